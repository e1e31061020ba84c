import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing } from '@cardwright/listing/listing';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import type { Orm } from '../../db/database.ts';
import { storable } from '../../db/storable-text.ts';
import type { CardChanges, CardChangesDeps } from './card-changes.ts';
import { keepableListing } from './clip-listing.ts';
import { emptyCard } from './empty-card.ts';

/** A card that is complete except for its pictures. */
interface ReadyCard {
  listing: Listing;
  /** The sources in which the listing's facts are found. */
  source_text: string;
  source_url: string | null;
  marketplace: Marketplace;
}

export interface ReadyCards {
  /** Makes a finished card in the caller's transaction and returns its id. */
  addReady(tx: Orm, userId: string, card: ReadyCard): Promise<string>;
  /**
   * Loads pictures and adds them to a card's. `settle` runs in the transaction that keeps them; if it returns false,
   * or the card is gone, nothing is kept.
   */
  loadPictures(
    userId: string,
    cardId: string,
    pictures: { url: string; alt: string }[],
    options: { signal: AbortSignal; settle(tx: Orm): Promise<boolean> },
  ): Promise<void>;
}

export function createReadyCards(deps: CardChangesDeps & { changes: CardChanges }): ReadyCards {
  const { store, images, changes, newId } = deps;
  return {
    async addReady(tx, userId, { source_text, source_url, marketplace, ...given }) {
      const { card, version } = emptyCard({ user_id: userId, source_url, marketplace }, deps);
      const listing = keepableListing(given.listing);
      const { total } = scoreListing({ listing, images: [], marketplace });
      await store.insert(
        { ...card, status: 'ready', title: listing.title, score: total },
        { ...version, listing, label: 'Imported from a file' },
        tx,
      );
      const source = { id: newId(), card_id: card.id, created_at: card.created_at, kind: 'file' as const };
      await store.insertSource(tx, { ...source, text: storable(source_text) });
      return card.id;
    },
    async loadPictures(userId, cardId, pictures, { signal, settle }) {
      const rows = await images.download(userId, cardId, pictures, signal);
      let kept = false;
      try {
        signal.throwIfAborted();
        kept = await store.transaction(async (tx) => {
          if (!(await settle(tx))) return false;
          const card = await store.lock(tx, userId, cardId);
          if (card === null) return false;
          const present = (await images.ofCards([cardId], tx)).get(cardId)?.length ?? 0;
          await images.insert(
            rows.map((row) => ({ ...row, position: row.position + present })),
            tx,
          );
          await changes.rescore(tx, card);
          return true;
        });
      } finally {
        if (!kept) await images.removeFiles(rows);
      }
    },
  };
}
