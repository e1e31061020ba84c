import type { Subscription } from '@cardwright/contract/billing';
import type { Card } from '@cardwright/contract/cards';
import type { ChatDetail, ChatFile } from '@cardwright/contract/chats';
import type { Plan } from '@cardwright/contract/plans';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';
import { createBuiltInModel } from '../modules/assistant/built-in-model/built-in-model.ts';
import { createWordGate, type WordGate } from '../modules/assistant/testing/word-gate.ts';
import { planOf } from '../modules/billing/plan-catalogue.ts';
import { bottle } from '../modules/cards/testing/card-calls.ts';
import { productPage } from '../modules/cards/testing/product-page.ts';
import { multipartForm } from './multipart-form.ts';
import { type PageServer, page, startPageServer } from './page-server.ts';
import { openTestApp, type SignedIn, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-databases.ts';

export const freePlan = planOf('free');

/** Text of a listing that can be imported. */
export const listingText =
  'Norvik Trail Bottle\n\nA steel bottle that keeps drinks cold for 24 hours.\n\nMaterial: Stainless steel\nVolume: 750 ml';

/** A product with a shop to import from, whose plan each test may change before it makes a seller. */
export function openChargingStage(open: () => Promise<TestDatabase>) {
  let app: TestApp;
  let shop: PageServer;
  let seller: SignedIn;
  let gate: WordGate;
  const plan = { ...freePlan, limits: { ...freePlan.limits } };

  beforeAll(async () => {
    shop = await startPageServer({
      '/bottle': page(productPage('Norvik Trail Bottle', [])),
      '/news': page('<html><body><p>Nothing is sold here.</p></body></html>'),
    });
    const model = createBuiltInModel((signal) => gate.pause(signal));
    app = await openTestApp(open, { model, base_plan: plan });
  });
  afterAll(async () => {
    gate.open();
    await app.close();
    await shop.close();
  });
  beforeEach(async () => {
    gate = createWordGate(Number.POSITIVE_INFINITY);
    Object.assign(plan, { features: [], limits: { ...freePlan.limits, concurrent_tasks: 100 } });
    seller = await app.signIn();
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) =>
    app.http.inject({
      method,
      url: `/api${url}`,
      headers: { ...seller.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(payload === undefined ? {} : { payload }),
    });
  const spent = async () => {
    const { usage } = (await call('GET', '/billing/subscription')).json<Subscription>();
    return [usage.credits.used + usage.daily_credits.used, usage.scoring_credits.used];
  };

  return {
    plan,
    call,
    /** Credits (the day's and the month's together), scoring credits. */
    spent,
    async settled() {
      await app.runs.idle();
      return spent();
    },
    newCard: async () => (await call('POST', '/cards', { listing: bottle })).json<Card>().id,
    newChat: async () => (await call('POST', '/chats')).json<{ id: string }>().id,
    say: (chat: string, words: string, id = newUuid(), file_ids: string[] = []) =>
      call('POST', `/chats/${chat}/messages`, { id, text: words, ...(file_ids.length === 0 ? {} : { file_ids }) }),
    async attach(chat: string, name: string, text: string) {
      const form = await multipartForm({ bytes: Buffer.from(text), name, type: 'application/octet-stream' });
      const headers = { ...seller.headers, ...form.headers };
      const url = `/api/chats/${chat}/files`;
      return (await app.http.inject({ method: 'POST', url, headers, payload: form.payload })).json<ChatFile>().id;
    },
    chatOf: async (id: string) => (await call('GET', `/chats/${id}`)).json<ChatDetail>(),
    planOfChat: async (id: string) => (await call('GET', `/chats/${id}/plan`)).json<Plan>(),
    async newSeller() {
      seller = await app.signIn();
    },
    /** Answers say this many words and then wait for the gate. */
    holdWordsAfter(words: number) {
      gate = createWordGate(words);
    },
    get gate(): WordGate {
      return gate;
    },
    get app(): TestApp {
      return app;
    },
    get database(): Database {
      return app.database;
    },
    get shop(): PageServer {
      return shop;
    },
    get seller(): SignedIn {
      return seller;
    },
  };
}
