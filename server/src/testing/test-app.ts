import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '@cardwright/contract/site';
import { buildApp } from '../app.ts';
import type { App, AppParts } from '../app-parts.ts';
import type { Database } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';
import { createBuiltInModel } from '../modules/assistant/built-in-model/built-in-model.ts';
import { hashPassword } from '../modules/auth/password-hash.ts';
import { withPlenty } from '../modules/billing/base-plan.ts';
import { planOf } from '../modules/billing/plan-catalogue.ts';
import { systemClock } from '../outside/clock/clock.ts';
import { openDiskFileStore } from '../outside/file-store/disk-file-store.ts';
import { createBuiltInImageModel } from '../outside/image-model/built-in/built-in-image-model.ts';
import { createGuardedFetcher } from '../outside/page-fetcher/guarded-fetcher.ts';
import { createMemoryMailer, type MemoryMailer } from './memory-mailer.ts';
import type { TestDatabase } from './test-databases.ts';

export interface SignedIn {
  id: string;
  email: string;
  headers: { authorization: string };
}

export interface TestApp extends App {
  parts: AppParts;
  database: Database;
  /** The e-mails that were sent, unless another mailer was passed in. */
  mailer: MemoryMailer;
  /** Makes an account and signs it in through the API. */
  signIn(): Promise<SignedIn>;
  close(): Promise<void>;
}

export const testSite: Site = {
  support_email: 'help@cards.test',
  community_url: 'https://community.cards.test/',
  help_url: null,
  offices: [],
  gtm_id: null,
  has_outbox: true,
};

export const testPassword = 'correct horse battery';

/** At the product's own costs a hash takes 50 milliseconds of CPU, and nothing here depends on them. */
const lowestCosts = { memory: 8, passes: 1 };

/** The real application over a test database, files in a temporary folder, and a fetcher that may read loopback servers. */
export async function buildTestApp(database: Database, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
  const mailer = createMemoryMailer();
  const all: AppParts = {
    config: { production: false, log_level: 'silent', trusted_proxies: 0 },
    database,
    files: await openDiskFileStore(folder),
    fetcher: createGuardedFetcher({ allow_loopback: true }),
    clock: systemClock,
    newId: newUuid,
    randomBytes,
    token_secret: 'a secret that only the tests know',
    public_url: 'http://cards.test',
    model: createBuiltInModel(async () => {}),
    image_models: { built_in: createBuiltInImageModel(), generator: null },
    mailer,
    outbox: null,
    identity_providers: [],
    payment_provider: null,
    site: testSite,
    mail_answer_ms: 0,
    password_costs: lowestCosts,
    web_folder: join(folder, 'web'),
    // The free plan with credits, places and cases for any test; a test of limits passes its own.
    base_plan: withPlenty(planOf('free')),
    ...parts,
  };
  const app = await buildApp(all);
  await app.begin();
  await app.http.ready();
  const hash = hashPassword(testPassword, randomBytes, lowestCosts);
  return {
    ...app,
    parts: all,
    database,
    mailer,
    async signIn() {
      const email = `${newUuid()}@seller.test`;
      const id = await app.users.create({ email, name: null, password_hash: await hash, verified: true });
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: testPassword },
      });
      return {
        id,
        email,
        headers: { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` },
      };
    },
    async close() {
      await app.close();
      await all.fetcher.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Like `buildTestApp`, over a database that it opens and that `close` gives back. */
export async function openTestApp(open: () => Promise<TestDatabase>, parts?: Partial<AppParts>): Promise<TestApp> {
  const { database, close } = await open();
  const app = await buildTestApp(database, parts);
  return {
    ...app,
    async close() {
      await app.close();
      await close();
    },
  };
}
