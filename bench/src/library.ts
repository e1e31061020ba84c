import { caller } from './calls.ts';
import { benchAtWork, startOver } from './library-at-work.ts';
import { benchCalls, goal } from './library-calls.ts';
import { type FullLibrary, type Kind, openFullLibrary, openLibraryApp, otherSellers } from './library-database.ts';
import { benchScroll } from './library-scroll.ts';

const names: Record<Kind, string> = { postgres: 'PostgreSQL', pglite: 'PGlite' };

async function benchCallsOn(library: FullLibrary, cards: number): Promise<void> {
  const { database, app, address, headers } = await openLibraryApp(library);
  try {
    await benchCalls(database, library.seller.id, caller(address, headers), cards);
  } finally {
    await app.close();
    await database.close();
  }
}

async function benchProductOn(library: FullLibrary, kind: Kind): Promise<void> {
  const product = await startOver(library);
  try {
    await benchScroll(product.url, library, kind);
    await benchAtWork(library, product);
  } finally {
    await product.stop();
  }
}

/** `npm run bench -- library [CARDS] [pglite|postgres]` */
export async function benchLibrary(args: string[]): Promise<void> {
  const cards = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000);
  const kinds = (['postgres', 'pglite'] as const).filter((kind) => args.includes(kind));
  console.log(
    `Goals: at most ${goal.ratio} times the bare statements; a search within ${goal.search_ms} ms (p95) on PostgreSQL.`,
  );
  const runtime = new URL('../../scripts/runtime.mjs', import.meta.url).href;
  await ((await import(runtime)) as { ensureBuilt(): Promise<void> }).ensureBuilt();
  for (const kind of kinds.length === 0 ? (['postgres', 'pglite'] as const) : kinds) {
    const library = await openFullLibrary(kind, cards);
    try {
      const made =
        library.made_in_ms === null
          ? 'kept from an earlier run'
          : `made in ${(library.made_in_ms / 1_000).toFixed(0)} s`;
      console.log(
        `\n${names[kind]}: ${cards.toLocaleString('en')} cards of one seller, ${otherSellers} others; ${made}. Milliseconds.`,
      );
      await benchCallsOn(library, cards);
      await benchProductOn(library, kind);
    } finally {
      await library.stop();
    }
  }
}
