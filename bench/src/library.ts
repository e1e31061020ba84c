import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import { openPostgres } from '../../server/src/db/postgres-database.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';
import { buildTestApp, type SignedIn, type TestApp } from '../../server/src/testing/test-app.ts';
import { createWords, seedLibrary, skuOf } from './library-seed.ts';

/** The goals: a call over HTTP takes at most so many times the statements it stands for, and a search so many milliseconds. */
const goal = { ratio: 1.5, search_ms: 50 };
const pageSize = 60;
const otherSellers = 1_000;
const cardsOfOthers = 5;

type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<string>;

/** One operation: over HTTP, and as the statements that give the same rows. */
interface Operation {
  name: string;
  /** Inputs that are tried one after the other. */
  inputs: string[];
  http(input: string): Promise<unknown>;
  bare(input: string): Promise<unknown>;
  rounds: number;
}

const quantile = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Both contenders take turns at each input, so that whatever else the machine does hits both alike. */
async function race({ inputs, http, bare, rounds }: Operation) {
  const times = { http: [] as number[], bare: [] as number[] };
  for (let round = -1; round < rounds; round += 1)
    for (const input of inputs) {
      const took = { http: await timed(() => http(input)), bare: await timed(() => bare(input)) };
      if (round < 0) continue;
      times.http.push(took.http);
      times.bare.push(took.bare);
    }
  return times;
}

function caller(port: number, { headers }: SignedIn): Call {
  const agent = new Agent({ keepAlive: true });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path: `/api${path}`,
          headers: {
            ...headers,
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const whole = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(whole);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
}

/** Written by hand, not taken from the server: what somebody would run in psql for the same answer. */
function statements(database: Database, userId: string) {
  const owner = userId.replaceAll('-', '').slice(-12);
  const columns = `c.id, c.status, c.failure_code, c.failure_message, c.title, c.source_url, c.marketplace, c.score, c.created_at,
    c.updated_at, s.flag_count, (select k.id from cases k where k.card_id = c.id) as case_id`;
  const from = 'from cards c join card_search s on s.card_id = c.id where c.user_id = $1 and c.deleted_at is null';
  const order = 'order by c.updated_at desc, c.id desc';
  const pictures = (rows: { id: string }[]) =>
    database.query(
      'select distinct on (card_id) * from images where card_id = any($1) order by card_id, position, id',
      [rows.map(({ id }) => id)],
    );
  return {
    async firstPage() {
      const rows = await database.query<{ id: string }>(`select ${columns} ${from} ${order} limit ${pageSize + 1}`, [
        userId,
      ]);
      await Promise.all([
        pictures(rows),
        database.query('select count(*) from cards where user_id = $1 and deleted_at is null', [userId]),
      ]);
    },
    async pageAfter([, at, id]: [string, string, string]) {
      const rows = await database.query<{ id: string }>(
        `select ${columns} ${from} and (c.updated_at, c.id) < ($2, $3) ${order} limit ${pageSize + 1}`,
        [userId, at, id],
      );
      await pictures(rows);
    },
    async search(text: string) {
      const words = text
        .split(/[ -]/)
        .filter((word) => word !== '')
        .map((word) => `'${owner}${word.toLowerCase()}':*`)
        .join(' & ');
      const rows = await database.query<{ id: string }>(
        `select ${columns} ${from} and s.words @@ $2::tsquery ${order} limit ${pageSize + 1}`,
        [userId, words],
      );
      await Promise.all([
        pictures(rows),
        database.query(`select count(*) from (select 1 ${from} and s.words @@ $2::tsquery limit 1000) found`, [
          userId,
          words,
        ]),
      ]);
    },
    ids: (marketplace: string) =>
      database.query(
        `select c.id from cards c where c.user_id = $1 and c.deleted_at is null and ($2 = '' or c.marketplace = $2) ${order}`,
        [userId, marketplace],
      ),
  };
}

/** Every beginning of what is typed, from the second letter on: a search box asks while one types. */
const typed = (texts: string[]) =>
  texts.flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)));

async function operations(database: Database, seller: SignedIn, call: Call, cards: number): Promise<Operation[]> {
  const sql = statements(database, seller.id);
  const { words } = createWords(7);
  const texts = [
    words[3],
    words[60],
    words[900],
    words[8_000],
    `${words[12]} ${words[300]}`,
    skuOf(Math.floor(cards / 2)),
  ];
  const list = (query: string) => call('GET', `/cards/summaries?limit=${pageSize}${query}`);
  const cursors: string[] = [''];
  for (let page = 1; page < 100; page += 1) {
    const { next_cursor } = JSON.parse(await list(cursors[0] === '' ? '' : `&cursor=${cursors[0]}`)) as {
      next_cursor: string | null;
    };
    if (next_cursor === null) break;
    cursors[0] = next_cursor;
  }
  const position = JSON.parse(Buffer.from(cursors[0] ?? '', 'base64url').toString()) as [string, string, string];
  const misspelt = [60, 900, 8_000].map((place) => {
    const word = words[place] ?? '';
    return `${word.slice(0, 2)}q${word.slice(3)}`;
  });
  return [
    { name: 'first page', inputs: [''], rounds: 60, http: () => list(''), bare: sql.firstPage },
    {
      name: 'page 100',
      inputs: cursors,
      rounds: 60,
      http: (cursor) => list(`&cursor=${cursor}`),
      bare: () => sql.pageAfter(position),
    },
    {
      name: 'search as you type',
      inputs: typed(texts.map((text) => text ?? '')),
      rounds: 6,
      http: (text) => list(`&query=${encodeURIComponent(text)}`),
      bare: sql.search,
    },
    {
      name: 'search with a typo',
      inputs: misspelt,
      rounds: 15,
      http: (text) => list(`&query=${encodeURIComponent(text)}`),
      bare: sql.search,
    },
    {
      name: 'select all that match',
      inputs: ['', 'etsy'],
      rounds: 6,
      http: (marketplace) => call('POST', '/cards/select', marketplace === '' ? {} : { marketplace }),
      bare: sql.ids,
    },
  ];
}

async function benchOn(name: string, database: Database, cards: number): Promise<void> {
  const app: TestApp = await buildTestApp(database);
  try {
    const seller = await app.signIn();
    const others = await database.query<{ id: string }>(
      `insert into users (id, email, created_at, updated_at)
       select gen_random_uuid(), 'seller' || n || '@bench.test', now(), now() from generate_series(1, ${otherSellers}) n returning id`,
    );
    const seeding = await timed(() =>
      seedLibrary(database, [
        { user_id: seller.id, cards },
        ...others.map(({ id }) => ({ user_id: id, cards: cardsOfOthers })),
      ]),
    );
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const call = caller(Number(new URL(address).port), seller);
    console.log(
      `\n${name}: ${cards.toLocaleString('en')} cards of one seller, ${otherSellers} others; made in ${(seeding / 1_000).toFixed(0)} s. Milliseconds.`,
    );
    console.log(
      `${''.padEnd(24)}${['HTTP p50', 'p95', 'SQL p50', 'p95', 'p50 ratio', 'p95 ratio'].map((head) => head.padStart(11)).join('')}`,
    );
    for (const operation of await operations(database, seller, call, cards)) {
      const { http, bare } = await race(operation);
      const [h50, h95, b50, b95] = [
        quantile(http, 0.5),
        quantile(http, 0.95),
        quantile(bare, 0.5),
        quantile(bare, 0.95),
      ];
      const figures = [h50, h95, b50, b95].map((time) => time.toFixed(1).padStart(11)).join('');
      const ratios = [h50 / b50, h95 / b95].map((ratio) => `${ratio.toFixed(2)}x`.padStart(11)).join('');
      console.log(`${operation.name.padEnd(24)}${figures}${ratios}`);
    }
  } finally {
    await app.close();
  }
}

/** `npm run bench -- library [cards] [pglite|postgres]` */
export async function benchLibrary(args: string[]): Promise<void> {
  const cards = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 100_000);
  const kinds = args.filter((arg) => arg === 'pglite' || arg === 'postgres');
  const wants = (kind: string) => kinds.length === 0 || kinds.includes(kind as 'pglite');
  console.log(
    `Goals: at most ${goal.ratio} times the bare statements; a search within ${goal.search_ms} ms (p95) on PostgreSQL.`,
  );
  if (wants('postgres')) {
    const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
    const { server, stop } = await startPostgres(folder);
    try {
      const database = await openPostgres(server);
      await migrate(database);
      await benchOn('PostgreSQL', database, cards);
      await database.close();
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (wants('pglite')) {
    const database = await openPglite(null);
    await migrate(database);
    await benchOn('PGlite', database, cards);
    await database.close();
  }
}
