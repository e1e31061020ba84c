import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail } from '@cardwright/contract/chats';
import type { LedgerEntry } from '@cardwright/contract/ledger';
import { newUuid } from '../../../db/ids.ts';
import type { ModelProvider } from '../../../outside/language-model/model-settings.ts';
import type { Script } from '../../../outside/language-model/testing/model-script.ts';
import { openScripted, type Scripted } from '../../../outside/language-model/testing/open-scripted.ts';
import { buildTestApp, type SignedIn, type TestApp } from '../../../testing/test-app.ts';
import type { TestDatabase } from '../../../testing/test-databases.ts';
import { createBuiltInModel } from '../built-in-model/built-in-model.ts';

export interface ModelStage {
  app: TestApp;
  seller: SignedIn;
  scripted: Scripted;
  /** What was logged so far, at every level. */
  logged(): string;
  /** Sends the texts one after the other in a new chat, the model following the script. */
  talk(script: Script, ...texts: string[]): Promise<Talk>;
  call(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer>;
  makeCard(listing: object): Promise<Card>;
  readCard(id: string): Promise<Card>;
  close(): Promise<void>;
}

type Answer = Awaited<ReturnType<TestApp['http']['inject']>>;

interface Talk {
  chat: ChatDetail;
  /** The text of the last answer. */
  text: string;
  /** Everything that was sent to the browser. */
  stream: string;
  /** What the seller was charged meanwhile, by reason. */
  charged: string[];
  calls: { purpose: string; outcome: string; input_tokens: number | null }[];
}

/** The whole server over a scripted model of a provider, with one seller. */
export async function openModelStage(provider: ModelProvider, test: TestDatabase): Promise<ModelStage> {
  const lines: string[] = [];
  const scripted = await openScripted(
    provider,
    [],
    createBuiltInModel(async () => {}),
  );
  const app = await buildTestApp(test.database, {
    model: scripted.model,
    config: { production: false, log_level: 'trace', trusted_proxies: 0 },
    log_stream: { write: (line) => void lines.push(line) },
  });
  const seller = await app.signIn();
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  /** Over a real connection, as streams go. */
  const send = async (chat: string, text: string) =>
    (
      await fetch(`${address}/api/chats/${chat}/messages`, {
        method: 'POST',
        headers: { ...seller.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id: newUuid(), text }),
      })
    ).text();
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.http.inject({
      method,
      url: `/api${path}`,
      headers: seller.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const charges = async () =>
    (await call('GET', '/billing/ledger?limit=100'))
      .json<{ items: LedgerEntry[] }>()
      .items.filter(({ kind }) => kind === 'charge');

  return {
    app,
    seller,
    scripted,
    call,
    logged: () => lines.join(''),
    async talk(script, ...texts) {
      scripted.server.play(script);
      // A model that failed in an earlier talk has rested.
      scripted.clock.now += 3_600_000;
      const before = new Set((await charges()).map(({ id }) => id));
      const id = (await call('POST', '/chats', {})).json<{ id: string }>().id;
      let stream = '';
      for (const text of texts) stream += await send(id, text);
      await app.runs.idle();
      const chat = (await call('GET', `/chats/${id}`)).json<ChatDetail>();
      const answer = chat.messages.at(-1);
      const rows = await test.database.query<Talk['calls'][number]>(
        `select purpose, outcome, input_tokens from model_calls join runs on runs.id = run_id where chat_id = $1
         order by model_calls.created_at, model_calls.id`,
        [id],
      );
      return {
        chat,
        stream,
        text: (answer?.parts ?? []).flatMap((part) => (part.type === 'text' ? [String(part.text)] : [])).join('|'),
        charged: (await charges()).filter((entry) => !before.has(entry.id)).map(({ reason }) => reason),
        calls: rows,
      };
    },
    makeCard: async (listing) => (await call('POST', '/cards', { listing })).json<Card>(),
    readCard: async (id) => (await call('GET', `/cards/${id}`)).json<Card>(),
    async close() {
      await app.close();
      await scripted.close();
    },
  };
}
