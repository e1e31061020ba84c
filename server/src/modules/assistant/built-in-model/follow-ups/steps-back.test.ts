import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const bottle = idOf(1);
const turn = (tool: ToolStep['tool'], output: object, card_id = bottle): Turn => ({
  text: 'do it',
  steps: [{ tool, input: { card_id }, output: { ...answerOf(tool, { card_id }), ...output } } as unknown as ToolStep],
});
const edited = (field: string, card_id?: string) =>
  turn('edit_card', { edits: [{ field, before: 'a', after: 'b' }], notes: [] }, card_id);
const improved = (...paths: string[]) =>
  turn('improve_card', { changes: paths.map((path) => ({ path, reason: 'shorter' })), questions: [] });
const after = (text: string, ...earlier: Turn[]) =>
  decide({ earlier, current: { text, steps: [] }, shownCardId: bottle, files: [] });
const back = (steps: number) => ({
  tool: 'restore_version',
  input: { card_id: bottle, version: 'previous', ...(steps > 1 ? { steps } : {}) },
});

it('leaves what was changed before an order that was refused', () => {
  const refused: Turn = { text: 'stock 40', steps: [] };
  expect(after('undo that', edited('Price'), refused)).toMatchObject({
    kind: 'say',
    text: expect.stringContaining('nothing of it to undo'),
  });
  expect(after('undo the last change', edited('Price'), refused)).toMatchObject({ kind: 'call', ...back(1) });
});

describe('several changes that are taken back at once', () => {
  it.each<[string, number]>([
    ['undo both of the last changes', 2],
    ['undo the last two changes', 2],
    ['undo that twice', 2],
    ['take the last 2 changes back please', 2],
    ['hm no, go back two versions', 2],
    ['two steps back', 2],
    ['revert the last three edits', 3],
    ['undo', 1],
    ['undo the last change', 1],
  ])('%s', (text, steps) => {
    expect(after(text, edited('price'), edited('title'), edited('brand'))).toMatchObject(back(steps));
  });

  it('are those of each card, where two were changed', () => {
    const action = after('undo both', edited('price'), edited('price', idOf(5)));
    expect(action).toMatchObject({ tool: 'restore_version', input: { card_id: idOf(5), version: 'previous' } });
    expect(action).not.toHaveProperty('input.steps');
  });

  it.each(['i want the last two bullets back', 'both versions please', 'two bullets back please'])(
    'are no others: %s',
    (text) => expect(after(text, edited('price'), edited('title'))).not.toMatchObject({ tool: 'restore_version' }),
  );
});

describe('the last message, where it changed several cards', () => {
  const towels = ['Linen Towel Mint', 'Linen Towel Sand', 'Wool Rug'];
  const change = 'set the price of the mint towel and the sand towel to 20';
  const backOn = (...texts: string[]) =>
    talkInLibrary(towels, ...texts).works.map(({ tool, input }) => [tool, input.card]);

  it.each(['undo the last thing', 'undo that', 'undo', 'undo the last change', 'no, take that back please'])(
    'is taken back on each of them: %s',
    (text) =>
      expect(backOn(change, text)).toEqual([
        ['restore_version', 2],
        ['restore_version', 1],
      ]),
  );

  it.each([
    [
      [change, 'thanks', 'undo it'],
      [2, 1],
    ],
    [[change, 'show me the mint towel', 'undo it'], [1]],
    [[change, 'undo that for the sand towel'], [2]],
    [[change, 'undo the mint towel'], [1]],
    [[change, 'set the price of the rug to 30', 'undo the last thing'], [3]],
  ])('is taken back where it is meant: %j', (texts, cards) =>
    expect(backOn(...texts)).toEqual(cards.map((card) => ['restore_version', card])),
  );
});

describe('the version before a change', () => {
  it.each<[string, number]>([
    ['go back to the version before keywords', 3],
    ['bring back the version before the keyword changes', 3],
    ['go back to how it was before i changed the price', 2],
    ['restore the version before the improvement', 4],
  ])('%s', (text, steps) => {
    const earlier = [improved('/title'), edited('keywords'), edited('price'), edited('Color')];
    expect(after(text, ...earlier)).toMatchObject(back(steps));
  });

  it('counts nothing that changed nothing, and asks where it is not known', () => {
    const text = 'go back to the version before keywords';
    expect(after(text, edited('keywords'), improved(), edited('marketplace'))).toMatchObject(back(1));
    expect(after(text, edited('price'))).toMatchObject({ kind: 'say' });
  });
});
