// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { tokenWith } from '../testing/sample-token.ts';
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
      { before: null, after: 'one', isElsewhere: false, isLost: false },
      { before: 'one', after: 'two', isElsewhere: true, isLost: false },
      { before: 'two', after: null, isElsewhere: false, isLost: false },
    ]);
  });

  it('tells every tab whether somebody signed out or the session ended by itself', () => {
    const store = memoryStore();
    const [here, elsewhere] = [createTokenStore(store), createTokenStore(store)];
    const changes: TokenChange[] = [];
    elsewhere.subscribe((change) => changes.push(change));
    for (const end of [here.lose, here.clear]) {
      here.save(pair('one'));
      elsewhere.sync();
      end();
      elsewhere.sync();
    }
    expect(changes.map(({ after, isLost }) => [after, isLost])).toEqual([
      ['one', false],
      [null, true],
      ['one', false],
      [null, false],
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
  it.each([
    [tokenWith({ sub: 'abc?>~' }), 'abc?>~'],
    [tokenWith({ sub: 5 }), null],
    [tokenWith(null), null],
    ['e30.***.sig', null],
    ['plain', null],
    ['', null],
    [null, null],
  ])('of %s', (token, subject) => {
    expect(subjectOf(token)).toBe(subject);
  });
});
