import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Merino Beanie', 'Waxed Rain Jacket', 'Leather Belt'];
const worksOf = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const priced = (card: number, value: string) => ({
  tool: 'edit_card',
  input: { card, edits: [{ op: 'set', field: 'price', value }] },
});
const before = 'set the price of the rain jacket to 129';

it.each([
  ['and the belt 29', [priced(3, '29')]],
  ['the belt 29.50 please', [priced(3, '29.50')]],
  ['and for the belt €29', [priced(3, '€29')]],
  ['the belt should be 29 and the beanie 22', [priced(3, '29'), priced(1, '22')]],
])('a price is told like the one before it: %s', (text, works) => {
  expect(worksOf(before, text)).toEqual(works);
});

it.each(['the weight 29', 'the belt 29 cm', 'and the score 29'])('is no price of a card: %s', (text) => {
  expect(JSON.stringify(worksOf(before, text))).not.toContain('"price"');
});

it('needs a price before it', () => {
  expect(worksOf('show me the jacket', 'and the belt 29')).toEqual([]);
});

it('is no choice of the cards that something is to be undone for', () => {
  expect(worksOf('undo that', 'the belt should be 29 and the beanie 22').map(({ tool }) => tool)).not.toContain(
    'restore_version',
  );
});
