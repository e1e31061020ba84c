import type { CardImage } from '@cardwright/contract/cards';
import type { ImageChecks } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { checkImages } from '@cardwright/listing/score/check-images';
import type { Orm } from '../../db/database.ts';
import { type ImagesService, listingImageOf } from '../images/images-service.ts';
import type { CardChanges } from './card-changes.ts';
import type { CardRow } from './cards-store.ts';

/** The pictures of a card. Every change to them computes the card's score again. */
export interface CardImages {
  /** Measures a picture, keeps it and puts it at the end of the card. @throws ProblemError for bytes that are no picture */
  keepImage(userId: string, cardId: string, picture: { bytes: Uint8Array; alt: string }): Promise<CardImage>;
  addImage(userId: string, cardId: string, imageId: string): Promise<CardImage>;
  reorderImages(userId: string, cardId: string, imageIds: string[]): Promise<CardImage[]>;
  setImageAlt(userId: string, cardId: string, imageId: string, alt: string): Promise<CardImage>;
  removeImage(userId: string, cardId: string, imageId: string): Promise<void>;
  /** By the rules of `marketplace`, or of the card's own. */
  checkImages(userId: string, cardId: string, marketplace?: Marketplace): Promise<ImageChecks>;
}

export interface CardImagesDeps {
  images: ImagesService;
  changes: CardChanges;
  rowOf(userId: string, cardId: string): Promise<CardRow>;
  /** Runs a change on a locked card that nothing else is working on. */
  change<T>(userId: string, cardId: string, work: (tx: Orm, card: CardRow) => Promise<T>): Promise<T>;
}

export function createCardImages({ images, changes, rowOf, change }: CardImagesDeps): CardImages {
  const ofCard = async (cardId: string, tx?: Orm) => (await images.ofCards([cardId], tx)).get(cardId) ?? [];
  return {
    async keepImage(userId, cardId, picture) {
      await rowOf(userId, cardId);
      const row = await images.keep(userId, cardId, picture);
      try {
        return await change(userId, cardId, async (tx, card) => {
          const added = await images.append(row, cardId, tx);
          await changes.rescore(tx, card);
          return images.view(added);
        });
      } catch (error) {
        await images.removeFiles([row]);
        throw error;
      }
    },
    addImage: (userId, cardId, imageId) =>
      change(userId, cardId, async (tx, card) => {
        const added = await images.addToCard(userId, cardId, imageId, tx);
        await changes.rescore(tx, card);
        return images.view(added);
      }),
    reorderImages: (userId, cardId, imageIds) =>
      change(userId, cardId, async (tx, card) => {
        await images.reorder(cardId, imageIds, tx);
        await changes.rescore(tx, card);
        return (await ofCard(cardId, tx)).map(images.view);
      }),
    setImageAlt: (userId, cardId, imageId, alt) =>
      change(userId, cardId, async (tx, card) => {
        const changed = await images.setAlt(userId, cardId, imageId, alt, tx);
        await changes.rescore(tx, card);
        return images.view(changed);
      }),
    async removeImage(userId, cardId, imageId) {
      const removed = await change(userId, cardId, async (tx, card) => {
        const row = await images.remove(userId, cardId, imageId, tx);
        await changes.rescore(tx, card);
        return row;
      });
      await images.removeFiles([removed]);
    },
    async checkImages(userId, cardId, marketplace) {
      const card = await rowOf(userId, cardId);
      const rows = await ofCard(cardId);
      const { images: checks, ...rules } = checkImages(rows.map(listingImageOf), marketplace ?? card.marketplace);
      return { ...rules, images: rows.map(({ id }, index) => ({ image_id: id, checks: checks[index] ?? [] })) };
    },
  };
}
