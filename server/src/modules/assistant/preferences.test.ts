import type { KeptPreferences } from '@cardwright/contract/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { systemClock } from '../../outside/clock/clock.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createPreferences } from './preferences.ts';
import type { AssistantPreferences } from './seller-ports.ts';

describe.each(testDatabases)('preferences on $name', ({ open }) => {
  let test: TestDatabase;
  let app: TestApp;
  let preferences: AssistantPreferences;
  let seller: string;
  let other: string;

  beforeAll(async () => {
    test = await open();
    app = await buildTestApp(test.database);
    [seller, other] = [(await app.signIn()).id, (await app.signIn()).id];
    preferences = createPreferences(test.database, systemClock, newUuid);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  it('keeps words one by one, once each, and shows them to their seller alone', async () => {
    expect(await preferences.remember(seller, { kind: 'avoid_words', value: 'cheap' })).toBeNull();
    await preferences.remember(seller, { kind: 'avoid_words', value: 'Cheap ' });
    await preferences.remember(seller, { kind: 'avoid_words', value: 'best' });
    expect(await preferences.list(seller)).toEqual([
      { kind: 'avoid_words', value: 'cheap' },
      { kind: 'avoid_words', value: 'best' },
    ]);
    expect(await preferences.list(other)).toEqual([]);
  });

  it('has one brand voice: the newest, and says which it replaces', async () => {
    await preferences.remember(seller, { kind: 'brand_voice', value: 'friendly' });
    expect(await preferences.remember(seller, { kind: 'brand_voice', value: 'formal' })).toEqual({
      kind: 'brand_voice',
      value: 'friendly',
    });
    const voices = (await preferences.list(seller)).filter(({ kind }) => kind === 'brand_voice');
    expect(voices).toEqual([{ kind: 'brand_voice', value: 'formal' }]);
  });

  it('forgets what fits, and only what is the seller’s', async () => {
    expect(await preferences.forget(other, {})).toEqual([]);
    expect(await preferences.forget(seller, { kind: 'avoid_words', value: 'CHEAP' })).toEqual([
      { kind: 'avoid_words', value: 'cheap' },
    ]);
    expect(await preferences.forget(seller, { value: 'nothing like it' })).toEqual([]);
    expect(await preferences.forget(seller, {})).toHaveLength(2);
    expect(await preferences.list(seller)).toEqual([]);
  });

  it('forgets a word as a whole, and a sentence by a part of it', async () => {
    const { id } = await app.signIn();
    for (const value of ['art', 'smart', 'bestseller']) await preferences.remember(id, { kind: 'avoid_words', value });
    await preferences.remember(id, { kind: 'units', value: 'Litres as L, never smart' });
    expect(await preferences.forget(id, { kind: 'avoid_words', value: 'ART' })).toHaveLength(1);
    expect(await preferences.forget(id, { value: 'best' })).toEqual([]);
    expect(await preferences.forget(id, { value: 'litres' })).toHaveLength(1);
    expect((await preferences.list(id)).map(({ value }) => value)).toEqual(['smart', 'bestseller']);
  });

  it('are looked at and taken away one by one or all together, by their seller alone', async () => {
    const owner = await app.signIn();
    const stranger = await app.signIn();
    const call = (method: 'GET' | 'DELETE', path = '', headers: object = owner.headers) =>
      app.http.inject({ method, url: `/api/preferences${path}`, headers: { ...headers } });
    const kept = async () => (await call('GET')).json<KeptPreferences>().items;
    for (const value of ['cheap', 'best', 'luxury'])
      await preferences.remember(owner.id, { kind: 'avoid_words', value });
    const [first, second] = await kept();
    expect([first?.value, second?.value]).toEqual(['cheap', 'best']);
    expect(first).toEqual({
      id: expect.any(String),
      kind: 'avoid_words',
      value: 'cheap',
      created_at: expect.any(String),
    });
    for (const [path, headers, status] of [
      [`/${first?.id}`, stranger.headers, 404],
      [`/${newUuid()}`, owner.headers, 404],
      [`/${first?.id}`, {}, 401],
      [`/${first?.id}`, owner.headers, 204],
      [`/${first?.id}`, owner.headers, 404],
      ['', stranger.headers, 204],
    ] as const)
      expect((await call('DELETE', path, headers)).statusCode).toBe(status);
    expect((await kept()).map(({ value }) => value)).toEqual(['best', 'luxury']);
    expect((await call('DELETE')).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
    expect((await call('GET', '', {})).statusCode).toBe(401);
  });

  it('remembers the same at the same time once', async () => {
    const said = { kind: 'units', value: 'litres as L' } as const;
    await Promise.all(Array.from({ length: 5 }, () => preferences.remember(seller, said)));
    expect(await preferences.list(seller)).toEqual([said]);
  });

  it('stops at a hundred', async () => {
    await test.database.query(
      `insert into user_preferences (id, user_id, kind, value, created_at)
       select gen_random_uuid(), $1, 'other', 'note ' || n, now() from generate_series(1, 100) n`,
      [other],
    );
    await expect(preferences.remember(other, { kind: 'other', value: 'one more' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
