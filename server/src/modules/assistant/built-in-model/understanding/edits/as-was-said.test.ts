import { expect, it } from 'vitest';
import { talkInLibrary } from '../../../testing/talk-in-library.ts';

const library = ['Handmade Wool Scarf Grey', 'Wool Beanie Red', 'Wireless Phone Charger 15W', 'Garden Hose 20m'];
const writtenIn = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.map(({ tool, input }) => [
    tool,
    (input.edits as { value: string }[])[0]?.value,
  ]);

it.each([
  ['the charger does not come with a cable', 'Does not come with a cable'],
  ['the charger doesnt come with a cable', 'Does not come with a cable'],
  ['the charger does not include a cable', 'Does not include a cable'],
  ['the hose no longer comes with a nozzle', 'No longer comes with a nozzle'],
  ['the scarf does not contain wool', 'Does not contain wool'],
  ['the charger comes with a cable', 'Comes with a cable'],
  ['the charger has no cable', 'Has no cable'],
  ['the charger is not waterproof', 'Not waterproof'],
])('what is denied is never written as if it were so: %s', (text, value) => {
  expect(writtenIn(text)).toEqual([['edit_card', value]]);
});

it('what was said in other places is left as it was said', () => {
  expect(writtenIn('score the charger', 'add the bullet: Does not get hot')).toEqual([
    ['edit_card', 'Does not get hot'],
  ]);
  expect(writtenIn('score the charger', 'it is not red but blue')).toEqual([['edit_card', 'blue']]);
});

it.each(['the beanie will not shrink', 'the charger does not fit iphone 6', 'the hose will never crack'])(
  'what a product does not do pays for no other texts: %s',
  (text) => expect(talkInLibrary(library, 'score the charger', text).works).toEqual([]),
);

it.each(['the title does not sound nice', 'the bullets are not good'])(
  'a complaint about a text is a wish: %s',
  (text) => {
    const { works } = talkInLibrary(library, 'score the charger', text);
    expect(works.map(({ tool }) => tool)).toContain('improve_card');
  },
);
