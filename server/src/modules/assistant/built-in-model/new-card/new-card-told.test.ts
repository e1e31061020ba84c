import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const worksOf = (...texts: string[]) => talkInLibrary([], ...texts).works;
const created = (text: string, more: object = {}) => ({ tool: 'create_card', input: { text, ...more } });

describe('a new card', () => {
  it('is called like the product that the order before its facts named', () => {
    expect(
      worksOf(
        'hi, i make ceramic vases at home, never sold online before. can you make a card for my vase?',
        'ok its 24cm tall, white matte glaze, stoneware, fits about 5 tulips. price 48 euro',
      ),
    ).toEqual([created('ceramic vase, 24cm tall, white matte glaze, stoneware, fits about 5 tulips. price 48 euro')]);
  });

  it('is made of the name alone where the seller was asked what it is of', () => {
    expect(worksOf('can you write about my toy', 'wooden train')).toEqual([created('wooden train')]);
    // And is no card of the library, which these words might name.
    const { works } = talkInLibrary(['Oak Bench', 'Chopping Block'], 'new product', 'wooden chopping board');
    expect(works).toEqual([created('wooden chopping board')]);
  });

  it('is asked for by a product of which only the kind is told', () => {
    const { said, works } = talkInLibrary(['Oak Bench'], 'add a candle to my shop');
    expect(works).toEqual([]);
    expect(said).toContain('Please tell me what is true of the product');
    expect(worksOf('add a candle', 'its 200 g and smells of lavender')).toEqual([
      created('candle, 200 g and smells of lavender'),
    ]);
  });

  it.each(['the blue one i have already', 'the mug', 'show the mug', 'never mind', 'how do i do that'])(
    'is not made, and paid for, of words that tell no facts: %s',
    (text) => expect(worksOf('new product', text)).toEqual([]),
  );

  it.each(['add a bullet', 'add a new picture', 'add another keyword', 'list a few cards'])(
    'is nothing that is added to a card: %s',
    (text) => expect(talkInLibrary(['Oak Bench'], text).said).not.toContain('Please tell me what is true'),
  );

  it.each([
    ['cordless drill 18v, 2 batteries 2.0ah, case included. brand TORKO. new listing pls and score it', undefined],
    ['iphone 15 case clear tpu shockproof corners. list it on ebay', 'ebay'],
  ])('is ordered behind its facts: %s', (text, marketplace) => {
    const [card, ...work] = worksOf(text);
    expect(card).toEqual(
      created(text.slice(0, text.lastIndexOf('. ')), marketplace === undefined ? {} : { marketplace }),
    );
    expect(work.map(({ tool }) => tool)).toEqual(marketplace === undefined ? ['score_card'] : []);
  });

  it('begins behind what only introduces it', () => {
    expect(worksOf('ive got a new product, a macrame plant hanger, 90cm, cotton rope, no pot included')).toEqual([
      created('macrame plant hanger, 90cm, cotton rope, no pot included'),
    ]);
  });

  it('is made of each kind', () => {
    expect(worksOf('i sell honey. 3 kinds: acacia 250g 6.50, linden 250g 6.90, forest 500g 11. make 3 cards')).toEqual([
      created('acacia honey, 250g, price 6.50'),
      created('linden honey, 250g, price 6.90'),
      created('forest honey, 500g, price 11'),
    ]);
  });

  it('is made of each of two products', () => {
    const told =
      'I have two products. One is a steel lunch box, 800 ml, leakproof, 22 USD. The other is a bamboo cutlery set, 4 pieces, 12 USD. Please make both';
    expect(worksOf(told)).toEqual([
      created('steel lunch box, 800 ml, leakproof, 22 USD'),
      created('bamboo cutlery set, 4 pieces, 12 USD'),
    ]);
  });

  it('is made of what somebody wants to sell', () => {
    const told = 'hello i want sell my thing, is wallet from leather, brown, 6 card place, 25 euro';
    expect(worksOf(told)).toEqual([created('wallet from leather, brown, 6 card place, 25 euro')]);
  });

  it('is none where an order is about the card in hand', () => {
    const works = talkInLibrary(['Mug'], 'score it', 'the title is too long, make it shorter. list it on ebay').works;
    expect(works.map(({ tool }) => tool)).not.toContain('create_card');
  });
});
