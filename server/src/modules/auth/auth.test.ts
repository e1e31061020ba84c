import type { Tokens } from '@cardwright/contract/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('sign-in on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock });
  });
  afterAll(() => app.close());

  const post = (path: string, payload: object) =>
    app.http.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const login = async () => {
    const { email } = await app.signIn();
    return (await post('login', { email, password: testPassword })).json<Tokens>();
  };
  const refresh = (token: string) => post('refresh', { refresh_token: token });
  const me = (token: string) =>
    app.http.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });

  it('signs in with the address in any letter case, and shows the profile', async () => {
    const { email, id } = await app.signIn();
    const answer = await post('login', { email: email.toUpperCase(), password: testPassword });
    expect(answer.statusCode).toBe(200);
    const tokens = answer.json<Tokens>();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    const profile = await me(tokens.access_token);
    expect(profile.json()).toMatchObject({ id, email, email_verified: true, last_login_at: clock.now().toISOString() });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await app.signIn();
    const wrong = await post('login', { email, password: 'not the password' });
    const unknown = await post('login', { email: 'nobody@seller.test', password: 'not the password' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'invalid_credentials', detail: 'Invalid email or password.' });
    }
  });

  it('asks for a confirmed address, and only after the right password', async () => {
    const { email, id } = await app.signIn();
    await app.database.query('update users set email_verified_at = null where id = $1', [id]);
    expect((await post('login', { email, password: testPassword })).json()).toMatchObject({
      code: 'email_not_verified',
      status: 403,
    });
    expect((await post('login', { email, password: 'not the password' })).json()).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('refuses a body that is not one, with the fields named', async () => {
    const answer = await post('login', { email: 'nonsense' });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  it('lets an access token live 15 minutes', async () => {
    const { access_token } = await login();
    clock.advance(14 * 60_000);
    expect((await me(access_token)).statusCode).toBe(200);
    clock.advance(2 * 60_000);
    expect((await me(access_token)).json()).toMatchObject({ code: 'unauthenticated', status: 401 });
  });

  it('refuses tokens that somebody else signed, or nobody', async () => {
    const payload = Buffer.from(
      JSON.stringify({ sub: 'x', exp: 9_999_999_999, iss: 'cardwright', aud: 'cardwright' }),
    ).toString('base64url');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of ['', 'x', none, `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${payload}.AAAA`])
      expect((await me(token)).statusCode).toBe(401);
  });

  it('rotates refresh tokens and ends the family when an old one comes back late', async () => {
    const first = await login();
    const second = (await refresh(first.refresh_token)).json<Tokens>();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    clock.advance(31_000);
    expect((await refresh(first.refresh_token)).json()).toMatchObject({ code: 'invalid_refresh_token', status: 401 });
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
  });

  it('gives the same successor within 30 seconds, to parallel calls too, so that the session does not fork', async () => {
    const { refresh_token } = await login();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refresh_token)));
    clock.advance(29_000);
    answers.push(await refresh(refresh_token));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const successors = new Set(answers.map((answer) => answer.json<Tokens>().refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ''] = successors;
    expect((await refresh(successor)).statusCode).toBe(200);
  });

  it('lets a refresh token live 30 days', async () => {
    const { refresh_token } = await login();
    clock.advance(30 * 24 * 3_600_000 + 1);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it('signs out, and does so for a token it does not know', async () => {
    const { refresh_token } = await login();
    expect((await post('logout', { refresh_token })).statusCode).toBe(204);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await post('logout', { refresh_token: 'unknown' })).statusCode).toBe(204);
  });

  it('keeps no token in clear', async () => {
    const { refresh_token } = await login();
    const rows = await app.database.query('select * from refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });

  it('ends the sessions of an account that is gone', async () => {
    const { id, headers } = await app.signIn();
    await app.database.query('delete from users where id = $1', [id]);
    const answer = await app.http.inject({ method: 'GET', url: '/api/users/me', headers });
    expect(answer.statusCode).toBe(401);
  });

  it('lists no providers while none is set up', async () => {
    expect((await app.http.inject('/api/auth/providers')).json()).toEqual({ providers: [] });
  });
});

describe.each(testDatabases)('limits of sign-in on $name', ({ open }) => {
  let app: TestApp;
  const rate = (points: number) => ({ points, duration: 600 });

  beforeAll(async () => {
    app = await openTestApp(open, {
      rates: { calls: rate(5), passwordsOfAddress: rate(8), passwordsOfAccount: rate(3) },
    });
  });
  afterAll(() => app.close());

  const tryLogin = (email: string, remoteAddress: string, password = 'wrong password') =>
    app.http.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });

  it('locks an account after too many tries, from whichever address, and says when to come back', async () => {
    const { email } = await app.signIn();
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
      expect((await tryLogin(email, address)).statusCode).toBe(401);
    const locked = await tryLogin(email.toUpperCase(), '10.0.0.4', testPassword);
    expect(locked.json()).toMatchObject({
      code: 'rate_limited',
      status: 429,
      detail: 'Too many tries. Please try again in 10 minutes.',
    });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(590);
  });

  it('forgets the tries of an account that signs in', async () => {
    const { email } = await app.signIn();
    for (let round = 0; round < 3; round++) {
      expect((await tryLogin(email, `10.0.1.${round}`)).statusCode).toBe(401);
      expect((await tryLogin(email, `10.0.1.${round}`, testPassword)).statusCode).toBe(200);
    }
  });

  it('locks an address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 9; n++) statuses.push((await tryLogin(`seller${n}@shop.test`, '10.0.2.1')).statusCode);
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });

  it('limits refreshes of an address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const payload = { refresh_token: `guess ${n}` };
      statuses.push(
        (await app.http.inject({ method: 'POST', url: '/api/auth/refresh', payload, remoteAddress: '10.0.3.1' }))
          .statusCode,
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});
