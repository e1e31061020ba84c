import type { Card } from '@cardwright/contract/cards';
import type { ImageEdit, ImageEditRequest, ImageEdits, ImageWork as WorkName } from '@cardwright/contract/images';
import {
  type ImageOperation,
  imageEditRequestSchema,
  imageOperationSchema,
  imageSides,
  maxImageBytes,
} from '@cardwright/contract/images';
import { profileOf } from '@cardwright/listing/marketplaces/profiles';
import type { NewId } from '../../db/ids.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { cannotInvent, type PictureTask } from '../../outside/image-model/image-model.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import type { AskedRun } from '../../runs/run-charges.ts';
import type { RunService } from '../../runs/run-service.ts';
import { startWork, waitFor } from '../../runs/run-to-end.ts';
import { featureFacts, sizeFacts } from './graphic-facts.ts';
import type { ImageEditRow, ImageEditState, ImageEditsStore } from './image-edits-store.ts';
import type { ImagesService } from './images-service.ts';
import type { ImageRow } from './images-store.ts';
import { type MadePicture, type PictureMaker, RefusedPicture } from './picture-maker.ts';
import { sizeRuleOf } from './size-rule.ts';

/** Work on pictures as runs: each operation costs 1 image credit once its result is kept, and nothing if it fails. */
export interface ImageWork {
  /**
   * Waits for a place of the seller's plan. A repeated request id gets the first run, and so does the same work while it
   * is running, for example from another tab. @throws ProblemError
   */
  submit(userId: string, request: ImageEditRequest, requestId?: string): Promise<string>;
  /** Does the work as a step of a turn and waits for the result. @throws ProblemError */
  runNow(userId: string, request: ImageEditRequest, step: WorkStep): Promise<DoneWork>;
  get(userId: string, runId: string): Promise<ImageEdit>;
  /** What is running for a card, failures that the seller has not seen, and results that are on no card yet. */
  ofCard(userId: string, cardId: string): Promise<ImageEdits>;
  stop(userId: string, runId: string): Promise<ImageEdit>;
  /** Starts failed work once more, which takes its place in the list. @throws ProblemError as `submit`; `conflict`: none failed */
  retry(userId: string, runId: string, requestId?: string): Promise<string>;
  /** Throws away a result that is on no card, and hides the work. */
  discard(userId: string, runId: string): Promise<void>;
  latestOfChat(userId: string, chatId: string): Promise<string | null>;
  removeOld(): Promise<void>;
}

interface DoneWork {
  image: ImageRow;
  notes: string[];
  /** Image credits that it cost. */
  credits: number;
}

export interface WorkStep {
  chat_id: string;
  part_of: string;
  signal: AbortSignal;
  onProgress(sentence: string): void;
}

export interface ImageWorkDeps {
  store: ImageEditsStore;
  images: ImagesService;
  maker: PictureMaker;
  runs: RunService;
  cards: { get(userId: string, cardId: string): Promise<Card> };
  /** The price of one operation, in image credits. */
  price(userId: string): Promise<number>;
  clock: Clock;
  newId: NewId;
}

type Tx = Parameters<ImageEditsStore['insert']>[1];

/** The requested work is already running. */
class SameWork extends Error {
  readonly run_id: string;

  constructor(runId: string) {
    super('the same work goes on');
    this.run_id = runId;
  }
}

const imageSidesSentence = `The sides of an image can be ${imageSides.min} to ${imageSides.max.toLocaleString('en-US')} pixels.`;

const nothingTaken = 'There was nothing to change, so nothing was charged for it.';

/** How long results that are on no card are kept. */
const lifeMs = 30 * 24 * 3_600_000;
/** For marketplaces without a limit of their own. */
const megabytesAtMost = 9;

export function createImageWork({ store, images, maker, runs, cards, price, clock, newId }: ImageWorkDeps): ImageWork {
  /** The pictures, facts and rules of a request, read and checked. @throws ProblemError before anything is held */
  const prepare = async (userId: string, request: ImageEditRequest) => {
    const cardId = request.options?.card_id;
    const given = request.image_id === undefined ? null : await images.ofUser(userId, request.image_id);
    const card = cardId === undefined ? null : await cards.get(userId, cardId);
    const first = given ?? (request.operation === 'generate' ? null : await mainImageOf(userId, card));
    if (request.operation === 'generate' && !maker.invents) throw new ProblemError('conflict', cannotInvent);
    const others = 'image_ids' in (request.options ?? {}) ? (request as ComposeRequest).options.image_ids : [];
    const rest = await Promise.all(others.map((id) => images.ofUser(userId, id)));
    const ofCard = card ?? (given?.card_id ? await cards.get(userId, given.card_id) : null);
    return { card: ofCard, pictures: [...(first === null ? [] : [first]), ...rest], task: taskOf(request, ofCard) };
  };
  const mainImageOf = async (userId: string, card: Card | null) => {
    const [main] = card?.images ?? [];
    return main === undefined ? null : images.ofUser(userId, main.id);
  };

  const work = async ({ run, signal, settle }: RunContext, onProgress: (sentence: string) => void) => {
    const edit = await store.byRun(run.id);
    if (edit === null) throw notFound('Image');
    const say = async (sentence: string) => {
      onProgress(sentence);
      await store.progress(run.id, sentence);
    };
    const { request, user_id: userId } = edit;
    const { pictures, task } = await prepare(userId, request);
    await say(pictures.length > 1 ? 'Reading the images' : 'Reading the image');
    const files: Uint8Array[] = [];
    for (const picture of pictures) files.push(await images.read(picture, signal));
    await say(sentenceOf(request));
    const made =
      task === null
        ? await maker.invent(request.operation === 'generate' ? request.options.prompt : '', files, signal)
        : await maker.carryOut(task, files, signal);
    await say('Keeping the result');
    const credits = (run.held_credits / operationsOf(request).length) * made.report.performed.length;
    const row = await kept(userId, made, altOf(request, task, pictures));
    try {
      signal.throwIfAborted();
      await store.orm.transaction(async (tx) => {
        await images.insert([row], tx);
        await store.finish(tx, run.id, row.id, made.report.notes);
        await settle(tx, credits);
      });
    } catch (error) {
      await images.removeFiles([row]);
      throw error;
    }
    return { image: row, notes: made.report.notes, credits };
  };

  const kept = async (userId: string, { bytes }: MadePicture, alt: string): Promise<ImageRow> => {
    const unusable = (cause?: unknown) =>
      new ProblemError('unavailable', 'The file that came back is no picture that can be used. Please try again.', {
        cause,
      });
    if (bytes.length > maxImageBytes) throw unusable();
    return images.keepMade(userId, { bytes, alt }).catch((error) => {
      throw error instanceof ProblemError ? unusable(error) : error;
    });
  };

  const startOf = async (userId: string, given: ImageEditRequest, requestId: string) => {
    const request = checked(given);
    const { card, pictures } = await prepare(userId, request);
    const credits = (await price(userId)) * operationsOf(request).length;
    const cardId = request.options?.card_id ?? card?.id ?? null;
    return {
      start: {
        user_id: userId,
        kind: 'image_edit',
        request_id: requestId,
        ...(cardId === null ? {} : { card_id: cardId }),
        price: { credits, title: card?.current.listing.title ?? null },
      } as const,
      insert: (chatId: string | null) => async (tx: Tx, run: AskedRun) => {
        const row: ImageEditRow = {
          run_id: run.id,
          user_id: userId,
          card_id: cardId,
          chat_id: chatId,
          image_id: pictures[0]?.id ?? null,
          result_id: null,
          request,
          notes: [],
          progress: null,
          is_closed: false,
          created_at: clock.now(),
        };
        // A picture made from words is a different one each time.
        const isSame = chatId === null && request.operation !== 'generate';
        const goingOn = isSame ? await store.sameGoingOn(tx, row) : null;
        if (goingOn !== null) throw new SameWork(goingOn);
        await store.insert(row, tx);
      },
    };
  };
  /** A picture that already is as requested: the work is done, without a result and without a charge. */
  const endUnchanged = (runId: string) => (error: unknown) => {
    if (!(error instanceof RefusedPicture) || error.reason !== 'nothing_to_do') throw error;
    return store.orm.transaction((tx) => store.finish(tx, runId, null, [`${error.message} ${nothingTaken}`]));
  };
  runs.define('image_edit', async (context) => {
    await work(context, () => {}).catch(endUnchanged(context.run.id));
  });

  /** `replaced`: the failed run whose place it takes; of two that want it one gets it. */
  const begun = async (
    userId: string,
    request: ImageEditRequest,
    requestId: string,
    replaced: ImageEditState | null = null,
  ) => {
    const { start, insert } = await startOf(userId, request, requestId);
    try {
      const run = await runs.submit(start, async (tx, asked) => {
        const isThere = replaced === null || (replaced.run.status === 'failed' && (await close(tx, replaced)));
        if (!isThere) throw new ProblemError('conflict', 'This work is not there to be tried again.');
        await insert(replaced?.edit.chat_id ?? null)(tx, asked);
      });
      return run.id;
    } catch (error) {
      if (!(error instanceof SameWork)) throw error;
      if (replaced !== null) await store.orm.transaction((tx) => close(tx, replaced));
      return error.run_id;
    }
  };
  const close = (tx: Tx, { edit }: ImageEditState) => store.close(tx, edit.user_id, edit.run_id);
  const stateOf = async (userId: string, runId: string): Promise<ImageEditState> => {
    const state = await store.state(userId, runId);
    if (state === null) throw notFound('Image work');
    return state;
  };

  return {
    submit: (userId, request, requestId = newId()) => begun(userId, request, requestId),
    async runNow(userId, request, { chat_id, part_of, signal, onProgress }) {
      const { start, insert } = await startOf(userId, request, newId());
      const ofTurn = { ...start, part_of };
      const started = await startWork(runs, ofTurn, (context) => work(context, onProgress), insert(chat_id));
      return waitFor(runs, userId, started, signal);
    },
    get: async (userId, runId) => viewOf(await stateOf(userId, runId), images.view),
    async ofCard(userId, cardId) {
      await cards.get(userId, cardId);
      const items = (await store.openOfCard(userId, cardId)).map((state) => viewOf(state, images.view));
      return { items, can_generate: maker.invents };
    },
    async stop(userId, runId) {
      await stateOf(userId, runId);
      await runs.stop(userId, runId);
      return viewOf(await stateOf(userId, runId), images.view);
    },
    async retry(userId, runId, requestId = newId()) {
      const failed = await stateOf(userId, runId);
      return begun(userId, failed.edit.request, requestId, failed);
    },
    async discard(userId, runId) {
      const { edit, run } = await stateOf(userId, runId);
      if (run.status === 'queued' || run.status === 'running') await runs.stop(userId, runId);
      await store.orm.transaction((tx) => store.close(tx, userId, runId));
      if (edit.result_id !== null) await images.removeLoose(userId, edit.result_id);
    },
    latestOfChat: (userId, chatId) => store.latestOfChat(userId, chatId),
    removeOld: () => store.removeOlderThan(new Date(clock.now().getTime() - lifeMs)),
  };
}

/** Requests of conversations have not passed the contract's schema on their way here. @throws ProblemError */
function checked(given: ImageEditRequest): ImageEditRequest {
  const { data, error } = imageEditRequestSchema.safeParse(given);
  if (data !== undefined) return data;
  const sides = error.issues.some(({ path }) => path.includes('width') || path.includes('height'));
  const sentence = sides ? imageSidesSentence : 'This cannot be done with this image. Please ask in other words.';
  throw new ProblemError('conflict', sentence);
}

type ComposeRequest = Extract<ImageEditRequest, { operation: 'compose' }>;

/** The operations of a request, each of which costs an image credit. */
const operationsOf = (request: ImageEditRequest): WorkName[] => {
  const also = request.options !== undefined && 'also' in request.options ? (request.options.also ?? []) : [];
  return [request.operation, ...also];
};

type ChangeRequest = Extract<ImageEditRequest, { operation: ImageOperation }>;
const isChange = (request: ImageEditRequest): request is ChangeRequest =>
  imageOperationSchema.safeParse(request.operation).success;

/** What the built-in model is to do; null: the request needs a model that makes pictures from words. */
function taskOf(request: ImageEditRequest, card: Card | null): PictureTask | null {
  if (request.operation === 'generate') return null;
  if (request.operation === 'compose') return { kind: 'compose' };
  if (request.operation === 'size_chart' || request.operation === 'feature_graphic')
    return graphicOf(request.operation, card);
  if (!isChange(request)) throw new Error(`nothing is known of the work ${request.operation}`);
  const { options = {} } = request;
  const marketplace = options.marketplace ?? card?.marketplace ?? 'generic';
  const profile = profileOf(marketplace);
  const { width, height } = options;
  return {
    kind: 'edit',
    operations: operationsOf(request) as Extract<PictureTask, { kind: 'edit' }>['operations'],
    size: {
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      rule: sizeRuleOf(marketplace, profile),
    },
    megabytes: Math.min(megabytesAtMost, profile.images.mb ?? megabytesAtMost),
  };
}

/** A graphic of facts on the card. @throws ProblemError when there are none */
function graphicOf(kind: 'size_chart' | 'feature_graphic', card: Card | null): PictureTask {
  if (card === null) throw notFound('Card');
  const { listing } = card.current;
  const traced = kind === 'size_chart' ? sizeFacts(listing) : featureFacts(listing);
  if (traced.length === 0)
    throw new ProblemError(
      'conflict',
      kind === 'size_chart'
        ? 'The card states no sizes, so there is nothing to draw. Add specifications such as "Height: 25 cm" first.'
        : 'The card has no specifications, so there is nothing to draw. Add some first.',
    );
  return { kind, title: listing.title, facts: traced.map(({ path: _path, ...fact }) => fact) };
}

const sentences: Record<WorkName, string> = {
  white_background: 'Making the background white',
  square: 'Making it square',
  crop: 'Cropping to the product',
  resize: 'Changing the size',
  straighten: 'Straightening it',
  lighten: 'Making it lighter',
  shadow: 'Adding a shadow',
  enhance: 'Making it clearer',
  compose: 'Putting the images together',
  size_chart: 'Drawing the size chart',
  feature_graphic: 'Drawing the feature graphic',
  generate: 'Making the image',
};
const sentenceOf = (request: ImageEditRequest) => {
  const [first, ...more] = operationsOf(request);
  const next = more.length === 0 ? '' : `, and ${more.length} more ${more.length === 1 ? 'step' : 'steps'}`;
  return `${sentences[first ?? 'enhance']}${next}`;
};

/** Describes the result, from what the seller has written and what the card states. */
function altOf(request: ImageEditRequest, task: PictureTask | null, pictures: ImageRow[]): string {
  if (task?.kind === 'size_chart' || task?.kind === 'feature_graphic') {
    const facts = task.facts.map(({ name, value }) => `${name}: ${value}`).join('; ');
    return `${task.kind === 'size_chart' ? 'Size chart' : 'Features'}: ${facts}`;
  }
  if (request.operation === 'generate') return '';
  if (request.operation === 'compose')
    return pictures
      .map(({ alt }) => alt)
      .filter(Boolean)
      .join('; ');
  return pictures[0]?.alt ?? '';
}

function viewOf({ edit, run, before, result }: ImageEditState, view: ImagesService['view']): ImageEdit {
  const isOpen = run.status === 'queued' || run.status === 'running';
  return {
    id: edit.run_id,
    run_id: edit.run_id,
    status: run.status,
    operations: operationsOf(edit.request),
    card_id: edit.card_id,
    before: before && view(before),
    image: result && view(result),
    notes: edit.notes,
    progress: isOpen ? edit.progress : null,
    credits: isOpen ? run.held_credits : run.cost_credits,
    error:
      run.error_code === null || run.error_message === null
        ? null
        : { code: run.error_code, message: run.error_message },
    created_at: edit.created_at.toISOString(),
  };
}
