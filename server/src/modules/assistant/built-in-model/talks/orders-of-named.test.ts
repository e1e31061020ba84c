import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { doneAfter } from '../../testing/done-after.ts';

const { $1: first, $2: second, $3: mug, $5: lamp } = placeholders;

describe('a text that is to be forgotten and written anew', () => {
  it.each([
    ["forget the mug's old title and write a new one", mug, ['title']],
    ["forget the mug's old bullets and write new ones", mug, ['bullets']],
    ["forget the lamp's description, write a fresh one", lamp, ['description']],
    ["forget the lamp's keywords and make new ones", lamp, ['keywords']],
    ["drop the mug's old title and write a new one", mug, ['title']],
    ['forget the old title of the mug and write a new one', mug, ['title']],
    ['forget the old title and write a new one', first, ['title']],
    ['forget the mug, write a new title for this one', first, ['title']],
    ["not the mug's title, improve this one", first, ['title']],
  ])('is that of the card that is named: %s', (text, card_id, sections) => {
    const improved = doneAfter('card_shown', text).works.filter(({ tool }) => tool === 'improve_card');
    expect(improved.map(({ input }) => input)).toEqual([{ card_id, sections }]);
  });

  it.each(["skip the mug's title", "forget the mug's title", 'forget the word cheap'])('is not %s', (text) =>
    expect(doneAfter('card_shown', text).works.some(({ tool }) => tool === 'improve_card')).toBe(false),
  );
});

describe('what is added to a card of the list', () => {
  it.each([
    ['add the bullet "Dishwasher safe" to the first one', first, 'bullets', 'Dishwasher safe'],
    ['add the bullet Dishwasher safe to the second card', second, 'bullets', 'Dishwasher safe'],
    ['add the keyword gift to the last one', lamp, 'keywords', 'gift'],
    ['add the keyword "gift" to card 2', second, 'keywords', 'gift'],
    ['to the third one add the keyword gift', mug, 'keywords', 'gift'],
  ])('holds no words of its place: %s', (text, card_id, field, value) => {
    expect(doneAfter('cards_listed', text).works).toMatchObject([
      { tool: 'edit_card', input: { card_id, edits: [{ op: 'add', field, value }] } },
    ]);
  });

  it.each([
    ['add a bullet about the lid to the first one', 'cards_listed', first],
    ['add a bullet about washing to number 3', 'cards_listed', mug],
    ['add a bullet about the handle to the mug', 'cards_listed', mug],
    ['add a bullet about the handle to the mug', 'card_shown', mug],
    ['to the first one add a bullet about the lid', 'cards_listed', first],
  ])('is asked for where it is not said, with that card in hand: %s (%s)', (text, given, card_id) => {
    const { works, said } = doneAfter(given, text);
    expect(works).toMatchObject([{ tool: 'read_card', input: { card_id } }]);
    expect(said).toContain('What shall the bullet say?');
  });

  it('is asked for of the card in hand without another look', () => {
    const { works, said } = doneAfter('card_shown', 'add a bullet about the lid to this card');
    expect(works).toEqual([]);
    expect(said).toContain('What shall the bullet say?');
  });
});
