import { describe, expect, it } from 'vitest';
import { givenOf, promptOf } from '../../intents/givens.ts';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { conversationOf, type ToolStep } from '../conversation.ts';
import { type Action, decide } from '../decide.ts';

/** What is done first, after the cards were looked through. */
function done(given: string, text: string): Action {
  const before = givenOf(given);
  const conversation = conversationOf(promptOf(before, text), before.shownCardId);
  const steps: ToolStep[] = [];
  for (;;) {
    const action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say' || action.tool !== 'list_cards') return action;
    expect(steps.length).toBeLessThan(3);
    const output = answerOf('list_cards', action.input);
    steps.push({ tool: 'list_cards', input: action.input, output } as ToolStep);
  }
}
const [bottle, board, mug, apron, lamp] = [1, 2, 3, 4, 5].map(idOf);

describe('a file that was sent by mistake', () => {
  it.each([
    ['whoops, wrong sheet. lock the title of the mug', 'lock_fields', mug],
    ['sorry, wrong file, ignore that. what I actually want is a size chart for the apron', 'generate_image', apron],
    ['that upload was a mistake. publish the lamp', 'publish_case', lamp],
  ])('is left, and the order is done: %s', (text, tool, card_id) =>
    expect(done('file_attached', text)).toMatchObject({ tool, input: { card_id } }),
  );
  it.each(['wrong file, sorry', 'oops, that was the wrong spreadsheet'])('is not taken in: %s', (text) =>
    expect(done('file_attached', text)).toMatchObject({ kind: 'say' }),
  );
  it('is taken in when the one before it was the mistake', () =>
    expect(done('file_attached', 'the last one was the wrong file, import this instead')).toMatchObject({
      tool: 'import_file',
    }));
});

describe('a picture that is for later', () => {
  it.each([
    ['Before you look at the photo, lock the description of the lamp', 'lock_fields', lamp],
    ['not about the picture yet: delete the last bullet of the mug', 'edit_card', mug],
    ['leave the photo for later, it weighs 320 g', 'edit_card', bottle],
    ['before we get to that image, what does the board cost?', 'answer_from_card', board],
  ])('%s', (text, tool, card_id) =>
    expect(done('image_attached_card', text)).toMatchObject({ tool, input: { card_id } }),
  );
});

describe('back to a card', () => {
  it.each(['go back to number 4 and lock its title', 'I told her number 2, but back to number 4: lock the title'])(
    'of the list: %s',
    (text) => expect(done('cards_listed', text)).toMatchObject({ tool: 'lock_fields', input: { card_id: apron } }),
  );
  it('and not the number that is denied', () =>
    expect(done('cards_listed', 'not number 2, number 4: rewrite the description')).toMatchObject({
      input: { card_id: apron },
    }));
  it.each(['put the lamp back to what I imported', 'take the lamp back to exactly what I brought in'])(
    'as it came: %s',
    (text) =>
      expect(done('card_shown', text)).toMatchObject({
        tool: 'restore_version',
        input: { card_id: lamp, version: 'original' },
      }),
  );
});

describe('a specification of a card that is named', () => {
  it.each([
    ["note in the apron's specs: Size: 70 x 80 cm", apron, 'Size', '70 x 80 cm'],
    ["In the lamp's specifications put Colour temperature: 2700 K", lamp, 'Colour temperature', '2700 K'],
    ["under the mug's specs enter Glaze: matte", mug, 'Glaze', 'matte'],
  ])('%s', (text, card_id, name, value) =>
    expect(done('card_shown', text)).toMatchObject({
      tool: 'edit_card',
      input: { card_id, edits: [{ field: 'specifications', name, value }] },
    }),
  );
});

it.each([
  'forget the apron I meant to ask about. back to this one: lock the title',
  'never mind the mug. lock my title',
])('works on the card in hand: %s', (text) =>
  expect(done('after_improve', text)).toMatchObject({ tool: 'lock_fields', input: { card_id: bottle } }),
);

describe('a new text', () => {
  it.each(['new title as a present for dads', 'new description as if a friend wrote it'])('is written: %s', (text) =>
    expect(done('card_shown', text)).toMatchObject({ tool: 'score_card', input: { card_id: bottle } }),
  );
  it.each(['new title: Present for Dads', 'use "Present for Dads" as the new title'])('or taken over: %s', (text) =>
    expect(done('card_shown', text)).toMatchObject({
      tool: 'edit_card',
      input: { edits: [{ op: 'set', field: 'title', value: 'Present for Dads' }] },
    }),
  );
});
