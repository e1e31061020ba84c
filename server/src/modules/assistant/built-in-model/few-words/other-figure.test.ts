import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import type { ToolStep } from '../conversation.ts';
import { otherFigure } from './other-figure.ts';

const library = ['Moonstone Ring', 'Powerbank 3000', 'Blue Mug'];
const edits = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.map(({ tool, input: { card, edits: said = [] } }) => [
    tool,
    card,
    ...(said as { field: string; name?: string; value: string }[]).map(({ field, name, value }) => [
      field,
      name,
      value,
    ]),
  ]);

it('a figure of one of the things that were just shown is corrected: its price', () => {
  const cards = library.map((title, at) => ({
    card_id: idOf(at + 1),
    title,
    marketplace: 'etsy',
    score: 50,
    price: '3,000.00 USD',
  }));
  const look: ToolStep = { tool: 'list_cards', output: { cards, more: false } };
  const said = (text: string) =>
    otherFigure({
      earlier: [{ text: 'which cost over 1000?', steps: [look] }],
      current: { text, steps: [] },
      shownCardId: null,
      files: [],
    });
  expect(said('the second one should be 4000 not 3000')).toBe('set the price of the second one to 4000');
  expect(said('the second one should be 4000')).toBeNull();
});

it('a figure of its title', () =>
  expect(edits('list my cards', 'the second one should be 4000 not 3000')).toEqual([
    ['edit_card', 2, ...['title', 'description', 'bullets', 'keywords'].map((field) => [field, '3000', '4000'])],
  ]));

it.each(['the first one should be 4000 not 3000', 'the seventh one should be 4000 not 3000'])(
  'nothing is changed where nothing has it: %s',
  (text) => expect(edits('list my cards', text).filter(([tool]) => tool === 'edit_card')).toEqual([]),
);
