import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseRows } from '../../testing/database-rows.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { accountCalls, tokenIn } from './testing/account-calls.ts';

describe.each(testDatabases)('secrets of accounts on $name', ({ open }) => {
  let app: TestApp;
  const log: string[] = [];

  beforeAll(async () => {
    app = await openTestApp(open, {
      config: { production: false, log_level: 'trace', trusted_proxies: 0 },
      log_stream: { write: (line) => void log.push(line) },
    });
  });
  afterAll(() => app.close());

  it('stand in no table and in no line of the log', async () => {
    const { newEmail, register, mailTo, activate, tokens, post, me, reset, login } = accountCalls(app);
    const [first, second, wrong] = ['the first password', 'the second password', 'a mistyped password'];
    const secrets = new Map([
      ['first password', first],
      ['second password', second],
      ['mistyped password', wrong],
    ]);
    const email = newEmail();
    await register(email, first);
    const activation = tokenIn(await mailTo(email));
    await post('activation', { email });
    secrets.set('activation link', activation).set('unused activation link', tokenIn(await mailTo(email)));
    await activate(activation);
    await activate(activation);
    await login(email, wrong);
    const session = await tokens(email, first);
    const renewed = (await post('refresh', { refresh_token: session.refresh_token })).json<typeof session>();
    await me(renewed.access_token);
    await me(`${renewed.access_token}x`);
    for (const [name, { access_token, refresh_token }] of Object.entries({ session, renewed }))
      secrets.set(`access token of ${name}`, access_token).set(`refresh token of ${name}`, refresh_token);
    await post('password-reset', { email });
    await post('password-reset', { email });
    const [used, unused] = [tokenIn(await mailTo(email)), tokenIn(await mailTo(email))];
    secrets.set('reset link', used).set('unused reset link', unused);
    // A token in the query of a page's address must not reach the log either.
    await app.http.inject({ url: `/auth/reset-password-confirm?token=${used}`, headers: { accept: 'text/html' } });
    await reset(used, second);
    await reset(used, second);
    const last = await tokens(email, second);
    secrets.set('last access token', last.access_token).set('last refresh token', last.refresh_token);
    await post('logout', { refresh_token: last.refresh_token });
    await app.http.inject({
      method: 'DELETE',
      url: '/api/users/me',
      headers: { authorization: `Bearer ${(await tokens(email, second)).access_token}` },
      payload: { password: wrong },
    });

    const rows = await databaseRows(app.database);
    for (const table of ['users', 'refresh_tokens', 'account_tokens', 'mails', 'rate_limits'])
      expect(rows[table]).not.toEqual([]);
    const stored = Object.values(rows).flat().join('\n');
    expect(stored).toContain(email);
    const logged = log.join('');
    expect(logged).toContain('/api/auth/password-reset/confirm');
    const [, , signature = ''] = session.access_token.split('.');
    secrets.set('signature of an access token', signature);
    for (const [name, secret] of secrets) {
      expect([name, stored.includes(secret)]).toEqual([name, false]);
      expect([name, logged.includes(secret)]).toEqual([name, false]);
    }
  });
});
