import type { Database } from '../../db/database.ts';
import { keepSetting, readSetting } from '../../db/settings-store.ts';
import type { CardsService } from '../cards/cards-service.ts';
import { demoCards } from './demo-listings.ts';
import { demoPicture } from './demo-pictures.ts';

/** Set once all sample cards are there; from then on one that the seller deletes stays deleted. */
const doneSetting = 'demo_cards';

/** Gives the demo seller the sample cards. If a start is cut off in the middle, the next one completes them. */
export async function ensureDemoCards(database: Database, cards: CardsService, userId: string): Promise<void> {
  if ((await readSetting(database, doneSetting)) !== null) return;
  const { items } = await cards.list(userId, { limit: 100, sort: '-updated_at' });
  const bySku = new Map(items.map((card) => [card.original.listing.identifiers.sku, card]));
  for (const { listing, marketplace, pictures, improved } of demoCards) {
    const card = bySku.get(listing.identifiers.sku) ?? (await cards.create(userId, { listing, marketplace }));
    for (const { drawing, size, alt } of pictures.slice(card.images.length))
      await cards.keepImage(userId, card.id, { bytes: await demoPicture(drawing, size), alt });
    if (improved && card.current.author !== 'assistant') await cards.improveNow(userId, card.id, { isFree: true });
  }
  await keepSetting(database, doneSetting, 'done');
}
