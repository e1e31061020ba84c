import type { Profile } from '@cardwright/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('the profile on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let seller: SignedIn;

  beforeAll(async () => {
    clock = manualClock();
    app = await openTestApp(open, { clock });
    seller = await app.signIn();
  });
  afterAll(() => app.close());

  const rename = (payload: object, headers: Record<string, string> = { ...seller.headers }) =>
    app.http.inject({ method: 'PATCH', url: '/api/users/me', headers, payload });
  const profile = async (headers = seller.headers) =>
    (await app.http.inject({ url: '/api/users/me', headers })).json<Profile>();

  it('takes a name without the space around it', async () => {
    clock.advance(60_000);
    const answer = await rename({ name: '  Ada  Łukasiewicz 🌱 ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: seller.id,
      name: 'Ada  Łukasiewicz 🌱',
      updated_at: clock.now().toISOString(),
    });
    expect(await profile()).toEqual(answer.json());
  });

  it.each([[null], [''], ['  \t '], ['\u200b\u2060']])('takes %j as no name', async (name) => {
    await rename({ name: 'Ada' });
    expect((await rename({ name })).json()).toMatchObject({ name: null });
    expect((await profile()).name).toBeNull();
  });

  it('refuses what is no name, and keeps the old one', async () => {
    await rename({ name: 'Ada' });
    for (const payload of [{ name: 'x'.repeat(101) }, { name: 7 }, {}]) {
      const answer = await rename(payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ path: 'name' }] });
    }
    expect((await rename({ name: 'x'.repeat(100) })).statusCode).toBe(200);
    expect((await rename({ name: 'Eve' }, {})).statusCode).toBe(401);
  });

  it('changes nothing else and nobody else', async () => {
    const other = await app.signIn();
    const before = [await profile(), await profile(other.headers)];
    await rename({ name: 'Grace', email: 'other@seller.test', is_admin: true, id: other.id });
    expect(await profile()).toEqual({ ...before[0], name: 'Grace', updated_at: expect.any(String) });
    expect(await profile(other.headers)).toEqual(before[1]);
  });
});
