import { describe, expect, it } from 'vitest';
import type { ToolStep } from '../conversation.ts';
import { decide } from '../decide.ts';

const card = (id: string) => ({ card_id: id, title: `Lamp ${id}`, marketplace: 'etsy', score: 50 });
const sum = (currency: string, highest: string[]) => ({
  currency,
  count: 3,
  total: '90',
  average: '30',
  lowest: { amount: '9', cards: [card('c')] },
  highest: { amount: '40', cards: highest.map(card) },
});
const next = (text: string, prices?: object[]) => {
  const steps =
    prices === undefined
      ? []
      : [
          {
            tool: 'list_cards',
            input: { prices: true },
            output: { cards: ['a', 'b', 'c'].map(card), more: false, prices, unpriced: 0 },
          } as unknown as ToolStep,
        ];
  return decide({ earlier: [], current: { text, steps }, shownCardId: null, files: [] });
};

describe('work on the dearest or the cheapest card', () => {
  it.each(['the most expensive one make a better title', 'improve the title of the dearest card'])(
    'looks the prices up first: %s',
    (text) => {
      expect(next(text)).toEqual({ kind: 'call', tool: 'list_cards', input: { prices: true } });
      expect(next(text, [sum('EUR', ['b'])])).toMatchObject({ tool: 'score_card', input: { card_id: 'b' } });
    },
  );

  it('is on the lowest price where the cheapest is meant', () =>
    expect(next('score the cheapest one', [sum('EUR', ['b'])])).toMatchObject({
      tool: 'score_card',
      input: { card_id: 'c' },
    }));

  it.each([[[sum('EUR', ['a', 'b'])]], [[sum('EUR', ['a']), sum('USD', ['b'])]], [[]]])(
    'is not begun where several may be meant',
    (prices) => expect(next('improve the most expensive one', prices).kind).toBe('say'),
  );
});
