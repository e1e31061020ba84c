import type { Marketplace } from '@cardwright/contract/listings';
import type { Evidence, Flag, Source } from '@cardwright/listing/evidence';
import { listingTexts } from '@cardwright/listing/ground/listing-texts';
import { describeChange } from '@cardwright/listing/improve/change-reasons';
import type { Improvement, ImproveOptions } from '@cardwright/listing/improve/improve-listing';
import { gateRewrite } from '@cardwright/listing/improve/output-gate';
import { rewriteContext } from '@cardwright/listing/improve/rewrite-context';
import type { Listing, ListingImage, ListingSection } from '@cardwright/listing/listing';
import { listingSections } from '@cardwright/listing/listing';
import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import type { Orm } from '../../db/database.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import { improveApart } from '../../improve-apart.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import type { AskedRun } from '../../runs/run-charges.ts';
import type { RunService } from '../../runs/run-service.ts';
import type { Run } from '../../runs/run-store.ts';
import { type StartedWork, startWork } from '../../runs/run-to-end.ts';
import type { Charges } from '../billing/charges.ts';
import { listingImageOf } from '../images/images-service.ts';
import { type CardChanges, type CardChangesDeps, requireIdle } from './card-changes.ts';
import type { CardRow } from './cards-store.ts';
import { keepableListing } from './clip-listing.ts';

/** What a writer other than the rules gets, and may use as facts. */
interface RewriteInput {
  listing: Listing;
  sources: Source[];
  marketplace: Marketplace;
  sections?: ListingSection[];
  options?: ImproveOptions;
}

export interface ImproveCardOptions {
  marketplace?: Marketplace;
  sections?: ListingSection[];
  options?: ImproveOptions;
  /** Writes the listing instead of the rules; its result passes the output gate. */
  rewrite?: (input: RewriteInput) => Promise<Listing>;
  /** Runs in the transaction that keeps the new version, and gets the cost; when it throws, nothing is kept. */
  settle?: (tx: Orm, done: { charged: number; is_changed: boolean }) => Promise<void>;
  /** The run or the job over many cards whose step this is. */
  part_of?: string;
  /** Our own work: the seller does not pay for it. */
  isFree?: boolean;
}

interface WrittenImprovement {
  improvement: Improvement;
  /** Totals for the marketplace that the card was improved for. */
  score_before: number;
  score_after: number;
  /** False when no word changed, however many points that gained: then there is nothing to pay for. */
  is_paid: boolean;
}
export interface ImproveResult extends Omit<WrittenImprovement, 'is_paid'> {
  /** Credits that it cost. */
  charged: number;
}

export interface CardImprovements {
  /**
   * Starts the improvement; the card is `improving` until it ends.
   * @throws ProblemError `not_found`, `conflict`, `credits_exhausted`
   */
  begin(userId: string, cardId: string, options: ImproveCardOptions): Promise<StartedWork<ImproveResult>>;
  /** Like `begin`, but waits for a place of the seller's plan. A repeated request gets the first run. */
  submit(userId: string, cardId: string, options: AskedImprovement, requestId?: string): Promise<Run>;
  /** Releases a card that nothing works on any more. */
  abandon(cardId: string, userId: string): Promise<void>;
}

/** What a seller asks for, as JSON while it waits. */
export type AskedImprovement = Pick<ImproveCardOptions, 'marketplace' | 'sections' | 'options'>;

export interface CardImprovementsDeps extends CardChangesDeps {
  changes: CardChanges;
  runs: RunService;
  charges: Charges;
}

export function createCardImprovements(deps: CardImprovementsDeps): CardImprovements {
  const { store, images, changes, runs, charges, newId } = deps;

  const release = (userId: string, cardId: string) =>
    store.transaction(async (tx) => {
      const card = await store.lock(tx, userId, cardId);
      if (card?.status === 'improving') await store.update(tx, cardId, { status: 'ready' });
    });

  const write = async (
    card: CardRow,
    options: ImproveCardOptions,
    signal: AbortSignal,
  ): Promise<WrittenImprovement> => {
    const marketplace = options.marketplace ?? card.marketplace;
    const current = await store.version(card.id, card.current_version_id);
    if (current === null) throw notFound('Card');
    const pictures = ((await images.ofCards([card.id])).get(card.id) ?? []).map(listingImageOf);
    const sources = await store.sources(card.id);
    const input = {
      listing: current.listing,
      images: pictures,
      sources,
      marketplace,
      sections: openSections(card, options),
      options: {
        ...options.options,
        protected_texts: [...(options.options?.protected_texts ?? []), ...card.protected_texts],
      },
    };
    const { rewrite } = options;
    const written = await (rewrite === undefined ? improveApart(input, signal) : rewriteWith(rewrite, input, signal));
    const kept = Object.fromEntries(card.locks.map((section) => [section, current.listing[section]]));
    const improvement = { ...written, listing: { ...written.listing, ...kept } };
    const total = (listing: Listing) => scoreListing({ listing, images: pictures, marketplace }).total;
    const listing = keepableListing(improvement.listing);
    const [score_before, score_after] = [total(current.listing), total(listing)];
    return {
      improvement: { ...improvement, listing },
      score_before,
      score_after,
      is_paid: wordsOf(listing) !== wordsOf(current.listing),
    };
  };

  const hasNewFlags = async (tx: Orm, card: CardRow, flags: readonly Flag[]): Promise<boolean> => {
    const current = await store.version(card.id, card.current_version_id, tx);
    const known = new Set(current?.flags.map(({ path, text }) => `${path} ${text}`));
    return flags.some(({ path, text }) => !known.has(`${path} ${text}`));
  };

  const keep = async (
    userId: string,
    card: CardRow,
    options: ImproveCardOptions,
    result: WrittenImprovement,
    { run, settle }: Pick<RunContext, 'run' | 'settle'>,
  ) =>
    store.transaction(async (tx) => {
      const locked = await store.lock(tx, userId, card.id);
      if (locked === null) throw notFound('Card');
      const marketplace = options.marketplace ?? card.marketplace;
      const { listing, evidence, flags, changes: changed } = result.improvement;
      const name = marketplace === 'generic' ? '' : ` for ${marketplaceNames[marketplace]}`;
      const isChanged = changed.length > 0;
      // A step of a turn says in the chat that there was nothing; only an improvement that was asked for ends in a version.
      if (isChanged || options.part_of === undefined || (await hasNewFlags(tx, locked, flags))) {
        const label = isChanged ? `Improved${name}` : `Checked${name}, nothing to change`;
        const version = { label, author: 'assistant' as const, listing, evidence, flags };
        await changes.addVersion(tx, locked, version, { status: 'ready', marketplace });
      } else {
        await store.update(tx, locked.id, { status: 'ready' });
        await changes.rescore(tx, { ...locked, marketplace });
      }
      const charged = isChanged && result.is_paid ? run.held_credits : 0;
      await options.settle?.(tx, { charged, is_changed: isChanged });
      await settle(tx, charged);
      return charged;
    });

  const work = async ({ run, signal, settle }: RunContext, options: ImproveCardOptions): Promise<ImproveResult> => {
    const { user_id: userId, card_id: cardId } = run;
    if (cardId === null) throw notFound('Card');
    try {
      // Read again: the card may have changed between the request and the lock.
      const locked = await store.byId(userId, cardId);
      if (locked === null) throw notFound('Card');
      const written = await write(locked, options, signal);
      signal.throwIfAborted();
      const charged = await keep(userId, locked, options, written, { run, settle });
      const { is_paid: _, ...result } = written;
      return { ...result, charged };
    } catch (error) {
      if (!signal.aborted || signal.reason === 'stopped') await release(userId, cardId);
      throw error;
    }
  };
  runs.define('improve', async (context) => void (await work(context, context.run.input as AskedImprovement)));

  const lockFor = (options: ImproveCardOptions) => async (tx: Orm, run: AskedRun) => {
    const locked = run.card_id === null ? null : await store.lock(tx, run.user_id, run.card_id);
    if (locked === null) throw notFound('Card');
    requireIdle(locked);
    if (locked.status === 'failed')
      throw new ProblemError('conflict', 'The import of this card failed, so there is nothing to improve yet.');
    if (openSections(locked, options).length === 0)
      throw new ProblemError('conflict', 'Everything that could be improved here is locked. Unlock a section first.');
    await store.update(tx, locked.id, { status: 'improving' });
  };
  const startOf = async (userId: string, cardId: string, options: ImproveCardOptions, requestId: string) => {
    const card = await store.byId(userId, cardId);
    if (card === null) throw notFound('Card');
    const credits = options.isFree === true ? 0 : await charges.priceOf(userId, 'improve');
    return {
      user_id: userId,
      kind: 'improve',
      request_id: requestId,
      card_id: cardId,
      price: { credits, title: card.title },
      ...(options.part_of === undefined ? {} : { part_of: options.part_of }),
    } as const;
  };

  return {
    async begin(userId, cardId, options) {
      const start = await startOf(userId, cardId, options, newId());
      return startWork(runs, start, (context) => work(context, options), lockFor(options));
    },
    async submit(userId, cardId, options, requestId = newId()) {
      const start = await startOf(userId, cardId, options, requestId);
      return runs.submit({ ...start, input: options }, lockFor(options));
    },
    abandon: (cardId, userId) => release(userId, cardId),
  };
}

/** All words and numbers of a listing in order, ignoring capitals. */
const wordsOf = (listing: Listing): string =>
  listingTexts(listing)
    .flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .join(' ');

/** The sections that were asked for and that the seller has not locked. */
const openSections = (card: CardRow, { sections = [...listingSections] }: ImproveCardOptions): ListingSection[] =>
  sections.filter((section) => !card.locks.includes(section));

/** Passes a writer's listing through the gate; sections that were not asked for keep their text. */
async function rewriteWith(
  rewrite: (input: RewriteInput) => Promise<Listing>,
  { images, ...input }: RewriteInput & { images: ListingImage[] },
  signal: AbortSignal,
): Promise<Improvement> {
  const { listing: before, sources, marketplace } = input;
  const wanted = new Set<ListingSection>(input.sections ?? listingSections);
  const written = await rewrite(input);
  const kept = Object.fromEntries(listingSections.filter((id) => !wanted.has(id)).map((id) => [id, before[id]]));
  const gated: { listing: Listing; evidence: Evidence[]; flags: Flag[] } = gateRewrite({
    before,
    after: { ...written, ...kept },
    sources,
    marketplace,
    protected_texts: input.options?.protected_texts ?? [],
  });
  // With no section to rewrite, the rules only say what is still missing.
  const context = rewriteContext({ ...input, images });
  const asked = { listing: gated.listing, images, sources, marketplace, sections: [] };
  const { questions } = await improveApart(asked, signal);
  const changed = listingSections.filter((id) => JSON.stringify(before[id]) !== JSON.stringify(gated.listing[id]));
  return {
    ...gated,
    questions,
    changes: changed.map((id) => ({ path: id, reason: describeChange(id, before, gated.listing, context) })),
    ...(changed.length > 0 ? {} : { unchanged: (await improveApart({ ...input, images }, signal)).unchanged }),
  };
}
