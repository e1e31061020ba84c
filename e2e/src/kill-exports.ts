import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@cardwright/contract/common';
import type { Export } from '@cardwright/contract/exports';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import { seedCards } from '../../server/src/testing/seed-cards.ts';
import { type AccountCall, accountAt, fail, type KillPlan, killInTheMiddle, posting } from './kill-server.ts';
import { type Product, seller } from './product.ts';

const formats = ['csv', 'json', 'xlsx'] as const;
const formatOf = (turn: number) => formats[turn % formats.length];

/** Kills the server in the middle of exports, and throws unless each ends exactly once with a whole file. */
export async function killExports(plan: KillPlan): Promise<void> {
  const card_ids = await seed(plan.dataDir, plan.cards);
  const call = accountAt();
  const list = async (product: Product): Promise<Export[]> =>
    ((await (await call(product, '/api/exports?limit=100')).json()) as Page<Export>).items;
  await killInTheMiddle(
    plan,
    {
      begin: async (product, turn) => {
        const made = await call(product, '/api/exports', posting({ card_ids, format: formatOf(turn) }));
        return ((await made.json()) as Export).id;
      },
      look: async (product, turn, id) => {
        const { status, processed_count, card_count } = (await (
          await call(product, `/api/exports/${id}`)
        ).json()) as Export;
        const ended = status === 'done' || status === 'failed';
        return {
          ended,
          share: processed_count / card_count,
          text: ended ? status : `${formatOf(turn)} ${status} at ${processed_count}`,
        };
      },
      check: async (product) => checkServed(product, await list(product)),
    },
    async (product, made) => {
      await checkEnds(product, call, made);
      await checkFolder(product, await list(product));
    },
  );
}

async function seed(dataDir: string, count: number): Promise<string[]> {
  const database = await openPglite(join(dataDir, 'database'));
  try {
    const [user] = await database.query<{ id: string }>('select id from users where email = $1', [seller.email]);
    return await seedCards(database, user?.id ?? fail('there is no demo seller'), count);
  } finally {
    await database.close();
  }
}

/** Checks that every available file is complete: it has the stated length, and a row for each card. */
async function checkServed(product: Product, list: Export[]): Promise<void> {
  for (const item of list) {
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

/** Checks that the stream has, from its beginning, one end for each export, and that the last says that none is open. */
async function checkEnds(product: Product, call: AccountCall, made: string[]): Promise<void> {
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

/** Checks that no file is left of a try that was cut off. */
async function checkFolder(product: Product, list: Export[]): Promise<void> {
  const kept = (await readdir(join(product.dataDir, 'files', 'exports'))).toSorted();
  const served = list
    .flatMap(({ file_url }) => (file_url === null ? [] : [new URL(file_url, product.url).pathname.split('/').at(-1)]))
    .toSorted();
  if (JSON.stringify(kept) !== JSON.stringify(served)) fail(`kept ${kept.join(' ')}, served ${served.join(' ')}`);
}
