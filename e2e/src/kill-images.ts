import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { ImageEdit } from '@cardwright/contract/images';
import sharp from 'sharp';
import type { Database } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';
import { auditLedger } from '../../server/src/modules/billing/testing/ledger-audit.ts';
import { listingWith } from './api.ts';
import { inCopy } from './database-copy.ts';
import { accountAt, fail, type KillPlan, killInTheMiddle, posting } from './kill-server.ts';
import { type Product, seller } from './product.ts';

/** How far work with such a progress text is; before that it waits. Most kills should come while the result is stored. */
const shares: [RegExp, number][] = [
  [/^Reading/u, 0.2],
  [/^Making/u, 0.5],
  [/^Keeping/u, 1],
];
const side = 1_000;

interface EditLine {
  run_id: string;
  status: string;
  cost: number;
  operations: number;
  result_id: string | null;
  hold: string | null;
  charged: number | null;
}

/**
 * Kills the server in the middle of work on pictures, in turns asked for at a gallery and in a chat, and throws unless
 * each is done with a complete picture and charged, or has failed with neither, and no file is orphaned.
 */
export async function killImages(plan: KillPlan): Promise<void> {
  const call = accountAt();
  const picture = await photograph();
  const json = async <T>(product: Product, path: string, init?: RequestInit): Promise<T> =>
    (await (await call(product, path, init)).json()) as T;
  await killInTheMiddle(
    plan,
    {
      begin: async (product, turn) => {
        const listing = listingWith({ title: `Norvik Bottle ${turn}`, brand: 'Norvik' });
        const { id: card_id } = await json<Card>(product, '/api/cards', posting({ listing, marketplace: 'amazon' }));
        const body = new FormData();
        body.set('file', new Blob([picture], { type: 'image/png' }), 'bottle.png');
        const { id: image_id } = await json<{ id: string }>(product, `/api/cards/${card_id}/images`, {
          method: 'POST',
          body,
        });
        return isInChat(turn) ? beginInChat(product, card_id) : beginAtGallery(product, card_id, image_id);
      },
      look: async (product, turn, id) => {
        if (isInChat(turn)) {
          const { active_run, messages } = await json<ChatDetail>(product, `/api/chats/${id}`);
          const status = messages.at(-1)?.run?.status ?? 'asked for';
          return { ended: active_run === null, share: await shareOf(product, id), text: `chat ${status}` };
        }
        const { status, progress } = await json<ImageEdit>(product, `/api/images/edits/${id}`);
        const ended = status !== 'queued' && status !== 'running';
        return {
          ended,
          share: shareAt(progress),
          text: `gallery ${status}${progress === null ? '' : `, ${progress}`}`,
        };
      },
      afterKill: () => inCopy(plan.dataDir, async (database) => (await linesOf(database)).forEach(checkLine)),
    },
    async () => {},
  );
  await inCopy(plan.dataDir, (database) => checkEnd(database, plan));

  async function beginAtGallery(product: Product, card_id: string, image_id: string): Promise<string> {
    const options = { card_id, also: ['square', 'shadow'] };
    const request = posting({ image_id, operation: 'white_background', options });
    return (await json<{ run_id: string }>(product, '/api/images/edit', request)).run_id;
  }
  async function beginInChat(product: Product, card_id: string): Promise<string> {
    const { id } = await json<{ id: string }>(product, '/api/chats', posting({}));
    const text = 'Make the background of the main image white and the image square';
    const answer = await call(product, `/api/chats/${id}/messages`, posting({ id: newUuid(), text, card_id }));
    // The turn belongs to the server: nobody reads it here.
    await answer.body?.cancel();
    return id;
  }
  async function shareOf(product: Product, chatId: string): Promise<number> {
    const { steps } = await json<{ steps: { detail: string | null }[] }>(product, `/api/chats/${chatId}/plan`);
    return Math.max(0, ...steps.map(({ detail }) => shareAt(detail)));
  }
}

const isInChat = (turn: number) => turn % 2 === 1;
const shareAt = (progress: string | null): number =>
  shares.find(([begin]) => progress !== null && begin.test(progress))?.[1] ?? 0;

/** Noise on grey: every step of work on it takes a while. */
const photograph = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const half = side / 2;
  const noise = await sharp(randomBytes(half * half * 3), { raw: { width: half, height: half, channels: 3 } })
    .png()
    .toBuffer();
  const grey = { create: { width: side, height: side, channels: 3, background: '#dcdcda' } } as const;
  return new Uint8Array(
    await sharp(grey)
      .composite([{ input: noise }])
      .png()
      .toBuffer(),
  );
};

const linesOf = (database: Database): Promise<EditLine[]> =>
  database.query<EditLine>(
    `select e.run_id, r.status, r.cost_credits as cost, e.result_id, h.status as hold, h.charged,
       1 + coalesce(jsonb_array_length(e.request #> '{options,also}'), 0) as operations
     from image_edits e join runs r on r.id = e.run_id left join ledger_holds h on h.key = 'run:' || r.id`,
  );

/** Checks that work that is done has its picture and its charge, and all other work neither; this must hold at any moment. */
function checkLine({ run_id, status, cost, result_id, hold, charged }: EditLine): void {
  const isRight =
    status === 'done'
      ? result_id !== null && hold === 'settled' && charged === cost && cost > 0
      : result_id === null && cost === 0 && hold === (status === 'failed' ? 'released' : 'held');
  if (!isRight) fail(`${run_id} is ${status}, costs ${cost}, has the picture ${result_id}, its hold is ${hold}`);
}

async function checkEnd(database: Database, { dataDir, log }: KillPlan): Promise<void> {
  const lines = await linesOf(database);
  for (const line of lines) {
    checkLine(line);
    if (!['done', 'failed'].includes(line.status)) fail(`${line.run_id} has not ended`);
  }
  const [user] = await database.query<{ id: string }>('select id from users where email = $1', [seller.email]);
  const wrong = await auditLedger(database, user?.id ?? fail('there is no demo seller'));
  if (wrong.length > 0) fail(wrong.join('\n'));
  const images = await database.query<{ file_key: string; result: boolean; keys: string[] }>(
    `select file_key, exists (select 1 from image_edits e where e.result_id = i.id) as result,
       array(select jsonb_array_elements(coalesce(variants, '[]')) ->> 'key') as keys from images i where file_key is not null`,
  );
  for (const { file_key, result } of images) if (result) await sharp(join(dataDir, 'files', file_key)).stats();
  const leaving = await database.query<{ key: string }>('select key from files_to_remove');
  const known = new Set([
    ...images.flatMap(({ file_key, keys }) => [file_key, ...keys]),
    ...leaving.map(({ key }) => key),
  ]);
  const kept = (await readdir(join(dataDir, 'files', 'images'))).map((name) => `images/${name}`);
  const stray = kept.filter((key) => !known.has(key));
  if (stray.length > 0) fail(`of nobody: ${stray.join(' ')}`);
  log(`${lines.filter(({ status }) => status === 'done').length} of ${lines.length} pieces of work are done`);
}
