import { expect, it } from 'vitest';
import { withinLimit } from './spending-limit.ts';

const quote = (count: number, feature: 'credits' | 'scoring_credits' = 'credits') => ({
  card_count: count,
  cost: { feature, each: feature === 'credits' ? 20 : 1, total: count * (feature === 'credits' ? 20 : 1) },
});

it('takes as many cards as a limit is enough for, in their order', () => {
  const ids = ['a', 'b', 'c'];
  expect(withinLimit(ids, quote(3), 59)).toMatchObject({
    card_ids: ['a', 'b'],
    note: expect.stringMatching(/2 of 3 listings/),
  });
  expect(withinLimit(ids, quote(3), 60)).toMatchObject({ card_ids: ids });
  expect(withinLimit(ids, quote(3), 19)).toMatchObject({
    card_ids: [],
    note: expect.stringMatching(/more than your limit of 19/),
  });
  expect(withinLimit(ids, quote(3, 'scoring_credits'), 1)).toMatchObject({
    card_ids: ['a'],
    note: expect.stringMatching(/1 scoring credit /),
  });
});
