import type { PricedPlan } from '@cardwright/contract/billing';
import type { PaidPlanId, PaymentPage } from '@cardwright/contract/payments';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import type { PaidFeature } from '../../server/src/modules/billing/ledger.ts';
import { planOf } from '../../server/src/modules/billing/plan-catalogue.ts';
import { type ManualClock, manualClock } from '../../server/src/testing/manual-clock.ts';
import { buildTestApp, type TestApp, testPassword } from '../../server/src/testing/test-app.ts';
import { type Account, logInTo } from './api.ts';
import { desktop, openPage, sharedBrowser } from './browser.ts';
import { freePort } from './product.ts';

/** Somebody with an account, signed in in a separate browser. */
interface Payer {
  id: string;
  account: Account;
  page: Page;
  errors: string[];
  call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>;
}

interface BillingStage {
  readonly url: string;
  readonly app: TestApp;
  readonly clock: ManualClock;
  /** A new seller on the free plan of this stage. */
  newPayer(): Promise<Payer>;
  /** Signs the browser in again: moving the clock far ahead has ended the session. */
  signIn(payer: Payer): Promise<void>;
  /** Buys a plan at the sandbox without the browser. */
  subscribe(payer: Payer, plan_id: PaidPlanId, interval: 'monthly' | 'annual'): Promise<void>;
  /** Spends credits by work that the browser does not know about. */
  spend(payer: Payer, feature: PaidFeature, amount: number): Promise<void>;
}

/** Longer than any journey moves its clock; milliseconds. */
const spentForMs = 400 * 86_400_000;

const opened = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The stage is not open yet.');
  return value;
};

/** The product inside the test's own process, with a clock that stands still and a free plan that is soon used up. */
export function openBillingStage(limits: Partial<PricedPlan['limits']>): BillingStage {
  const clock = manualClock(new Date('2026-11-10T12:00:00.000Z'));
  const free = planOf('free');
  let database: Database | undefined;
  let app: TestApp | undefined;
  let browser: Browser | undefined;
  let url = '';
  const payers: Page[] = [];

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    database = await openPglite(null);
    await migrate(database);
    app = await buildTestApp(database, {
      clock,
      public_url: url,
      web_folder: new URL('../../web/dist', import.meta.url).pathname,
      base_plan: { ...free, limits: { ...free.limits, ...limits } },
    });
    await app.http.listen({ port, host: '127.0.0.1' });
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(payers.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const tokenOf = async (account: Account) => (await logInTo(url, account)).access_token;
  const stage: BillingStage = {
    get url() {
      return url;
    },
    get app() {
      return opened(app);
    },
    clock,
    async newPayer() {
      const { id, email } = await opened(app).signIn();
      // Nobody buys in the instant in which the account is made.
      clock.advance(60_000);
      const account = { email, password: testPassword };
      const context = await opened(browser).newContext({ viewport: desktop });
      const { page, errors } = await openPage(context);
      payers.push(page);
      let token = await tokenOf(account);
      const payer: Payer = {
        id,
        account,
        page,
        errors,
        async call(method, path, body) {
          const send = () =>
            fetch(`${url}/api${path}`, {
              method,
              headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
              ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            });
          let response = await send();
          if (response.status === 401) {
            token = await tokenOf(account);
            response = await send();
          }
          if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
          return response.json();
        },
      };
      await stage.signIn(payer);
      return payer;
    },
    async signIn({ page, account }) {
      const tokens = await logInTo(url, account);
      await page.goto(`${url}/health/live`);
      await page.evaluate(({ access_token, refresh_token }) => {
        localStorage.setItem('accessToken', access_token);
        localStorage.setItem('refreshToken', refresh_token);
      }, tokens);
    },
    async subscribe(payer, plan_id, interval) {
      const { url: address } = await payer.call<PaymentPage>('POST', '/billing/checkout', { plan_id, interval });
      await payer.call('POST', `${new URL(address).pathname}/pay`, { outcome: 'success' });
      const { payments } = opened(app);
      await payments.sandbox?.sender.work();
      await payments.events.work();
      const now = await payer.call<{ current_plan: { id: string } }>('GET', '/billing/subscription');
      if (now.current_plan.id !== plan_id) throw new Error(`the plan is still ${now.current_plan.id}`);
    },
    async spend(payer, feature, amount) {
      const { ledger, parts } = opened(app);
      const expires_at = new Date(clock.now().getTime() + spentForMs);
      const hold = { user_id: payer.id, feature, amount, key: `spent:${payer.id}`, ref: null, expires_at };
      await parts.database.orm.transaction((tx) => ledger.hold(tx, { ...hold, reason: 'improve' }));
    },
  };
  return stage;
}
