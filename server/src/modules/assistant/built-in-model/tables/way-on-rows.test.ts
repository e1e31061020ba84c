import { describe, expect, it } from 'vitest';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';

describe('orders that no tool does, or that nothing was told for', () => {
  it.each([
    ['card_shown', 'make a second one: Lemon Zest, same but with lemon oil', 'I cannot copy a card'],
    ['card_shown', 'another one: Rose, same but with rose petals', 'I cannot copy a card'],
    ['card_shown', 'duplicate this card', 'I cannot copy a card'],
    ['no_card', 'duplicate the bamboo board', 'I cannot copy a card'],
    ['after_improve', 'same listing but in red', 'I cannot copy a card'],
    ['after_improve', 'another one like this please', 'I cannot copy a card'],
    ['card_shown', 'same ring but with labradorite, make new card', 'I cannot copy a card'],
    ['card_shown', 'same ring but w/ labradorite', 'I cannot copy a card'],
    ['card_shown', 'add the same in gold for 59 EUR as another card', 'I cannot copy a card'],
    ['no_card', 'same tea as the peppermint but spearmint, make new card', 'I cannot copy a card'],
    ['card_shown', 'new card: same as the mug but green', 'I cannot copy a card'],
    ['card_shown', 'create a new listing like this but with lavender', 'I cannot copy a card'],
    ['card_shown', 'the same product in size 8 as a new listing please', 'I cannot copy a card'],
    ['card_shown', 'can you duplicate this card and change the colour to red?', 'I cannot copy a card'],
    ['no_card', 'search my chats for notion', '[search](/search)'],
    ['no_card', 'find the chat about the lamp', '[search](/search)'],
    ['card_shown', 'show my chats', '[search](/search)'],
    ['no_card', 'create the listing already', 'Please tell me what is true of the product'],
    ['card_shown', 'ok finally make the listing now please', 'Please tell me what is true of the product'],
    ['card_shown', 'k bye', 'Goodbye'],
    ['card_shown', 'kk', "You're welcome"],
    ['no_card', 'k thanks bye', 'Goodbye'],
  ])('are told how it goes on (%s): %s', (given, text, words) => {
    const { works, said } = doneAfter(given, text);
    expect(works).toEqual([]);
    expect(said).toContain(words);
  });

  it.each([
    ['no_card', 'search my listings for lamp', 'list_cards'],
    ['card_shown', 'create a listing for a blue mug, brand Acme, 300 ml', 'create_card'],
    ['card_shown', 'create a listing: Lemon soap, 100 g, the same oils, 6.50 EUR', 'create_card'],
    ['card_shown', 'make the listing better now', 'improve_card'],
    ['card_shown', 'new card: Ring, same as sold in our shop since 1990, silver 925, 12 g, 39 EUR', 'create_card'],
    ['after_improve', 'same for ebay', 'improve_card'],
    ['after_improve', 'same but shorter', 'improve_card'],
    ['card_shown', 'make the same picture but square', 'edit_image'],
    ['card_shown', 'copy the title into the description', 'none'],
  ])('are no others (%s): %s', (given, text, tool) => {
    expect(doneAfter(given, text).said).not.toContain('I cannot copy a card');
    if (tool !== 'none') expect(callsAfter(given, text).map((call) => call.tool)).toContain(tool);
  });
});

it.each(['make that a walmart listing', 'turn this into a Walmart listing please', 'convert it to a walmart page'])(
  'a listing of a marketplace is the work for it: %s',
  (text) =>
    expect(callsAfter('card_shown', text)).toContainEqual({
      tool: 'improve_card',
      input: expect.objectContaining({ marketplace: 'walmart' }),
    }),
);

it('a picture that is put on the card at once is not offered to be put there', () => {
  const { said } = doneAfter('card_shown', 'square it and enhance, then put it on the card');
  expect(said).toContain('is in the gallery');
  expect(said).not.toContain('Say "add it to the gallery"');
  expect(doneAfter('card_shown', 'square the main image').said).toContain('Say "add it to the gallery"');
});
