import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type SignedIn, type TestApp } from '../testing/test-app.ts';
import { openTestPglite } from '../testing/test-databases.ts';

let app: TestApp;
let seller: SignedIn;

beforeAll(async () => {
  app = await openTestApp(openTestPglite);
  seller = await app.signIn();
});
afterAll(() => app.close());

const id = '01890000-0000-7000-8000-000000000000';
const send = (call: string, payload?: string | object, headers: Record<string, string> = {}) => {
  const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PATCH', string];
  const body = payload === undefined ? {} : { payload };
  return app.http.inject({ method, url, headers: { ...seller.headers, ...headers }, ...body });
};

describe('a wrong field is named with its path, in a sentence', () => {
  const listing = {
    title: 'Lamp',
    description: '',
    bullets: [],
    specifications: [],
    keywords: [],
    brand: null,
    category: null,
    identifiers: {},
    availability: null,
    language: null,
  };
  const formats =
    'xlsx, csv, json, shopify_csv, woocommerce_csv, google_xml, google_tsv, ebay_csv, etsy_csv, ozon_xlsx, wildberries_xlsx, amazon_sheet or jsonld';

  it.each([
    ['POST /api/exports', { card_ids: [id], format: 'pdf' }, 'format', `format must be ${formats}.`],
    ['POST /api/exports', { card_ids: [id], version: 'foo' }, 'version', 'version must be original or current.'],
    ['POST /api/exports', {}, '', 'The request needs card_ids or match.'],
    ['POST /api/exports', [], '', 'The request is not in the right form.'],
    ['POST /api/cards', { text: 5 }, 'text', 'text must be a piece of text.'],
    ['POST /api/cards', { text: '' }, 'text', 'text must not be empty.'],
    ['POST /api/cards', { text: 'Lamp', colour: 'red' }, 'colour', 'colour is not a known field.'],
    [
      'POST /api/cards',
      { text: 'Lamp', marketplace: 'foo' },
      'marketplace',
      'marketplace must be generic, amazon, ebay, etsy, shopify, woocommerce, walmart, google, ozon or wildberries.',
    ],
    ['POST /api/cards', { listing: { brand: 'x' } }, 'listing/title', 'listing.title is missing.'],
    [
      'POST /api/cards',
      { listing: { ...listing, price: { amount: 12, currency: 'EUR' } } },
      'listing/price/amount',
      'listing.price.amount must be a piece of text.',
    ],
    [
      'POST /api/cards',
      { listing: { ...listing, price: { amount: '12,00', currency: 'EUR' } } },
      'listing/price/amount',
      'listing.price.amount is not in the right form.',
    ],
    [
      'POST /api/cards',
      { listing: { ...listing, price: null, bullets: ['a', 2] } },
      'listing/bullets/1',
      'listing.bullets[1] must be a piece of text.',
    ],
    [`PATCH /api/cards/${id}`, {}, 'base_version', 'base_version is missing.'],
    [`PATCH /api/cards/${id}`, { base_version: '7' }, 'base_version', 'base_version is not a valid id.'],
    [
      'POST /api/images/edit',
      { image_id: id, operation: 'fly' },
      'operation',
      expect.stringMatching(/^operation must be white_background, .* or generate\.$/),
    ],
    ['POST /api/images/edit', {}, 'operation', 'operation is missing.'],
    [
      'POST /api/auth/register',
      { email: 'a', password: 'long enough' },
      'email',
      'Please enter a valid email address.',
    ],
    [
      'POST /api/auth/register',
      { email: 'a@b.example', password: 'short' },
      'password',
      'Please use at least 8 characters.',
    ],
    [`POST /api/cards/${id}/images`, {}, '', 'The request needs image_id or file.'],
  ])('%s %j', async (call, payload, path, message) => {
    const answer = await send(call, payload);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { detail: message, code: 'invalid_request' }]);
    expect(answer.json<{ errors: object[] }>().errors[0]).toEqual({
      path,
      message: answer.json<{ detail: string }>().detail.slice(0, -1),
    });
  });

  it.each([
    ['limit=0', 'limit must be at least 1.'],
    ['limit=101', 'limit must be at most 100.'],
    ['limit=1.5', 'limit must be a whole number.'],
    ['limit=99999999999999999999', 'limit must be at most 100.'],
    ['limit=many', 'limit must be a number.'],
    [`query=${'x'.repeat(201)}`, 'query must be at most 200 characters long.'],
    ['status=odd', 'status must be importing, ready, improving or failed.'],
  ])('GET /api/cards?%.20s', async (query, message) => {
    const answer = await send(`GET /api/cards?${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { detail: message }]);
  });
});

it('a field of a query that was left empty is not given', async () => {
  expect((await send('GET /api/cards?query=&status=&marketplace=&sort=&limit=&cursor=')).statusCode).toBe(200);
  const answer = await send('GET /api/search?q=');
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { detail: 'q is missing.' }]);
});

describe('what is wrong with the request as a whole is among its errors too', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  it.each([
    ['a body that is no JSON', 'POST /api/cards', '{"text":', { 'content-type': 'application/json' }],
    ['a form that breaks off', 'POST /api/images', '--x\r\nContent-Disposition: form-data; name="file"', form],
    ['an event of no stream', 'GET /api/exports/stream', undefined, { 'last-event-id': 'odd id' }],
    ['a key that is too long', 'POST /api/chats', {}, { 'idempotency-key': 'x'.repeat(201) }],
    ['a cursor of no list', 'GET /api/exports?cursor=odd', undefined, {}],
  ])('%s', async (_what, call, payload, headers) => {
    const answer = await send(call, payload, headers);
    const { detail, errors } = answer.json<{ detail: string; errors: object[] }>();
    expect([answer.statusCode, errors]).toEqual([422, [{ path: expect.any(String), message: expect.any(String) }]]);
    expect(detail).toMatch(/\w\.$/);
  });
});

it.each([501, 5_000])('an id of %d characters names nothing', async (length) => {
  const answer = await send(`GET /api/cards/${'a'.repeat(length)}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it.each(['checkout', 'portal'])('a NUL in the name of a test %s names nothing', async (what) => {
  const answer = await send(`GET /api/sandbox/${what}/a%00b`);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
});

describe('advice', () => {
  it.each([
    ['POST /api/images', 'x', { 'content-type': 'image/png' }, 415],
    ['POST /api/images', undefined, {}, 422],
    [`POST /api/chats/${id}/files`, undefined, {}, 422],
  ])('where a file is wanted asks for a form: %s', async (call, payload, headers: Record<string, string>, status) => {
    const answer = await send(call, payload, headers);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { detail: expect.stringMatching(/Send the file as multipart\/form-data, in the field "file"\.$/) },
    ]);
  });

  it.each([
    [`POST /api/public/cases/${id}/messages`, 300, '256 KB'],
    ['POST /api/billing/webhook', 2_000, '1 MB'],
    ['POST /api/cards', 13_000, '12 MB'],
  ])('%s tells its own limit', async (call, kilobytes, limit) => {
    const answer = await send(call, { text: 'x'.repeat(kilobytes * 1024) });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { detail: `The request is larger than ${limit}.`, code: 'too_large' },
    ]);
  });
});
