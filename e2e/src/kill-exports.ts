import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@cardwright/contract/common';
import type { Export } from '@cardwright/contract/exports';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import { seedCards } from '../../server/src/testing/seed-cards.ts';
import { logInTo } from './api.ts';
import { type Product, seller, startProduct } from './product.ts';

interface KillPlan {
  /** Where the product was started before; it is changed. */
  dataDir: string;
  port: number;
  kills: number;
  cards: number;
  /** A number from 0 to 1, the moment of the next kill. */
  random(): number;
  log(line: string): void;
}

const formats = ['csv', 'json', 'xlsx'] as const;

/** Kills the server without warning in the middle of exports, and throws unless each ends exactly once with a whole file. */
export async function killExports({ dataDir, port, kills, cards, random, log }: KillPlan): Promise<void> {
  const card_ids = await seed(dataDir, cards);
  let product = await startProduct(dataDir, port);
  try {
    const first = await begin(product, card_ids, 0);
    const started = performance.now();
    await untilEnded(product, first.id);
    const whole = performance.now() - started;
    const made = [first.id];
    for (let kill = 1; kill <= kills; kill += 1) {
      const { id } = await begin(product, card_ids, kill);
      made.push(id);
      await pause(random() * whole);
      const [{ status, processed_count } = { status: 'gone', processed_count: 0 }] = (await list(product)).filter(
        (item) => item.id === id,
      );
      await product.kill();
      product = await startProduct(dataDir, port);
      await checkServed(product);
      const ended = await untilEnded(product, id);
      log(`kill ${kill}: ${formats[kill % formats.length]} ${status} at ${processed_count}, then ${ended.status}`);
    }
    await checkServed(product);
    await checkEnds(product, made);
    await checkFolder(product, dataDir);
  } finally {
    await product.stop();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const fail = (message: string): never => {
  throw new Error(message);
};

async function seed(dataDir: string, count: number): Promise<string[]> {
  const database = await openPglite(join(dataDir, 'database'));
  try {
    const [user] = await database.query<{ id: string }>('select id from users where email = $1', [seller.email]);
    return await seedCards(database, user?.id ?? fail('there is no demo seller'), count);
  } finally {
    await database.close();
  }
}

async function call(product: Product, path: string, init: RequestInit = {}): Promise<Response> {
  const { access_token } = await logInTo(product.url, seller);
  const answer = await fetch(`${product.url}${path}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${access_token}` },
  });
  return answer.ok ? answer : fail(`${path}: ${answer.status} ${await answer.text()}`);
}

async function begin(product: Product, card_ids: string[], turn: number): Promise<Export> {
  const body = JSON.stringify({ card_ids, format: formats[turn % formats.length] });
  const headers = { 'content-type': 'application/json' };
  return (await call(product, '/api/exports', { method: 'POST', body, headers })).json() as Promise<Export>;
}

const list = async (product: Product): Promise<Export[]> =>
  ((await (await call(product, '/api/exports?limit=100')).json()) as Page<Export>).items;

async function untilEnded(product: Product, id: string): Promise<Export> {
  const { access_token } = await logInTo(product.url, seller);
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${product.url}/api/exports/${id}`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    const item = (await answer.json()) as Export;
    if (item.status === 'done' || item.status === 'failed') return item;
    await pause(20);
  }
  return fail(`the export ${id} does not end`);
}

/** Every file that can be had is whole: its length is the stated one, and it has a row for each card. */
async function checkServed(product: Product): Promise<void> {
  for (const item of await list(product)) {
    if (item.file_url === null) continue;
    const bytes = Buffer.from(await (await fetch(`${product.url}${item.file_url}`)).arrayBuffer());
    if (item.status !== 'done' || bytes.length !== item.file_bytes)
      fail(`${item.id} is ${item.status} and serves ${bytes.length} of ${item.file_bytes} bytes`);
    const text = bytes.toString('utf8');
    if (item.format === 'csv' && text.match(/Norvik Steel Bottle \d+/g)?.length !== item.card_count)
      fail(`${item.id} has not all cards`);
    if (item.format === 'json') JSON.parse(text);
    // The end of a ZIP archive is written last.
    if (item.format === 'xlsx' && bytes.lastIndexOf('PK\x05\x06') !== bytes.length - 22) fail(`${item.id} has no end`);
  }
}

/** The stream from its beginning has one end for each export, and the last says that nothing is open. */
async function checkEnds(product: Product, made: string[]): Promise<void> {
  const stop = new AbortController();
  const stream = await call(product, '/api/exports/stream', { headers: { 'last-event-id': '0' }, signal: stop.signal });
  const ends: { export_id: string; processing_count: number }[] = [];
  let text = '';
  try {
    for await (const piece of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.includes('event: export_update')) ends.push(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''));
      if (ends.some(({ export_id }) => export_id === made.at(-1))) break;
    }
  } finally {
    stop.abort();
  }
  for (const id of made) {
    const count = ends.filter(({ export_id }) => export_id === id).length;
    if (count !== 1) fail(`the export ${id} ended ${count} times`);
  }
  if (ends.at(-1)?.processing_count !== 0) fail('the last end does not say that nothing is open');
}

/** No file is left of a try that was cut off. */
async function checkFolder(product: Product, dataDir: string): Promise<void> {
  const kept = (await readdir(join(dataDir, 'files', 'exports'))).toSorted();
  const served = (await list(product))
    .flatMap(({ file_url }) => (file_url === null ? [] : [new URL(file_url, product.url).pathname.split('/').at(-1)]))
    .toSorted();
  if (JSON.stringify(kept) !== JSON.stringify(served)) fail(`kept ${kept.join(' ')}, served ${served.join(' ')}`);
}
