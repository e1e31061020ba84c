import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type AccountCalls, accountCalls, deadLink, firstPassword, tokenIn } from './testing/account-calls.ts';

const hour = 3_600_000;
const sent = { status: 'confirmation_sent' };

describe.each(testDatabases)('registration on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let calls: AccountCalls;
  let email: string;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock });
    calls = accountCalls(app);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    email = calls.newEmail();
  });

  const accounts = () =>
    app.database.query<{ password_hash: string; email_verified_at: Date | null }>(
      'select * from users where email = $1',
      [email],
    );

  it('makes an account that can sign in once its address is confirmed', async () => {
    const answer = await calls.register(` ${email.toUpperCase()}`.trim());
    expect([answer.statusCode, answer.json()]).toEqual([202, sent]);
    expect((await calls.login(email, firstPassword)).json()).toMatchObject({ code: 'email_not_verified' });
    const mail = await calls.mailTo(email);
    expect(mail.subject).toBe('Confirm your e-mail address');
    expect(mail.text).toMatch(/^http:\/\/cards\.test\/auth\/activate\?token=[\w-]{43}$/m);
    expect(mail.html).toContain(`http://cards.test/auth/activate?token=${tokenIn(mail)}`);

    const activated = await calls.activate(tokenIn(mail));
    expect([activated.statusCode, activated.json()]).toEqual([200, { status: 'activated' }]);
    const { access_token } = await calls.tokens(email);
    expect((await calls.me(access_token)).json()).toMatchObject({
      email,
      email_verified: true,
      name: null,
      is_admin: false,
      has_password: true,
    });
  });

  it('answers the same key and request without another e-mail, and refuses another request with 409', async () => {
    const send = (password: string, remoteAddress = '198.51.100.7') =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/register',
        payload: { email, password },
        headers: { 'idempotency-key': 'once' },
        remoteAddress,
      });
    expect((await send(firstPassword)).json()).toEqual(sent);
    const mail = await calls.mailTo(email);
    const again = await send(firstPassword);
    expect([again.statusCode, again.json()]).toEqual([202, sent]);
    expect((await send('another good password')).json()).toMatchObject({ status: 409, code: 'conflict' });
    // Had the request been done again, the first link would be dead.
    expect((await calls.activate(tokenIn(mail))).statusCode).toBe(200);
    // Elsewhere it is the key of somebody else.
    expect((await send('another good password', '203.0.113.5')).statusCode).toBe(202);
  });

  it.each(['ivan@xn--80a1acny.xn--p1ai', 'sales&co@x.com', "o'neil/#%=~@shop.example"])('takes %s', async (address) => {
    expect((await calls.register(address)).json()).toEqual(sent);
    await calls.activate(tokenIn(await calls.mailTo(address)));
    expect((await calls.login(address.toUpperCase(), firstPassword)).statusCode).toBe(200);
  });

  it('refuses passwords and addresses that are none, with the fields named', async () => {
    for (const [payload, path, message] of [
      [{ email, password: '1234567' }, 'password', 'Please use at least 8 characters'],
      [{ email, password: 'x'.repeat(129) }, 'password', 'Please use at most 128 characters'],
      [{ email: 'nobody', password: firstPassword }, 'email', 'Please enter a valid email address'],
    ] as const) {
      const answer = await calls.post('register', payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ path, message }] });
    }
    expect(await accounts()).toEqual([]);
  });

  it('leaves a confirmed account alone and tells its owner by e-mail', async () => {
    email = await calls.newAccount();
    const before = await accounts();
    const answer = await calls.register(email, 'somebody else’s password');
    expect([answer.statusCode, answer.json()]).toEqual([202, sent]);
    const mail = await calls.mailTo(email);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).toContain('http://cards.test/auth/login');
    expect(mail.text).toContain('http://cards.test/auth/reset-password');
    expect(mail.text).not.toContain('token=');
    expect(await accounts()).toEqual(before);
    await calls.tokens(email);
  });

  it('gives an unconfirmed account the newest password, and its older links die', async () => {
    await calls.register(email, 'the older password');
    const older = tokenIn(await calls.mailTo(email));
    await calls.register(email, 'the newer password');
    const newer = tokenIn(await calls.mailTo(email));
    expect(newer).not.toBe(older);
    expect((await calls.activate(older)).json()).toMatchObject(deadLink);
    expect((await accounts())[0]?.email_verified_at).toBeNull();
    expect((await calls.activate(newer)).statusCode).toBe(200);
    expect((await calls.login(email, 'the older password')).statusCode).toBe(401);
    await calls.tokens(email, 'the newer password');
  });

  it('makes one account of registrations that come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map((n) => calls.register(email, `password number ${n}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await accounts()).toHaveLength(1);
  });

  it('sends the e-mail again, to whom it may concern', async () => {
    await calls.register(email);
    const first = tokenIn(await calls.mailTo(email));
    const again = await calls.post('activation', { email: email.toUpperCase() });
    expect([again.statusCode, again.json()]).toEqual([202, sent]);
    const second = tokenIn(await calls.mailTo(email));
    expect(second).not.toBe(first);
    expect((await calls.activate(second)).statusCode).toBe(200);
    // Using one link uses up the others.
    expect((await calls.activate(first)).json()).toMatchObject(deadLink);

    await calls.post('activation', { email });
    expect((await calls.mailTo(email)).subject).toBe('You already have an account');
    const stranger = calls.newEmail();
    expect((await calls.post('activation', { email: stranger })).statusCode).toBe(202);
    await app.mails.work();
    expect(app.mailer.sent.filter(({ to }) => to === stranger)).toEqual([]);
    expect(await app.database.query('select 1 from users where email = $1', [stranger])).toEqual([]);
  });

  it.each(['activation', 'password-reset'])('sends one e-mail for one key to %s', async (path) => {
    await calls.register(email);
    const headers = { 'idempotency-key': `again-${path}` };
    const send = () => app.http.inject({ method: 'POST', url: `/api/auth/${path}`, payload: { email }, headers });
    const [one, two] = [await send(), await send()];
    expect([two.statusCode, two.json()]).toEqual([202, one.json()]);
    expect(await app.database.query('select 1 from mails where recipient = $1', [email])).toHaveLength(2);
  });

  it('takes a link once, for 24 hours', async () => {
    await calls.register(email);
    const used = tokenIn(await calls.mailTo(email));
    clock.advance(24 * hour - 1_000);
    expect((await calls.activate(used)).statusCode).toBe(200);
    expect((await calls.activate(used)).json()).toMatchObject(deadLink);

    email = calls.newEmail();
    await calls.register(email);
    const late = tokenIn(await calls.mailTo(email));
    clock.advance(24 * hour);
    expect((await calls.activate(late)).json()).toMatchObject(deadLink);
    expect((await accounts())[0]?.email_verified_at).toBeNull();
  });

  it('takes a link once when it comes twice at the same time', async () => {
    await calls.register(email);
    const token = tokenIn(await calls.mailTo(email));
    const answers = await Promise.all([1, 2, 3].map(() => calls.activate(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('takes one of two links that come at the same time', async () => {
    await calls.register(email);
    await calls.post('activation', { email });
    const links = [tokenIn(await calls.mailTo(email)), tokenIn(await calls.mailTo(email))];
    const answers = await Promise.all(links.map(calls.activate));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('refuses a token that is made up, or that is for something else', async () => {
    email = await calls.newAccount();
    for (const token of ['x', 'A'.repeat(43), await calls.resetToken(email)])
      expect((await calls.activate(token)).json()).toMatchObject(deadLink);
    expect((await calls.post('activate', { token: '' })).statusCode).toBe(422);
  });
});
