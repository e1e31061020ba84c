import type { CreateCardRequest } from '@cardwright/contract/cards';
import { v5 } from 'uuid';
import type { Orm } from '../../db/database.ts';
import { storable } from '../../db/storable-text.ts';
import { notFound } from '../../http/problem-error.ts';
import type { PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import type { RunService } from '../../runs/run-service.ts';
import { type StartedWork, startWork } from '../../runs/run-to-end.ts';
import type { Charges } from '../billing/charges.ts';
import type { ImageRow } from '../images/images-store.ts';
import type { CardChanges, CardChangesDeps } from './card-changes.ts';
import {
  type ImportedListing,
  type ImportFailure,
  type ImportOutcome,
  importPage,
  readGiven,
  sourceUrlOf,
} from './card-import.ts';
import type { CardRow } from './cards-store.ts';
import { keepableListing } from './clip-listing.ts';
import { emptyCard } from './empty-card.ts';

export type ImportRequest = CreateCardRequest & { chat_id?: string };

interface ImportOptions {
  /** Identifies the request: a repeated one gets the first import. */
  request_id?: string;
  /** Waits for the end: the import starts at once, as a step of a run if `part_of` is given. */
  wait?: { part_of?: string; onProgress(step: string): void; onEarlier?(): void };
}

/** More turns than run at once. */
const mostTurns = 500;

export interface CardImports {
  /** Makes the card; `started` is null when nothing had to be fetched and the card is finished. */
  begin(
    userId: string,
    request: ImportRequest,
    options?: ImportOptions,
  ): Promise<{ card_id: string; started: StartedWork<void> | null }>;
  /** Ends an import that nothing works on any more. */
  abandon(cardId: string, userId: string, wasStopped?: boolean): Promise<void>;
}

export interface CardImportsDeps extends CardChangesDeps {
  changes: CardChanges;
  fetcher: PageFetcher;
  runs: RunService;
  charges: Charges;
}

const again = 'Please import it again.';
const endings = {
  stopped: { code: 'unreachable', message: `The import was stopped before it was finished. ${again}` },
  abandoned: { code: 'unreachable', message: `The server stopped while this page was being imported. ${again}` },
  broken: {
    code: 'internal_error',
    message:
      "Something went wrong on our side while reading this page. Please try again, or paste the product's text instead.",
  },
} satisfies Record<string, ImportFailure>;

export function createCardImports(deps: CardImportsDeps): CardImports {
  const { store, images, changes, fetcher, runs, charges, clock, newId } = deps;

  const newCard = (userId: string, { chat_id, marketplace, ...given }: ImportRequest) =>
    emptyCard({ user_id: userId, chat_id, marketplace, source_url: sourceUrlOf(given) }, deps);

  const keep = async (tx: Orm, card: CardRow, imported: ImportedListing, pictures: ImageRow[]) => {
    const now = clock.now();
    const listing = keepableListing(imported.listing);
    const { label, author, source } = imported;
    await store.fillVersion(tx, card.original_version_id, { listing, label, author, created_at: now });
    await store.insertSource(tx, {
      id: newId(),
      card_id: card.id,
      created_at: now,
      kind: source.kind,
      text: storable(source.text),
    });
    await images.insert(pictures, tx);
    await store.update(tx, card.id, {
      status: 'ready',
      title: listing.title,
      brand_store: storable(imported.brand_store),
      score: await changes.scoreOf(tx, card.id, listing, card.marketplace),
      updated_at: now,
    });
  };

  const fail = async (userId: string, cardId: string, { code, message }: ImportFailure) => {
    await store.transaction(async (tx) => {
      const card = await store.lock(tx, userId, cardId);
      if (card?.status !== 'importing') return;
      const failure = { status: 'failed', failure_code: code, failure_message: storable(message) } as const;
      await store.update(tx, cardId, { ...failure, updated_at: clock.now() });
    });
  };

  /** Stores what was found, unless the card was deleted meanwhile. */
  const settle = async (
    card: CardRow,
    outcome: ImportOutcome,
    { signal, settle: settleRun }: RunContext,
    onProgress: (step: string) => void,
  ) => {
    if ('failure' in outcome) return fail(card.user_id, card.id, outcome.failure);
    const { imported } = outcome;
    if (imported.pictures.length > 0) onProgress('Loading the pictures');
    const pictures = await images.download(card.user_id, card.id, imported.pictures, signal);
    let kept = false;
    try {
      signal.throwIfAborted();
      kept = await store.transaction(async (tx) => {
        const locked = await store.lock(tx, card.user_id, card.id);
        if (locked?.status !== 'importing') return false;
        await keep(tx, locked, imported, pictures);
        await settleRun(tx);
        return true;
      });
    } finally {
      if (!kept) await images.removeFiles(pictures);
    }
  };

  const work = async (context: RunContext, request: ImportRequest, onProgress: (step: string) => void) => {
    const { signal, run } = context;
    const card = run.card_id === null ? null : await store.byId(run.user_id, run.card_id);
    if (card === null) throw notFound('Card');
    try {
      const outcome = readGiven(request) ?? (await importPage(fetcher, card.source_url ?? '', signal, onProgress));
      await settle(card, outcome, context, onProgress);
    } catch (error) {
      if (signal.aborted && signal.reason !== 'stopped') throw error;
      await fail(run.user_id, card.id, signal.aborted ? endings.stopped : endings.broken);
      throw error;
    }
  };
  runs.define('import', (context) => work(context, context.run.input as ImportRequest, () => {}));

  /** If there is nothing to fetch, the card is finished at once, and paid for in the transaction that keeps it. */
  const finishAtOnce = async (userId: string, request: ImportRequest, given: ImportOutcome, requestId: string) => {
    const { card, version } = newCard(userId, request);
    const key = `import:${requestId}`;
    const cardId = await store.transaction(async (tx) => {
      await store.lockRequest(tx, requestId);
      const paid = await charges.paidFor(tx, userId, key);
      if (paid !== null) return paid.id;
      await store.insert(card, version, tx);
      if (!('imported' in given)) return card.id;
      await keep(tx, card, given.imported, []);
      if (isFree(request)) return card.id;
      const { title } = given.imported.listing;
      const ref = { kind: 'card', id: card.id } as const;
      await charges.spend(tx, { user_id: userId, reason: 'import', key, ref, title });
      return card.id;
    });
    if ('failure' in given) await fail(userId, cardId, given.failure);
    return cardId;
  };

  /** The ids that imports of a turn have, so that the same one twice in it is two. */
  const idsOfTurns = new Map<string, Set<string>>();
  const idsOf = (turn: string): Set<string> => {
    const ids = idsOfTurns.get(turn) ?? new Set<string>();
    idsOfTurns.set(turn, ids);
    const [oldest] = idsOfTurns.keys();
    if (idsOfTurns.size > mostTurns && oldest !== undefined) idsOfTurns.delete(oldest);
    return ids;
  };
  /** What a turn that failed has imported for this request; else the id of the next try. */
  const earlierTry = async (userId: string, requestId: string, turn: string) => {
    const ids = idsOf(turn);
    for (let free_id = requestId; ; free_id = v5('next try', free_id)) {
      if (ids.has(free_id)) continue;
      ids.add(free_id);
      const before = await store.stepImport(userId, free_id);
      if (before === null || before.kept !== null) return { kept: before?.kept ?? null, free_id };
    }
  };

  return {
    async begin(userId, request, { request_id = newId(), wait } = {}) {
      const given = readGiven(request);
      // A step of a turn is a run, whatever it reads, so that the turn's cost counts it.
      const isStep = wait?.part_of !== undefined && !isFree(request);
      if (given !== null && !isStep && ('failure' in given || given.imported.pictures.length === 0))
        return { card_id: await finishAtOnce(userId, request, given, request_id), started: null };
      const { kept, free_id } =
        wait?.part_of === undefined
          ? { kept: null, free_id: request_id }
          : await earlierTry(userId, request_id, wait.part_of);
      if (kept !== null) {
        wait?.onEarlier?.();
        return { card_id: kept, started: null };
      }
      const { card, version } = newCard(userId, request);
      const title = card.source_url === null ? null : new URL(card.source_url).host;
      const start = {
        user_id: userId,
        kind: 'import',
        request_id: free_id,
        card_id: card.id,
        price: { credits: await charges.priceOf(userId, 'import'), title },
        ...(wait?.part_of === undefined ? {} : { part_of: wait.part_of }),
      } as const;
      const prepare = (tx: Orm) => store.insert(card, version, tx);
      if (wait === undefined) {
        const run = await runs.submit({ ...start, input: storable(request) }, prepare);
        return { card_id: run.card_id ?? card.id, started: null };
      }
      const started = await startWork(runs, start, (context) => work(context, request, wait.onProgress), prepare);
      return { card_id: card.id, started };
    },
    abandon: (cardId, userId, wasStopped = false) =>
      fail(userId, cardId, wasStopped ? endings.stopped : endings.abandoned),
  };
}

/** Fields that the seller wrote are not an import, because nothing is read. */
const isFree = (request: ImportRequest) => 'listing' in request;
