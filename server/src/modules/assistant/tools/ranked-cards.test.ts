import { expect, it } from 'vitest';
import { rankedCards } from './ranked-cards.ts';

const priced: Record<string, { amount: string; currency: string } | null> = {
  mug: { amount: '18.00', currency: 'EUR' },
  vase: { amount: '100.00', currency: 'EUR' },
  bowl: { amount: '9.50', currency: 'EUR' },
  lamp: { amount: '20.00', currency: 'USD' },
  runner: null,
};
const context = {
  userId: 'seller',
  clock: { now: () => new Date('2026-11-21T00:00:00.000Z') },
  cards: {
    listBriefly: async () => ({
      items: Object.keys(priced).map((id) => ({ id, title: id, score: 50, updated_at: '2026-11-20T00:00:00.000Z' })),
      next_cursor: null,
    }),
    prices: async (_: string, ids: string[]) => ids.map((id) => ({ id, price: priced[id] ?? null })),
  },
} as never;

it.each([
  ['cheapest', ['bowl', 'mug', 'vase', 'lamp', 'runner']],
  ['dearest', ['vase', 'mug', 'bowl', 'lamp', 'runner']],
] as const)('the %s come first, each currency by itself, and those without a price last', async (sort, ids) => {
  const rank = { sort, isFew: false, isWhole: false };
  const all = await rankedCards(context, {}, { ...rank, most: 50 });
  expect([all.cards.map(({ id }) => id), all.more]).toEqual([ids, false]);
  const few = await rankedCards(context, {}, { ...rank, most: 2, isFew: true });
  expect([few.cards.map(({ id }) => id), few.more]).toEqual([ids.slice(0, 2), true]);
  const whole = await rankedCards(context, {}, { ...rank, most: 2, isWhole: true });
  expect([whole.cards.map(({ id }) => id), whole.more]).toEqual([ids, false]);
});
