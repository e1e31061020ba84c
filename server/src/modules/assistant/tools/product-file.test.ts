import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import { fileOf, plain } from '@cardwright/listing/formats/export-card-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUuid } from '../../../db/ids.ts';
import { multipartForm } from '../../../testing/multipart-form.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestPglite, type TestDatabase } from '../../../testing/test-databases.ts';

const sheet = 'title,price\nBlue vase,12\nRed vase,14\nGreen vase,16\nPink vase,18\n';

let test: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  test = await openTestPglite();
  app = await buildTestApp(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function send(
  text: string,
  { bytes, name } = { bytes: Buffer.from(sheet), name: 'products.csv' },
): Promise<{ titles: string[]; answer: string }> {
  const { headers } = await app.signIn();
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.http.inject({ method, url: `/api${path}`, headers, ...(payload === undefined ? {} : { payload }) });
  const chat = (await call('POST', '/chats', {})).json<{ id: string }>().id;
  const form = await multipartForm({ bytes, name, type: 'application/octet-stream' });
  const sent = await app.http.inject({
    method: 'POST',
    url: `/api/chats/${chat}/files`,
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  });
  const file = sent.json<{ id: string }>();
  await call('POST', `/chats/${chat}/messages`, { id: newUuid(), text, file_ids: [file.id] });
  await app.runs.idle();
  const { messages } = (await call('GET', `/chats/${chat}`)).json<ChatDetail>();
  const cards = (await call('GET', '/cards?sort=title')).json<{ items: Card[] }>().items;
  return {
    titles: cards.map(({ current }) => current.listing.title),
    answer: (messages.at(-1)?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' '),
  };
}

it('makes cards of the products that are picked, and of no others', async () => {
  expect(await send('import all except the last row')).toMatchObject({
    titles: ['Blue vase', 'Green vase', 'Red vase'],
    answer: expect.stringContaining('I made 3 cards of products.csv, of the 4 products in it.'),
  });
  expect((await send('only import the red vase')).titles).toEqual(['Red vase']);
});

it('makes none where no product is there', async () => {
  const { titles, answer } = await send('import row 9');
  expect(titles).toEqual([]);
  expect(answer).toContain('None of its 4 products is there, so I made no card: “Blue vase”');
});

it('makes the cards that an export of ours holds', async () => {
  const { bytes } = await fileOf('json', [plain({ title: 'Blue vase' }), plain({ title: 'Red vase' })]);
  const { titles, answer } = await send('import these', { bytes: Buffer.from(bytes), name: 'cards.json' });
  expect(titles).toEqual(['Blue vase', 'Red vase']);
  expect(answer).toContain('I made 2 cards of cards.json');
});
