import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const scored = (text: string, given = 'card_shown') =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input.marketplace ?? null]);

describe('questions that the score answers', () => {
  it.each([
    'What would you change on this card?',
    'Would you be so kind as to tell me what buyers might be missing?',
    'what are the customers missing here?',
    'and where is it weak?',
    'anything else wrong',
    'what else is wrong?',
    'is there anything else to fix?',
    'any other problems',
  ])('%s', (text) => {
    expect(scored(text)).toEqual([['score_card', null]]);
    expect(scored(text, 'after_score')).toEqual([['score_card', null]]);
  });

  it.each([
    ['and does it still work for amazon?', ['amazon']],
    ['is the listing still good enough for ebay?', ['ebay']],
    ['I sell it on Etsy and on eBay. Where is it weaker?', ['etsy', 'ebay']],
  ])('for a marketplace: %s', (text, markets) => {
    expect(scored(text, 'after_improve')).toEqual(markets.map((market) => ['score_card', market]));
  });

  it.each(['does it work for camping?', 'what would buyers change about the lid?', 'is it good for the dishwasher?'])(
    'and not: %s',
    (text) => {
      expect(scored(text).map(([tool]) => tool)).not.toContain('score_card');
    },
  );
});

it('asks which two of a longer list are meant', () => {
  const action = decide(conversationAfter('cards_listed', 'improve those two, only the descriptions'));
  expect(action).toMatchObject({ kind: 'say', text: expect.stringContaining('Which listing') });
});
