import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type AccountCalls, accountCalls, deadLink, firstPassword, tokenIn } from './testing/account-calls.ts';

const hour = 3_600_000;
const newPassword = 'a second good password';

describe.each(testDatabases)('password reset on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let calls: AccountCalls;
  let email: string;

  beforeAll(async () => {
    clock = manualClock();
    const plenty = { points: 1_000_000, duration: 3_600 };
    app = await openTestApp(open, { clock, rates: { passwordsOfAddress: plenty, mailsOfAddress: plenty } });
    calls = accountCalls(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    email = await calls.newAccount();
  });

  it('sends a link to a known address, which sets a new password', async () => {
    const answer = await calls.post('password-reset', { email: email.toUpperCase() });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'reset_sent' }]);
    const mail = await calls.mailTo(email);
    expect(mail.subject).toBe('Choose a new password');
    expect(mail.text).toMatch(/^http:\/\/cards\.test\/auth\/reset-password-confirm\?token=[\w-]{43}$/m);

    const changed = await calls.reset(tokenIn(mail), newPassword);
    expect([changed.statusCode, changed.json()]).toEqual([200, { status: 'password_changed' }]);
    expect((await calls.login(email, firstPassword)).json()).toMatchObject({ code: 'invalid_credentials' });
    await calls.tokens(email, newPassword);
    const notice = await calls.mailTo(email);
    expect(notice.subject).toBe('Your password was changed');
    expect(notice.text).toContain('http://cards.test/auth/reset-password');
  });

  it('answers an unknown address alike and sends nothing', async () => {
    const stranger = calls.newEmail();
    const answer = await calls.post('password-reset', { email: stranger });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'reset_sent' }]);
    await app.mails.work();
    expect(app.mailer.sent.filter(({ to }) => to === stranger)).toEqual([]);
  });

  it('ends every session of the account at once, access tokens too, and nobody else’s', async () => {
    const sessions = [await calls.tokens(email), await calls.tokens(email)];
    const other = await calls.tokens(await calls.newAccount());
    await calls.reset(await calls.resetToken(email), newPassword);
    for (const { access_token, refresh_token } of sessions) {
      expect((await calls.me(access_token)).json()).toMatchObject({ code: 'unauthenticated' });
      expect((await calls.post('refresh', { refresh_token })).statusCode).toBe(401);
    }
    expect((await calls.me(other.access_token)).statusCode).toBe(200);
    expect((await calls.post('refresh', { refresh_token: other.refresh_token })).statusCode).toBe(200);
  });

  it('leaves no session to whoever refreshes or signs in with the old password at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { refresh_token } = await calls.tokens(email, round === 0 ? firstPassword : newPassword + (round - 1));
      const token = await calls.resetToken(email);
      const [, refreshed, signedIn] = await Promise.all([
        calls.reset(token, newPassword + round),
        calls.post('refresh', { refresh_token }),
        calls.login(email, round === 0 ? firstPassword : newPassword + (round - 1)),
      ]);
      expect((await calls.mailTo(email)).subject).toBe('Your password was changed');
      expect((await calls.login(email, newPassword + round)).statusCode).toBe(200);
      for (const answer of [refreshed, signedIn]) {
        if (answer.statusCode !== 200) continue;
        const tokens = answer.json<{ access_token: string; refresh_token: string }>();
        expect((await calls.me(tokens.access_token)).statusCode).toBe(401);
        expect((await calls.post('refresh', { refresh_token: tokens.refresh_token })).statusCode).toBe(401);
      }
      clock.advance(hour);
      await app.database.query('delete from rate_limits');
    }
  });

  it('takes a link once, for one hour', async () => {
    const used = await calls.resetToken(email);
    clock.advance(hour - 1_000);
    expect((await calls.reset(used, newPassword)).statusCode).toBe(200);
    expect((await calls.reset(used, 'yet another password')).json()).toMatchObject(deadLink);
    await calls.mailTo(email);
    const late = await calls.resetToken(email);
    clock.advance(hour);
    expect((await calls.reset(late, 'yet another password')).json()).toMatchObject(deadLink);
    await calls.tokens(email, newPassword);
  });

  it('lets one of several resets win that come at once, with one link or with two', async () => {
    const links = [await calls.resetToken(email), await calls.resetToken(email)];
    const tries = [...links, ...links].map((token, n) => ({ token, password: `password number ${n}` }));
    const answers = await Promise.all(tries.map(({ token, password }) => calls.reset(token, password)));
    const won = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [tries[n]] : []));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    await calls.tokens(email, won[0]?.password);
  });

  it('refuses a token that is made up or for something else, and a password that is too short, which costs no link', async () => {
    const stranger = calls.newEmail();
    await calls.register(stranger);
    for (const token of ['x', tokenIn(await calls.mailTo(stranger))])
      expect((await calls.reset(token, newPassword)).json()).toMatchObject(deadLink);
    const token = await calls.resetToken(email);
    const short = await calls.reset(token, '1234567');
    expect(short.statusCode).toBe(422);
    expect(short.json()).toMatchObject({ errors: [{ path: 'password', message: 'Please use at least 8 characters' }] });
    expect((await calls.reset(token, newPassword)).statusCode).toBe(200);
  });

  it('confirms an address that was not confirmed yet: the link came by e-mail', async () => {
    const waiting = calls.newEmail();
    await calls.register(waiting);
    const activation = tokenIn(await calls.mailTo(waiting));
    await calls.reset(await calls.resetToken(waiting), newPassword);
    const { access_token } = await calls.tokens(waiting, newPassword);
    expect((await calls.me(access_token)).json()).toMatchObject({ email_verified: true });
    expect((await calls.activate(activation)).statusCode).toBe(400);
  });

  it('lets somebody in again who had tried too many passwords', async () => {
    for (let n = 0; n < 10; n++) await calls.login(email, 'a wrong password');
    expect((await calls.login(email, firstPassword)).statusCode).toBe(429);
    await calls.reset(await calls.resetToken(email), newPassword);
    await calls.tokens(email, newPassword);
  });
});
