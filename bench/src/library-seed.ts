import type { Database } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';
import { createWords, skuOf, type Words } from './library-words.ts';

const chunk = 2_000;

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

/** The words of such a listing, as the database would find them; the names of its fields do not count. */
function wordsOf({ identifiers, language: _language, ...listing }: ReturnType<typeof listingOf>): Set<string> {
  const texts = JSON.stringify([
    Object.values(listing),
    listing.specifications.map(({ name, value }) => [name, value]),
    Object.values(identifiers),
  ]);
  const withoutNames = texts.replaceAll(/"(?:name|value)":/g, '').replaceAll(/<[^>]*>|\bnull\b/g, ' ');
  return new Set([
    ...(withoutNames.toLowerCase().match(/[a-z0-9]+/g) ?? []),
    identifiers.sku.replace('-', '').toLowerCase(),
  ]);
}

/**
 * Inserts cards of many sellers in few statements. Triggers would make the words of each card; here they are
 * off, the words are made in advance, and some are compared with what the database makes of the same listings.
 */
export async function seedLibrary(database: Database, owners: { user_id: string; cards: number }[]): Promise<void> {
  const words = createWords(7);
  await database.execute(`
    alter table card_versions disable trigger user; alter table cards disable trigger user; drop index card_search_words;`);
  const rows = owners.flatMap(({ user_id, cards }) => Array.from({ length: cards }, (_, n) => ({ user_id, n })));
  const vocabularies = new Map<string, Set<string>>();
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk).map((row) => {
      const listing = listingOf(words, row.n);
      const found = wordsOf(listing);
      const known = vocabularies.get(row.user_id) ?? new Set();
      for (const word of found) if (/^[a-z]{4,24}$/.test(word)) known.add(word);
      vocabularies.set(row.user_id, known);
      const owner = row.user_id.replaceAll('-', '').slice(-12);
      const lexemes = [...found].map((word) => `${owner}${word}`).join(' ');
      return { ...row, id: newUuid(), version: newUuid(), listing, lexemes, score: Math.floor(words.next() * 101) };
    });
    await insert(database, part);
  }
  for (const [user_id, known] of vocabularies)
    await database.query('insert into card_vocabulary (user_id, word) select $1, word from unnest($2::text[]) word', [
      user_id,
      [...known],
    ]);
  await database.execute(`
    create index card_search_words on card_search using gin (words) with (fastupdate = off);
    alter table card_versions enable trigger user; alter table cards enable trigger user;`);
  await compareWords(database);
  await database.execute('vacuum analyze');
}

interface SeedRow {
  id: string;
  user_id: string;
  version: string;
  listing: ReturnType<typeof listingOf>;
  lexemes: string;
  score: number;
  n: number;
}

async function insert({ query }: Database, rows: SeedRow[]): Promise<void> {
  const column = <Name extends keyof SeedRow>(name: Name) => rows.map((row) => row[name]);
  await query(
    `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, score, created_at, updated_at)
     select id, user_id, 'ready', (array['generic', 'amazon', 'etsy'])[1 + n % 3], version, version, title, score,
       timestamptz '2026-01-01' + n * interval '1 second', timestamptz '2026-01-01' + n * interval '1 second'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[], $6::int[]) t (id, user_id, version, title, score, n)`,
    [
      column('id'),
      column('user_id'),
      column('version'),
      rows.map(({ listing }) => listing.title),
      column('score'),
      column('n'),
    ],
  );
  await query(
    `insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
     select version, id, 1, 'Imported', 'import', listing::jsonb, '[]', '[]', now()
     from unnest($1::uuid[], $2::uuid[], $3::text[]) t (version, id, listing)`,
    [column('version'), column('id'), rows.map(({ listing }) => JSON.stringify(listing))],
  );
  await query(
    `insert into card_search (card_id, words, flag_count)
     select id, words::tsvector, 0 from unnest($1::uuid[], $2::text[]) t (id, words)`,
    [column('id'), column('lexemes')],
  );
}

/** @throws Error when the inserted words are not those that the database would have made */
async function compareWords({ query }: Database): Promise<void> {
  const different = await query<{ made: string; put: string }>(
    `select made::text, words::text as put from (
       select s.words, search_lexemes(v.search_words || search_codes(v.listing), c.user_id) as made
       from (select * from cards order by id limit 50) c join card_versions v on v.id = c.current_version_id
         join card_search s on s.card_id = c.id) t
     where made <> words limit 1`,
  );
  if (different[0] !== undefined) throw new Error(`words: ${different[0].put} instead of ${different[0].made}`);
}
