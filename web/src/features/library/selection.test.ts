import { expect, it } from 'vitest';
import { noSelection, selectMany, selectOne, selectRange, withoutCards } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join('');

it('chooses a range from the last card that was chosen by itself, in both directions', () => {
  const c = selectOne(noSelection, 'c', true);
  const forward = selectRange(c, 'e', true, shown);
  expect(ids(forward)).toBe('cde');
  expect(ids(selectRange(forward, 'a', true, shown))).toBe('abcde');
  expect(ids(selectRange(forward, 'd', false, shown))).toBe('e');
});

it('chooses one card where the range has no beginning any more', () => {
  expect(ids(selectRange(noSelection, 'b', true, shown))).toBe('b');
  expect(ids(selectRange(selectOne(noSelection, 'gone', true), 'b', true, shown))).toBe('bgone');
});

it('keeps what is not shown, and forgets what is gone', () => {
  const both = selectMany(selectOne(noSelection, 'elsewhere', true), ['a', 'b']);
  expect(ids(both)).toBe('abelsewhere');
  expect(ids(withoutCards(both, ['a', 'elsewhere']))).toBe('b');
  expect(both.ids.size).toBe(3);
});
