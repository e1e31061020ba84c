import type { CreateCardRequest } from '@cardwright/contract/cards';
import type { Orm } from '../../db/database.ts';
import { storable } from '../../db/storable-text.ts';
import type { PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';
import type { RunService } from '../../runs/run-service.ts';
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
import { type StartedWork, startWork } from './run-to-end.ts';

export type ImportRequest = CreateCardRequest & { chat_id?: string };

export interface CardImports {
  /** Makes the card; `started` is null when nothing had to be fetched and the card is finished. */
  begin(
    userId: string,
    request: ImportRequest,
    onProgress?: (step: string) => void,
  ): Promise<{ card_id: string; started: StartedWork<void> | null }>;
  /** Ends an import that nothing works on any more. */
  abandon(cardId: string, userId: string): Promise<void>;
}

export interface CardImportsDeps extends CardChangesDeps {
  changes: CardChanges;
  fetcher: PageFetcher;
  runs: RunService;
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
  const { store, images, changes, fetcher, runs, clock, newId } = deps;

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
    signal: AbortSignal,
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
        return true;
      });
    } finally {
      if (!kept) await images.removeFiles(pictures);
    }
  };

  return {
    async begin(userId, request, onProgress = () => {}) {
      const { card, version } = newCard(userId, request);
      const given = readGiven(request);
      const finished = given !== null && ('failure' in given || given.imported.pictures.length === 0);
      await store.transaction(async (tx) => {
        await store.insert(card, version, tx);
        if (finished && 'imported' in given) await keep(tx, card, given.imported, []);
      });
      if (finished) {
        if ('failure' in given) await fail(userId, card.id, given.failure);
        return { card_id: card.id, started: null };
      }
      const work = async ({ signal }: { signal: AbortSignal }) => {
        try {
          const outcome = given ?? (await importPage(fetcher, card.source_url ?? '', signal, onProgress));
          await settle(card, outcome, signal, onProgress);
        } catch (error) {
          if (signal.aborted && signal.reason !== 'stopped') throw error;
          await fail(userId, card.id, signal.aborted ? endings.stopped : endings.broken);
          throw error;
        }
      };
      try {
        const input = { user_id: userId, kind: 'import', request_id: newId(), card_id: card.id } as const;
        return { card_id: card.id, started: await startWork(runs, input, work, undefined) };
      } catch (error) {
        await fail(userId, card.id, endings.broken);
        throw error;
      }
    },
    abandon: (cardId, userId) => fail(userId, cardId, endings.abandoned),
  };
}
