import { describe, expect, it } from 'vitest';
import { everything, isNarrowed, matchOf, readView, writeView } from './library-view.ts';

const read = (address: string) => readView(new URLSearchParams(address));

describe('the address of the library', () => {
  it.each([
    '',
    'query=a+b&status=ready&marketplace=etsy&score=low&only=flagged&sort=-score&layout=table',
    'sort=title',
  ])('comes back as it was: %s', (address) =>
    expect(new URLSearchParams(writeView(read(address))).toString()).toBe(address),
  );
  it('is read as far as it makes sense', () => {
    expect(read('status=lost&marketplace=x&score=9&only=me&sort=size&layout=round')).toEqual(read(''));
  });
  it('says what is asked of the server', () => {
    expect(matchOf(read('query=x&only=published&sort=title'))).toEqual({ query: 'x', published: true });
    expect(matchOf(read(''))).toEqual({});
  });
  it('keeps order and layout when everything is shown again', () => {
    const view = everything(read('query=x&status=ready&sort=title&layout=table'));
    expect(isNarrowed(view)).toBe(false);
    expect(writeView(view)).toEqual({ sort: 'title', layout: 'table' });
  });
});
