import type { Card } from '@cardwright/contract/cards';
import type { CardSummaryPage, SelectedCards } from '@cardwright/contract/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { cardCalls, picture } from './testing/card-calls.ts';

const hour = 3_600_000;

describe.each(testDatabases)('the library on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let stranger: SignedIn;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock });
    stranger = await app.signIn();
  });
  afterAll(() => app.close());

  /** A seller of their own, and what they do. */
  async function newSeller() {
    const seller = await app.signIn();
    const calls = cardCalls(app, seller);
    const list = async (query: Record<string, string> = {}): Promise<CardSummaryPage> =>
      (await calls.call('GET', `/summaries?${new URLSearchParams(query)}`)).json();
    const titles = async (query: Record<string, string>) => (await list(query)).items.map(({ title }) => title).sort();
    return { seller, list, titles, ...calls };
  }

  describe('search', () => {
    let mine: Awaited<ReturnType<typeof newSeller>>;
    const found = (query: string) => mine.titles({ query });

    beforeAll(async () => {
      mine = await newSeller();
      await mine.make({
        title: 'Crème brûlée torch',
        brand: 'Flämme',
        identifiers: { gtin: '4006381333931', sku: 'FB-77/x' },
        description: '<p>Butane <b>refill</b></p>',
        keywords: ['kitchen'],
      });
      await mine.make({ title: 'Термос стальной', brand: 'Норвик', bullets: ['Держит тепло 24 часа'] });
      await mine.make({ title: 'ステンレス水筒 750ml', description: '保温ボトル', brand: null });
      await mine.make({ title: 'Walnut desk lamp', specifications: [{ name: 'Socket', value: 'E27' }] });
      await mine.make({ title: 'Butane torch of somebody else' }, stranger);
    });

    it.each([
      ['the title, without accents and from a beginning', 'creme bru', 'Crème brûlée torch'],
      ['the brand', 'flam', 'Crème brûlée torch'],
      ['a SKU as it is written', 'FB-77/x', 'Crème brûlée torch'],
      ['a SKU without its dashes', 'fb77', 'Crème brûlée torch'],
      ['a GTIN from its beginning', '40063813', 'Crème brûlée torch'],
      ['the text between the tags', 'refill', 'Crème brûlée torch'],
      ['a keyword', 'kitch', 'Crème brûlée torch'],
      ['Cyrillic in another case', 'ТЕРМОС тепло', 'Термос стальной'],
      ['letters that stand inside a run', '水筒', 'ステンレス水筒 750ml'],
      ['a run that is longer than the index holds', 'ステンレス水筒', 'ステンレス水筒 750ml'],
      ['a specification', 'socket e27', 'Walnut desk lamp'],
    ])('finds %s', async (_what, query, title) => expect(await found(query)).toEqual([title]));

    it.each([
      ['a letter too few', 'walnt', 'Walnut desk lamp'],
      ['two letters swapped', 'wlanut desk', 'Walnut desk lamp'],
      ['another letter in Cyrillic', 'термас', 'Термос стальной'],
    ])('forgives %s, and says so', async (_what, query, title) => {
      expect(await mine.list({ query })).toMatchObject({ approximate: true, items: [{ title }] });
    });

    it('forgives nothing in codes, and finds nothing in signs', async () => {
      expect(await found('4006381333932')).toEqual([]);
      expect(await found("%%%''")).toEqual([]);
      expect(await mine.list({ query: 'zzzzzz' })).toMatchObject({ approximate: false, items: [], total: 0 });
    });

    it('knows the new words of a card at once, and forgets the old', async () => {
      const card = await mine.make({ title: 'Unchanged' });
      const change = { listing: { title: 'Quetzal' }, base_version: card.current.id };
      await mine.call('PATCH', `/${card.id}`, change);
      expect(await found('quetzal')).toEqual(['Quetzal']);
      expect(await found('quetzak')).toEqual(['Quetzal']);
      expect(await found('unchanged')).toEqual([]);
    });

    it('pages through near matches as through others', async () => {
      const { list, make } = await newSeller();
      for (const n of [1, 2, 3]) await make({ title: `Harvest basket ${n}` });
      const first = await list({ query: 'hravest', limit: '2' });
      const second = await list({ query: 'hravest', limit: '2', cursor: first.next_cursor ?? '' });
      expect([...first.items, ...second.items].map(({ title }) => title).sort()).toEqual(
        [1, 2, 3].map((n) => `Harvest basket ${n}`),
      );
      expect(second).toMatchObject({ approximate: true, next_cursor: null });
    });
  });

  describe('lists', () => {
    it('count what matches and narrow by status, marketplace, score, publication and flags', async () => {
      const { seller, list, make, call } = await newSeller();
      const cards: Card[] = [];
      for (const title of ['One', 'Two', 'Three']) cards.push(await make({ title }));
      const [one, two] = cards;
      await app.database.query(
        'update cards set score = case title when $2 then 20 when $3 then 85 end where user_id = $1',
        [seller.id, 'One', 'Two'],
      );
      await call('PATCH', `/${one?.id}`, { marketplace: 'etsy', base_version: one?.current.id });
      await app.database.query('update cards set score = 20 where id = $1', [one?.id]);
      await call('POST', `/${two?.id}/case`);
      await app.database.query(
        `update card_versions set flags = '[{"path":"title","kind":"ungrounded","text":"x"}]' where id = $1`,
        [two?.current.id],
      );
      const names = async (query: Record<string, string>) => (await list(query)).items.map(({ title }) => title).sort();
      expect(await list()).toMatchObject({ total: 3, total_is_least: false });
      expect(await list({ limit: '2' })).toMatchObject({ total: 3, items: [{}, {}] });
      expect(await names({ marketplace: 'etsy' })).toEqual(['One']);
      expect(await names({ score: 'low' })).toEqual(['One']);
      expect(await names({ score: 'high' })).toEqual(['Two']);
      expect(await names({ score: 'none' })).toEqual(['Three']);
      expect(await names({ published: 'true' })).toEqual(['Two']);
      expect(await names({ flagged: 'true' })).toEqual(['Two']);
      expect(await names({ status: 'failed' })).toEqual([]);
      expect(await names({ query: 'o', score: 'high' })).toEqual([]);
      expect((await list({ flagged: 'true' })).items[0]).toMatchObject({ flag_count: 1, case_id: expect.any(String) });
    });

    it('show the first picture and no listing', async () => {
      const { seller, list, make } = await newSeller();
      const { id } = await make();
      for (const colour of ['#ff0000', '#00ff00'])
        await app.cards.keepImage(seller.id, id, { bytes: await picture(colour), alt: colour });
      const card = await app.cards.get(seller.id, id);
      const [line] = (await list()).items;
      expect(line?.thumbnail_url?.split('?')[0]).toBe(card.images[0]?.thumbnail_url.split('?')[0]);
      expect(line).not.toHaveProperty('current');
    });

    it('give cards once more by their ids, only the seller’s own', async () => {
      const { make, call } = await newSeller();
      const [one, two] = [await make({ title: 'One' }), await make({ title: 'Two' })];
      const theirs = await make({}, stranger);
      const answer = await call('POST', '/summaries', { card_ids: [two.id, theirs.id, one.id] });
      expect(answer.json<CardSummaryPage>().items.map(({ id }) => id)).toEqual([two.id, one.id]);
    });
  });

  describe('deletion', () => {
    it('hides cards everywhere, and brings them back as they were', async () => {
      const { seller, list, make, call } = await newSeller();
      const [kept, gone] = [await make({ title: 'Kept' }), await make({ title: 'Gone lantern' })];
      const { url } = (await call('POST', `/${gone.id}/case`)).json<{ url: string }>();
      const casePath = `/api/public/cases/${url.split('/').at(-1)}`;
      const search = async () =>
        (await app.http.inject({ url: '/api/search?q=lantern', headers: seller.headers })).json<{ documents: [] }>();
      const before = await list();
      const { deletion_id } = (await call('POST', '/delete', { card_ids: [gone.id] })).json<{ deletion_id: string }>();

      expect(await list()).toMatchObject({ total: 1, items: [{ id: kept.id }] });
      expect(await list({ query: 'lantern' })).toMatchObject({ items: [] });
      const selected = await call('POST', '/select', {});
      expect(selected.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(selected.json<SelectedCards>().card_ids).toEqual([kept.id]);
      expect((await call('POST', '/summaries', { card_ids: [gone.id] })).json()).toEqual({ items: [] });
      expect((await search()).documents).toEqual([]);
      for (const path of ['', '/versions', '/comparison'])
        expect((await call('GET', `/${gone.id}${path}`)).statusCode).toBe(404);
      expect((await call('POST', `/${gone.id}/improve`)).statusCode).toBe(404);
      expect((await call('POST', `/${gone.id}/case`)).statusCode).toBe(404);
      expect((await call('POST', '/delete', { card_ids: [gone.id] })).statusCode).toBe(404);
      expect((await app.http.inject(casePath)).statusCode).toBe(404);
      expect(await app.cards.count(seller.id, [gone.id, kept.id])).toBe(1);
      const exported = { method: 'POST', url: '/api/exports', headers: seller.headers } as const;
      expect((await app.http.inject({ ...exported, payload: { card_ids: [gone.id] } })).statusCode).toBe(404);

      expect((await call('POST', '/undelete', { deletion_id }, stranger)).statusCode).toBe(404);
      expect((await call('POST', '/undelete', { deletion_id })).json()).toEqual({ restored: [gone.id] });
      expect(await list()).toEqual(before);
      expect((await app.http.inject(casePath)).statusCode).toBe(200);
      expect((await search()).documents).toHaveLength(1);
    });

    it('of all that match leaves out what is named', async () => {
      const { list, make, call } = await newSeller();
      const cards: Card[] = [];
      for (const title of ['Red mug', 'Blue mug', 'Green mug', 'Teapot']) cards.push(await make({ title }));
      const choice = { match: { query: 'mug' }, except_ids: [cards[1]?.id] };
      expect((await call('POST', '/delete', choice)).json<{ deleted: string[] }>().deleted.sort()).toEqual(
        [cards[0]?.id, cards[2]?.id].sort(),
      );
      expect((await list()).items.map(({ title }) => title).sort()).toEqual(['Blue mug', 'Teapot']);
      const none = await call('POST', '/delete', { match: { query: 'nothing' } });
      expect([none.statusCode, none.json()]).toMatchObject([404, { detail: 'No card matches.' }]);
      expect((await call('POST', '/delete', { match: {}, card_ids: [newUuid()] })).statusCode).toBe(422);
    });

    it('is final after an hour, with the pictures', async () => {
      const { seller, make, call } = await newSeller();
      const { id } = await make();
      const kept = await make();
      const image = await app.cards.keepImage(seller.id, id, { bytes: await picture('#123456'), alt: '' });
      await call('POST', '/delete', { card_ids: [id] });
      await app.maintain();
      expect((await app.http.inject(image.url)).statusCode).toBe(200);
      clock.advance(hour + 1);
      // Its access token is older than that too.
      await expect(app.library.undelete(seller.id, { card_ids: [id] })).rejects.toMatchObject({ code: 'not_found' });
      await app.maintain();
      expect(await app.database.query('select id from cards where user_id = $1', [seller.id])).toEqual([
        { id: kept.id },
      ]);
      expect((await app.http.inject(image.url)).statusCode).not.toBe(200);
    });
  });
});
