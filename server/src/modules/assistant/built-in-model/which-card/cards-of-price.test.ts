import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const [mug, apron, lamp] = [placeholders.$3, placeholders.$4, placeholders.$5].map((id) => id ?? '');
const summary = (card_id = '') => ({ card_id, title: `Card ${card_id}`, marketplace: 'generic', score: 50 });
const made = (...ids: (string | undefined)[]): Turn => ({
  text: 'make me these cards',
  steps: ids.map(
    (id) => ({ tool: 'create_card', input: { text: 'x' }, output: { card: summary(id), questions: [] } }) as never,
  ),
});
const listed = (text: string, ...ids: (string | undefined)[]): Turn => ({
  text,
  steps: [{ tool: 'list_cards', input: {}, output: { cards: ids.map(summary), more: false } } as never],
});
const score = {
  card: summary(mug),
  marketplace: 'generic',
  total: 50,
  blockers: [],
  sections: [],
  fixes: [],
  rules: [],
};
const scored: Turn = {
  text: 'score it',
  steps: [{ tool: 'score_card', input: { card_id: mug }, output: score } as never],
};
const planned = (text: string, ...earlier: Turn[]) =>
  planOf({ ...conversationAfter('no_card', text), earlier }).map(({ tool, input, target }) => ({
    tool,
    input,
    target,
  }));
const next = (text: string, ...earlier: Turn[]) => decide({ ...conversationAfter('no_card', text), earlier });

describe('which cards cost so much', () => {
  it.each(['which of them costs under 20?', 'Which of those are cheaper than 20?', 'which of these cost less than 20'])(
    'is looked up among those that were told last: %s',
    (text) => {
      const input = { card_ids: [mug, apron, lamp], price_below: 20 };
      for (const turn of [made(mug, apron, lamp), listed('show my cards', mug, apron, lamp)])
        expect(planned(text, turn)).toMatchObject([{ tool: 'list_cards', input }]);
    },
  );

  it.each([
    ['which of my cards cost more than 30 dollars?', { price_from: 30.01, price_currency: 'USD' }],
    ['show me the cards under $15', { price_below: 15, price_currency: 'USD' }],
    ['anything under 15 euros?', { price_below: 15, price_currency: 'EUR' }],
    ['the ones under 20 dollars please', { price_below: 20, price_currency: 'USD' }],
    ['show me everything on etsy under 15 dollars', { marketplace: 'etsy', price_below: 15, price_currency: 'USD' }],
    ['which of my cards score below 60 and cost under 20?', { score_below: 60, price_below: 20 }],
    ['what do I have between 10 and 20 dollars?', { price_from: 10, price_below: 20.01, price_currency: 'USD' }],
  ])('is looked up in the library, whatever is in hand: %s', (text, input) => {
    expect(planOf(conversationAfter('card_shown', text))).toMatchObject([{ tool: 'list_cards', input }]);
  });

  it('is not what other cards under a price are, behind a score', () => {
    expect(next('and all others under 30 dollars', listed('show my cards', mug, lamp), scored)).toMatchObject({
      tool: 'score_cards',
      input: { scope: { card_ids: [lamp], price_below: 30 }, dry_run: true },
    });
  });

  it.each(['is it under 30 dollars?', 'is it cheaper than 30 dollars?', 'what does it cost?'])(
    'is not asked of the card in hand: %s',
    (text) => {
      expect(planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool)).toEqual(['answer_from_card']);
    },
  );
});

describe('work on cards of such a price', () => {
  it.each([
    ['improve all cards under $20', { all: true, price_below: 20, price_currency: 'USD' }],
    ['improve all my etsy cards that cost at least 15', { marketplace_is: 'etsy', price_from: 15 }],
    ['score all listings under 15 dollars', { all: true, price_below: 15, price_currency: 'USD' }],
    ['score everything that costs more than 30', { all: true, price_from: 30.01 }],
    ['improve every listing over 50 euros', { all: true, price_from: 50.01, price_currency: 'EUR' }],
  ])('is priced for those alone: %s', (text, scope) => {
    expect(planned(text)).toMatchObject([{ input: { scope, dry_run: true } }]);
  });

  it.each([
    'Improve all three for ebay, unless it costs more than 50',
    'improve all three for ebay, but only if they cost 50 or less',
    'improve all three for ebay except those over 50 dollars',
  ])('leaves out the others of those that were made: %s', (text) => {
    expect(next(text, made(mug, apron, lamp))).toMatchObject({
      tool: 'improve_cards',
      input: { scope: { card_ids: [mug, apron, lamp], price_below: 50.01 }, marketplace: 'ebay', dry_run: true },
    });
  });

  it.each([
    ['score 2 and 3, but not if they cost more than 20 dollars', [apron, lamp], { price_below: 20.01 }],
    ['improve those that cost less than 20 dollars', [mug, apron, lamp], { price_below: 20 }],
  ])('is on those of a list that meet it: %s', (text, card_ids, range) => {
    const scope = { card_ids, ...range, price_currency: 'USD' };
    expect(next(text, listed('show my cards', mug, apron, lamp))).toMatchObject({ input: { scope, dry_run: true } });
  });

  it('is on all that meet it, behind a list of others by their price', () => {
    const before: Turn = {
      text: 'anything over 60 pounds?',
      steps: [
        {
          tool: 'list_cards',
          input: { price_from: 60.01 },
          output: { cards: [mug, apron].map(summary), more: false },
        } as never,
      ],
    };
    expect(next('score the ones that cost less than 30', before)).toMatchObject({
      tool: 'score_cards',
      input: { scope: { all: true, price_below: 30 }, dry_run: true },
    });
  });

  it.each([
    'improve all of them except the two most expensive',
    'improve the mug if it is cheaper than the apron',
    'improve it if it has no pictures',
  ])('is not begun under a condition that is not read: %s', (text) => {
    const earlier = [listed('show my cards', mug, apron, lamp), made(mug)];
    expect(next(text, ...earlier)).toMatchObject({ text: expect.stringContaining('I have started nothing') });
  });

  it('of one card is begun by a yes alone', () => {
    expect(next('improve it if it costs under 20', made(mug))).toMatchObject({
      tool: 'improve_cards',
      input: { scope: { card_ids: [mug], price_below: 20 }, dry_run: true },
    });
  });

  it.each([
    ['export everything over 30 dollars as csv', { price_from: 30.01, price_currency: 'USD', format: 'csv' }],
    ['export all products priced above 50', { price_from: 50.01, format: 'xlsx' }],
    ['export all cards except those over 40 dollars', { price_below: 40.01, price_currency: 'USD', format: 'xlsx' }],
  ])('is exported without any price to agree to: %s', (text, input) => {
    expect(planned(text)).toMatchObject([{ tool: 'export_cards', input: { all: true, ...input } }]);
  });

  it('is narrowed by a price when its own was told', () => {
    const of = (text: string) => planOf(conversationAfter('after_price', text))[0]?.input.scope;
    expect(of('only those over 20 dollars')).toEqual({ price_from: 20.01, price_currency: 'USD' });
    expect(of('without the ones under 10 euros')).toEqual({ price_from: 10, price_currency: 'EUR' });
  });
});

describe('cards that nothing told', () => {
  const asked: Turn = { text: 'which of my cards have no pictures?', steps: [] };
  it.each(['improve those', 'improve only those', 'export them as csv', 'score these'])(
    'are asked for, and not all are worked on: %s',
    (text) => {
      expect(next(text, asked)).toMatchObject({ kind: 'say', text: expect.stringContaining('I have started nothing') });
    },
  );
  it('are none where the last list was empty', () => {
    expect(next('improve only those', listed('which cost over 100 dollars?'))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I found none that fits'),
    });
  });
  it.each(['which cards are in the category Kitchen?'])('are no list of all cards: %s', (text) => {
    expect(next(text)).toMatchObject({ kind: 'say', text: expect.stringContaining('I cannot look for that') });
  });
  it('are those beside the priced ones', () => {
    const input = { scope: { card_ids: [mug, apron] }, dry_run: true };
    const output = { dry_run: true, card_count: 2, left_out: 0, cost: {}, covered: true };
    const turn = { text: 'improve the first two', steps: [{ tool: 'improve_cards', input, output } as never] };
    expect(next('and the others?', listed('show my cards', mug, apron, lamp), turn)).toMatchObject({
      input: { scope: { card_ids: [lamp] }, dry_run: true },
    });
  });
});

describe('"only those"', () => {
  it.each(['improve only those', 'ok, improve just these', 'please improve only those ones'])(
    'are all cards of the last answer, and a price comes first: %s',
    (text) => {
      expect(next(text, listed('which cost under 20?', mug, apron))).toMatchObject({
        tool: 'improve_cards',
        input: { scope: { card_ids: [mug, apron] }, dry_run: true },
      });
    },
  );
});
