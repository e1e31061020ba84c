import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/src/db/database.ts';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';
import { buildTestApp } from '../../server/src/testing/test-app.ts';
import { benchOperations, type Call, caller, type Operation, typed } from './calls.ts';
import { benchFolder, type Kind, postgresSettings } from './library-database.ts';
import { seedLibrary } from './library-seed.ts';
import { createWords } from './library-words.ts';
import { seedChats } from './search-seed.ts';
import { searchStatements } from './search-statements.ts';

/** The goal: the most milliseconds for a search (p95). */
const goalMs = 50;
const otherSellers = 100;
const names: Record<Kind, string> = { postgres: 'PostgreSQL', pglite: 'PGlite' };

function operations(database: Database, userId: string, call: Call): Operation[] {
  const sql = searchStatements(database, userId);
  const { words } = createWords(11);
  const at = (place: number) => words[place] ?? '';
  const texts = [at(3), at(60), at(900), at(8_000), `${at(12)} ${at(300)}`, `${at(2_000)} ${at(9_000)}`];
  const wrong = [60, 900, 8_000].flatMap((place) => {
    const word = at(place);
    return [`q${word.slice(1)}`, `${word.slice(0, 2)}q${word.slice(3)}`, `${word.slice(0, -1)}q`];
  });
  const search = (query: string) => call('GET', `/search?${query}`);
  const q = encodeURIComponent;
  return [
    {
      name: 'search as you type',
      inputs: typed(texts),
      rounds: 6,
      http: (text) => search(`q=${q(text)}`),
      bare: sql.search,
    },
    {
      name: 'search with a typo',
      inputs: wrong,
      rounds: 6,
      http: (text) => search(`q=${q(text)}`),
      bare: sql.searchWithTypo,
    },
    {
      name: 'all messages that match',
      inputs: typed(texts.slice(0, 4)),
      rounds: 3,
      http: (text) => search(`q=${q(text)}&type=messages&limit=100`),
      bare: sql.searchAll,
    },
  ];
}

async function benchOn(kind: Kind, messages: number, chats: number, cards: number): Promise<void> {
  const folder = join(benchFolder, `search-${kind}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { server, stop } =
    kind === 'postgres'
      ? await startPostgres(folder, { settings: postgresSettings })
      : { server: null, stop: async () => {} };
  try {
    const database = await openDatabase({ database_url: server, data_dir: folder });
    const app = await buildTestApp(database);
    try {
      const { id, headers } = await app.signIn();
      const others = await database.query<{ id: string }>(
        `insert into users (id, email, created_at, updated_at)
         select gen_random_uuid(), 'seller' || n || '@bench.test', now(), now() from generate_series(1, ${otherSellers}) n
         returning id`,
      );
      const start = performance.now();
      await seedLibrary(database, [
        { user_id: id, cards },
        ...others.map((other) => ({ user_id: other.id, cards: 50 })),
      ]);
      await seedChats(database, [
        { user_id: id, chats, messages },
        ...others.map((other) => ({ user_id: other.id, chats: 20, messages: 200 })),
      ]);
      const seconds = ((performance.now() - start) / 1_000).toFixed(0);
      const counts = [messages, chats, cards].map((count) => count.toLocaleString('en'));
      console.log(
        `\n${names[kind]}: ${counts[0]} messages in ${counts[1]} chats and ${counts[2]} cards of one seller, ${otherSellers} others; made in ${seconds} s. Milliseconds.`,
      );
      const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
      await benchOperations(operations(database, id, caller(address, headers)));
    } finally {
      await app.close();
      await database.close();
    }
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** `npm run bench -- search [MESSAGES] [CHATS] [CARDS] [pglite|postgres]` */
export async function benchSearch(args: string[]): Promise<void> {
  const [messages = 100_000, chats = 1_000, cards = 20_000] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const asked = (['postgres', 'pglite'] as const).filter((kind) => args.includes(kind));
  console.log(`Goal: a search as one types within ${goalMs} ms (p95).`);
  for (const kind of asked.length === 0 ? (['postgres', 'pglite'] as const) : asked)
    await benchOn(kind, messages, chats, cards);
}
