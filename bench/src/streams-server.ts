import { mkdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { createUIMessageStreamResponse, streamText, toUIMessageStream } from 'ai';
import Fastify from 'fastify';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { createBuiltInModel } from '../../server/src/modules/assistant/built-in-model/built-in-model.ts';
import { openAssistantModel } from '../../server/src/outside/language-model/open-assistant-model.ts';
import { buildTestApp } from '../../server/src/testing/test-app.ts';

/**
 * `streams-server.ts CONTENDER UPSTREAM FOLDER [DATABASE_URL]`: one contender in a process of its own. It tells its parent
 * where it listens, and answers any message with the resources that it has used.
 */
const [contender = '', upstream = '', folder = '', database_url = null] = process.argv.slice(2);
const sellers = 8;

/** What a parent asks for at the beginning and the end of a measurement. */
export interface Used {
  /** Microseconds of this process. */
  cpu: number;
  /** Bytes; after a collection of garbage when asked for `memory`. */
  rss: number;
  heap: number;
}
export interface Started {
  address: string;
  /** Headers of sellers who are signed in; the other contenders know none. */
  sellers: Record<string, string>[];
}

interface Question {
  messages: { role: 'user'; content: string }[];
}

async function startRaw(): Promise<Started> {
  const target = new URL(`${upstream}/v1/chat/completions`);
  const server = createServer((asked, answer) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(target, { method: 'POST', headers }, (from) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      from.pipe(answer);
    });
    answer.on('close', () => sent.destroy());
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sellers: [] };
}

async function startDirect(): Promise<Started> {
  const provider = createOpenAICompatible({ name: 'bench', baseURL: `${upstream}/v1` });
  const app = Fastify({ forceCloseConnections: true });
  app.post<{ Body: Question }>('/', (asked, reply) => {
    const result = streamText({ model: provider.chatModel('bench'), messages: asked.body.messages });
    return reply.send(createUIMessageStreamResponse({ stream: toUIMessageStream({ stream: result.stream }) }));
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), sellers: [] };
}

async function startOurs(): Promise<Started> {
  await mkdir(folder, { recursive: true });
  const database = await openDatabase({ database_url, data_dir: folder });
  const chosen = { provider: 'compatible' as const, model: 'bench', base_url: `${upstream}/v1`, api_key: null };
  const model = await openAssistantModel(
    { chat: chosen, rewrite: chosen },
    { fallback: createBuiltInModel(async () => {}), now: () => performance.now(), pause: async () => {} },
  );
  const app = await buildTestApp(database, { model });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const headers = [];
  for (let seller = 0; seller < sellers; seller += 1) headers.push((await app.signIn()).headers);
  return { address, sellers: headers };
}

const start = contender === 'raw' ? startRaw : contender === 'direct' ? startDirect : startOurs;
process.on('message', (what) => {
  // Garbage collection costs time that no stream has used.
  if (what === 'memory') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpu: user + system, rss, heap: heapUsed } satisfies Used);
});
process.on('disconnect', () => process.exit());
process.send?.(await start());
