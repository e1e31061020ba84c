import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Wool Beanie', 'Leather Belt', 'Dog Treats'];
const talk = (...texts: string[]) => talkInLibrary(shop, ...texts);
const edited = (card: number, operation: string) => [
  { tool: 'edit_image', input: { card, image: 'main', operations: [operation] } },
];

it.each([
  ['then just make it brighter', 'lighten'],
  ['not bad but brighter', 'lighten'],
  ['make the picture brighter', 'lighten'],
  ['ok just sharpen it then', 'enhance'],
])('a wish behind one that was refused is of the picture, and no work on the texts: %s', (text, operation) => {
  expect(talk('I need a nicer photo for the dog treats', 'on a wooden table', text).works).toEqual(
    edited(3, operation),
  );
  expect(talk('make the photo of the belt nicer', 'on a wooden table', text).works).toEqual(edited(2, operation));
});

it('a picture that was made then leaves the one before as it was', () => {
  const { works, said } = talk(
    'I need a nicer photo for the belt',
    'on a wooden table',
    'then just make it brighter',
    'go back to the old one',
  );
  expect(works).toEqual([]);
  expect(said).toContain('the one before stays as it was');
});

it('is of the texts where they were worked on since', () => {
  const { works } = talk('make the photo of the belt white', 'improve the belt', 'make it sharper');
  expect(works.map(({ tool }) => tool)).not.toContain('edit_image');
});
