import { and, asc, desc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Orm } from '../../db/database.ts';
import { isAnyOf } from '../../db/is-any-of.ts';
import { cardSources, cards, cardVersions } from '../../db/schema/cards.ts';
import { cases } from '../../db/schema/cases.ts';
import { runs } from '../../db/schema/chats.ts';
import { isKept } from '../../db/schema/kept-cards.ts';

export type CardRow = typeof cards.$inferSelect;
export type VersionRow = typeof cardVersions.$inferSelect;
type SourceRow = typeof cardSources.$inferSelect;

/** SQL of cards, their versions and their sources. Every read of a card names the user it belongs to. */
export interface CardsStore {
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  insert(card: CardRow, version: VersionRow, tx: Orm): Promise<void>;
  /** Makes the same request, sent twice at once, run one after the other. */
  lockRequest(tx: Orm, requestId: string): Promise<void>;
  byId(userId: string, id: string): Promise<CardRow | null>;
  byIds(userId: string, ids: string[]): Promise<CardRow[]>;
  /** The card, locked until the transaction ends, so that two changes take turns. */
  lock(tx: Orm, userId: string, id: string): Promise<CardRow | null>;
  update(tx: Orm, id: string, values: Partial<CardRow>): Promise<void>;
  versionsByIds(ids: string[], tx?: Orm): Promise<VersionRow[]>;
  version(cardId: string, id: string, tx?: Orm): Promise<VersionRow | null>;
  /** Newest first, below `belowNumber` if given. */
  versions(cardId: string, limit: number, belowNumber: number | null, tx?: Orm): Promise<VersionRow[]>;
  nextNumber(tx: Orm, cardId: string): Promise<number>;
  insertVersion(tx: Orm, row: VersionRow): Promise<void>;
  fillVersion(tx: Orm, id: string, values: Partial<VersionRow>): Promise<void>;
  insertSource(tx: Orm, row: SourceRow): Promise<void>;
  removeSource(tx: Orm, cardId: string, id: string): Promise<void>;
  /** Removes the sources that came from the card's page. */
  removePageSources(tx: Orm, cardId: string): Promise<void>;
  sources(cardId: string, tx?: Orm): Promise<SourceRow[]>;
  /** The run of the card's newest import, if it had one. */
  importRun(cardId: string): Promise<string | null>;
  /**
   * The import of a step of a turn with this request; null: there is none. `kept`: its card, if it is there and the turn has
   * failed or was stopped after it.
   */
  stepImport(userId: string, requestId: string): Promise<{ kept: string | null } | null>;
  /** The cases of the published ones among these cards, by card. */
  caseIds(cardIds: string[]): Promise<Map<string, string>>;
  /** Cards (among `ids`, if given) that say that they are being worked on, although no run has done so since `before`. */
  orphans(before: Date, ids?: string[]): Promise<CardRow[]>;
}

export function createCardsStore({ orm }: Database): CardsStore {
  const owned = (userId: string, id: string) => and(eq(cards.id, id), eq(cards.user_id, userId), isKept);
  return {
    transaction: (work) => orm.transaction((tx) => work(tx)),
    insert: async (card, version, tx) => {
      await tx.insert(cards).values(card);
      await tx.insert(cardVersions).values(version);
    },
    lockRequest: async (tx, requestId) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('card'), hashtext(${requestId}))`);
    },
    byId: async (userId, id) => (await orm.select().from(cards).where(owned(userId, id)))[0] ?? null,
    byIds: async (userId, ids) =>
      orm
        .select()
        .from(cards)
        .where(and(eq(cards.user_id, userId), isAnyOf(cards.id, ids, 'uuid'), isKept)),
    // Not `for update`: a run that was just inserted refers to its card, and two such would wait for each other.
    lock: async (tx, userId, id) =>
      (await tx.select().from(cards).where(owned(userId, id)).for('no key update'))[0] ?? null,
    update: async (tx, id, values) => {
      await tx.update(cards).set(values).where(eq(cards.id, id));
    },
    versionsByIds: async (ids, tx = orm) =>
      ids.length === 0
        ? []
        : tx
            .select()
            .from(cardVersions)
            .where(isAnyOf(cardVersions.id, ids, 'uuid')),
    version: async (cardId, id, tx = orm) =>
      (
        await tx
          .select()
          .from(cardVersions)
          .where(and(eq(cardVersions.id, id), eq(cardVersions.card_id, cardId)))
      )[0] ?? null,
    versions: async (cardId, limit, belowNumber, tx = orm) =>
      tx
        .select()
        .from(cardVersions)
        .where(
          and(
            eq(cardVersions.card_id, cardId),
            belowNumber === null ? undefined : lt(cardVersions.number, belowNumber),
          ),
        )
        .orderBy(desc(cardVersions.number))
        .limit(limit),
    nextNumber: async (tx, cardId) => {
      const [row] = await tx
        .select({ number: max(cardVersions.number) })
        .from(cardVersions)
        .where(eq(cardVersions.card_id, cardId));
      return (row?.number ?? 0) + 1;
    },
    insertVersion: async (tx, row) => {
      await tx.insert(cardVersions).values(row);
    },
    fillVersion: async (tx, id, values) => {
      await tx.update(cardVersions).set(values).where(eq(cardVersions.id, id));
    },
    insertSource: async (tx, row) => {
      await tx.insert(cardSources).values(row);
    },
    removeSource: async (tx, cardId, id) => {
      await tx.delete(cardSources).where(and(eq(cardSources.id, id), eq(cardSources.card_id, cardId)));
    },
    removePageSources: async (tx, cardId) => {
      await tx.delete(cardSources).where(and(eq(cardSources.card_id, cardId), eq(cardSources.kind, 'page')));
    },
    sources: async (cardId, tx = orm) =>
      tx
        .select()
        .from(cardSources)
        .where(eq(cardSources.card_id, cardId))
        .orderBy(asc(cardSources.created_at), asc(cardSources.id)),
    importRun: async (cardId) => {
      const [run] = await orm
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.card_id, cardId), eq(runs.kind, 'import')))
        .orderBy(desc(runs.created_at))
        .limit(1);
      return run?.id ?? null;
    },
    stepImport: async (userId, requestId) => {
      const turns = alias(runs, 'turns');
      const [found] = await orm
        .select({ kept: cards.id })
        .from(runs)
        .leftJoin(turns, and(eq(turns.id, runs.part_of), inArray(turns.status, ['failed', 'stopped'])))
        .leftJoin(
          cards,
          and(eq(cards.id, runs.card_id), isNotNull(turns.id), inArray(cards.status, ['ready', 'improving']), isKept),
        )
        .where(and(eq(runs.user_id, userId), eq(runs.request_id, requestId)));
      return found ?? null;
    },
    caseIds: async (cardIds) => {
      const rows = await orm
        .select({ id: cases.id, card_id: cases.card_id })
        .from(cases)
        .where(isAnyOf(cases.card_id, cardIds, 'uuid'));
      return new Map(rows.map((row) => [row.card_id, row.id]));
    },
    orphans: async (before, ids) =>
      orm
        .select()
        .from(cards)
        .where(
          and(
            inArray(cards.status, ['importing', 'improving']),
            lt(cards.updated_at, before),
            isKept,
            ids === undefined ? undefined : isAnyOf(cards.id, ids, 'uuid'),
            sql`not exists (select 1 from runs r where r.card_id = ${cards.id} and r.status in ('queued', 'running'))`,
          ),
        ),
  };
}
