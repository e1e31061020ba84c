// `npm run kill-exports -- [KILLS CARDS SEED]`: kills the server in the middle of exports, 20 times unless told otherwise.

import { killExports } from '../e2e/src/kill-exports.ts';
import { freePort, newDataDir, removeDataDir, startProduct } from '../e2e/src/product.ts';

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const [kills = 20, cards = 4_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const dataDir = await newDataDir();
try {
  await (await startProduct(dataDir)).stop();
  console.log(`${kills} kills in exports of ${cards} cards, seed ${seed}`);
  const port = await freePort();
  await killExports({ dataDir, port, kills, cards, random: randomOf(seed), log: console.log });
  console.log('Every export ended once, with a whole file or a reason; nothing is left of the others.');
} finally {
  await removeDataDir(dataDir);
}
