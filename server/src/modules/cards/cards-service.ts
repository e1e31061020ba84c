import type { Card, CardFacts, CardsQuery, Comparison, PatchCardRequest, Version } from '@cardwright/contract/cards';
import type { ListQuery, Page } from '@cardwright/contract/common';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import { compareFacts } from '@cardwright/listing/compare/compare-facts';
import { compareListings } from '@cardwright/listing/compare/compare-listings';
import { movedItems } from '@cardwright/listing/compare/moved-items';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import { type ListingSection, listingSections } from '@cardwright/listing/listing';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { z } from 'zod';
import type { Database, Orm } from '../../db/database.ts';
import { storable } from '../../db/storable-text.ts';
import { cursorInteger, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';
import type { RunService } from '../../runs/run-service.ts';
import { waitFor } from '../../runs/run-to-end.ts';
import type { Charges } from '../billing/charges.ts';
import { listingImageOf } from '../images/images-service.ts';
import { type CardChangesDeps, createCardChanges, requireIdle } from './card-changes.ts';
import { createCardEdits, type RestoredSection } from './card-edits.ts';
import { factsWithSources } from './card-facts.ts';
import { type CardImages, createCardImages } from './card-images.ts';
import { createCardImports, type ImportRequest } from './card-imports.ts';
import {
  type AskedImprovement,
  createCardImprovements,
  type ImproveCardOptions,
  type ImproveResult,
} from './card-improvements.ts';
import { type CardReimports, createCardReimports } from './card-reimport.ts';
import { viewCards, viewVersion } from './card-view.ts';
import {
  type BriefCard,
  type BriefQuery,
  listCards,
  listCardsBriefly,
  type PriceOfCard,
  pricesOfCards,
  type StateOfCard,
  statesOfCards,
} from './cards-list.ts';
import type { CardRow, VersionRow } from './cards-store.ts';
import { exportCards } from './export-cards.ts';
import { createExportCardsStore } from './export-cards-store.ts';
import { createReadyCards, type ReadyCards } from './ready-cards.ts';

/** Text that facts of a card may come from: from a file that came with a request, or the seller's own words. */
interface GivenSource {
  kind: 'file' | 'message';
  text: string;
}
/** The most files and messages: far more than anybody gives for one product. Each is read at every improvement. */
const mostGiven = 40;

/** A seller's cards. Every call names the user; a card of somebody else is as unknown as one that does not exist. */
export interface CardsService extends CardImages, ReadyCards, CardReimports {
  /**
   * The card is `importing` while something is fetched, else `ready` or `failed` at once. `requestId` identifies the request:
   * the same one again is charged once. @throws ProblemError `credits_exhausted`
   */
  create(userId: string, request: ImportRequest, requestId?: string): Promise<Card>;
  /**
   * As `create`, and waits for the end. An abort stops the import. `request_id`: of a step of a turn; what an earlier turn
   * with it has imported before it failed is answered, and `onEarlier` told.
   */
  importNow(
    userId: string,
    request: ImportRequest,
    options: {
      chat_id?: string;
      part_of?: string;
      request_id?: string;
      signal: AbortSignal;
      onProgress(step: string): void;
      onEarlier?(): void;
    },
  ): Promise<Card>;
  get(userId: string, cardId: string): Promise<Card>;
  list(userId: string, query: CardsQuery): Promise<Page<Card>>;
  /** Like `list`, without the listings; a page may have thousands of cards. */
  listBriefly(userId: string, query: BriefQuery): Promise<Page<BriefCard>>;
  /** What these cards cost now, in no order. */
  prices(userId: string, cardIds: string[]): Promise<PriceOfCard[]>;
  /** Brand, availability and what is missing, in no order. */
  states(userId: string, cardIds: string[]): Promise<StateOfCard[]>;
  /** @throws ProblemError `conflict` when `base_version` is not the current version any more */
  update(userId: string, cardId: string, change: PatchCardRequest): Promise<Card>;
  versions(userId: string, cardId: string, query: ListQuery): Promise<Page<Version>>;
  /** Makes a new version that is equal to an earlier one. */
  restore(userId: string, cardId: string, versionId: string): Promise<Card>;
  /** Makes a new version whose sections are those of earlier ones: the id of a version for each. */
  restoreSections(userId: string, cardId: string, versions: Partial<Record<ListingSection, string>>): Promise<Card>;
  /** Adds sources from the seller. What the card already has is left out; when there are too many, the newest stay. */
  addSources(userId: string, cardId: string, sources: readonly GivenSource[]): Promise<void>;
  /** `from` and `to` are `original`, `current` or a version's id. */
  compare(userId: string, cardId: string, from: string, to: string): Promise<Comparison>;
  /** The facts of the current version, with the sentences of the sources. */
  facts(userId: string, cardId: string): Promise<CardFacts>;
  score(userId: string, cardId: string, marketplace?: Marketplace): Promise<ScoreBody>;
  /**
   * As `score`, for a scoring credit. `request`: the same one again is charged once for the same version and marketplace;
   * `partOf`: the turn whose step it is.
   * @throws ProblemError `conflict` while something writes the card, or where there is no listing; `credits_exhausted`
   */
  paidScore(
    userId: string,
    cardId: string,
    marketplace: Marketplace | undefined,
    request?: string,
    partOf?: string,
  ): Promise<{ score: ScoreBody; is_charged: boolean }>;
  /** The score of the current version, if it was paid for, whoever asked; null: it was not. */
  scorePaidFor(userId: string, cardId: string, marketplace?: Marketplace): Promise<ScoreBody | null>;
  /**
   * Computes the card's score again, for another marketplace if given. `settle` runs in the transaction; `keyFor` is what a
   * request pays for this score with.
   */
  rescore(
    userId: string,
    cardId: string,
    marketplace: Marketplace | undefined,
    settle: (tx: Orm, scored: { title: string; keyFor(request: string): string }) => Promise<void>,
  ): Promise<void>;
  /** Starts an improvement and returns the id of its run. */
  improve(userId: string, cardId: string, options: AskedImprovement, requestId?: string): Promise<string>;
  /** Improves and waits for the end. An abort stops it and leaves the card as it was. */
  improveNow(
    userId: string,
    cardId: string,
    options: ImproveCardOptions & { signal?: AbortSignal },
  ): Promise<ImproveResult & { card: Card }>;
  /** The cards as the exporters need them, in the order of the ids, one batch read at a time. Unknown ids are left out. */
  exportCards(
    userId: string,
    idBatches: AsyncIterable<string[]> | Iterable<string[]>,
    version: 'original' | 'current',
  ): AsyncIterable<ExportCard>;
  /** How many of these ids are cards of the user. */
  count(userId: string, cardIds: string[]): Promise<number>;
  /** Titles of those of these cards that the user has. */
  titles(userId: string, cardIds: string[]): Promise<Map<string, string>>;
  /** Titles of those of these cards that were not imported from an address. */
  titlesWithoutPage(userId: string, cardIds: string[]): Promise<string[]>;
  /** Ends work that a process left behind when it died, on `cardIds` if given. `olderThan` in milliseconds. */
  recover(olderThan: number, cardIds?: string[]): Promise<void>;
}

export interface CardsServiceDeps extends Omit<CardChangesDeps, 'changes'> {
  database: Database;
  fetcher: PageFetcher;
  runs: RunService;
  charges: Charges;
  /** Makes an address of ours absolute. */
  publicUrl(path: string): string;
}

export function createCardsService(deps: CardsServiceDeps): CardsService {
  const { database, store, images, runs, charges, clock, newId } = deps;
  const forExport = createExportCardsStore(database);
  const changes = createCardChanges(deps);
  const edits = createCardEdits({ ...deps, changes });
  const imports = createCardImports({ ...deps, changes });
  const improvements = createCardImprovements({ ...deps, changes });
  const readyCards = createReadyCards({ ...deps, changes });
  runs.onAbandoned('import', async (run) => {
    if (run.card_id !== null) await imports.abandon(run.card_id, run.user_id, run.status === 'stopped');
  });
  runs.onAbandoned('improve', async (run) => {
    if (run.card_id !== null) await improvements.abandon(run.card_id, run.user_id);
  });

  const rowOf = async (userId: string, cardId: string): Promise<CardRow> => {
    const row = await store.byId(userId, cardId);
    if (row === null) throw notFound('Card');
    return row;
  };
  /** What was charged for a failed import. */
  const chargedForImport = async (userId: string, cardId: string): Promise<number> => {
    const run = await store.importRun(cardId);
    const outcome = run === null ? null : await charges.outcomeOf(userId, run);
    return outcome?.status === 'settled' ? outcome.amount : 0;
  };
  const get: CardsService['get'] = async (userId, cardId) => {
    const [card] = await viewCards([await rowOf(userId, cardId)], deps);
    if (card === undefined) throw notFound('Card');
    if (card.failure === null) return card;
    return { ...card, failure: { ...card.failure, charged: await chargedForImport(userId, cardId) } };
  };
  const versionOf = async (card: CardRow, ref: string, tx?: Orm): Promise<VersionRow> => {
    const id = ref === 'original' ? card.original_version_id : ref === 'current' ? card.current_version_id : ref;
    const version = await store.version(card.id, id, tx);
    if (version === null) throw notFound('Version');
    return version;
  };
  const scoreOf = async (card: CardRow, marketplace = card.marketplace, tx?: Orm): Promise<ScoreBody> => {
    const { listing } = await versionOf(card, 'current', tx);
    const pictures = (await images.ofCards([card.id], tx)).get(card.id) ?? [];
    return scoreListing({ listing, images: pictures.map(listingImageOf), marketplace });
  };
  /** How the key ends that a score is paid for with, after the request. */
  const endOfKey = (card: CardRow, marketplace: Marketplace) => `:${card.current_version_id}:${marketplace}`;
  const scoreKey = (request: string, card: CardRow, marketplace: Marketplace) =>
    `score:${request}${endOfKey(card, marketplace)}`;
  /** Runs a change on a locked card that nothing else is working on. */
  const change = <T>(userId: string, cardId: string, work: (tx: Orm, card: CardRow) => Promise<T>) =>
    store.transaction(async (tx) => {
      const card = await store.lock(tx, userId, cardId);
      if (card === null) throw notFound('Card');
      requireIdle(card);
      return work(tx, card);
    });

  return {
    get,
    async create(userId, request, requestId) {
      const { card_id } = await imports.begin(
        userId,
        request,
        requestId === undefined ? {} : { request_id: requestId },
      );
      return get(userId, card_id);
    },
    async importNow(userId, request, { chat_id, signal, request_id, ...wait }) {
      const ofChat = chat_id === undefined ? request : { ...request, chat_id };
      const { card_id, started } = await imports.begin(userId, ofChat, {
        wait,
        ...(request_id === undefined ? {} : { request_id }),
      });
      if (started !== null) await waitFor(runs, userId, started, signal);
      return get(userId, card_id);
    },
    async list(userId, query) {
      const page = await listCards(database, store, userId, query);
      return { items: await viewCards(page.items, deps), next_cursor: page.next_cursor };
    },
    listBriefly: (userId, query) => listCardsBriefly(database, userId, query),
    prices: (userId, cardIds) => pricesOfCards(database, userId, cardIds),
    states: (userId, cardIds) => statesOfCards(database, userId, cardIds),
    async update(userId, cardId, patch) {
      await change(userId, cardId, (tx, card) => edits.apply(tx, card, patch));
      return get(userId, cardId);
    },
    async versions(userId, cardId, { limit, cursor }) {
      const { confirmations } = await rowOf(userId, cardId);
      const below = cursor === undefined ? null : decodeCursor(cursor, z.tuple([cursorInteger]))[0];
      const rows = await store.versions(cardId, limit + 1, below);
      const page = pageOfRows(rows, limit, (row) => encodeCursor([row.number]));
      return { items: page.items.map((row) => viewVersion(row, confirmations)), next_cursor: page.next_cursor };
    },
    async restore(userId, cardId, versionId) {
      await change(userId, cardId, async (tx, card) => edits.restore(tx, card, await versionOf(card, versionId, tx)));
      return get(userId, cardId);
    },
    async restoreSections(userId, cardId, versions) {
      await change(userId, cardId, async (tx, card) => {
        const restored: RestoredSection[] = [];
        for (const section of listingSections) {
          const id = versions[section];
          if (id !== undefined) restored.push({ section, version: await versionOf(card, id, tx) });
        }
        await edits.restoreSections(tx, card, restored);
      });
      return get(userId, cardId);
    },
    async compare(userId, cardId, from, to) {
      const card = await rowOf(userId, cardId);
      const [before, after] = await Promise.all([versionOf(card, from), versionOf(card, to)]);
      const [one, other] = [before.listing, after.listing];
      const facts = compareFacts(one, other, before.id === after.id ? [] : await store.sources(cardId));
      const [fields, moved] = [compareListings(one, other), movedItems(one, other)];
      return { from: before.id, to: after.id, fields, moved, facts };
    },
    addSources: (userId, cardId, given) =>
      store.transaction(async (tx) => {
        if ((await store.lock(tx, userId, cardId)) === null) throw notFound('Card');
        const present = await store.sources(cardId, tx);
        const news = given
          .map(storable)
          .filter(({ kind, text }) => !present.some((one) => one.kind === kind && one.text === text))
          .slice(-mostGiven);
        const kept = present.filter(({ kind }) => kind === 'file' || kind === 'message');
        for (const { id } of kept.slice(0, Math.max(0, kept.length + news.length - mostGiven)))
          await store.removeSource(tx, cardId, id);
        for (const source of news)
          await store.insertSource(tx, { id: newId(), card_id: cardId, created_at: clock.now(), ...source });
      }),
    async facts(userId, cardId) {
      const card = await rowOf(userId, cardId);
      const [version, sources] = await Promise.all([versionOf(card, 'current'), store.sources(cardId)]);
      return { version_id: version.id, facts: factsWithSources(version.listing, sources) };
    },
    score: async (userId, cardId, marketplace) => scoreOf(await rowOf(userId, cardId), marketplace),
    paidScore: (userId, cardId, marketplace, request = newId(), partOf) =>
      change(userId, cardId, async (tx, card) => {
        if (card.status === 'failed' && card.title === '')
          throw new ProblemError('conflict', 'The import of this card failed, so there is nothing to score yet.');
        const score = await scoreOf(card, marketplace, tx);
        // A repeated request is free as long as it gets the same score.
        const key = scoreKey(request, card, score.marketplace);
        const ref = { kind: 'card', id: cardId } as const;
        const spending = { user_id: userId, reason: 'score', key, ref, title: card.title } as const;
        const is_charged = (await charges.paidFor(tx, userId, key)) === null;
        await charges.spend(tx, partOf === undefined ? spending : { ...spending, part_of: partOf });
        return { score, is_charged };
      }),
    async scorePaidFor(userId, cardId, marketplace) {
      const card = await rowOf(userId, cardId);
      const isPaid = await charges.hasPaidScore(userId, cardId, endOfKey(card, marketplace ?? card.marketplace));
      return isPaid ? scoreOf(card, marketplace) : null;
    },
    rescore: (userId, cardId, marketplace, settle) =>
      change(userId, cardId, async (tx, card) => {
        const scored = { ...card, marketplace: marketplace ?? card.marketplace };
        await changes.rescore(tx, scored);
        await settle(tx, { title: card.title, keyFor: (request) => scoreKey(request, card, scored.marketplace) });
      }),
    async improve(userId, cardId, options, requestId) {
      return (await improvements.submit(userId, cardId, options, requestId)).id;
    },
    async improveNow(userId, cardId, { signal, ...options }) {
      const started = await improvements.begin(userId, cardId, options);
      const result = await waitFor(runs, userId, started, signal);
      return { ...result, card: await get(userId, cardId) };
    },
    ...createCardImages({ images, changes, rowOf, change }),
    ...readyCards,
    ...createCardReimports({ ...deps, changes }),
    exportCards: (userId, idBatches, version) => exportCards({ ...deps, store: forExport }, userId, idBatches, version),
    count: forExport.count,
    titles: forExport.titles,
    titlesWithoutPage: forExport.titlesWithoutPage,
    async recover(olderThan, cardIds) {
      for (const card of await store.orphans(new Date(clock.now().getTime() - olderThan), cardIds))
        await (card.status === 'importing' ? imports : improvements).abandon(card.id, card.user_id);
    },
  };
}
