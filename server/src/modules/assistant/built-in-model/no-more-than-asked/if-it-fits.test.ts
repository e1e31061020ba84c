import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { talkAfter } from '../../testing/talk-after.ts';

const { $card: bottle, $3: mug, $5: lamp } = placeholders;
const added = (card_id: unknown, value: string, more: object = {}) => [
  { tool: 'edit_card', input: { card_id, edits: [{ op: 'add', field: 'title', value, ...more }] } },
];

describe('words for a title', () => {
  it.each([
    ['add "organic" to the title of the mug', mug],
    ['put "organic" into the title of the lamp', lamp],
    ['add the word organic to the title of the mug', mug],
    ['please add "organic" to the title of this card', bottle],
    ['Insert "organic" in the title of the lamp please', lamp],
    ['add organic to the title', bottle],
  ])('are added to the card that is named, and nothing is rewritten: %s', (text, card) =>
    expect(talkAfter('card_shown', text).works).toEqual(added(card, 'organic')),
  );

  it('are not added to another card, where a list was not shown', () =>
    expect(talkAfter('card_shown', 'append "set of 2" to the title of the second card').works).toEqual([]));

  it.each([
    ['add "organic" to the title if it fits', bottle, 'limit'],
    ['put "organic" into the title of the mug if there is room', mug, 'limit'],
    ['add "organic" at the end of the title, but only if it fits', bottle, 'limit'],
    ['and the words "organic" at the end of the title, but only if there is room', bottle, 'limit'],
    ['add "organic" to the title, if possible', bottle, 'limit'],
    ['add "organic" to the title as long as it stays under 80 characters', bottle, 79],
    ['add the word organic to the title of the lamp if it still fits', lamp, 'limit'],
  ])('are left out where they do not fit: %s', (text, card, at_most) =>
    expect(talkAfter('card_shown', text).works).toEqual(added(card, 'organic', { at_most })),
  );
});
