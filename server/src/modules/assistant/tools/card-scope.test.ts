import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../../db/ids.ts';
import { type TestDatabase, testDatabases } from '../../../testing/test-databases.ts';
import { listCardsBriefly, pricesOfCards, statesOfCards } from '../../cards/cards-list.ts';
import type { CardScope } from '../tool-types.ts';
import { findCards, idsInScope } from './card-scope.ts';
import type { CardState } from './card-state.ts';

const now = new Date('2026-11-21T00:00:00.000Z');
const clock = { now: () => now };

const titles = ['Blue Desk Lamp', 'Lamps, set of two', 'Ceramic mug'];
const items = titles.map((title, index) => ({
  id: String(index + 1),
  title,
  score: 50 + index,
  updated_at: '2026-11-20T00:00:00.000Z',
}));
const context = {
  userId: 'seller',
  clock,
  cards: { listBriefly: async () => ({ items, next_cursor: null }) },
} as never;
const ids = (scope: CardScope) => idsInScope(context, scope);

describe('the cards of a scope', () => {
  it('have all words of one of the names', async () => {
    expect(await ids({ any_of: ['lamp'] })).toEqual(['1', '2']);
    expect(await ids({ any_of: ['desk lamp', 'mugs'] })).toEqual(['1', '3']);
  });

  it('are those that are not left out', async () => {
    expect(await ids({ all: true, except: ['mug'] })).toEqual(['1', '2']);
  });

  it('are none at all when what is to be left out is not there', async () => {
    await expect(ids({ all: true, except: ['vase'] })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are those of a day of the calendar where the seller is', async () => {
    const evening = { now: () => new Date('2026-11-20T20:00:00.000Z') };
    const changed = (timeZone: string | null, changed_within_days: CardScope['changed_within_days']) =>
      idsInScope({ ...(context as object), clock: evening, timeZone } as never, { changed_within_days });
    expect(await changed(null, 1)).toEqual(['1', '2', '3']);
    expect(await changed('Asia/Tokyo', 1)).toEqual([]);
    expect(await changed('Asia/Tokyo', 'yesterday')).toEqual(['1', '2', '3']);
  });

  it('are named ones that also match', async () => {
    expect(await ids({ card_ids: ['3', '1'] })).toEqual(['3', '1']);
    expect(await ids({ card_ids: ['3', '1'], score_below: 51 })).toEqual(['1']);
    expect(await ids({ card_ids: ['2', '3'], except: ['lamp'] })).toEqual(['3']);
  });
});

describe('the cheapest and the dearest of a scope', () => {
  const withPrices = (...prices: ([string, string] | null)[]) => {
    const get = async (_: string, id: string) => {
      const price = prices[Number(id) - 1] ?? null;
      return { current: { listing: { price: price && { amount: price[0], currency: price[1] } } } };
    };
    const cards = { listBriefly: async () => ({ items, next_cursor: null }), get };
    return (scope: CardScope) => idsInScope({ userId: 'seller', clock, cards } as never, scope);
  };

  it('are told by their prices, as numbers', async () => {
    const priced = withPrices(['90.00', 'EUR'], ['100.00', 'EUR'], ['9.50', 'EUR']);
    expect(await priced({ cheapest: 2 })).toEqual(['3', '1']);
    expect(await priced({ dearest: 1 })).toEqual(['2']);
    expect(await priced({ cheapest: 1, any_of: ['lamp'] })).toEqual(['1']);
    expect(await priced({ card_ids: ['1', '2'], cheapest: 1 })).toEqual(['1']);
  });

  it.each([
    [
      'other currencies',
      [
        ['1', 'EUR'],
        ['2', 'USD'],
        ['3', 'EUR'],
      ],
      'different currencies',
    ],
    ['too few prices', [['1', 'EUR'], null, null], 'Only 1 of these'],
    [
      'the same price',
      [
        ['1', 'EUR'],
        ['2', 'EUR'],
        ['2', 'EUR'],
      ],
      'cost the same',
    ],
  ] as [string, ([string, string] | null)[], string][])('are none with %s', async (_, prices, detail) => {
    await expect(withPrices(...prices)({ cheapest: 2 })).rejects.toMatchObject({
      code: 'not_found',
      detail: expect.stringContaining(detail),
    });
  });
});

interface SeededCard {
  number: number;
  id: string;
  title: string;
  score: number | null;
  marketplace: string;
}

/** A card an hour, the newest is number 1; every 50th is being improved. */
const hourMs = 3_600_000;
const seed = `with made as (
    select n, gen_random_uuid() as id, gen_random_uuid() as version_id,
      (array['Blue Desk Lamp', 'Ceramic Mug', 'Wool Scarf', 'Floor lamps'])[1 + n % 4] || ' ' || n as title
    from generate_series(1, $3::int) as n
  ), versions as (
    insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
    select version_id, id, 1, 'Imported', 'import', jsonb_build_object('title', title, 'price', case when n % 5 > 0 then
      jsonb_build_object('amount', (n % 40) || '.50', 'currency', case when n % 2 = 0 then 'EUR' else 'USD' end) end), '[]', '[]', $2 from made
  )
  insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, score, created_at, updated_at)
  select id, $1, case when n % 50 = 0 then 'improving' else 'ready' end, case when n % 3 = 0 then 'etsy' else 'generic' end,
    version_id, version_id, title, case when n % 7 = 0 then null else n % 100 end, $2, $2::timestamptz - n * interval '1 hour' from made
  returning id, title, score, marketplace, substring(title from '[0-9]+$')::int as number`;

/** Indexing the words of a card takes PGlite twice as long. */
const counts = { pglite: 400, postgres: 3_000 };

describe.each(testDatabases)('the cards of a scope among many on $name', ({ name, open }) => {
  let test: TestDatabase;
  let ready: SeededCard[];
  const userId = newUuid();
  let statements = 0;
  const counted = <Work extends (...given: never[]) => unknown>(work: Work) =>
    ((...given) => {
      statements += 1;
      return work(...given);
    }) as Work;

  beforeAll(async () => {
    test = await open();
    const made = (owner: string, count: number) => test.database.query<SeededCard>(seed, [owner, now, count]);
    const stranger = newUuid();
    for (const owner of [userId, stranger])
      await test.database.query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
        owner,
        `${owner}@example.com`,
      ]);
    await made(stranger, 60);
    ready = (await made(userId, counts[name]))
      .filter(({ number }) => number % 50 !== 0)
      .sort((a, b) => a.number - b.number);
  });

  afterAll(() => test.close());

  const seller = () => {
    const { query, queryPlanned } = test.database;
    const database = { ...test.database, query: counted(query), queryPlanned: counted(queryPlanned) };
    statements = 0;
    return {
      userId,
      clock,
      cards: {
        listBriefly: (owner: string, given: Parameters<typeof listCardsBriefly>[2]) =>
          listCardsBriefly(database, owner, given),
        prices: (owner: string, given: string[]) => pricesOfCards(database, owner, given),
        states: (owner: string, given: string[]) => statesOfCards(database, owner, given),
      },
    } as never;
  };
  const those = (wanted: (card: SeededCard) => boolean) => ready.filter(wanted).map(({ id }) => id);
  const isLamp = ({ title }: SeededCard) => title.includes('amp');
  const some = () => ready.filter(({ number }) => number % 2 === 0).map(({ id }) => id);

  it.each<[string, () => CardScope, (card: SeededCard) => boolean]>([
    ['all', () => ({ all: true }), () => true],
    ['of a marketplace', () => ({ marketplace_is: 'etsy' }), ({ marketplace }) => marketplace === 'etsy'],
    ['with words', () => ({ query: 'lamp' }), isLamp],
    ['changed lately', () => ({ changed_within_days: 90 }), ({ number }) => number * hourMs <= 89 * 24 * hourMs],
    ['changed yesterday', () => ({ changed_within_days: 'yesterday' }), ({ number }) => number <= 24],
    ['with a low score', () => ({ score_below: 40 }), ({ score }) => score !== null && score < 40],
    ['with a high score', () => ({ score_from: 40 }), ({ score }) => score !== null && score >= 40],
    ['with one of several names', () => ({ any_of: ['desk lamp', 'scarf'] }), ({ title }) => /Desk|Scarf/.test(title)],
    ['but for some', () => ({ all: true, except: ['lamp'] }), (card) => !isLamp(card)],
    [
      'named, with a low score',
      () => ({ card_ids: some(), score_below: 40 }),
      ({ number, score }) => number % 2 === 0 && score !== null && score < 40,
    ],
    [
      'with all of this',
      () => ({
        query: 'lamp',
        marketplace_is: 'etsy',
        changed_within_days: 90,
        score_below: 40,
        except: ['floor lamp'],
      }),
      ({ number, title, marketplace, score }) =>
        title.startsWith('Blue') &&
        marketplace === 'etsy' &&
        number * hourMs <= 89 * 24 * hourMs &&
        score !== null &&
        score < 40,
    ],
  ])('%s: one statement, the last changed first', async (_name, scope, wanted) => {
    const found = await idsInScope(seller(), scope());
    expect(found).toEqual(those(wanted));
    expect(found.length).toBeGreaterThan(5);
    expect(statements).toBe(1);
  });

  it('that are public', async () => {
    const [shown, other] = ready;
    await test.database.query(`insert into cases (id, card_id, published_at) values (gen_random_uuid(), $1, $2)`, [
      shown?.id,
      now,
    ]);
    const { cards } = await findCards(seller(), { published: true }, { most: 50, sort: '-updated_at' });
    expect(cards.map(({ id }) => id)).toEqual([shown?.id]);
    const those = { published: true as const, card_ids: [other?.id ?? ''], price_from: 0 };
    expect((await findCards(seller(), those, { most: 50, sort: '-updated_at' })).cards).toEqual([]);
  });

  it('that lack something, are of a brand or out of stock', async () => {
    const [first, second] = ready;
    const change = (id: string | undefined, listing: object) =>
      test.database.query(
        `update card_versions set listing = listing || $2::jsonb
         where id = (select current_version_id from cards where id = $1)`,
        [id, JSON.stringify(listing)],
      );
    await change(first?.id, { description: ' ', brand: 'Lumo', availability: 'out_of_stock' });
    await change(second?.id, { description: 'It is blue.', brand: 'LUMO', availability: 'in_stock' });
    const found = async (state: CardState) =>
      new Set(
        (
          await findCards(
            seller(),
            { card_ids: [first?.id ?? '', second?.id ?? ''], ...state },
            { most: 50, sort: '-updated_at' },
          )
        ).cards.map(({ id }) => id),
      );
    expect(await found({ lacks: ['description', 'images'] })).toEqual(new Set([first?.id]));
    expect(await found({ availability: 'in_stock' })).toEqual(new Set([second?.id]));
    expect(await found({ brand: 'lumo' })).toEqual(new Set([first?.id, second?.id]));
    expect(await found({ brand: 'lumo', availability: 'preorder' })).toEqual(new Set());
  });

  it('that cost so much, in two statements, with what they cost', async () => {
    const costs = ({ number }: SeededCard) => (number % 5 > 0 ? (number % 40) + 0.5 : Number.NaN);
    expect(await idsInScope(seller(), { all: true, price_below: 20.5 })).toEqual(those((card) => costs(card) < 20.5));
    expect(statements).toBe(2);
    const some = ready.slice(0, 100).map(({ id }) => id);
    expect(await idsInScope(seller(), { card_ids: some, price_from: 20.5, price_currency: 'EUR' })).toEqual(
      those((card) => some.includes(card.id) && costs(card) >= 20.5 && card.number % 2 === 0),
    );
    // What is left out may be too dear anyway.
    const [lamp] = those((card) => isLamp(card) && costs(card) > 3);
    const except = { card_ids: [lamp ?? '', ...those((card) => !isLamp(card))], except: ['lamp'], price_below: 2 };
    expect((await idsInScope(seller(), except)).length).toBeGreaterThan(0);
    const listed = await findCards(seller(), { price_from: 10, price_below: 12 }, { most: 2, sort: '-updated_at' });
    expect(listed.cards.map(({ id, price }) => [id, price])).toEqual([[ready[10]?.id, '11.50 USD'], expect.anything()]);
    expect(listed.more).toBe(true);
  });

  it('with misspelt words, and none of these when the words are there on other cards', async () => {
    expect(await idsInScope(seller(), { query: 'scraf', score_below: 40 })).toEqual(
      those(({ title, score }) => title.includes('Scarf') && score !== null && score < 40),
    );
    expect(await idsInScope(seller(), { query: 'lamp 3', score_below: 1 })).toEqual([]);
  });

  it('a list of the first ones says whether there are more', async () => {
    const listed = await findCards(seller(), { score_below: 40 }, { most: 5, sort: 'score' });
    expect(listed.more).toBe(true);
    expect(listed.cards).toHaveLength(5);
    expect(listed.cards.every(({ score }) => score !== null && score < 3)).toBe(true);
    expect(statements).toBe(1);
    const first = await findCards(seller(), {}, { most: 50, sort: '-updated_at' });
    expect(first.cards.map(({ id }) => id)).toEqual(ready.slice(0, 50).map(({ id }) => id));
    expect([first.more, statements]).toEqual([true, 1]);
  });
});
