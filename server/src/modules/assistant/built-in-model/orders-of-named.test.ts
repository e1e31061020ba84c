import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../intents/seller-library.ts';
import { conversationAfter } from '../testing/conversation-after.ts';
import type { ToolStep } from './conversation.ts';
import { decide } from './decide.ts';

const { $1: first, $2: second, $3: mug, $5: lamp } = placeholders;

/** All that is done, as far as tools answer at once, and what is said in the end. */
function done(text: string, given: string) {
  const conversation = conversationAfter(given, text);
  const steps: ToolStep[] = [];
  while (steps.length < 12) {
    const action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say') return { said: action.text, works: steps.filter(({ tool }) => tool !== 'list_cards') };
    steps.push({ tool: action.tool, input: action.input, output: answerOf(action.tool, action.input) } as never);
  }
  throw new Error('no end');
}

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
    const improved = done(text, 'card_shown').works.filter(({ tool }) => tool === 'improve_card');
    expect(improved.map(({ input }) => input)).toEqual([{ card_id, sections }]);
  });

  it.each(["skip the mug's title", "forget the mug's title", 'forget the word cheap'])('is not %s', (text) =>
    expect(done(text, 'card_shown').works.some(({ tool }) => tool === 'improve_card')).toBe(false),
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
    expect(done(text, 'cards_listed').works).toMatchObject([
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
    const { works, said } = done(text, given);
    expect(works).toMatchObject([{ tool: 'read_card', input: { card_id } }]);
    expect(said).toContain('What shall the bullet say?');
  });

  it('is asked for of the card in hand without another look', () => {
    const { works, said } = done('add a bullet about the lid to this card', 'card_shown');
    expect(works).toEqual([]);
    expect(said).toContain('What shall the bullet say?');
  });
});
