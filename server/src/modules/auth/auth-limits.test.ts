import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { accountCalls } from './testing/account-calls.ts';

describe.each(testDatabases)('limits of every auth call on $name', ({ open }) => {
  let app: TestApp;
  const rate = (points: number) => ({ points, duration: 600 });

  beforeAll(async () => {
    app = await openTestApp(open, {
      rates: {
        calls: rate(4),
        callsOfAccount: rate(3),
        passwordsOfAddress: rate(4),
        passwordsOfAccount: rate(3),
        mailsOfAddress: rate(4),
        mailsOfAccount: rate(2),
      },
    });
  });
  afterAll(() => app.close());

  const statuses = async (times: number, call: (n: number) => Promise<{ statusCode: number }>) => {
    const seen: number[] = [];
    for (let n = 0; n < times; n++) seen.push((await call(n)).statusCode);
    return seen;
  };

  it.each([
    ['register', { password: 'a good password' }],
    ['activation', {}],
    ['password-reset', {}],
  ])('holds back e-mails of %s, for an account and for an address', async (path, more) => {
    const { post, newEmail } = accountCalls(app);
    const email = newEmail();
    const [one, another] = [`2001:db8:${path.length}::`, `2001:db8:${path.length}:1::`];
    expect(await statuses(3, (n) => post(path, { email, ...more }, `${one}${n + 1}`))).toEqual([202, 202, 429]);
    expect(await statuses(5, () => post(path, { email: newEmail(), ...more }, `${another}1`))).toEqual([
      202, 202, 202, 202, 429,
    ]);
    const refused = await post(path, { email: email.toUpperCase(), ...more }, '192.0.2.77');
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: 'Too many tries. Please try again in 10 minutes.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  it('counts the kinds of e-mail of an account together', async () => {
    const { post, newEmail } = accountCalls(app);
    const email = newEmail();
    const paths = ['password-reset', 'activation', 'password-reset'];
    expect(await statuses(3, (n) => post(paths[n] ?? '', { email }, `192.0.2.${n}`))).toEqual([202, 202, 429]);
  });

  it.each([
    ['activate', { token: 'made up' }, 400],
    ['password-reset/confirm', { token: 'made up', password: 'a good password' }, 400],
    ['refresh', { refresh_token: 'made up' }, 401],
    ['logout', { refresh_token: 'made up' }, 204],
  ])('holds back %s of an address', async (path, payload, status) => {
    const { post } = accountCalls(app);
    const call = () => post(path, payload, `10.1.${path.length}.1`);
    expect(await statuses(5, call)).toEqual([status, status, status, status, 429]);
  });

  it('holds back refreshes of an account, from whichever address', async () => {
    const { post } = accountCalls(app);
    const { email } = await app.signIn();
    const login = await post('login', { email, password: 'correct horse battery' }, '10.2.0.1');
    let { refresh_token } = login.json<{ refresh_token: string }>();
    const seen = await statuses(4, async (n) => {
      const answer = await post('refresh', { refresh_token }, `10.2.1.${n}`);
      refresh_token = answer.json<{ refresh_token?: string }>().refresh_token ?? refresh_token;
      return answer;
    });
    expect(seen).toEqual([200, 200, 200, 429]);
  });

  it('counts wrong passwords of an address, however many others sign in from there', async () => {
    const { post } = accountCalls(app);
    const { email } = await app.signIn();
    const call = (password: string) => post('login', { email, password }, '10.4.0.1');
    expect(await statuses(6, () => call('correct horse battery'))).toEqual([200, 200, 200, 200, 200, 200]);
    const wrong = await statuses(3, () => post('login', { email: 'nobody@a.test', password: 'guess' }, '10.4.0.1'));
    expect(wrong).toEqual([401, 401, 401]);
    expect((await call('correct horse battery')).statusCode).toBe(200);
    expect(await statuses(2, (n) => post('login', { email: `n${n}@a.test`, password: 'guess' }, '10.4.0.1'))).toEqual([
      401, 429,
    ]);
  });

  it('holds back passwords given to delete an account', async () => {
    const seller = await app.signIn();
    const call = (n: number) =>
      app.http.inject({
        method: 'DELETE',
        url: '/api/users/me',
        headers: seller.headers,
        payload: { password: `guess ${n}` },
        remoteAddress: `10.3.0.${n}`,
      });
    expect(await statuses(4, call)).toEqual([422, 422, 422, 429]);
  });
});
