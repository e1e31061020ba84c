import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../outside/mail/mailer.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type AccountCalls, accountCalls, firstPassword, tokenIn } from './testing/account-calls.ts';

const hour = 3_600_000;

describe.each(testDatabases)('an account’s e-mail that fails at first on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let tried: OutgoingMail[];
  let down: boolean;
  let calls: AccountCalls;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, {
      clock,
      mailer: {
        send: async (mail) => {
          tried.push(mail);
          if (down) throw new Error('no connection');
        },
        close: async () => {},
      },
    });
    calls = accountCalls(app);
  });
  beforeEach(() => {
    tried = [];
    down = true;
  });
  afterAll(() => app.close());

  it('carries the same link at the next try, and the link’s time counts from then', async () => {
    const email = calls.newEmail();
    await calls.register(email);
    await app.mails.work();
    down = false;
    clock.advance(23 * hour);
    await app.mails.work();
    expect(tried).toHaveLength(2);
    const [first = '', second = ''] = tried.map(tokenIn);
    expect(second).toBe(first);
    expect(tried[1]?.id).toBe(tried[0]?.id);
    clock.advance(23 * hour);
    expect((await calls.activate(second)).statusCode).toBe(200);
  });

  it('brings no link back that was used or has been replaced meanwhile', async () => {
    const email = calls.newEmail();
    await calls.register(email, 'the older password');
    await app.mails.work();
    const older = tokenIn(tried[0] ?? { text: '' });
    down = false;
    await calls.register(email, firstPassword);
    await app.mails.work();
    clock.advance(hour);
    await app.mails.work();
    expect(tried.map(tokenIn).filter((token) => token === older)).toHaveLength(2);
    expect((await calls.activate(older)).statusCode).toBe(400);
    const newer = tried.map(tokenIn).find((token) => token !== older) ?? '';
    expect((await calls.activate(newer)).statusCode).toBe(200);
  });

  it('says nothing when its account is gone by then', async () => {
    const email = calls.newEmail();
    await calls.register(email);
    await app.mails.work();
    down = false;
    await app.database.query('delete from users where email = $1', [email]);
    clock.advance(hour);
    await app.mails.work();
    expect(tried).toHaveLength(1);
    expect(await app.database.query('select status from mails where recipient = $1', [email])).toEqual([
      { status: 'dropped' },
    ]);
  });
});
