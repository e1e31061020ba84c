import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { priceSumsText } from '../answers/price-sums-answers.ts';
import type { ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';
import { priceAskedIn } from '../understanding/questions/price-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const looked = (given: string, text: string) => planOf(conversationAfter(given, text))[0];
const sum = (currency: string, amounts: string[]) => ({
  currency,
  count: amounts.length,
  total: '30.00',
  average: '15.00',
  lowest: { amount: amounts[0] ?? '', cards: [{ card_id: 'low', title: 'Mug' }] },
  highest: { amount: amounts.at(-1) ?? '', cards: [{ card_id: 'high', title: 'Lamp' }] },
});

describe('what several cards cost', () => {
  it.each([
    ['what is the average price?', 'average'],
    ['whats the avarage price of my stuff', 'average'],
    ['what do my cards cost on average?', 'average'],
    ['how much are they together?', 'total'],
    ['total price of all my products please', 'total'],
    ['add up all my prices', 'total'],
    ['which one is the most expensive?', 'highest'],
    ['which of my cards is the cheapest?', 'lowest'],
    ['which one is the most exspensive?', 'highest'],
    ['whats the avrage price of my cards', 'average'],
    ['what is my cheapest and my dearest product?', 'range'],
  ])('is asked for: %s', (text, asked) => {
    expect(looked('no_card', text)).toMatchObject({ tool: 'list_cards', input: { prices: true } });
    expect(priceAskedIn(normalForm(text).text.replace(/\?$/, ''))).toBe(asked);
  });

  it.each([
    'what is the average price of a mug on Etsy?',
    'how many credits is that in total?',
    'what should the price be on average?',
    'which rules cost the most?',
    'what did that cost altogether?',
    'how much does the average score cost?',
  ])('is not asked for: %s', (text) => {
    expect(doneAfter('card_shown', text).works.filter(({ input }) => input?.prices === true)).toEqual([]);
    expect(looked('card_shown', text)?.input.prices).toBeUndefined();
  });

  it('is told of the cards that were listed, or of those of a kind', () => {
    expect(looked('cards_listed', 'how much are they together?')?.input.card_ids).toHaveLength(5);
    expect(looked('card_shown', 'what is the average price of my mugs?')?.input).toEqual({
      query: 'mug',
      prices: true,
    });
  });

  it('is told by currency, never compared or added', () => {
    const prices = [sum('USD', ['10.00', '20.00']), sum('EUR', ['30.00'])];
    const step = {
      tool: 'list_cards',
      input: { prices: true },
      output: { cards: [], more: false, prices, unpriced: 1 },
    };
    const start = conversationAfter('no_card', 'which of my cards is the most expensive?');
    const said = decide({ ...start, current: { ...start.current, steps: [step as unknown as ToolStep] } });
    expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('neither add nor compare') });
    expect(said).toMatchObject({ text: expect.stringMatching(/USD.*20\.00 USD[\s\S]*EUR.*30\.00 EUR[\s\S]*no price/) });
    const one = { cards: [], more: false, prices: prices.slice(0, 1), unpriced: 0 };
    expect(priceSumsText('how much are they together', one)).toBe('All prices: 2 listings, **30.00 USD** together.');
    expect(priceSumsText('which one is the cheapest', { cards: [], more: false, prices: [], unpriced: 2 })).toContain(
      'None of these 2 listings has a price',
    );
    const single = { cards: [], more: false, prices: [], unpriced: 1 };
    expect(priceSumsText('which one is the cheapest', single)).toBe('That listing has no price.');
  });

  it.each(['what are my prices?', 'show me my prices', 'what is the price of each of my cards?'])(
    'is told of each card in the order of the list: %s',
    (text) => {
      expect(looked('no_card', text)).toMatchObject({ tool: 'list_cards', input: { prices: true } });
      const cards = [
        { card_id: 'low', title: 'Mug', marketplace: 'generic', score: 1, price: '10.00 EUR' },
        { card_id: 'none', title: 'Lamp', marketplace: 'generic', score: 1 },
      ];
      const output = { cards, more: false, prices: [sum('EUR', ['10.00'])], unpriced: 1 };
      const start = conversationAfter('no_card', text);
      const step = { tool: 'list_cards', input: { prices: true }, output } as unknown as ToolStep;
      expect(decide({ ...start, current: { ...start.current, steps: [step] } })).toMatchObject({
        kind: 'say',
        text: expect.stringMatching(/1\. .*Mug.*: \*\*10\.00 EUR\*\*\n2\. .*Lamp.*: no price/),
      });
    },
  );
});
