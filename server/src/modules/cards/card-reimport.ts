import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { cardPages } from '../../db/schema/card-pages.ts';
import { storable } from '../../db/storable-text.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';
import type { RunContext } from '../../runs/own-runs.ts';
import type { RunService } from '../../runs/run-service.ts';
import { startWork, waitFor } from '../../runs/run-to-end.ts';
import type { Charges } from '../billing/charges.ts';
import { type CardChanges, type CardChangesDeps, requireIdle } from './card-changes.ts';
import { importPage } from './card-import.ts';
import type { CardRow } from './cards-store.ts';
import { carriedOver } from './carry-over.ts';
import { keepableListing } from './clip-listing.ts';
import { joinPage, type PageChange } from './page-changes.ts';

interface ReimportOptions {
  /** The turn whose step this is. */
  part_of?: string;
  signal: AbortSignal;
  onProgress(step: string): void;
}

export interface CardReimports {
  /**
   * Fetches the page of a card again and reports the fields in which it has changed since the last time. The card gets a new
   * version with those that are neither locked nor changed by anybody since; the rest is only reported. Costs an import.
   * @throws ProblemError `conflict` for a card without an address or one that is being written, `not_found`,
   * `credits_exhausted`, and the reasons of a failed import
   */
  reimportNow(userId: string, cardId: string, options: ReimportOptions): Promise<PageChange[]>;
}

interface Deps extends CardChangesDeps {
  changes: CardChanges;
  fetcher: PageFetcher;
  runs: RunService;
  charges: Charges;
}

const versionLabel = 'Imported again';

export function createCardReimports(deps: Deps): CardReimports {
  const { store, changes, fetcher, runs, charges, clock, newId } = deps;

  const cardOrThrow = (card: CardRow | null): CardRow => {
    if (card === null) throw notFound('Card');
    requireIdle(card);
    if (card.status === 'failed')
      throw new ProblemError(
        'conflict',
        'The import of this card failed. Import it anew, or write the listing yourself.',
      );
    return card;
  };
  const addressOf = ({ source_url }: CardRow): string => {
    if (source_url === null)
      throw new ProblemError('conflict', 'This card was not imported from an address, so it cannot be imported again.');
    return source_url;
  };

  const keep = async (tx: Orm, card: CardRow, imported: Awaited<ReturnType<typeof read>>): Promise<PageChange[]> => {
    const [kept] = await tx.select().from(cardPages).where(eq(cardPages.card_id, card.id));
    const [original, current] = [
      await store.version(card.id, card.original_version_id, tx),
      await store.version(card.id, card.current_version_id, tx),
    ];
    if (original === null || current === null) throw notFound('Version');
    const page = keepableListing(imported.listing);
    const joined = joinPage(kept?.listing ?? original.listing, page, current.listing, card.locks);
    const read_at = clock.now();
    await tx
      .insert(cardPages)
      .values({ card_id: card.id, listing: page, read_at })
      .onConflictDoUpdate({ target: cardPages.card_id, set: { listing: page, read_at } });
    if (joined.changes.some((change) => !change.kept)) {
      // What the page said before is no longer stated anywhere.
      await store.removePageSources(tx, card.id);
      const source = { id: newId(), card_id: card.id, kind: imported.source.kind, created_at: read_at };
      await store.insertSource(tx, { ...source, text: storable(imported.source.text) });
      const version = { label: versionLabel, author: 'import' as const, listing: joined.listing };
      await changes.addVersion(tx, card, { ...version, ...carriedOver(current, joined.listing) });
    }
    return joined.changes;
  };

  const read = async (url: string, { signal }: RunContext, onProgress: (step: string) => void) => {
    const outcome = await importPage(fetcher, url, signal, onProgress);
    if ('failure' in outcome) throw new ProblemError('conflict', outcome.failure.message);
    return outcome.imported;
  };

  return {
    async reimportNow(userId, cardId, { part_of, signal, onProgress }) {
      const address = addressOf(cardOrThrow(await store.byId(userId, cardId)));
      const start = {
        user_id: userId,
        kind: 'import',
        request_id: newId(),
        card_id: cardId,
        price: { credits: await charges.priceOf(userId, 'import'), title: new URL(address).host },
        ...(part_of === undefined ? {} : { part_of }),
      } as const;
      const work = async (context: RunContext): Promise<PageChange[]> => {
        const imported = await read(address, context, onProgress);
        context.signal.throwIfAborted();
        return store.transaction(async (tx) => {
          const told = await keep(tx, cardOrThrow(await store.lock(tx, userId, cardId)), imported);
          await context.settle(tx);
          return told;
        });
      };
      return waitFor(runs, userId, await startWork(runs, start, work, undefined), signal);
    },
  };
}
