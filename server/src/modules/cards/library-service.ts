import type {
  CardChoice,
  CardMatch,
  CardSummariesQuery,
  CardSummary,
  CardSummaryPage,
  SelectedCards,
  UndeleteRequest,
} from '@cardwright/contract/library';
import { maxBulkCards } from '@cardwright/contract/library';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { ImagesService } from '../images/images-service.ts';
import { countMatches, idsOfMatches, isSearch, libraryPage } from './library-list.ts';
import { createLibraryStore, type SummaryRow, summaryColumns } from './library-store.ts';

/** A seller's cards as a whole: lists, selections, deletions. Every call names the user. */
export interface LibraryService {
  list(userId: string, query: CardSummariesQuery): Promise<CardSummaryPage>;
  /** Cards as the list shows them, in the order of the ids; cards that are gone are left out. */
  summaries(userId: string, cardIds: string[]): Promise<CardSummary[]>;
  /** The ids of all cards that match, at most 100,000. */
  select(userId: string, match: CardMatch): Promise<SelectedCards>;
  /** The ids of the chosen cards. @throws ProblemError `not_found` when nothing is chosen */
  idsOf(userId: string, choice: CardChoice): Promise<string[]>;
  /**
   * All or nothing: one unknown id and no card is deleted. Deleted cards are hidden, and can be brought back for an hour.
   * @throws ProblemError `not_found`
   */
  remove(userId: string, choice: CardChoice): Promise<{ deleted: string[]; deletion_id: string }>;
  /** Brings deleted cards back, all or none. @throws ProblemError `not_found` */
  undelete(userId: string, which: UndeleteRequest): Promise<string[]>;
  /** Removes for good what was deleted more than an hour ago, with its pictures. */
  purge(): Promise<void>;
}

export interface LibraryServiceDeps {
  database: Database;
  images: Pick<ImagesService, 'thumbnailOf' | 'ofCards' | 'removeFiles'>;
  /** Ends work on these cards that no process does any more. */
  settle(cardIds: string[]): Promise<void>;
  clock: Clock;
  newId: NewId;
}

const hiddenLifeMs = 3_600_000;
/** How many cards one transaction removes for good. */
const purgeBatch = 200;

export function createLibraryService(deps: LibraryServiceDeps): LibraryService {
  const { database, images, clock, newId } = deps;
  const store = createLibraryStore(database);
  const hourAgo = () => new Date(clock.now().getTime() - hiddenLifeMs);

  const view = (rows: SummaryRow[]): CardSummary[] =>
    rows.map(({ failure_code, failure_message, flag_count, picture, created_at, updated_at, ...row }) => ({
      ...row,
      failure: failure_code === null ? null : { code: failure_code, message: failure_message ?? '' },
      thumbnail_url: picture === null ? null : images.thumbnailOf(picture),
      flag_count: flag_count ?? 0,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }));
  const missing = (count: number) => notFound(count === 1 ? 'Card' : 'One of these cards was');

  const service: LibraryService = {
    async list(userId, query) {
      const isFirst = query.cursor === undefined;
      const [page, filtered] = await Promise.all([
        libraryPage<SummaryRow>(database, userId, query, summaryColumns),
        isFirst && !isSearch(query) ? countMatches(database, userId, query) : null,
      ]);
      const counted = page.counted ?? filtered;
      return {
        items: view(page.rows),
        next_cursor: page.next_cursor,
        ...(counted === null ? {} : { total: counted.total, total_is_least: counted.is_least }),
        approximate: page.approximate,
      };
    },
    async summaries(userId, cardIds) {
      const rows = await database.query<SummaryRow>(
        `select ${summaryColumns} from cards c left join card_search s on s.card_id = c.id
         where c.user_id = $1 and c.deleted_at is null and c.id = any($2::uuid[])`,
        [userId, cardIds],
      );
      const byId = new Map(view(rows).map((card) => [card.id, card]));
      return cardIds.flatMap((id) => byId.get(id) ?? []);
    },
    async select(userId, match) {
      const card_ids = await idsOfMatches(database, userId, match, maxBulkCards + 1);
      return { card_ids: card_ids.slice(0, maxBulkCards), total: card_ids.length };
    },
    async idsOf(userId, choice) {
      if ('card_ids' in choice) return [...new Set(choice.card_ids)];
      const except = new Set(choice.except_ids);
      const { card_ids } = await service.select(userId, choice.match);
      const chosen = card_ids.filter((id) => !except.has(id));
      if (chosen.length === 0) throw new ProblemError('not_found', 'No card matches.');
      return chosen;
    },
    async remove(userId, choice) {
      const ids = await service.idsOf(userId, choice);
      const deletion_id = newId();
      await store.transaction(async (tx) => {
        const hidden = await store.hide(tx, userId, ids, deletion_id, clock.now());
        if (hidden.length !== ids.length) throw missing(ids.length);
      });
      return { deleted: ids, deletion_id };
    },
    async undelete(userId, which) {
      const wanted = 'card_ids' in which ? { ids: [...new Set(which.card_ids)] } : { deletion_id: which.deletion_id };
      const shown = await store.transaction(async (tx) => {
        const restored = await store.show(tx, userId, wanted, hourAgo());
        if (restored.length === 0 || ('ids' in wanted && restored.length !== wanted.ids.length))
          throw missing('ids' in wanted ? wanted.ids.length : 1);
        return restored;
      });
      await deps.settle(shown);
      return shown;
    },
    async purge() {
      const before = hourAgo();
      for (;;) {
        const ids = await store.hiddenBefore(before, purgeBatch);
        if (ids.length === 0) return;
        const pictures = await images.ofCards(ids);
        const removed = await store.transaction((tx) => store.removeHidden(tx, ids, before));
        await images.removeFiles(removed.flatMap((id) => pictures.get(id) ?? []));
      }
    },
  };
  return service;
}
