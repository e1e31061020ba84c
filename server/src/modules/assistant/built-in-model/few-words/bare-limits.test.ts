import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const cards = [{ card_id: idOf(1), title: 'Blue Mug', marketplace: 'etsy', score: 41 }];
const turn = (text: string, tool: string, input: object, output: object): Turn => ({
  text,
  steps: [{ tool, input, output } as never],
});
const listed = (input: object, found = cards) => turn('show them', 'list_cards', input, { cards: found, more: false });
const planned = (text: string, ...earlier: Turn[]) =>
  planOf({ ...conversationAfter('no_card', text), earlier }).map(({ tool, input }) => ({ tool, input }));

describe('a number that nothing is said of', () => {
  it.each([
    ['show me cards under 60', { score_below: 60 }],
    ['Which cards are under 60?', { score_below: 60 }],
    ['which of my listings are over 80', { score_from: 81 }],
    ['which products are below 100?', { score_below: 100 }],
    ['show me cards under 150', { price_below: 150 }],
    ['how many listings are over 100', { price_from: 100.01 }],
    ['which cards are under 60 euros?', { price_below: 60, price_currency: 'EUR' }],
    ['which cards cost under 60?', { price_below: 60 }],
    ['everything below 20 euros', { price_below: 20, price_currency: 'EUR' }],
    ['which of my furniture is under 60?', { price_below: 60 }],
  ])('is a score up to a hundred where cards are asked for: %s', (text, input) => {
    expect(planned(text)).toEqual([{ tool: 'list_cards', input }]);
  });

  it.each([
    ['improve all cards under 60', 'improve_cards', { score_below: 60 }],
    ['score everything over 30', 'score_cards', { score_from: 31 }],
    ['improve all cards under 150', 'improve_cards', { all: true, price_below: 150 }],
  ])('chooses what is worked on, and not all: %s', (text, tool, scope) => {
    expect(planned(text)).toEqual([{ tool, input: { scope, dry_run: true } }]);
  });

  it('is a price where prices are spoken of', () => {
    const before = listed({ price_from: 60.01 });
    expect(planned('and which cards are under 30?', before)).toEqual([
      { tool: 'list_cards', input: { price_below: 30 } },
    ]);
  });

  it.each([
    ['i meant the price', { score_below: 60 }, { price_below: 60 }],
    ['sorry, by price not score', { score_from: 61 }, { price_from: 60.01 }],
    ['no, the score', { price_below: 60 }, { score_below: 60 }],
  ])('is read as the other one when that was meant: %s', (text, before, input) => {
    expect(planned(text, listed(before))).toEqual([{ tool: 'list_cards', input }]);
  });

  it('is priced again by the other one', () => {
    const output = { dry_run: true, card_count: 1, left_out: 0, cost: {}, covered: true };
    const before = turn(
      'score all cards under 40',
      'score_cards',
      { scope: { score_below: 40 }, dry_run: true },
      output,
    );
    expect(planned('i meant the price', before)).toEqual([
      { tool: 'score_cards', input: { scope: { all: true, price_below: 40 }, dry_run: true } },
    ]);
  });
});

describe('what chose the cards of a list', () => {
  const said = (text: string, input: object, found = cards) => {
    const step = { tool: 'list_cards', input, output: { cards: found, more: false } } as never;
    const conversation = conversationAfter('no_card', text);
    const next = decide({ ...conversation, current: { ...conversation.current, steps: [step] } });
    return next.kind === 'say' ? next.text : next.tool;
  };

  it.each([
    ['show me cards under 60', { score_below: 60 }, 'Your listings that score below 60:'],
    ['which cards cost at most 20 euros?', { price_below: 20.01, price_currency: 'EUR' }, 'that cost 20 EUR or less:'],
    ['which cards cost more than 30?', { price_from: 30.01 }, 'Your listings that cost more than 30:'],
    ['show cards changed yesterday', { changed_within_days: 'yesterday' }, 'that were changed yesterday:'],
    ['show my cards', {}, 'Your listings:'],
  ])('is told with it: %s', (text, input, told) => {
    expect(said(text, input)).toContain(told);
  });

  it('is told where there are none', () => {
    expect(said('show me cards under 20', { score_below: 20 }, [])).toContain(
      'No listing of yours fits that: there are none that score below 20.',
    );
  });
});
