// @vitest-environment node
import { expect, it } from 'vitest';
import { toGroups } from './turn-groups.ts';
import type { Turn } from './turns.ts';

const turn = (number: number): Turn => ({ key: `turn-${number}`, request: null, answers: [] });
const turns = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => turn(from + place));
const shape = (groups: readonly { key: string; turns: readonly Turn[] }[]) =>
  groups.map(({ key, turns: { length } }) => `${key}: ${length}`);

it('fills groups from the first turn on', () => {
  expect(shape(toGroups(turns(0, 24), []))).toEqual(['turn-0: 10', 'turn-10: 10', 'turn-20: 4']);
});

it('leaves every turn in its group when turns come in before and after', () => {
  const newest = turns(30, 45);
  const before = toGroups(newest, []);
  const [added, earlier] = [turn(45), turns(18, 30)];
  const groups = toGroups([...earlier, ...newest, added], before);
  expect(shape(groups)).toEqual(['turn-18: 10', 'turn-28: 2', 'turn-30: 10', 'turn-40: 6']);
  expect(groups[2]).toBe(before[0]);
});

it('makes a new object of a group only when one of its turns changed', () => {
  const all = turns(0, 20);
  const before = toGroups(all, []);
  const after = toGroups(all.with(15, turn(15)), before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.key).toBe('turn-10');
});

it('never gives two groups one key', () => {
  const all = turns(0, 12);
  const before = toGroups(all, []);
  const keys = toGroups([...all.slice(0, 5), ...turns(50, 60), ...all.slice(5)], before).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
