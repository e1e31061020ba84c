import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const phones = [
  'Silicone Case for iPhone 15 Black @amazon',
  'Silicone Case for iPhone 15 Navy Blue @amazon',
  'Magnetic Car Phone Mount @ebay',
  'Tempered Glass Screen Protector @ebay',
];
const home = [
  'Extendable Ash Dining Table',
  'Oak Coffee Table 110 cm',
  'Industrial Pipe Bookshelf',
  'Dune Paperback',
  'Blue Stoneware Mug',
  'Green Stoneware Mug',
  "Vintage Levi's 501 Jeans W32",
];
const jewels = ['Moonstone Silver Ring', 'Adjustable Silver Wave Ring', 'Pearl Drop Earrings', 'Silver Hoop Earrings'];
const worksOf = (titles: string[], ...texts: string[]) => talkInLibrary(titles, ...texts).works;
const priced = (value: string, card: number) => ({
  tool: 'edit_card',
  input: { card, edits: [{ op: 'set', field: 'price', value }] },
});

describe('a card that only its title names', () => {
  it.each([
    ['set dune to 7', home, priced('7', 4)],
    ['the table in ash, not the coffee one: price is now 940 euro', home, priced('940 euro', 1)],
    [
      'please add keyword "magsafe" to car mount',
      phones,
      { tool: 'edit_card', input: { card: 3, edits: [{ op: 'add', field: 'keywords', value: 'magsafe' }] } },
    ],
  ] as const)('is the one that is changed: %s', (text, titles, work) => {
    expect(worksOf([...titles], text)).toEqual([work]);
  });

  it.each([
    ['improve navy case', phones, 2, {}],
    ['the screen protector title is bad, please to make it better', phones, 4, { sections: ['title'] }],
  ] as const)('is the one that is improved: %s', (text, titles, card, given) => {
    expect(worksOf([...titles], text).at(-1)).toEqual({ tool: 'improve_card', input: { card, ...given } });
  });

  it('is the one whose thing stands behind the number of a model', () => {
    expect(worksOf(home, 'set the price of the jeans to 30')).toEqual([priced('30', 7)]);
  });

  it.each([
    'please write an email to our supplier',
    'raise my sponsored products bid to 0.85',
    'oh right, the mug was set up by Marek',
  ])('is not looked for where nothing is ordered: %s', (text) => {
    expect(talkInLibrary(home, text)).toMatchObject({ works: [], looks: 0 });
  });

  it.each(['improve the guitar pad', 'score the mug rack', 'publish the one after the bookshelf'])(
    'is another than the one that shares a word with it: %s',
    (text) => {
      expect(talkInLibrary([...home, 'Guitar Strap'], text)).toMatchObject({ works: [] });
    },
  );

  it('is another than the one that was worked on, where it shares only the thing with it', () => {
    const works = worksOf(
      jewels,
      'set the price of the pearl earrings to 5',
      'set the price of the hoop earrings to 7',
    );
    expect(works).toEqual([priced('7', 4)]);
  });

  it('is asked for where several have the name', () => {
    const { works, said } = talkInLibrary(jewels, 'improve the earrings');
    expect(works).toEqual([]);
    expect(said).toContain('Which listing');
    expect(said).not.toContain('Moonstone');
  });

  it('is not changed by a text that is copied to another', () => {
    expect(worksOf(home, 'copy the description of the blue mug to the green one but change blue to green')).toEqual([]);
  });

  it.each(['i want delete blue mug but not green', 'take the blue mug off my list, i stopped making them'])(
    'is not deleted here, and the seller is told where: %s',
    (text) => {
      expect(talkInLibrary(home, text)).toMatchObject({ works: [], said: expect.stringContaining('library') });
    },
  );
});

describe('several cards by what they have in common', () => {
  it('are both', () => {
    expect(worksOf(jewels, 'score both rings pls')).toEqual([
      { tool: 'score_card', input: { card: 1 } },
      { tool: 'score_card', input: { card: 2 } },
    ]);
    expect(worksOf(home, 'both mugs to 19.50')).toEqual([priced('19.50', 5), priced('19.50', 6)]);
  });

  it.each([
    ['export only the ebay ones to csv', phones, [3, 4]],
    ['export the silver ones to csv', jewels, [1, 2, 4]],
    ['the two listings for ebay, export them to csv', phones, [3, 4]],
  ] as const)('are exported: %s', (text, titles, cards) => {
    expect(worksOf([...titles], text)).toEqual([{ tool: 'export_cards', input: { cards, format: 'csv' } }]);
  });

  it('are both of those that the seller was asked about', () => {
    const works = worksOf(jewels, 'improve the earrings', 'both');
    expect(works.filter(({ tool }) => tool === 'improve_card').map(({ input }) => input.card)).toEqual([3, 4]);
  });

  it.each([
    ['improve all rings', jewels, { scope: { query: 'rings' } }],
    ['improve all cases for ebay', phones, { marketplace: 'ebay', scope: { query: 'cases' } }],
  ] as const)('are priced, and neither all cards nor the one in hand: %s', (text, titles, given) => {
    for (const before of [[], [`show me the ${titles === jewels ? 'pearl drop earrings' : 'car phone mount'}`]])
      expect(worksOf([...titles], ...before, text)).toEqual([
        { tool: 'improve_cards', input: { ...given, dry_run: true } },
      ]);
  });

  it('are those of a kind but for the ones that are left out', () => {
    const input = { scope: { query: 'earrings', except: ['hoop'] }, dry_run: true };
    expect(worksOf(jewels, 'improve all earrings except the hoop earrings')).toMatchObject([
      { tool: 'improve_cards', input: { scope: { query: 'earrings' } } },
    ]);
    expect(worksOf(jewels, 'score all earrings except the hoop ones')).toEqual([{ tool: 'score_cards', input }]);
    expect(worksOf(jewels, 'export all earrings except the hoop ones as csv')).toEqual([
      { tool: 'export_cards', input: { cards: [3], format: 'csv' } },
    ]);
  });

  it.each(['improve all texts', 'improve all my listings'])('are no kind: %s', (text) => {
    expect(JSON.stringify(worksOf(jewels, text))).not.toContain('query');
  });

  it.each([
    ['as csv i mean', { cards: [1, 2, 4], format: 'csv' }],
    ['add the pearl earrings too', { cards: [1, 2, 4, 3], format: 'xlsx' }],
  ] as const)('stay those of the file: %s', (text, input) => {
    expect(worksOf(jewels, 'export the silver ones', text)).toEqual([{ tool: 'export_cards', input }]);
  });
});
