// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from './storage.ts';
import { subjectOf } from './token-subject.ts';
import { createTokenStore, type TokenChange } from './tokens.ts';

const pair = (name: string) => ({ access_token: name, refresh_token: `${name}-refresh` });

describe('the token store', () => {
  it('keeps both tokens under the names of the specification', () => {
    const store = memoryStore();
    createTokenStore(store).save(pair('one'));
    expect([store.getItem('accessToken'), store.getItem('refreshToken')]).toEqual(['one', 'one-refresh']);
  });

  it('tells of its own changes and of those that another tab made', () => {
    const store = memoryStore();
    const tokens = createTokenStore(store);
    const changes: TokenChange[] = [];
    const stop = tokens.subscribe((change) => changes.push(change));
    tokens.save(pair('one'));
    store.setItem(storageKeys.accessToken, 'two');
    tokens.sync();
    tokens.sync();
    tokens.clear();
    stop();
    tokens.save(pair('three'));
    expect(changes).toEqual([
      { before: null, after: 'one', isElsewhere: false },
      { before: 'one', after: 'two', isElsewhere: true },
      { before: 'two', after: null, isElsewhere: false },
    ]);
  });

  it('has the refresh token in place when it tells of the access token', () => {
    const tokens = createTokenStore(memoryStore());
    const seen: (string | null)[] = [];
    tokens.subscribe(() => seen.push(tokens.refresh()));
    tokens.save(pair('one'));
    tokens.clear();
    expect(seen).toEqual(['one-refresh', null]);
  });
});

describe('the subject of a token', () => {
  const jwt = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
  it.each([
    [jwt({ sub: 'abc?>~' }), 'abc?>~'],
    [jwt({ sub: 5 }), null],
    [jwt(null), null],
    ['e30.***.sig', null],
    ['plain', null],
    ['', null],
    [null, null],
  ])('of %s', (token, subject) => {
    expect(subjectOf(token)).toBe(subject);
  });
});
