import { randomBytes } from 'node:crypto';
import type { Tokens } from '@cardwright/contract/auth';
import type { Profile } from '@cardwright/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createOpenIdProvider } from '../../outside/identity/openid-provider.ts';
import { freePort } from '../../testing/free-port.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { type OidcPerson, type OidcServer, startOidcServer } from '../../testing/oidc-server.ts';
import { buildTestApp, openTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createSocialStore } from './social-store.ts';

const publicUrl = 'http://cards.test';
const secret = 'the secret of our client';

describe.each(testDatabases)('social sign-in on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let server: OidcServer;

  beforeAll(async () => {
    clock = manualClock();
    server = await startOidcServer({
      clients: [
        { client_id: 'cards', client_secret: secret },
        { client_id: 'cards-too', client_secret: secret },
      ],
      redirect_uris: ['acme', 'home'].map((id) => `${publicUrl}/auth/${id}/callback`),
    });
    const provider = (id: string, name: string, client_id: string, issuer = server.issuer) =>
      createOpenIdProvider({ id, name, issuer, client_id, client_secret: secret }, { production: false });
    app = await openTestApp(open, {
      clock,
      public_url: publicUrl,
      identity_providers: [
        provider('acme', 'Acme', 'cards'),
        provider('home', 'Home', 'cards-too'),
        provider('down', 'Down', 'cards', `http://127.0.0.1:${await freePort()}`),
        provider('alias', 'Alias', 'cards', server.issuer.replace('127.0.0.1', 'localhost')),
      ],
    });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const person = (claims: Partial<OidcPerson> = {}): OidcPerson & { email: string } => {
    const sub = newUuid();
    const one = { sub, email: `${sub}@seller.test`, email_verified: true, name: 'Ada Seller', ...claims };
    server.people.set(sub, one);
    return one;
  };
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.http.inject({ method, url: `/api/auth/${url}`, ...(payload === undefined ? {} : { payload }) });
  const begin = async (provider = 'acme') =>
    (await call('GET', `social/${provider}/authorize`)).json<{ url: string }>().url;
  const finish = (answer: object, provider = 'acme') => call('POST', `social/${provider}/callback`, answer);
  /** What the callback page gets after the person has been at the provider. */
  const visit = async (sub: string, provider = 'acme') => {
    const { code, state } = await server.visit(await begin(provider), sub);
    return { code, state };
  };
  const signIn = async (sub: string, provider = 'acme') => finish(await visit(sub, provider), provider);
  const profileOf = async (answer: { json<T>(): T }) => {
    const authorization = `Bearer ${answer.json<Tokens>().access_token}`;
    return (await app.http.inject({ url: '/api/users/me', headers: { authorization } })).json<Profile>();
  };
  const accountsOf = (email: string) => app.database.query('select id from users where email = $1', [email]);
  const identitiesOf = (subject: string) =>
    app.database.query('select provider from identities where subject = $1 order by provider', [subject]);
  const refusal = { status: 400, code: 'invalid_token' };

  it('offers the providers that are set up', async () => {
    expect((await call('GET', 'providers')).json()).toEqual({
      providers: [
        { id: 'acme', name: 'Acme' },
        { id: 'home', name: 'Home' },
        { id: 'down', name: 'Down' },
        { id: 'alias', name: 'Alias' },
      ],
    });
    expect((await call('GET', 'social/other/authorize')).json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await finish({ code: 'a', state: 'b' }, 'other')).json()).toMatchObject({ status: 404 });
  });

  it('sends the browser there with state, nonce and an S256 challenge, and to our callback page afterwards', async () => {
    const url = new URL(await begin());
    expect(url.origin).toBe(server.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'cards',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${publicUrl}/auth/acme/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const again = new URL(await begin());
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(again.searchParams.get(name)).not.toBe(url.searchParams.get(name));
  });

  it('makes an account at the first sign-in and finds it at the second', async () => {
    const { sub, email } = person();
    const first = await signIn(sub);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    const profile = await profileOf(first);
    expect(profile).toMatchObject({
      email,
      email_verified: true,
      name: 'Ada Seller',
      has_password: false,
      last_login_at: clock.now().toISOString(),
    });
    clock.advance(60_000);
    const again = await profileOf(await signIn(sub));
    expect(again).toMatchObject({ id: profile.id, last_login_at: clock.now().toISOString() });
    const { refresh_token } = first.json<Tokens>();
    expect((await call('POST', 'refresh', { refresh_token })).statusCode).toBe(200);
  });

  it('knows an identity by its subject, whatever becomes of its address', async () => {
    const { sub, email } = person();
    const { id } = await profileOf(await signIn(sub));
    person({ sub, email: `new-${email}`, email_verified: false, name: 'Ada Renamed' });
    expect(await profileOf(await signIn(sub))).toMatchObject({ id, email, name: 'Ada Seller' });
  });

  it('has no password that would fit an account made here', async () => {
    const { sub, email } = person();
    await signIn(sub);
    expect((await call('POST', 'login', { email, password: testPassword })).json()).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('joins an existing account with the same verified address, which keeps its password and name', async () => {
    const seller = await app.signIn();
    const { sub } = person({ email: seller.email.toUpperCase() });
    expect(await profileOf(await signIn(sub))).toMatchObject({ id: seller.id, has_password: true, name: null });
    expect(await identitiesOf(sub)).toEqual([{ provider: 'acme' }]);
    expect((await call('POST', 'login', { email: seller.email, password: testPassword })).statusCode).toBe(200);
    expect(await profileOf(await signIn(sub, 'home'))).toMatchObject({ id: seller.id });
    expect(await identitiesOf(sub)).toEqual([{ provider: 'acme' }, { provider: 'home' }]);
  });

  it('refuses an address that the provider has not verified, new or known', async () => {
    const seller = await app.signIn();
    for (const claims of [{ email_verified: false }, { email: seller.email, email_verified: false }]) {
      const { sub, email } = person(claims);
      const answer = await signIn(sub);
      expect(answer.json()).toMatchObject({ status: 403, code: 'email_not_verified' });
      expect(answer.json<{ detail: string }>().detail).toMatch(/^Acme has not verified your e-mail address/);
      expect(await identitiesOf(sub)).toEqual([]);
      expect(await accountsOf(email)).toHaveLength(email === seller.email ? 1 : 0);
    }
  });

  it('refuses to join an account whose address was never confirmed, until it is', async () => {
    const seller = await app.signIn();
    await app.database.query('update users set email_verified_at = null where id = $1', [seller.id]);
    const { sub } = person({ email: seller.email });
    const answer = await signIn(sub);
    expect(answer.json()).toMatchObject({ status: 403, code: 'email_not_verified' });
    expect(answer.json<{ detail: string }>().detail).toContain('reset the password');
    expect(await identitiesOf(sub)).toEqual([]);
    await app.database.query('update users set email_verified_at = now() where id = $1', [seller.id]);
    expect(await profileOf(await signIn(sub))).toMatchObject({ id: seller.id });
  });

  it('needs an e-mail address', async () => {
    for (const claims of [{ sub: newUuid() }, { sub: newUuid(), email: 'not an address', email_verified: true }]) {
      server.people.set(claims.sub, claims);
      const answer = await signIn(claims.sub);
      expect(answer.json()).toMatchObject({ status: 403, code: 'email_not_verified' });
      expect(answer.json<{ detail: string }>().detail).toContain('Acme did not tell us your e-mail address');
    }
  });

  it('does without a name, and without one that fits no profile', async () => {
    const { sub } = person({ name: 'x'.repeat(101) });
    expect(await profileOf(await signIn(sub))).toMatchObject({ name: null });
  });

  it('refuses a state that is made up, of another provider, or used before', async () => {
    const { sub } = person();
    const { code, state } = await visit(sub);
    expect((await finish({ code, state: 'made up' })).json()).toMatchObject(refusal);
    expect((await finish({ code, state }, 'home')).json()).toMatchObject(refusal);
    expect((await finish({ code, state })).statusCode).toBe(200);
    expect((await finish({ code, state })).json()).toMatchObject(refusal);
  });

  it('lets one of several callbacks with the same state through', async () => {
    const answer = await visit(person().sub);
    const codes = (await Promise.all([1, 2, 3].map(() => finish(answer)))).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 400, 400]);
  });

  it('lets a state live ten minutes', async () => {
    const { sub } = person();
    const late = await visit(sub);
    clock.advance(10 * 60_000);
    expect((await finish(late)).json()).toMatchObject(refusal);
    const inTime = await visit(sub);
    clock.advance(10 * 60_000 - 1);
    expect((await finish(inTime)).statusCode).toBe(200);
  });

  it('refuses a code that was used before, in a sign-in of its own', async () => {
    const { sub } = person();
    const used = await visit(sub);
    expect((await finish(used)).statusCode).toBe(200);
    const { state } = await visit(sub);
    expect((await finish({ code: used.code, state })).json()).toMatchObject(refusal);
  });

  it("refuses a code of somebody else's sign-in or client", async () => {
    const { sub } = person();
    const [mine, other] = [await visit(sub), await visit(sub)];
    expect((await finish({ code: other.code, state: mine.state })).json()).toMatchObject(refusal);
    const [again, foreign] = [await visit(sub), await visit(sub, 'home')];
    expect((await finish({ code: foreign.code, state: again.state })).json()).toMatchObject(refusal);
  });

  it.each(['nonce', 'code_challenge'])('refuses a code that was asked for with another %s', async (name) => {
    const { sub } = person();
    const url = new URL(await begin());
    url.searchParams.set(name, randomBytes(32).toString('base64url'));
    expect((await finish(await server.visit(url.href, sub))).json()).toMatchObject(refusal);
    expect(await identitiesOf(sub)).toEqual([]);
  });

  it('meets a provider that insists on the challenge', async () => {
    const url = new URL(await begin());
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    expect(await server.visit(url.href, person().sub)).toMatchObject({ error: 'invalid_request' });
  });

  it.each(['down', 'alias'])('says that the provider cannot be reached when it is %s', async (provider) => {
    const answer = await call('GET', `social/${provider}/authorize`);
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.json<{ detail: string }>().detail).toMatch(/^(Down|Alias) cannot be reached right now/);
  });

  it('makes one account of sign-ins that end at once', async () => {
    const same = person();
    const twice = await Promise.all([visit(same.sub), visit(same.sub)]);
    const both = await Promise.all(twice.map((answer) => finish(answer)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await accountsOf(same.email)).toHaveLength(1);

    const { sub, email } = person();
    const [work, home] = [await visit(sub), await visit(sub, 'home')];
    const apart = await Promise.all([finish(work), finish(home, 'home')]);
    expect(apart.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await identitiesOf(sub)).toHaveLength(2);
  });

  it('makes one account of one identity even if its address changes in between', async () => {
    const sub = newUuid();
    let told = 0;
    server.people.set(sub, {
      sub,
      email_verified: true,
      get email() {
        told += 1;
        return `${told}.${sub}@seller.test`;
      },
    });
    const answers = [await visit(sub), await visit(sub), await visit(sub), await visit(sub)];
    const ended = await Promise.all(answers.map((answer) => finish(answer)));
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const made = await app.database.query('select id from users where email like $1', [`%${sub}@seller.test`]);
    expect(made).toHaveLength(1);
  });

  it('keeps the state hashed and forgets what nobody came back for', async () => {
    const url = new URL(await begin());
    const rows = await app.database.query('select * from social_sign_ins');
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('state'));
    expect(JSON.stringify(rows)).toContain(url.searchParams.get('nonce'));
    const store = createSocialStore(app.database);
    await store.removeExpired(clock.now());
    expect(await app.database.query('select * from social_sign_ins')).not.toEqual([]);
    clock.advance(10 * 60_000 + 1);
    await store.removeExpired(clock.now());
    expect(await app.database.query('select * from social_sign_ins')).toEqual([]);
  });

  it('counts each call as the others of sign-in', async () => {
    const rate = { points: 2, duration: 60 };
    const strict = await buildTestApp(app.database, {
      identity_providers: app.parts.identity_providers,
      rates: { calls: rate, passwordsOfAddress: rate, passwordsOfAccount: rate },
    });
    const statuses: number[] = [];
    for (const request of [
      { method: 'GET', url: '/api/auth/social/acme/authorize' },
      { method: 'POST', url: '/api/auth/social/acme/callback', payload: { code: 'a', state: 'b' } },
      { method: 'GET', url: '/api/auth/social/acme/authorize' },
      { method: 'POST', url: '/api/auth/social/acme/callback', payload: { code: 'a', state: 'b' } },
    ] as const) {
      const answer = await strict.http.inject({ ...request, remoteAddress: '203.0.113.9' });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 400, 429, 429]);
    await strict.close();
  });
});
