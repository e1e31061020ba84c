import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import type { Turn } from '../conversation.ts';
import { planOf } from '../decide.ts';

const [mug, apron, lamp] = [3, 4, 5].map(idOf);
const card = (card_id = '') => ({ card_id, title: `Card ${card_id}`, marketplace: 'generic', score: 50 });
const listed = (text: string, ...ids: (string | undefined)[]): Turn => ({
  text,
  steps: [{ tool: 'list_cards', input: {}, output: { cards: ids.map(card), more: false } } as never],
});
const scored = (id = ''): Turn => ({
  text: 'score it',
  steps: [{ tool: 'score_card', input: { card_id: id }, output: { card: card(id), total: 50 } } as never],
});
const planned = (text: string, ...earlier: Turn[]) =>
  planOf({ ...conversationAfter('no_card', text), earlier }).map(({ tool, input }) => ({ tool, input }));
const list = (input: object) => [{ tool: 'list_cards', input }];

describe('a question which of several is the worst', () => {
  it('is of all where so many are asked for', () => {
    expect(planned('which three are the worst', scored(mug))).toEqual(list({ sort: 'score', most: 3 }));
  });

  it.each(['which of the three should i fix first', 'which one should I improve first?', 'which of these is worst'])(
    'is answered, and starts no work: %s',
    (text) => {
      const input = { card_ids: [mug, apron, lamp], sort: 'score', most: 1 };
      expect(planned(text, listed('show my cards', mug, apron, lamp), scored(mug))).toEqual(list(input));
    },
  );

  it.each([
    ['which filter has the better score', 'filter', 'best'],
    ['Which of the filters scores the lowest?', 'filters', 'score'],
    ['which of my two carbon filters has the higher score?', 'carbon filters', 'best'],
  ])('is of those of a kind, and none is scored for it: %s', (text, query, sort) => {
    expect(planned(text, scored(mug))).toEqual(list({ query, sort, most: 1 }));
  });

  it.each(['which title has the better score', 'which marketplace has the best score', 'which version scores higher?'])(
    'is about no kind of product: %s',
    (text) => {
      for (const { input } of planned(text, scored(mug))) expect(input).not.toHaveProperty('query');
    },
  );

  it('is of those that were worked on one after the other', () => {
    const input = { card_ids: [lamp, mug], sort: 'score', most: 1 };
    expect(planned('which of the two should I fix first', scored(mug), scored(lamp))).toEqual(list(input));
  });
});

it.each([
  ['what would it cost to improve these', 'improve_cards', {}],
  ['how much would it be to score them?', 'score_cards', {}],
  ['what does it cost to improve all of them for etsy', 'improve_cards', { marketplace: 'etsy' }],
])('the price of work on those that were shown is told for them: %s', (text, tool, more) => {
  expect(planned(text, listed('show the worst', mug, apron, lamp))).toEqual([
    { tool, input: { scope: { card_ids: [mug, apron, lamp] }, dry_run: true, ...more } },
  ]);
});

it.each([
  ['sort my cards by price, highest first', 'dearest'],
  ['list all my cards by price', 'cheapest'],
  ['make list with price from small to big', 'cheapest'],
  ['list my cards from the most expensive to the cheapest', undefined],
])('the order by what cards cost is no order by score: %s', (text, sort) => {
  const [found] = planned(text);
  expect(found?.input.sort).toBe(sort);
});

describe('what narrows the library', () => {
  it.each([
    ['list everything from ATE', { query: 'ate' }],
    ['show me all my cards by bosch', { query: 'bosch' }],
    ['anything made of linen?', { query: 'linen' }],
    ['show me all my mugs', { query: 'mugs' }],
    ['list my ceramic vases', { query: 'ceramic vases' }],
    ['how many cards do I have on ebay', { marketplace: 'ebay' }],
    ['how many per marketplace', {}],
  ])('is looked up: %s', (text, input) => {
    expect(planned(text)).toEqual(list(input));
  });

  it('is asked for again in few words', () => {
    expect(planned('and wool?', listed('anything made of linen?', mug, apron))).toEqual(list({ query: 'wool' }));
    expect(planned('how many of them are on etsy', listed('list them', mug, apron))).toEqual(
      list({ marketplace: 'etsy', card_ids: [mug, apron] }),
    );
    expect(planned('top 2 only', listed('list them', mug, apron, lamp))).toEqual(list({ most: 2 }));
    expect(planned('the first two', listed('list them', mug, apron, lamp))).not.toContainEqual(list({ most: 2 })[0]);
  });

  it.each(['which cards were never improved', 'which have less than 2 bullets'])(
    'is not all that there is, where it is not known: %s',
    (text) => {
      expect(planned(text)).toEqual([]);
    },
  );

  it.each(['show everything from yesterday', 'list all cards by score', 'show everything by price', 'all of it'])(
    'is no maker: %s',
    (text) => {
      for (const { input } of planned(text)) expect(input).not.toHaveProperty('query');
    },
  );

  it.each([
    ['find everything with "filter" in the title and score them', 'score_cards'],
    ['improve all cards with filter in the title', 'improve_cards'],
  ])('is the title, and not what is worked on: %s', (text, tool) => {
    expect(planned(text)).toEqual([{ tool, input: { scope: { query: 'filter' }, dry_run: true } }]);
  });
});

it('how many there are of each marketplace is counted', () => {
  const { said } = talkInLibrary(['Mug @etsy', 'Bowl @amazon', 'Cup @etsy'], 'how many cards per marketplace?');
  expect(said).toMatch(/^- Etsy: \*\*2\*\*\n- Amazon: \*\*1\*\*/);
});
