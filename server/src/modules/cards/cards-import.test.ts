import type { Card } from '@cardwright/contract/cards';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type PageServer, page, startPageServer } from '../../testing/page-server.ts';
import { buildTestApp, openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { productPage } from './testing/product-page.ts';

const picture = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffffff' } })
    .toFormat(format)
    .toBuffer();

describe.each(testDatabases)('import on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let shop: PageServer;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    shop = await startPageServer({
      '/bottle': page(productPage()),
      '/script': page(productPage('Bottle <script>alert(1)</script> 750 ml')),
      '/latin': page(
        Buffer.from(productPage('Thé vert Norvik').replace('utf-8', 'iso-8859-1'), 'latin1'),
        'text/html; charset=iso-8859-1',
      ),
      '/broken': page(
        '<html><body><h1>Norvik Trail Bottle</h1><div><p>Steel bottle <table><tr><td>Material<td>Steel<span itemprop=price content=12.50>12.50 EUR</span><button>Add to cart',
      ),
      '/nul': page(productPage('Norvik \\u0000 Bottle \uD83D')),
      '/list': page('<html><body><h1>All bottles</h1><ul><li><a href=/a>A</a><li><a href=/b>B</a></ul></body></html>'),
      '/pdf': page('%PDF-1.7', 'application/pdf'),
      '/big': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50 * 2 ** 20 }).end(),
      '/to-private': (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      '/never': () => {},
      '/front.jpg': page(await picture('jpeg'), 'image/jpeg'),
      '/back.png': page(await picture('png'), 'image/png'),
    });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const create = (payload: object, headers = {}) =>
    app.http.inject({ method: 'POST', url: '/api/cards', payload, headers: { ...seller.headers, ...headers } });
  const read = async (id: string) =>
    (await app.http.inject({ method: 'GET', url: `/api/cards/${id}`, headers: seller.headers })).json<Card>();
  const imported = async (payload: object) => {
    const answer = await create(payload);
    await app.runs.idle();
    return read(answer.json<Card>().id);
  };

  it('reads a page into a card: listing, pictures, score', async () => {
    const answer = await create({ source_url: `${shop.url}/bottle`, marketplace: 'amazon' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json<Card>()).toMatchObject({
      status: 'importing',
      original: { listing: { title: '' } },
      images: [],
    });
    await app.runs.idle();
    const card = await read(answer.json<Card>().id);
    expect(card).toMatchObject({
      status: 'ready',
      failure: null,
      marketplace: 'amazon',
      source_url: `${shop.url}/bottle`,
      current: {
        number: 1,
        author: 'import',
        label: 'Imported',
        listing: {
          title: 'Norvik Trail Bottle 750 ml',
          brand: 'Norvik',
          price: { amount: '24.90', currency: 'EUR' },
          identifiers: { sku: 'NV-750' },
          availability: 'in_stock',
        },
      },
    });
    expect(card.original.id).toBe(card.current.id);
    expect(card.current.listing.specifications).toContainEqual({ name: 'Material', value: 'Stainless steel' });
    expect(card.score).toBeGreaterThan(0);
  });

  it('keeps the pictures, measured and served from signed addresses; one that is missing stays without sizes', async () => {
    const { images } = await imported({ source_url: `${shop.url}/bottle` });
    expect(images.map(({ position, width, content_type }) => [position, width, content_type])).toEqual([
      [0, 640, 'image/jpeg'],
      [1, 640, 'image/png'],
      [2, null, null],
    ]);
    const [first] = images;
    const file = await app.http.inject(first?.url ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+/),
    });
    expect((await sharp(file.rawPayload).metadata()).format).toBe('webp');
    const small = await app.http.inject(first?.thumbnail_url ?? '');
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
    const [row] = await app.database.query<{ white_share: number; format: string }>(
      'select white_share, format from images where id = $1',
      [first?.id],
    );
    expect(row).toEqual({ white_share: 1, format: 'jpeg' });
  });

  it.each([
    ['/pdf', 'unsupported_type'],
    ['/big', 'too_large'],
    ['/to-private', 'blocked_address'],
    ['/gone', 'unreachable'],
    ['/list', 'not_a_product'],
  ])('ends failed for %s, with %s and a sentence that helps', async (path, code) => {
    const card = await imported({ source_url: shop.url + path });
    expect(card).toMatchObject({ status: 'failed', failure: { code } });
    expect(card.failure?.message).toMatch(/\.$/);
    expect(card.score).toBeNull();
  });

  it.each(['javascript:alert(1)', 'ftp://shop.example/x', 'not an address', 'nope', ''])(
    'does not take %j as an address, neither alone nor of a saved page',
    async (source_url) => {
      for (const body of [{ source_url }, { html: productPage(undefined, []), source_url }]) {
        const answer = await create(body);
        expect(answer.statusCode).toBe(422);
        expect(answer.json()).toMatchObject({ code: 'invalid_request' });
      }
    },
  );

  it('keeps a script in a title as the text that it is', async () => {
    const card = await imported({ source_url: `${shop.url}/script` });
    expect(card.current.listing.title).toContain('<script>alert(1)</script>');
  });

  it('reads the charset that the shop names', async () => {
    expect((await imported({ source_url: `${shop.url}/latin` })).current.listing.title).toBe('Thé vert Norvik');
  });

  it('reads what it can of broken HTML', async () => {
    expect(await imported({ source_url: `${shop.url}/broken` })).toMatchObject({
      status: 'ready',
      current: { listing: { title: 'Norvik Trail Bottle' } },
    });
  });

  it('keeps what a database cannot keep out of it', async () => {
    const card = await imported({ source_url: `${shop.url}/nul` });
    expect(card.status).toBe('ready');
    expect(card.current.listing.title).not.toContain('\0');
  });

  it('imports a saved page', async () => {
    const answer = await create({ html: productPage(undefined, []), source_url: 'shop.example/bottle' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'ready',
      source_url: 'https://shop.example/bottle',
      current: { listing: { title: 'Norvik Trail Bottle 750 ml' } },
    });
  });

  it('imports a saved page with its pictures', async () => {
    const card = await imported({ html: productPage(), source_url: `${shop.url}/anything` });
    expect(card.images.map(({ width }) => width)).toEqual([640, 640, null]);
  });

  it('imports text', async () => {
    const text =
      'Norvik Trail Bottle\nMaterial: Steel\nVolume: 750 ml\nPrice: 24.90 EUR\n\nKeeps drinks cold for 24 hours.';
    const answer = await create({ text });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'ready', current: { listing: { title: 'Norvik Trail Bottle' } } });
  });

  it('says so when a saved page is no product', async () => {
    const answer = await create({ html: '<h1>News</h1><p>Nothing to buy here.</p>' });
    expect(answer.json()).toMatchObject({ status: 'failed', failure: { code: 'not_a_product' } });
  });

  it.each([{}, { text: '' }, { source_url: 'https://a.example', text: 'x' }, { text: 'x', marketplace: 'bazaar' }, []])(
    'refuses the body %j',
    async (body) => {
      expect((await create(body)).statusCode).toBe(422);
    },
  );

  it('gives the same card for the same Idempotency-Key, also to parallel calls', async () => {
    const headers = { 'idempotency-key': 'import-1' };
    const answers = await Promise.all([1, 2, 3].map(() => create({ text: 'Norvik bottle\nMaterial: Steel' }, headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await create({ text: 'Another bottle' }, headers)).json()).toMatchObject({ code: 'conflict', status: 409 });
    const other = await app.signIn();
    expect((await create({ text: 'Another bottle\nMaterial: Tin' }, { ...headers, ...other.headers })).statusCode).toBe(
      201,
    );
  });

  it('fails the card when the process ends in the middle, so that nothing waits for ever', async () => {
    const second = await buildTestApp(app.database);
    const { id } = await second.cards.create(seller.id, { source_url: `${shop.url}/never` });
    await second.close();
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failure: { code: 'unreachable', message: expect.stringContaining('import it again') },
    });
  });

  it('recovers cards that a crash left importing', async () => {
    const card = await imported({ text: 'Norvik bottle\nMaterial: Steel' });
    await app.database.query(
      "update cards set status = 'importing', updated_at = now() - interval '2 minutes' where id = $1",
      [card.id],
    );
    await app.cards.recover(60_000);
    expect((await read(card.id)).status).toBe('failed');
  });

  it('stops when the caller does', async () => {
    const abort = new AbortController();
    const work = app.cards.importNow(
      seller.id,
      { source_url: `${shop.url}/never` },
      { signal: abort.signal, onProgress: () => abort.abort() },
    );
    await expect(work).rejects.toThrow();
    const [newest] = (await app.cards.list(seller.id, { limit: 1, sort: '-updated_at' })).items;
    expect(newest).toMatchObject({ status: 'failed', failure: { message: expect.stringContaining('stopped') } });
  });

  it('makes two cards where one turn asks twice for the same, at once or one after the other', async () => {
    const step = {
      part_of: newUuid(),
      request_id: newUuid(),
      signal: AbortSignal.timeout(60_000),
      onProgress: () => {},
    };
    const make = () => app.cards.importNow(seller.id, { source_url: `${shop.url}/bottle` }, step);
    const [first, second] = await Promise.all([make(), make()]);
    const third = await make();
    expect([first, second, third].map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  });

  it('deletes a card while it is being imported, and leaves no files behind', async () => {
    const { id } = (await create({ source_url: `${shop.url}/bottle` })).json<Card>();
    await app.library.remove(seller.id, { card_ids: [id] });
    await app.runs.idle();
    await expect(app.cards.get(seller.id, id)).rejects.toThrow('Card not found.');
    expect(await app.database.query('select id from images where card_id = $1', [id])).toEqual([]);
  });
});
