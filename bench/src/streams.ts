import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newUuid } from '../../server/src/db/ids.ts';
import { startPostgres } from '../../server/src/testing/start-postgres.ts';
import { type Asked, askJson, openReader, type Reader } from './streams-readers.ts';
import type { Started, Used } from './streams-server.ts';

const contenders = ['raw', 'direct', 'pglite', 'postgres'] as const;
type Contender = (typeof contenders)[number];
const parts = [1, 50, 100, 200, 'turn', 'idle'] as const;
type Part = (typeof parts)[number];

/** Goals: CPU per token as a ratio to the raw pipe, first token in ms by number of streams, a turn's CPU, gap, an idle stream. */
const goals = { cpu: 4, first: { 1: 10, 50: 15, 100: 20, 200: 30 }, turn_ms: 18, gap: 1.25, idle_kb: 50 };
const tokensOfTurn = 150;
const turns = 40;
const turnsAtOnce = 10;
const probes = 24;
/** A server that has just started runs slow code: this many short turns precede each measurement of every contender. */
const warmUpTurns = 200;
const warmUpAtOnce = 50;
const warmUpMs = 2_000;
/** A server has settled when it uses no more than this share of a core; the longest wait for that, in seconds. */
const settledBusy = 0.03;
const settleSeconds = 20;
/** One stream has few tokens: in a short window a single collection of garbage would be half of the figure. */
const windowMs = (streams: number) => (streams === 1 ? 30_000 : 6_000);
const idleStreams = 2_000;
const forLong = 1_000_000;

/** One contender, started. */
interface Running {
  child: ChildProcess;
  started: Started;
  used(what?: 'cpu' | 'memory'): Promise<Used>;
  /** Where to send requests: a chat of ours takes one turn at a time. */
  newPlaces(count: number): Promise<Place[]>;
  stop(): Promise<void>;
}
interface Place {
  ask(tokens: number): Asked;
  /** Ends the turn that is running there. */
  end(): Promise<void>;
  /** Adds a reader to the turn that is running there. */
  follow(): Asked;
}

/**
 * `npm run bench -- streams [CONTENDERS] [PARTS]`, such as `streams raw,postgres 1,50`: answers of a language model that
 * writes 50 tokens a second, through a raw pipe, the SDK straight to the client, and our whole path. CPU is of the server
 * process alone; times are those of a client in this process.
 */
export async function benchStreams(args: string[]): Promise<void> {
  const asked = args.flatMap((arg) => arg.split(','));
  const chosen = contenders.filter((name) => asked.includes(name));
  const what = parts.filter((part) => asked.includes(String(part)));
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-'));
  const upstream = await startChild(new URL('./streams-upstream.ts', import.meta.url), []);
  try {
    const port = (upstream.message as { port: number }).port;
    for (const part of what.length > 0 ? what : parts) {
      console.log(`\n${titleOf(part)}`);
      const rows = new Map<Contender, Figures>();
      for (const name of chosen.length > 0 ? chosen : contenders) {
        // Only for ours: an idle stream of the others is just a socket.
        if (part === 'idle' && name === 'direct') continue;
        const running = await startContender(name, `http://127.0.0.1:${port}`, join(folder, `${name}-${part}`));
        try {
          rows.set(name, await measurePart(running, part));
        } finally {
          await running.stop();
        }
        console.log(lineOf(name, part, rows));
      }
    }
  } finally {
    await stopChild(upstream.child);
    await rm(folder, { recursive: true, force: true });
  }
}

type Figures = Partial<Record<'token_us' | 'first_p50' | 'first_p95' | 'gap_p95' | 'turn_ms' | 'stream_kb', number>> & {
  /** The share of one core that the server used. */
  busy?: number;
  /** The same without any stream: the server's periodic work. With few streams most of a token's CPU is this. */
  rest?: number;
};

const titleOf = (part: Part) =>
  part === 'turn'
    ? `Turns of ${tokensOfTurn} tokens, ${turnsAtOnce} at once; goal: under ${goals.turn_ms} ms of CPU`
    : part === 'idle'
      ? `${idleStreams.toLocaleString('en-US')} open streams on which nothing comes; goal: under ${goals.idle_kb} kB each`
      : `${part} streams; goals: at most direct and ${goals.cpu}x raw, first token under ${goals.first[part]} ms${part === 200 ? `, gap at most ${goals.gap}x direct` : ''}`;

async function measurePart(running: Running, part: Part): Promise<Figures> {
  if (part === 'turn') return measureTurns(running);
  if (part === 'idle') return measureIdle(running);
  await warmUp(running);
  const places = await running.newPlaces(part);
  await settled(running);
  const [restBefore, restStart] = [await running.used(), performance.now()];
  await passed(warmUpMs);
  const rest = (await running.used()).cpu - restBefore.cpu;
  const restBusy = rest / 1_000 / (performance.now() - restStart);
  const readers: Reader[] = [];
  for (const place of places) {
    readers.push(openReader(running.started.address, place.ask(forLong)));
    await passed(1_000 / part);
  }
  await Promise.all(readers.map((reader) => reader.first));
  await passed(warmUpMs);
  for (const reader of readers) reader.takeGaps();
  const count = () => readers.reduce((sum, reader) => sum + reader.tokens(), 0);
  const [usedBefore, countBefore, start] = [await running.used(), count(), performance.now()];
  await passed(windowMs(part));
  const [usedAfter, countAfter, took] = [await running.used(), count(), performance.now() - start];
  const gaps = readers.flatMap((reader) => reader.takeGaps());
  const cpu = usedAfter.cpu - usedBefore.cpu;

  const firsts: number[] = [];
  for (const place of await running.newPlaces(probes)) {
    const probe = openReader(running.started.address, place.ask(2));
    firsts.push(await probe.first);
    await probe.ended;
    await passed(50);
  }
  await Promise.all(places.map((place) => place.end()));
  for (const reader of readers) reader.close();
  return {
    token_us: cpu / (countAfter - countBefore),
    busy: cpu / 1_000 / took,
    rest: restBusy,
    gap_p95: quantile(gaps, 0.95),
    first_p50: quantile(firsts, 0.5),
    first_p95: quantile(firsts, 0.95),
  };
}

async function measureTurns(running: Running): Promise<Figures> {
  await warmUp(running);
  await takeTurns(running, await running.newPlaces(warmUpTurns), tokensOfTurn, warmUpAtOnce);
  await settled(running);
  const places = await running.newPlaces(turns);
  const [before, start] = [await running.used(), performance.now()];
  await takeTurns(running, places, tokensOfTurn, turnsAtOnce);
  const [cpu, ms] = [(await running.used()).cpu - before.cpu, performance.now() - start];
  return { turn_ms: cpu / 1_000 / turns, busy: cpu / 1_000 / ms };
}

const warmUp = async (running: Running) => takeTurns(running, await running.newPlaces(warmUpTurns), 2, turnsAtOnce);

/** After the warm-up, threads of the runtime keep compiling for some seconds, mostly WebAssembly. */
async function settled(running: Running): Promise<void> {
  for (let seconds = 0; seconds < settleSeconds; seconds += 1) {
    const before = await running.used();
    await passed(1_000);
    if ((await running.used()).cpu - before.cpu < 1_000_000 * settledBusy) return;
  }
}

/** Runs a turn in each place, several at once, each read to its end. */
async function takeTurns(running: Running, places: Place[], tokens: number, atOnce: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let place = places[next++]; place; place = places[next++]) {
      const reader = openReader(running.started.address, place.ask(tokens));
      await reader.first;
      await reader.ended;
      if (reader.tokens() !== tokens) throw new Error(`${reader.tokens()} tokens of ${tokens}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function measureIdle(running: Running): Promise<Figures> {
  const places = await running.newPlaces(10);
  // Of each answer one token comes, and then nothing for an hour.
  const first = places.map((place) => openReader(running.started.address, place.ask(0)));
  await Promise.all(first.map((reader) => reader.first));
  const extra = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      openReader(running.started.address, (places[index % places.length] as Place).follow()),
    );
  const few = extra(100);
  await Promise.all(few.map((reader) => reader.first));
  await passed(1_000);
  const before = await running.used('memory');
  const readers: Reader[] = [];
  while (readers.length < idleStreams) {
    const some = extra(100);
    await Promise.all(some.map((reader) => reader.first));
    readers.push(...some);
  }
  await passed(2_000);
  const after = await running.used('memory');
  const [from, to] = [await running.used(), await passed(2_000).then(() => running.used())];
  await Promise.all(places.map((place) => place.end()));
  for (const reader of [...first, ...few, ...readers]) reader.close();
  return {
    stream_kb: Math.max(after.rss - before.rss, after.heap - before.heap) / 1_024 / idleStreams,
    busy: (to.cpu - from.cpu) / 1_000 / 2_000,
  };
}

async function startContender(name: Contender, upstream: string, folder: string): Promise<Running> {
  const isOurs = name === 'pglite' || name === 'postgres';
  const database = name === 'postgres' ? await startDatabase() : null;
  const kind = isOurs ? 'ours' : name;
  const { child, message } = await startChild(new URL('./streams-server.ts', import.meta.url), [
    kind,
    upstream,
    folder,
    ...(database === null ? [] : [database.server]),
  ]);
  const started = message as Started;
  return {
    child,
    started,
    async used(what = 'cpu') {
      child.send(what);
      return (await once(child, 'message'))[0] as Used;
    },
    newPlaces: (count) =>
      isOurs ? newChats(started, count) : Promise.resolve(Array.from({ length: count }, () => bare)),
    async stop() {
      await stopChild(child);
      await database?.stop();
    },
  };
}

async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-bench-db-'));
  const { server, stop } = await startPostgres(folder);
  return {
    server,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const json = { 'content-type': 'application/json' };
const bare: Place = {
  ask: (tokens) => ({
    method: 'POST',
    path: '/',
    headers: json,
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: `tokens ${tokens}` }] }),
  }),
  end: async () => {},
  follow: () => bare.ask(0),
};

async function newChats({ address, sellers }: Started, count: number): Promise<Place[]> {
  const places: Place[] = [];
  for (let index = 0; index < count; index += 1) {
    const headers = { ...sellers[index % sellers.length], ...json };
    const { id } = await askJson<{ id: string }>(address, { method: 'POST', path: '/api/chats', headers, body: '{}' });
    const path = `/api/chats/${id}`;
    places.push({
      ask: (tokens) => {
        const body = JSON.stringify({ id: newUuid(), text: `tokens ${tokens}` });
        return { method: 'POST', path: `${path}/messages`, headers, body };
      },
      end: async () => void (await askJson(address, { method: 'POST', path: `${path}/stop`, headers, body: '{}' })),
      follow: () => ({ method: 'GET', path: `${path}/stream`, headers }),
    });
  }
  return places;
}

/** Starts a process and waits for its first message. With `BENCH_PROFILE=FOLDER` a server leaves a CPU profile there. */
async function startChild(script: URL, args: string[]): Promise<{ child: ChildProcess; message: unknown }> {
  const profile = process.env.BENCH_PROFILE;
  const isServer = script.pathname.includes('server');
  const execArgv = ['--expose-gc', ...(profile && isServer ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [])];
  const child = fork(fileURLToPath(script), args, { execArgv });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${script.pathname} ended before it was ready`))),
  ]);
  return { child, message };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

function lineOf(name: Contender, part: Part, rows: Map<Contender, Figures>): string {
  const figures = rows.get(name) ?? {};
  const of = (key: keyof Figures, other: Contender): string => {
    const [value, base] = [figures[key], rows.get(other)?.[key]];
    return value === undefined || base === undefined || other === name ? '' : ` ${(value / base).toFixed(2)}x ${other}`;
  };
  const { token_us, first_p50, first_p95, gap_p95, turn_ms, stream_kb, busy, rest } = figures;
  const cells = [
    token_us === undefined
      ? ''
      : `${token_us.toFixed(0)} us a token${of('token_us', 'raw')}${of('token_us', 'direct')}`,
    first_p50 === undefined ? '' : `first token ${first_p50.toFixed(1)} ms, p95 ${first_p95?.toFixed(1)}`,
    gap_p95 === undefined ? '' : `gap p95 ${gap_p95.toFixed(0)} ms${of('gap_p95', 'direct')}`,
    turn_ms === undefined
      ? ''
      : `${turn_ms.toFixed(1)} ms of CPU a turn${of('turn_ms', 'raw')}${of('turn_ms', 'direct')}`,
    stream_kb === undefined ? '' : `${stream_kb.toFixed(1)} kB a stream`,
    busy === undefined ? '' : `core ${(busy * 100).toFixed(0)} %`,
    rest === undefined ? '' : `${(rest * 100).toFixed(1)} % without streams`,
  ].filter((cell) => cell !== '');
  return `${name.padEnd(9)} ${part === 'turn' || part === 'idle' ? '' : String(part).padStart(3)}  ${cells.join('; ')}`;
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
