import { hkdfSync } from 'node:crypto';
import type { Tokens } from '@cardwright/contract/auth';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type AccountCalls, accountCalls } from './testing/account-calls.ts';

describe.each(testDatabases)('sessions on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let calls: AccountCalls;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock });
    calls = accountCalls(app);
  });
  afterAll(() => app.close());

  const refresh = (refresh_token: string) => calls.post('refresh', { refresh_token });
  const status = async (accessToken: string) => (await calls.me(accessToken)).statusCode;
  const newSession = async () => calls.tokens(await calls.newAccount());
  const keyFor = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'cardwright access tokens', 32));

  it('end their access tokens when somebody signs out, and no other session of the account', async () => {
    const email = await calls.newAccount();
    const [one, other] = [await calls.tokens(email), await calls.tokens(email)];
    const renewed = (await refresh(one.refresh_token)).json<Tokens>();
    expect((await calls.post('logout', { refresh_token: renewed.refresh_token })).statusCode).toBe(204);
    expect(await status(one.access_token)).toBe(401);
    expect(await status(renewed.access_token)).toBe(401);
    expect(await status(other.access_token)).toBe(200);
  });

  it('are over for messages too, whatever is wrong with those, and nothing is kept of them', async () => {
    const email = await calls.newAccount();
    const [ended, other] = [await calls.tokens(email), await calls.tokens(email)];
    const ask = ({ access_token }: Tokens, url: string, payload: object = {}, key = {}) =>
      app.http.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${access_token}`, ...key } });
    const chat = (await ask(other, '/api/chats')).json<{ id: string }>().id;
    await calls.post('logout', { refresh_token: ended.refresh_token });
    const message = { id: newUuid(), text: 'help' };
    const answers = await Promise.all([
      ask(ended, `/api/chats/${chat}/messages`, message),
      ask(ended, `/api/chats/${chat}/messages`, message, { 'idempotency-key': 'ended' }),
      ask(ended, `/api/chats/${chat}/messages`, { text: 7 }),
      ask(ended, `/api/chats/${newUuid()}/messages`, message),
    ]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(4).fill('unauthenticated'));
    expect(await app.database.query('select 1 from runs where request_id = $1', [message.id])).toEqual([]);
    expect(await app.database.query(`select 1 from idempotency_keys where key = 'ended'`)).toEqual([]);
  });

  it('keep an older access token good after a refresh, until it expires', async () => {
    const first = await newSession();
    clock.advance(10 * 60_000);
    const second = (await refresh(first.refresh_token)).json<Tokens>();
    expect(await status(first.access_token)).toBe(200);
    clock.advance(6 * 60_000);
    expect(await status(first.access_token)).toBe(401);
    expect(await status(second.access_token)).toBe(200);
  });

  it('end with everything in them when a used refresh token comes a minute later', async () => {
    const first = await newSession();
    const second = (await refresh(first.refresh_token)).json<Tokens>();
    clock.advance(60_000);
    expect((await refresh(first.refresh_token)).json()).toMatchObject({ code: 'invalid_refresh_token', status: 401 });
    expect(await status(second.access_token)).toBe(401);
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
  });

  it('end even if a refresh comes at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const first = await newSession();
      const [, renewed] = await Promise.all([
        calls.post('logout', { refresh_token: first.refresh_token }),
        refresh(first.refresh_token),
      ]);
      if (renewed.statusCode !== 200) continue;
      const tokens = renewed.json<Tokens>();
      expect(await status(tokens.access_token)).toBe(401);
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    }
  });

  it('know their access tokens by key, algorithm, time, issuer, audience and session', async () => {
    const session = await newSession();
    const claims = decodeJwt<{ sid: string }>(session.access_token);
    const foreign = decodeJwt<{ sid: string }>((await newSession()).access_token);
    const now = Math.floor(clock.now().getTime() / 1000);
    const key = keyFor(app.parts.token_secret);
    const signed = (changes: object, { alg = 'HS256', secret = key } = {}) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(secret);

    // Whoever has the key makes good tokens, so each refusal below has the one reason that it names.
    expect(await status(await signed({}))).toBe(200);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [, payload = '', signature = ''] = session.access_token.split('.');
    const refused = {
      'another key': await signed({}, { secret: keyFor('some other secret') }),
      'no algorithm': `${part({ alg: 'none' })}.${payload}.`,
      'no algorithm, old signature': `${part({ alg: 'none' })}.${payload}.${signature}`,
      HS512: await signed({}, { alg: 'HS512' }),
      'another payload': `${part({ alg: 'HS256' })}.${part({ ...claims, sub: foreign.sub })}.${signature}`,
      'expired a second ago': await signed({ exp: now - 1 }),
      'no expiry': await signed({ exp: undefined }),
      'another issuer': await signed({ iss: 'somebody' }),
      'another audience': await signed({ aud: 'something' }),
      'no session': await signed({ sid: undefined }),
      'the session of another account': await signed({ sid: foreign.sid }),
      'a session that never was': await signed({ sid: newUuid() }),
      'a session that is no id': await signed({ sid: "' or true --" }),
      'no account': await signed({ sub: undefined }),
      'another account': await signed({ sub: foreign.sub }),
      'an account that never was': await signed({ sub: newUuid() }),
    };
    for (const [name, token] of Object.entries(refused))
      expect([name, (await calls.me(token)).json()]).toEqual([
        name,
        expect.objectContaining({ code: 'unauthenticated', status: 401 }),
      ]);
  });
});
