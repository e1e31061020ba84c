import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const titles = [
  'Atlas of the Birds of Europe @ebay',
  'Oak Storage Bench',
  'Sony Walkman WM-EX190 @ebay',
  'Blue Stoneware Mug 350 ml @etsy',
  'Green Stoneware Mug 350 ml @etsy',
];
const worksOf = (talk: string) =>
  talkInLibrary(titles, ...talk.split(' >> ')).works.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`);
const price = (card: number, value: string) =>
  `edit_card {"card":${card},"edits":[{"op":"set","field":"price","value":"${value}"}]}`;

describe('a price in other words', () => {
  it.each([
    ['put the atlas on 30', [price(1, '30')]],
    ['which mugs do i have? >> the last one is 165 not the price you show', [price(5, '165')]],
    ['change the price of the blue mug to 20 >> and the green one same price', [price(5, '20')]],
    ['change the price of the blue mug to 20 >> same price for the green one please', [price(5, '20')]],
  ])('is set: %s', (talk, works) => expect(worksOf(talk)).toEqual(works));

  it.each([
    'put the photo on 3',
    'put the stock on 0',
    'put the score on 90',
    'put the rating of this listing at 90',
    'raise the blue mug by 10% >> same price for 2 days',
  ])('is not read into %s', (talk) =>
    expect(worksOf(talk).join()).not.toContain('"field":"price","value":"'.concat(talk.at(-1) ?? '')),
  );
});

describe('the second wish', () => {
  it.each([
    ['put the walkman on 59 and score it', [price(3, '59'), 'score_card {"card":3}']],
    [
      'put the walkman on 59 and tell me if the title is good for ebay',
      [price(3, '59'), 'score_card {"card":3,"marketplace":"ebay"}'],
    ],
  ])('is done behind the price: %s', (talk, works) => expect(worksOf(talk)).toEqual(works));

  it.each([
    'change the price of the blue mug to 20 >> and the green one same price and then show me all four',
    'change the price of the blue mug to 20 >> set the price of the green one to 20 and then show me all my cards',
  ])('is the library behind the work: %s', (talk) => {
    const { works, looks, said } = talkInLibrary(titles, ...talk.split(' >> '));
    expect(works.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`)).toEqual([price(5, '20')]);
    expect(looks).toBe(2);
    expect(said).toContain('Oak Storage Bench');
  });
});

describe('an order in other words', () => {
  it('enters the dimensions that are told with the card first', () =>
    expect(worksOf('oak bench add dimension width 120 cm depth 40 cm')).toEqual([
      'edit_card {"card":2,"edits":[{"op":"set","field":"specifications","name":"Width","value":"120 cm"},{"op":"set","field":"specifications","name":"Depth","value":"40 cm"}]}',
    ]));

  it.each([
    ['add to the oak bench: width 120 cm, weight 12 kg', ['Width 120 cm', 'Weight 12 kg']],
    ['Add this to the oak bench: material: oak; colour brown', ['Material oak', 'Color brown']],
  ])('enters details as specifications of the card: %s', (text, details) =>
    expect(
      talkInLibrary(titles, text).works.map(({ input }) =>
        (input.edits as { name: string; value: string }[]).map(({ name, value }) => `${name} ${value}`),
      ),
    ).toEqual([details]),
  );

  it('leaves words that say no detail to the bullets', () =>
    expect(worksOf('add to the oak bench: hand made in Lisbon, two seats').join()).toContain('"field":"bullets"'));

  it.each([
    ['the atlas goes back to how it was at the beginning', 'original'],
    ['the atlas should go back to how it was before', 'previous'],
  ])('brings a version back: %s', (text, version) =>
    expect(worksOf(text)).toEqual([`restore_version {"card":1,"version":"${version}"}`]),
  );

  it('looks the cards of a price up, by whatever name all are called', () =>
    expect(talkInLibrary(titles, 'Which of my furniture is over 300?')).toMatchObject({ works: [], looks: 1 }));
});
