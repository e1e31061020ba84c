import type { Card, Version } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { cardCalls } from './testing/card-calls.ts';
import { productPage } from './testing/product-page.ts';

describe.each(testDatabases)('importing a page again on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let shop: PageServer;
  let shown: string | null;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    shop = await startPageServer({
      '/bottle': (_request, response) =>
        shown === null
          ? response.writeHead(500).end()
          : response.writeHead(200, { 'content-type': 'text/html' }).end(shown),
    });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const calls = () => cardCalls(app, seller);
  const reimport = (id: string, userId = seller.id) =>
    app.cards.reimportNow(userId, id, { signal: AbortSignal.timeout(60_000), onProgress: () => {} });
  const importBottle = async (): Promise<Card> => {
    shown = productPage('Norvik Trail Bottle 750 ml', []);
    const options = { signal: AbortSignal.timeout(60_000), onProgress: () => {} };
    return app.cards.importNow(seller.id, { source_url: `${shop.url}/bottle` }, options);
  };
  const cheaper = () => productPage('Norvik Trail Bottle 750 ml', []).replaceAll('24.90', '19.90');
  const versionsOf = async (id: string) => (await calls().call('GET', `/${id}/versions`)).json<Page<Version>>().items;
  const spent = async () =>
    (
      await app.database.query<{ sum: number }>(
        `select coalesce(sum(cost_credits), 0)::int as sum from runs where user_id = $1 and kind = 'import'`,
        [seller.id],
      )
    )[0]?.sum;

  it('adds a version of what has changed, once, and is paid like an import', async () => {
    const card = await importBottle();
    const before = await spent();
    expect(await reimport(card.id)).toEqual([]);
    shown = cheaper();
    expect(await reimport(card.id)).toEqual([{ field: 'Price', before: '24.90 EUR', after: '19.90 EUR', kept: false }]);
    expect(await reimport(card.id)).toEqual([]);
    const after = await calls().read(card.id);
    expect(after.current.listing.price).toEqual({ amount: '19.90', currency: 'EUR' });
    expect(after.original).toEqual(card.original);
    expect((await versionsOf(card.id)).map(({ label, author }) => [label, author])).toEqual([
      ['Imported again', 'import'],
      ['Imported', 'import'],
    ]);
    expect((await spent()) ?? 0).toBe((before ?? 0) + 15);
  });

  it('replaces what the page said before, and drops the oldest of what the seller gave', async () => {
    const card = await importBottle();
    const sources = async () =>
      app.database.query<{ kind: string; text: string }>(
        'select kind, text from card_sources where card_id = $1 order by created_at, id',
        [card.id],
      );
    const give = (text: string) => app.cards.addSources(seller.id, card.id, [{ kind: 'message', text }]);
    await give('The lid is bamboo.');
    for (const price of ['19.90', '18.90', '17.90']) {
      shown = productPage('Norvik Trail Bottle 750 ml', []).replaceAll('24.90', price);
      await reimport(card.id);
    }
    const pages = (await sources()).filter(({ kind }) => kind === 'page');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toContain('17.90');
    expect(pages[0]?.text).not.toMatch(/24\.90|19\.90|18\.90/);

    const many = Array.from({ length: 40 }, (_, n) => ({ kind: 'message' as const, text: `Fact ${n}` }));
    await app.cards.addSources(seller.id, card.id, many);
    await give('The strap is red.');
    await give('The strap is red.');
    const kept = (await sources()).map(({ text }) => text);
    expect(kept).toHaveLength(41);
    expect(kept).toEqual(expect.arrayContaining(['Fact 1', 'Fact 39', 'The strap is red.']));
    for (const gone of ['The lid is bamboo.', 'Fact 0']) expect(kept).not.toContain(gone);
    expect(kept.some((text) => text.includes('17.90'))).toBe(true);
  });

  it('never writes over what the seller has changed or locked', async () => {
    const card = await importBottle();
    const listing = { price: { amount: '30.00', currency: 'EUR' } };
    for (const change of [{ listing }, { locks: ['title'] }]) {
      const { current } = await calls().read(card.id);
      const answer = await calls().call('PATCH', `/${card.id}`, { ...change, base_version: current.id });
      expect(answer.statusCode).toBe(200);
    }
    const edited = await calls().read(card.id);
    shown = cheaper().replaceAll('Norvik Trail Bottle', 'Norvik Bottle');
    const changes = await reimport(card.id);
    expect(changes.filter(({ field }) => field === 'Title' || field === 'Price').map(({ kept }) => kept)).toEqual([
      true,
      true,
    ]);
    const after = await calls().read(card.id);
    expect([after.current.listing.price, after.current.listing.title]).toEqual([
      listing.price,
      edited.current.listing.title,
    ]);
  });

  it('leaves the card and the credits as they are when the page cannot be read', async () => {
    const card = await importBottle();
    const before = await spent();
    shown = null;
    await expect(reimport(card.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await calls().read(card.id)).toEqual(card);
    expect(await spent()).toBe(before);
  });

  it('refuses a card without an address, and one of somebody else', async () => {
    const own = (await calls().call('POST', '', { text: 'Kettle, steel, 1.7 l' })).json<Card>();
    await expect(reimport(own.id)).rejects.toMatchObject({ code: 'conflict' });
    const other = await app.signIn();
    await expect(reimport(own.id, other.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});
