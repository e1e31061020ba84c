import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const worksOf = (...texts: string[]) => talkInLibrary(['Yoga Mat', 'Wool Rug'], 'show me the mat', ...texts).works;
const order = 'replace cheap with affordable in the description';

it.each([
  ['I meant the title too', 'title'],
  ['in the title too', 'title'],
  ['the title as well please', 'title'],
  ['and the title', 'title'],
  ['also in the title and the bullets', 'title', 'bullets'],
  ['sorry, i meant in the title and the description too', 'title'],
])('the same words are replaced in what is named behind: %s', (text, ...fields) =>
  expect(worksOf(order, text)).toEqual([
    {
      tool: 'edit_card',
      input: { card: 1, edits: fields.map((field) => ({ op: 'set', field, name: 'cheap', value: 'affordable' })) },
    },
  ]),
);

it.each([
  [order, 'and the title should be shorter'],
  [order, 'I meant the description too'],
  ['set the price to 20', 'I meant the title too'],
  ['make the title "Cork Mat"', 'and the description'],
])('nothing is replaced where no other text is meant: %s / %s', (...texts) =>
  expect(worksOf(...texts).filter(({ tool }) => tool === 'edit_card')).toEqual([]),
);
