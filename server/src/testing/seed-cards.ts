import { emptyListing, type Listing } from '@cardwright/listing/listing';
import type { Database } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';

const batch = 500;

const listingOf = (number: number): Listing => ({
  ...emptyListing,
  title: `Norvik Steel Bottle ${number}, 32 oz`,
  description:
    `Double-wall steel keeps drinks cold for 24 hours. Wide mouth, straw lid, fits most cup holders. Model ${number}.`.repeat(
      4,
    ),
  bullets: [`Straw lid ${number}`, 'Keeps drinks cold for 24 hours', 'Dishwasher safe', 'Fits most cup holders'],
  specifications: [
    { name: 'Material', value: 'Stainless steel' },
    { name: 'Capacity', value: '32 oz' },
    { name: 'Colour', value: number % 2 === 0 ? 'Blue' : 'Green' },
    { name: 'Model', value: `NV-${number}` },
  ],
  keywords: ['bottle', 'steel', 'insulated', `model ${number}`],
  brand: 'Norvik',
  category: 'Kitchen > Bottles',
  price: { amount: '29.90', currency: 'USD' },
  identifiers: { sku: `NV-${number}` },
  availability: 'in_stock',
  language: 'en',
});

/** Puts cards of invented products straight into the database, each with its pictures as addresses; returns their ids. */
export async function seedCards(database: Database, userId: string, count: number, pictures = 0): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
      card_id: newUuid(),
      version_id: newUuid(),
      listing: listingOf(from + index),
    }));
    const values = [JSON.stringify(rows), userId];
    const each = 'jsonb_to_recordset($1::jsonb) as r (card_id uuid, version_id uuid, listing jsonb)';
    await database.query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
       select r.card_id, $2, 'ready', 'generic', r.version_id, r.version_id, r.listing ->> 'title', now(), now() from ${each}`,
      values,
    );
    await database.query(
      `insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
       select r.version_id, r.card_id, 1, 'Imported', 'import', r.listing, '[]', '[]', now() from ${each}`,
      values.slice(0, 1),
    );
    if (pictures > 0)
      await database.query(
        `insert into images (id, user_id, card_id, position, origin, source_url, width, height, alt, created_at)
         select gen_random_uuid(), $2, r.card_id, n, 'import', 'https://cdn.example.com/' || r.card_id || '-' || n || '.jpg',
           2000, 2000, 'Picture ' || n, now() from ${each}, generate_series(1, $3::int) as n`,
        [...values, pictures],
      );
    ids.push(...rows.map(({ card_id }) => card_id));
  }
  return ids;
}
