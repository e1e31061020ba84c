import type { Card } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type CardCalls, cardCalls } from './testing/card-calls.ts';

describe.each(testDatabases)('lists of cards on $name', ({ name, open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let stranger: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    stranger = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  describe('lists', () => {
    it('are searched by title and brand, and narrowed by marketplace and status', async () => {
      const lister = await app.signIn();
      await calls.make({ title: '100% Wool_Scarf', brand: 'Hebra' }, lister);
      await calls.make({ title: 'Silk scarf', brand: 'Luno' }, lister);
      const titles = async (query: string) =>
        (await calls.call('GET', `?${query}`, undefined, lister))
          .json<Page<Card>>()
          .items.map(({ current }) => current.listing.title)
          .sort();
      expect(await titles('query=SCARF')).toEqual(['100% Wool_Scarf', 'Silk scarf']);
      expect(await titles('query=luno')).toEqual(['Silk scarf']);
      expect(await titles('query=scarf+hebra')).toEqual(['100% Wool_Scarf']);
      expect(await titles(`query=${encodeURIComponent('100%')}`)).toEqual(['100% Wool_Scarf']);
      expect(await titles('query=ool_s')).toEqual([]);
      expect(await titles('query=%00scarf')).toHaveLength(2);
      expect(await titles('marketplace=etsy')).toEqual([]);
      expect(await titles('status=ready')).toHaveLength(2);
      expect((await calls.call('GET', '?limit=0', undefined, lister)).statusCode).toBe(422);
      expect((await calls.call('GET', '?limit=101', undefined, lister)).statusCode).toBe(422);
    });

    it('refuse a cursor of another order, and one made up', async () => {
      await Promise.all([calls.make(), calls.make()]);
      const { next_cursor } = (await calls.call('GET', '?limit=1')).json<Page<Card>>();
      expect((await calls.call('GET', `?limit=1&cursor=${next_cursor}`)).statusCode).toBe(200);
      expect((await calls.call('GET', `?limit=1&sort=title&cursor=${next_cursor}`)).statusCode).toBe(422);
      expect((await calls.call('GET', '?cursor=abc')).json()).toMatchObject({
        code: 'invalid_request',
        errors: [{ path: 'cursor' }],
      });
    });

    it('show every card once, in order, whatever the page size and the ties', async () => {
      const lister = await app.signIn();
      const made: Card[] = [];
      for (const title of ['b', 'a', 'a', 'Ä', 'c', 'B', 'a']) made.push(await calls.make({ title }, lister));
      await app.database.query(
        'update cards set updated_at = $2, score = case when title = $3 then null else 50 end where user_id = $1',
        [lister.id, new Date('2026-01-01T00:00:00.123Z'), 'a'],
      );
      const sorts = ['-updated_at', 'updated_at', 'title', '-title', 'score', '-score'] as const;
      const wholes = new Map<string, string[]>();
      for (const sort of sorts)
        wholes.set(
          sort,
          (await app.cards.list(lister.id, { limit: 100, sort })).items.map(({ id }) => id),
        );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...sorts), fc.integer({ min: 1, max: 8 }), async (sort, limit) => {
          const seen: string[] = [];
          let cursor: string | null = null;
          do {
            const page: Page<Card> = await app.cards.list(lister.id, {
              limit,
              sort,
              ...(cursor === null ? {} : { cursor }),
            });
            seen.push(...page.items.map(({ id }) => id));
            cursor = page.next_cursor;
          } while (cursor !== null);
          expect(seen).toEqual(wholes.get(sort));
          expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
        }),
        { numRuns: name === 'pglite' ? 15 : 30 },
      );
      const reversed = (sort: string) => [...(wholes.get(sort) ?? [])].reverse();
      expect(wholes.get('-title')).toEqual(reversed('title'));
    });
  });

  describe('deletion', () => {
    it('removes all or none', async () => {
      const [one, two] = [await calls.make(), await calls.make()];
      const theirs = await calls.make({}, stranger);
      expect((await calls.call('POST', '/delete', { card_ids: [one.id, theirs.id] })).statusCode).toBe(404);
      expect((await calls.read(one.id)).id).toBe(one.id);
      const answer = await calls.call('POST', '/delete', { card_ids: [one.id, two.id, one.id] });
      expect(answer.json()).toMatchObject({ deleted: [one.id, two.id] });
      expect((await calls.call('GET', `/${one.id}`)).statusCode).toBe(404);
      expect((await calls.call('GET', `/${theirs.id}`, undefined, stranger)).statusCode).toBe(200);
      expect((await calls.call('POST', '/delete', { card_ids: [] })).statusCode).toBe(422);
    });
  });

  it('gives cards to the exporters in the order asked for', async () => {
    const { id } = await calls.withPictures();
    const second = await calls.make({ title: 'Second' });
    const cards = [];
    const batches = [[second.id, newUuid()], [id]];
    for await (const card of app.cards.exportCards(seller.id, batches, 'current')) cards.push(card);
    expect(cards.map(({ card_id }) => card_id)).toEqual([second.id, id]);
    expect(cards[1]?.images[0]?.url).toMatch(/^http:\/\/cards\.test\/api\/files\/images\/.*signature=/);
    expect(await app.cards.count(seller.id, [second.id, newUuid(), id])).toBe(2);
    expect(await app.cards.titles((await app.signIn()).id, [second.id, id])).toEqual(new Map());
  });

  it('gives exporters the version asked for with the original beside it, and the score of the current one only', async () => {
    const made = await calls.make({ title: 'Old lamp' });
    const listing = { title: 'New lamp' };
    const card = (await calls.call('PATCH', `/${made.id}`, { listing, base_version: made.current.id })).json<Card>();
    const exported = async (version: 'original' | 'current') => {
      for await (const each of app.cards.exportCards(seller.id, [[made.id]], version)) return each;
      return null;
    };
    const of = (title: string) => expect.objectContaining({ title });
    const shared = { original: of('Old lamp'), updated_at: card.updated_at, ai_written: false };
    expect(await exported('current')).toMatchObject({
      ...shared,
      version: 2,
      listing: of('New lamp'),
      score: card.score,
    });
    expect(await exported('original')).toMatchObject({ ...shared, version: 1, listing: of('Old lamp'), score: null });
    expect(card.score).toBeGreaterThan(0);
  });
});
