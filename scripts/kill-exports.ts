// `npm run kill-exports -- [KILLS CARDS SEED]`: kills the server in the middle of exports, 20 times unless told otherwise.

import { killExports } from '../e2e/src/kill-exports.ts';
import { freePort, newDataDir, removeDataDir, startProduct } from '../e2e/src/product.ts';
import { seededRandom } from '../listing/testing/seeded-random.ts';

const [kills = 20, cards = 4_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const dataDir = await newDataDir();
try {
  await (await startProduct(dataDir)).stop();
  console.log(`${kills} kills in exports of ${cards} cards, seed ${seed}`);
  const port = await freePort();
  await killExports({ dataDir, port, kills, cards, random: seededRandom(seed).next, log: console.log });
  console.log('Every export ended once, with a whole file or a reason; nothing is left of the others.');
} finally {
  await removeDataDir(dataDir);
}
