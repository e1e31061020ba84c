import { readFileSync } from 'node:fs';
import type { SelectedCards } from '@cardwright/contract/library';
import { logInTo } from '../../e2e/src/api.ts';
import { type Product, startProduct } from '../../e2e/src/product.ts';
import { type Call, caller } from './calls.ts';
import type { FullLibrary } from './library-database.ts';

/** The product as it is started, in a process of its own, over a full library. */
export const startOver = ({ folder, url }: FullLibrary): Promise<Product> =>
  startProduct(folder, undefined, {
    FILES_DIR: `${folder}/files`,
    ...(url === null ? {} : { DATABASE_URL: url }),
  });

/** Resident memory of a process in megabytes, now or at its peak; unknown without `/proc`. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** Prints what work on every card at once costs the server. */
export async function benchAtWork(library: FullLibrary, product: Product): Promise<void> {
  const { access_token } = await logInTo(product.url, library.seller);
  const call = caller(product.url, { authorization: `Bearer ${access_token}` });
  await call('GET', '/cards/summaries?limit=60');
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(11)).join(''));
  const rest = memoryOf(product.pid, 'VmRSS');
  line('with every card', ['ms', 'memory MB', 'at most MB']);
  line('server at rest', ['', rest.toFixed(0), memoryOf(product.pid, 'VmHWM').toFixed(0)]);
  for (const [name, work] of await works(call)) {
    const start = performance.now();
    await work();
    const took = performance.now() - start;
    line(name, [took.toFixed(0), memoryOf(product.pid, 'VmRSS').toFixed(0), memoryOf(product.pid, 'VmHWM').toFixed(0)]);
  }
}

async function works(call: Call): Promise<[string, () => Promise<unknown>][]> {
  const { card_ids } = JSON.parse(await call('POST', '/cards/select', {})) as SelectedCards;
  let deletion_id = '';
  return [
    ['select', () => call('POST', '/cards/select', {})],
    ['quote', () => call('POST', '/cards/bulk', { card_ids, action: 'score', dry_run: true })],
    [
      'delete',
      async () => {
        const answer = JSON.parse(await call('POST', '/cards/delete', { card_ids })) as { deletion_id: string };
        deletion_id = answer.deletion_id;
      },
    ],
    ['undo', () => call('POST', '/cards/undelete', { deletion_id })],
    ['first page after', () => call('GET', '/cards/summaries?limit=60')],
  ];
}
