// `npm run kill-exports`, `npm run kill-bulk` and `npm run kill-images`, each `-- [KILLS CARDS SEED]`: kill the server
// in the middle of its work.

import { killBulk } from '../e2e/src/kill-bulk.ts';
import { killExports } from '../e2e/src/kill-exports.ts';
import { killImages } from '../e2e/src/kill-images.ts';
import { freePort, newDataDir, removeDataDir, startProduct } from '../e2e/src/product.ts';
import { seededRandom } from '../listing/testing/seeded-random.ts';

const works = {
  exports: { run: killExports, cards: 4_000, held: 'Every export ended once, with a whole file or a reason.' },
  // A card of its own for each kill, whatever is asked for.
  images: {
    run: killImages,
    cards: 1,
    held: 'Every piece of work is whole and charged, or has failed and is neither.',
  },
  // As many as the credits of a free plan pay for.
  bulk: { run: killBulk, cards: 80, held: 'Every card was done exactly once, and every job ended once.' },
};

const [what = '', ...numbers] = process.argv.slice(2);
const work = works[what as keyof typeof works];
if (work === undefined) throw new Error(`Kill in the middle of what? One of: ${Object.keys(works).join(', ')}`);
const [kills = 20, cards = work.cards, seed = Date.now() % 1_000_000] = numbers.map(Number);
const dataDir = await newDataDir();
try {
  await (await startProduct(dataDir)).stop();
  console.log(`${kills} kills, ${what} of ${cards} cards, seed ${seed}`);
  const port = await freePort();
  await work.run({ dataDir, port, kills, cards, random: seededRandom(seed).next, log: console.log });
  console.log(`${work.held} Nothing is left of what was cut off.`);
} finally {
  await removeDataDir(dataDir);
}
