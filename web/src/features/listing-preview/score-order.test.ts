// @vitest-environment node
import type { ScoreBody } from '@cardwright/contract/scores';
import { expect, it } from 'vitest';
import { orderRules } from './score-order.ts';

const rule = (id: string, points: number | null, weight: number, gain: number): ScoreBody['rules'][number] => ({
  id,
  section: 'title',
  points,
  weight,
  message: id,
  why: '',
  where: [],
  fix: null,
  gain,
});

it('puts blockers first, then the greatest gain, then what passed, and leaves out what does not apply', () => {
  const ordered = orderRules({
    marketplace: 'amazon',
    rules_checked_on: '2026-11-21',
    total: 59,
    raw: 83,
    blockers: ['I1'],
    sections: [],
    rules: [rule('T1', 6, 6, 0), rule('T2', 3, 6, 3), rule('K1', null, 4, 0), rule('I1', 0, 4, 4), rule('B1', 1, 6, 5)],
  });
  expect(ordered.blockers.map((found) => found.id)).toEqual(['I1']);
  expect(ordered.open.map((found) => found.id)).toEqual(['B1', 'T2']);
  expect(ordered.passed.map((found) => found.id)).toEqual(['T1']);
});
