import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Rain Jacket @etsy 61 24.90', 'Blue Mug @etsy 40 30', 'Oak Desk Lamp @amazon 55 45'];
const worksOf = (...texts: string[]) => talkInLibrary(library, ...texts).works;
const editsOf = (...texts: string[]) =>
  worksOf(...texts).flatMap(({ input: { card, edits } }) =>
    ((edits ?? []) as { field: string; value: string }[]).map(({ field, value }) => [card, field, value]),
  );

it.each([
  ['set the title of the lamp to Clamp with U Bolt', [3, 'title', 'Clamp with U Bolt']],
  ['set the title of the lamp to Gimme More Coffee Mug', [3, 'title', 'Gimme More Coffee Mug']],
])('what is to be written is no spelling of chats: %s', (text, edit) => expect(editsOf(text)).toEqual([edit]));

it.each(['lol', 'see you later', 'let me think', 'one sec', 'sorry', 'hmm', 'whatever', 'good evening'])(
  'small talk behind a product that is to be added makes no card: %s',
  (text) => expect(worksOf('add a candle', text)).toEqual([]),
);

it.each([
  ['raise the cheaper one by 2 dollars', [1, 'price', '+2 USD']],
  ['lower the amazon one by 5 dollars', [3, 'price', '-5 USD']],
  ['lower the other by 2 dollars', [3, 'price', '-2 USD']],
])('one of two is moved by a sum, and not set to it: %s', (text, edit) => {
  expect(editsOf('show me the lamp', 'show me the jacket', text)).toEqual([edit]);
});

it.each([
  [['improve the titles of the lamp and the mug', 'yes', 'bring them down to 80']],
  [['score the lamp', 'score the jacket', 'bring both to 80']],
  [['set the price of the lamp to 40', 'shorten the title', 'make it 60']],
  [['show me the lamp', 'the wattage is too low, change it to 60']],
  [['improve the description of the lamp', 'cut it to 150 characters']],
  [['improve the bullets of the lamp', 'trim it to 120']],
])('a number alone is no price, and no length of a title, behind work on other things: %j', (texts) => {
  const last = worksOf(...texts);
  expect(editsOf(...texts).filter(([, field]) => field === 'price')).toEqual([]);
  expect(last.filter(({ input }) => JSON.stringify(input.sections) === '["title"]')).toEqual([]);
});

it.each([
  [['add the keyword hygge to the lamp', 'and cool']],
  [['add the keyword hygge to the lamp', 'and we are done']],
  [['show me the lamp', 'say it fits A4 paper', 'do it']],
  [['export the lamp and the mug as csv or excel', 'do both']],
])('words between are no edits and no improvements: %j', (texts) => {
  const works = worksOf(...texts).map(({ tool }) => tool);
  expect(works).not.toContain('edit_card');
  expect(works).not.toContain('improve_card');
  expect(works).not.toContain('improve_cards');
});
