import type { CardSummaryPage } from '@cardwright/contract/library';
import { emptyListing } from '@cardwright/listing/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { cardWords } from './card-words.ts';
import { searchWords } from './library-search.ts';

/** Many times what a search looks through before it asks the index. */
const count = 320;
/** Words in a few cards, in the oldest alone, and in all. */
const titleOf = (n: number) =>
  ['Common lamp', n % 10 === 0 ? 'tenth' : '', n < 30 ? 'antique rug' : '', String(1_000 + n)]
    .filter(Boolean)
    .join(' ');
const all = Array.from({ length: count }, (_, n) => ({ n, title: titleOf(n), score: n % 7 }));

describe.each(testDatabases)('a search in many cards on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    const listings = all.map(({ title }) => ({ ...emptyListing, title }));
    await app.database.query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, score, created_at, updated_at)
       select gen_random_uuid(), $1, 'ready', (array['etsy', 'amazon'])[1 + n % 2], version, version, title, n % 7, at, at
       from (select title, n - 1 as n, gen_random_uuid() as version, timestamptz '2026-01-01' + n * interval '1 second' as at
         from unnest($2::text[]) with ordinality as t (title, n)) t`,
      [seller.id, all.map(({ title }) => title)],
    );
    await app.database.query(
      `insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
       select c.current_version_id, c.id, 1, 'Imported', 'import', l.listing, '[]', '[]', now()
       from jsonb_array_elements($2::jsonb) as l (listing) join cards c on c.title = l.listing ->> 'title' where c.user_id = $1`,
      [seller.id, JSON.stringify(listings)],
    );
  });
  afterAll(() => app.close());

  async function list(query: Record<string, string>): Promise<CardSummaryPage> {
    const url = `/api/cards/summaries?${new URLSearchParams(query)}`;
    return (await app.http.inject({ url, headers: seller.headers })).json();
  }
  /** Every page, one after the other. */
  async function titles(query: Record<string, string>): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: CardSummaryPage = await list({ ...query, ...(cursor === '' ? {} : { cursor }) });
      found.push(...page.items.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    return found;
  }

  type Numbered = (typeof all)[number];
  const wanted: [string, Record<string, string>, (card: Numbered) => boolean][] = [
    ['that all hold', { query: 'comm' }, () => true],
    ['that one in ten holds', { query: 'tenth' }, ({ n }) => n % 10 === 0],
    ['that only the oldest hold', { query: 'antiq' }, ({ n }) => n < 30],
    ['of both kinds', { query: 'lamp tenth antique' }, ({ n }) => n % 10 === 0 && n < 30],
    ['with a short one', { query: 't antique' }, ({ n }) => n % 10 === 0 && n < 30],
    ['of which only the short one is rare', { query: 'common an' }, ({ n }) => n < 30],
    ['of which the short one stands nowhere', { query: 'common q' }, () => false],
    ['of several things, where titles name one', { query: 'common rugs' }, ({ n }) => n < 30],
    ['that are misspelt', { query: 'antqiue' }, ({ n }) => n < 30],
    ['within a filter', { query: 'tenth', marketplace: 'etsy' }, ({ n }) => n % 10 === 0],
    ['that no card of a filter holds', { query: 'tenth', marketplace: 'amazon' }, () => false],
  ];
  it.each(wanted)('finds words %s, newest first, page by page', async (_what, query, isWanted) => {
    const expected = all.filter(isWanted).map(({ title }) => title);
    expect(await titles({ ...query, limit: '23' })).toEqual(expected.toReversed());
  });

  it.each([
    ['common an', 'an'],
    ['antique co', 'antique'],
    ['common antique la', 'antique'],
  ])('asks the index for what few cards hold: %s', async (typed, asked) => {
    const { database } = app;
    const values: unknown[] = [];
    const query: typeof database.query = (text, given = []) => {
      values.push(...given);
      return database.query(text, given);
    };
    const words = cardWords(database, seller.id, typed).exact;
    if (words === null) throw new Error('no words');
    const search = { match: {}, sort: '-updated_at', limit: 20, position: null } as const;
    const found = await searchWords(
      { ...database, query },
      seller.id,
      words,
      search,
      'c.id, c.title, c.score, c.updated_at',
    );
    expect(found).toMatchObject({ total: 30, is_least: false });
    const queries = values.filter((value) => typeof value === 'string' && value.includes(':*'));
    const index = queries.filter((value) => value !== words.whole).at(-1);
    expect(
      String(index)
        .replaceAll(/'[\da-f]{12}(\w+)':\*/g, '$1')
        .split(' & '),
    ).toContain(asked);
  });

  it('keeps the order that was asked for', async () => {
    const tenth = all.filter(({ n }) => n % 10 === 0);
    expect(await titles({ query: 'tenth', sort: 'title', limit: '7' })).toEqual(tenth.map(({ title }) => title).sort());
    const scores = (await list({ query: 'antique', sort: '-score', limit: '30' })).items.map(({ score }) => score);
    expect(scores).toEqual(
      all
        .slice(0, 30)
        .map(({ score }) => score)
        .sort((a, b) => b - a),
    );
  });

  it('counts what it has seen, and says whether that was all', async () => {
    expect(await list({ query: 'common', limit: '20' })).toMatchObject({ total: 120, total_is_least: true });
    expect(await list({ query: 'tenth', limit: '40' })).toMatchObject({ total: 32, total_is_least: false });
    expect(await list({ query: 'antique', limit: '20' })).toMatchObject({ total: 30, total_is_least: false });
    const { next_cursor } = await list({ query: 'common', limit: '20' });
    expect(await list({ query: 'common', limit: '20', cursor: next_cursor ?? '' })).not.toHaveProperty('total');
  });
});
