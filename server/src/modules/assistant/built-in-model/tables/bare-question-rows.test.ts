import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';

describe('questions of a few words', () => {
  it.each(['tags?', 'the bullets?', 'and the price??', 'is the EAN valid?', 'check the barcode'])(
    'are answered from the card: %s',
    (text) => expect(callsAfter('card_shown', text)).toMatchObject([{ tool: 'answer_from_card' }]),
  );

  it.each([
    ['after_image', 'is it blurry now?'],
    ['after_image', 'does it look sharp to you?'],
    ['card_shown', 'write me 3 different titles to choose from'],
    ['card_shown', 'give me some title ideas'],
    ['card_shown', 'suggest a few descriptions please'],
  ])('start nothing (%s): %s', (given, text) => expect(callsAfter(given, text)).toEqual([]));

  it('ask for what the last work took, or for the price of the product', () => {
    expect(callsAfter('after_improve', 'how much was that')).toMatchObject([{ tool: 'show_usage' }]);
    expect(callsAfter('card_shown', 'how much was it')).toMatchObject([{ tool: 'answer_from_card' }]);
  });

  it.each(['show me 2 other listings', 'improve the titles of the first 3 listings'])(
    'are none of several texts: %s',
    (text) => expect(callsAfter('cards_listed', text)).not.toEqual([]),
  );
});
