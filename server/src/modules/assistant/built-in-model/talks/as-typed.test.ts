import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const titles = [
  'Lavender Handmade Soap Bar 100 g',
  'LED Desk Lamp with Dimmer',
  'Kids Rain Jacket, Yellow',
  'Soy Wax Candle, Vanilla',
  'Beeswax Candle Set of 3',
  'Keramik Vase Handgetöpfert Weiß',
  'Yoga Mat, Natural Rubber',
  'Bluetooth Speaker BoomBox Mini',
];
const [soap, lamp, jacket, candle, candles, vase, mat, speaker] = [1, 2, 3, 4, 5, 6, 7, 8];
const worksOf = (talk: string) => {
  const { works, said } = talkInLibrary(titles, ...talk.split(' >> '));
  return { said, works: works.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`) };
};
const improved = (card: number | undefined, wishes: object = {}) =>
  `improve_card ${JSON.stringify({ card, ...wishes })}`;
const scored = (card: number | undefined, wishes: object = {}) => `score_card ${JSON.stringify({ card, ...wishes })}`;
const priced = (card: number | undefined, value: string) =>
  `edit_card ${JSON.stringify({ card, edits: [{ op: 'set', field: 'price', value }] })}`;
const stock = (card: number | undefined) =>
  `edit_card ${JSON.stringify({ card, edits: [{ op: 'set', field: 'availability', value: 'out_of_stock' }] })}`;
const added = (card: number | undefined, field: string, value: string, at: object = {}, op = 'add') =>
  `edit_card ${JSON.stringify({ card, edits: [{ op, field, value, ...at }] })}`;

describe('a name as it is typed', () => {
  it.each([
    ['score yoga matt', scored(mat)],
    ['pls impr desc of jckt 4 amzn', improved(jacket, { sections: ['description'], marketplace: 'amazon' })],
    ['spkr price 25', priced(speaker, '25')],
    ['improve the boom box', improved(speaker)],
    ['vase weiss price 29', priced(vase, '29')],
    ['add the keyword spa to lavender soap', added(soap, 'keywords', 'spa')],
    ['the “LED Desk Lamp with Dimmer” card, improve for walmart', improved(lamp, { marketplace: 'walmart' })],
    ["open the soap >> 'LED Desk Lamp with Dimmer' improve", improved(lamp)],
    ['open the soap >> improve the “Kids Rain Jacket”', improved(jacket)],
    ['open the soap >> un-publish the lamp', `withdraw_case ${JSON.stringify({ card: lamp })}`],
    ['my wife’s candle set is sold out', stock(candles)],
    ['The candle with vanilla is discontinued, mark as out of stock', stock(candle)],
    ['new first bullet for the yoga mat: Grips well', added(mat, 'bullets', 'Grips well', { position: 1 }, 'set')],
    ['open the soap >> category bath > soaps', added(soap, 'category', 'bath > soaps', {}, 'set')],
  ])('%s', (talk, work) => {
    expect(worksOf(talk).works).toContain(work);
  });

  it('is never taken for the card in hand, where no card has it', () => {
    const { works, said } = worksOf('open the soap >> Yogamatte score please');
    expect(works).toEqual([]);
    expect(said).toContain('Which listing');
  });

  it('stands for all of a kind, where it counts them', () => {
    for (const talk of ['improve the two candles', 'improve the soap >> and both candles']) {
      const { works } = worksOf(talk);
      expect(works.filter((work) => work.startsWith('improve'))).toEqual([improved(candle), improved(candles)]);
    }
  });
});

describe('what stands around an order', () => {
  it.each([
    ['Hi dear, please can you kindly check score for lamp, thank you and best regards, Mehmet', scored(lamp)],
    [
      'hi, how are you? me fine. please to make shorter the title of the lamp',
      improved(lamp, { sections: ['title'], length: 'shorter' }),
    ],
    [
      'open the soap >> this one is fine. lamp: shorter title',
      improved(lamp, { sections: ['title'], length: 'shorter' }),
    ],
    [
      'open the soap >> You did great with the last one! This one too please, for Amazon',
      improved(soap, { marketplace: 'amazon' }),
    ],
    [
      'open the soap >> buyers ask if it fits the dish, so: height 9 cm',
      added(soap, 'specifications', '9 cm', {}, 'set').replace('"value"', '"name":"Height","value"'),
    ],
    ['open the soap >> set the price to 18 >> no, 16 i meant', priced(soap, '16')],
    [
      'open the soap >> improve it without hype and no more than 5 bullets, for ebay',
      improved(soap, { bullets_max: 5, avoid_words: ['hype'], marketplace: 'ebay' }),
    ],
    [
      "the soap's title needs the word organic in it",
      improved(soap, { sections: ['title'], include_keywords: ['organic'] }),
    ],
  ])('is no part of it: %s', (talk, work) => {
    expect(worksOf(talk).works).toEqual(expect.arrayContaining([work]));
  });

  it('takes another marketplace for the work that was priced', () => {
    expect(worksOf('improve all my cards for Amazon >> no wait, just ebay').works).toEqual([
      'improve_cards {"scope":{"all":true},"dry_run":true,"marketplace":"ebay"}',
    ]);
  });
});

describe('prices of several cards', () => {
  it.each([
    ['show my cards >> lower the first two by 10%', [priced(1, '-10%'), priced(2, '-10%')]],
    ['show my cards >> raise 1 and 3 by 2 euros', [priced(1, '+2 EUR'), priced(3, '+2 EUR')]],
    ['price of lamp, soap and vase up by 5%', [priced(lamp, '+5%'), priced(soap, '+5%'), priced(vase, '+5%')]],
    ['lamp and soap: +10%', [priced(lamp, '+10%'), priced(soap, '+10%')]],
    ['soap +1 euro', [priced(soap, '+1 EUR')]],
    ['put everything up 3 percent', []],
    ['every product 2 euros more', []],
  ])('%s', (talk, works) => {
    expect(worksOf(talk).works).toEqual(works);
  });
});

describe('a sound that no rule can write, by whatever word', () => {
  it.each(['rewrite the lamp in an aristocratic voice', 'improve the lamp, tone: mystical'])(
    'is told before anything is charged: %s',
    (talk) => {
      const { works, said } = worksOf(talk);
      expect(works).toEqual([]);
      expect(said).toMatch(/tone that is (?:aristocratic|mystical), so I have rewritten nothing/);
    },
  );

  it('is left out beside other wishes, and never written as a text', () => {
    expect(worksOf('improve the lamp for etsy, grumpy tone').said).toContain('a tone that is grumpy');
    expect(worksOf('open the soap >> description with a rustic vibe please').works).toEqual([]);
    expect(worksOf('improve the lamp in our brand voice').said).not.toContain('tone that is');
  });
});
