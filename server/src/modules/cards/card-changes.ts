import type { Marketplace } from '@cardwright/contract/listings';
import type { Evidence, Flag } from '@cardwright/listing/evidence';
import type { Listing } from '@cardwright/listing/listing';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { type ImagesService, listingImageOf } from '../images/images-service.ts';
import type { CardRow, CardsStore, VersionRow } from './cards-store.ts';

export interface CardChangesDeps {
  store: CardsStore;
  images: ImagesService;
  clock: Clock;
  newId: NewId;
}

interface NewVersion {
  label: string;
  author: VersionRow['author'];
  listing: Listing;
  evidence: Evidence[];
  flags: Flag[];
  draft_session?: string | null;
  source_id?: string | null;
}

/** The steps that changes of a card are made of; each runs inside the caller's transaction, on a locked card. */
export interface CardChanges {
  /** Adds a version and makes it the current one. `more` is set on the card in the same statement. */
  addVersion(tx: Orm, card: CardRow, version: NewVersion, more?: Partial<CardRow>): Promise<void>;
  /** Overwrites a draft. It gets a new id, so that a page with the old text is refused at its next save. */
  replaceVersion(
    tx: Orm,
    card: CardRow,
    draft: VersionRow,
    version: NewVersion,
    more?: Partial<CardRow>,
  ): Promise<void>;
  /** Computes the score again from the current listing and pictures. */
  rescore(tx: Orm, card: CardRow): Promise<void>;
  scoreOf(tx: Orm | undefined, cardId: string, listing: Listing, marketplace: Marketplace): Promise<number>;
}

export function createCardChanges({ store, images, clock, newId }: CardChangesDeps): CardChanges {
  const scoreOf: CardChanges['scoreOf'] = async (tx, cardId, listing, marketplace) => {
    const pictures = (await images.ofCards([cardId], tx)).get(cardId) ?? [];
    return scoreListing({ listing, images: pictures.map(listingImageOf), marketplace }).total;
  };
  /** Makes a version that was just written the current one. */
  const makeCurrent = async (tx: Orm, card: CardRow, id: string, listing: Listing, more: Partial<CardRow>) =>
    store.update(tx, card.id, {
      ...more,
      current_version_id: id,
      title: listing.title,
      score: await scoreOf(tx, card.id, listing, more.marketplace ?? card.marketplace),
      updated_at: clock.now(),
    });
  return {
    scoreOf,
    async addVersion(tx, card, version, more = {}) {
      const id = newId();
      const number = await store.nextNumber(tx, card.id);
      const row = { draft_session: null, source_id: null, ...version };
      await store.insertVersion(tx, { id, card_id: card.id, number, ...row, created_at: clock.now() });
      await makeCurrent(tx, card, id, version.listing, more);
    },
    async replaceVersion(tx, card, draft, version, more = {}) {
      const id = newId();
      await store.fillVersion(tx, draft.id, { id, ...version, created_at: clock.now() });
      await makeCurrent(tx, card, id, version.listing, more);
    },
    async rescore(tx, card) {
      const current = await store.version(card.id, card.current_version_id, tx);
      if (current === null) return;
      const score = await scoreOf(tx, card.id, current.listing, card.marketplace);
      await store.update(tx, card.id, { marketplace: card.marketplace, score, updated_at: clock.now() });
    },
  };
}

/** @throws ProblemError `conflict` while something else is writing the card */
export function requireIdle(card: CardRow): void {
  if (card.status === 'importing')
    throw new ProblemError('conflict', 'This card is still being imported. Please wait until it is ready.');
  if (card.status === 'improving')
    throw new ProblemError('conflict', 'This card is being improved right now. Please wait until that is finished.');
}
