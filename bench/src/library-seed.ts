import { seededRandom } from '../../listing/testing/seeded-random.ts';
import type { Database } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';

const syllables = 'ba ke li mo nu ra se ti vo zu pan ter lam fil gor hes'.split(' ');
const vocabularySize = 12_000;
const chunk = 2_000;

/** Invented words; the first are frequent and the last rare, as in a language. */
export function createWords(seed: number) {
  const { next, pick } = seededRandom(seed);
  const all = new Set<string>();
  while (all.size < vocabularySize)
    all.add(Array.from({ length: 2 + Math.floor(next() * 3) }, () => pick(syllables)).join(''));
  const words = [...all];
  const word = () => words[Math.floor(words.length ** next()) - 1] ?? 'ba';
  return { words, word, some: (count: number) => Array.from({ length: count }, word).join(' '), next };
}
type Words = ReturnType<typeof createWords>;

export const skuOf = (n: number) => `NV-${String(n).padStart(6, '0')}`;

const listingOf = (words: Words, n: number) => ({
  title: `${words.some(7)} ${n}`,
  description: `<p>${words.some(55)}</p>`,
  bullets: [words.some(8), words.some(8), words.some(8)],
  specifications: [{ name: words.word(), value: words.word() }],
  keywords: [words.word(), words.word(), words.word()],
  brand: words.words[n % 400] ?? null,
  category: words.word(),
  price: null,
  identifiers: { sku: skuOf(n), gtin: String(4_000_000_000_000 + n) },
  availability: null,
  language: 'en',
});

/**
 * Puts cards of many sellers there in few statements: the triggers that keep the words are off meanwhile, and the words
 * are made afterwards by the functions that the triggers call.
 */
export async function seedLibrary(database: Database, owners: { user_id: string; cards: number }[]): Promise<void> {
  const words = createWords(7);
  await database.execute(`
    alter table card_versions disable trigger user; alter table cards disable trigger user; drop index card_search_words;`);
  const rows = owners.flatMap(({ user_id, cards }) => Array.from({ length: cards }, (_, n) => ({ user_id, n })));
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk).map((row) => ({
      ...row,
      id: newUuid(),
      version: newUuid(),
      listing: listingOf(words, row.n),
      score: Math.floor(words.next() * 101),
    }));
    await database.query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, score, created_at, updated_at)
       select id, user_id, 'ready', (array['generic', 'amazon', 'etsy'])[1 + n % 3], version, version, title, score,
         timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
       from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::int[]) t (id, user_id, version, title, score, n)`,
      [
        part.map(({ id }) => id),
        part.map(({ user_id }) => user_id),
        part.map(({ version }) => version),
        part.map(({ listing }) => listing.title),
        part.map(({ score }) => score),
        part.map(({ n }) => n),
      ],
    );
    await database.query(
      `insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
       select version, id, 1, 'Imported', 'import', listing::jsonb, '[]', '[]', now()
       from unnest($1::uuid[], $2::uuid[], $3::text[]) t (version, id, listing)`,
      [
        part.map(({ version }) => version),
        part.map(({ id }) => id),
        part.map(({ listing }) => JSON.stringify(listing)),
      ],
    );
  }
  await database.execute(`
    insert into card_search (card_id, words, flag_count)
      select c.id, search_lexemes(v.search_words || search_codes(v.listing), c.user_id), 0
      from cards c join card_versions v on v.id = c.current_version_id;
    insert into card_vocabulary (user_id, word)
      select distinct c.user_id, word from cards c join card_versions v on v.id = c.current_version_id,
        card_words_worth_guessing(v.search_words) as word;
    create index card_search_words on card_search using gin (words) with (fastupdate = off);
    alter table card_versions enable trigger user; alter table cards enable trigger user;`);
  await database.execute('vacuum analyze');
}
