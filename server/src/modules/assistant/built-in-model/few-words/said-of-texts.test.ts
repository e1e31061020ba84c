import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Merino Beanie', 'Waxed Rain Jacket', 'Leather Belt', 'Desk Lamp'];
const worksOf = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const saidOf = (...texts: string[]) => talkInLibrary(shop, ...texts).said;
const edited = (card: number, edit: object) => [{ tool: 'edit_card', input: { card, edits: [edit] } }];

describe('words of a text', () => {
  it.each([
    [
      'add keywords like cutting board, butcher block',
      { op: 'add', field: 'keywords', value: 'cutting board, butcher block' },
    ],
    ['no, keep the brand in the title', { op: 'restyle', field: 'title', style: 'brand_first' }],
    ['condition is very good actually', { op: 'set', field: 'specifications', name: 'Condition', value: 'very good' }],
  ])('%s', (text, edit) => {
    expect(worksOf('show me the belt', text)).toEqual(edited(3, edit));
  });

  it('are still known when the card is asked for', () => {
    const added = { op: 'add', field: 'keywords', value: 'gift, men' };
    expect(worksOf('add keywords like gift, men', 'the belt')).toEqual(edited(3, added));
  });

  it('go on behind keywords', () => {
    const added = { op: 'add', field: 'keywords', value: 'reading light' };
    expect(worksOf('give me keywords for the desk lamp', 'add reading light')).toEqual(edited(4, added));
    expect(worksOf('add the keyword reading light to the lamp', 'and put it in the title as well')).toEqual(
      edited(4, { op: 'add', field: 'title', value: 'reading light' }),
    );
  });

  it('are put elsewhere behind facts', () => {
    expect(worksOf('the beanie is 100% merino, one size', 'put that in the description')).toEqual(
      edited(1, { op: 'add', field: 'description', value: 'Material: 100% merino. Size: one size.' }),
    );
  });
});

describe('a section alone', () => {
  it.each([
    ['make the belt shorter', 'only the description', { sections: ['description'], length: 'shorter' }],
    ['improve the belt for eBay', 'just the title', { sections: ['title'], marketplace: 'ebay' }],
    ['score the belt', 'and now the title', { sections: ['title'] }],
  ])('%s – %s', (before, text, input) => {
    expect(worksOf(before, text).at(-1)).toEqual({ tool: 'improve_card', input: { card: 3, ...input } });
  });
});

it('a word between changes nothing of it', () => {
  const works = worksOf('score the belt', 'thanks', 'and now the title');
  expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 3, sections: ['title'] } });
});

describe('pictures', () => {
  it('are spoken of first', () => {
    expect(saidOf('I need a nicer photo for the belt')).toContain('What shall I do with it?');
    expect(worksOf('I need a nicer photo for the belt', 'make it brighter')).toEqual([
      { tool: 'edit_image', input: { card: 3, image: 'main', operations: ['lighten'] } },
    ]);
    expect(worksOf('make the photo of the belt white', 'not bad but brighter').at(-1)).toMatchObject({
      tool: 'edit_image',
      input: { card: 3 },
    });
  });

  it('are not laid on another ground', () => {
    const { said, works } = talkInLibrary(shop, 'I need a nicer photo for the belt', 'on a wooden table');
    expect(works).toEqual([]);
    expect(said).toContain('I cannot do that to a picture');
  });

  it('and no listings are what goes', () => {
    expect(saidOf('how many pictures has the belt?', 'delete the other one')).toContain('I do not delete images');
    expect(saidOf('show me the belt', 'delete the other one')).not.toContain('I do not delete images');
  });
});

it('what was done is told', () => {
  expect(saidOf('improve the lamp for eBay', 'for which marketplace did you do it?')).toContain('for eBay');
  expect(saidOf('improve the lamp', 'did you change the price?')).toContain('Compared with the original');
});

it('of a text that was given there is no style for another card', () => {
  expect(saidOf('set the title of the lamp to "LED Lamp"', 'perfect, same style for the belt')).toContain(
    'What shall it be?',
  );
});
