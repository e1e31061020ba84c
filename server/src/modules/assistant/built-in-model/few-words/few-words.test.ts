import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = [
  'Blue Stoneware Mug @ebay',
  'Green Stoneware Mug @etsy',
  'Pearl Drop Earrings',
  'Silver Hoop Earrings',
  'Dune Paperback',
];
const worksOf = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const edited = (card: number, edit: object) => ({ tool: 'edit_card', input: { card, edits: [edit] } });
const improvedBy = (...texts: string[]) => worksOf(...texts).filter(({ tool }) => tool === 'improve_card');

describe('the next card, behind praise', () => {
  it.each([
    'perfect. next the hoop earrings',
    'brilliant, now the hoop earrings please',
    'Great. And now the hoop earrings.',
    'the hoop earrings aswell',
    'hoops next',
  ])('is worked on, and nothing is written on it: %s', (text) => {
    const works = worksOf('improve the pearl drop earrings', text);
    expect(works.map(({ tool }) => tool)).not.toContain('edit_card');
    expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 4 } });
  });

  it('is named by a word alone', () => {
    expect(improvedBy('improve the title of the blue mug', 'green aswell')).toEqual([
      { tool: 'improve_card', input: { card: 2, sections: ['title'] } },
    ]);
  });

  it.each(['the title is better too', 'thank you too', 'superb'])('is none: %s', (text) => {
    expect(worksOf('improve the blue mug', text).filter(({ tool }) => tool !== 'read_card')).toEqual([]);
  });

  it('gets the change of the one before', () => {
    const price = { op: 'set', field: 'price', value: '20' };
    expect(worksOf('set the price of the blue mug to 20', 'same for the hoop earrings')).toEqual([edited(4, price)]);
  });

  it('is done where nothing was done before', () => {
    expect(improvedBy('do dune for ebay as well')).toEqual([
      { tool: 'improve_card', input: { card: 5, marketplace: 'ebay' } },
    ]);
  });
});

describe('behind a change of one text', () => {
  const before = 'add the bullet "No dust jacket" to the dune paperback';

  it.each([
    ['put it in the title too', { op: 'add', field: 'title', value: 'No dust jacket' }],
    ['oh and a page is missing', { op: 'add', field: 'bullets', value: 'A page is missing' }],
  ])('goes on: %s', (text, edit) => {
    expect(worksOf(before, text)).toEqual([edited(5, edit)]);
  });

  it('the text itself is put in its place', () => {
    expect(worksOf('improve the title of the blue mug', 'just put "Blue Mug 350 ml"')).toEqual([
      edited(1, { op: 'set', field: 'title', value: 'Blue Mug 350 ml' }),
    ]);
  });

  it.each(['and what is missing', 'oh and it is nice', 'and the score is low'])('nothing is added: %s', (text) => {
    expect(worksOf(before, text).filter(({ tool }) => tool === 'edit_card')).toEqual([]);
  });
});

describe('a number that would be better', () => {
  it('is a price where one was spoken of, and else asked for', () => {
    const price = (value: string) => [edited(1, { op: 'set', field: 'price', value })];
    expect(worksOf('what does the blue mug cost', '32 would be better')).toEqual(price('32'));
    expect(worksOf('show me the blue mug', '£32 would be better')).toEqual(price('£32'));
    expect(worksOf('show me the blue mug', '32 would be better')).toEqual([]);
  });
});

describe('another marketplace', () => {
  it('is that of the cards that were listed', () => {
    const { said } = talkInLibrary(shop, 'which cards are on ebay?', 'and etsy');
    expect(said).toContain('Green Stoneware Mug');
    expect(said).not.toContain('Blue');
  });
});

describe('what was meant instead', () => {
  it.each(['only the title i meant!!', 'i only wanted the title changed', 'you should have only improved the title'])(
    'goes back first: %s',
    (text) => {
      const works = worksOf('improve the pearl drop earrings', text);
      expect(works.map(({ tool }) => tool)).toEqual(['restore_version', 'score_card', 'improve_card']);
      expect(works.at(-1)?.input).toEqual({ card: 3, sections: ['title'] });
    },
  );

  it.each([
    ['sorry meant 28', [edited(1, { op: 'set', field: 'price', value: '28' })]],
    ['actually leave it at what it was', [{ tool: 'restore_version', input: { card: 1, version: 'previous' } }]],
    [
      'no the green mug, blue stays',
      [
        { tool: 'restore_version', input: { card: 1, version: 'previous' } },
        edited(2, { op: 'set', field: 'price', value: '26' }),
      ],
    ],
  ])('is done behind a price: %s', (text, works) => {
    expect(worksOf('set the price of the blue mug to 26', text)).toEqual(works);
  });

  it('is another card', () => {
    expect(improvedBy('improve the blue mug', 'not the blue mug, the pearl earrings!')).toEqual([
      { tool: 'improve_card', input: { card: 3 } },
    ]);
  });

  it('takes out what nobody said', () => {
    const [work] = worksOf(
      'improve the pearl drop earrings',
      'you wrote freshwater, i never said freshwater. take that out',
    );
    expect(work).toMatchObject({ tool: 'edit_card', input: { card: 3 } });
    expect(JSON.stringify(work)).toContain('"op":"remove","field":"description","name":"freshwater"');
  });
});
