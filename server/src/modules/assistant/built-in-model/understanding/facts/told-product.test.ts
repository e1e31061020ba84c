import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';
import { nothingAround, type Surroundings } from '../ask.ts';
import { factLines } from './fact-lines.ts';

const seeds =
  'tomato seeds "Black Krim" heirloom, 30 seeds per packet, height 150cm, sow feb-april. 2.95 eur. brand Gartenfee';
const capsules =
  'Magnesium 400mg, 120 vegan capsules, 2 caps daily, lab tested, no gluten. Brand: NordVita. Price 19.95 EUR';
const table = 'dining table, solid oak, 180 x 90 cm, weighs 48 kg, seats 6. brand Holzwerk, 749 eur';
const template =
  'budget template, digital download, instant, 12 monthly tabs, savings tracker, debt snowball, pdf guide incl. 7$';
const drill = 'Cordless drill 20V\ntorque 60 Nm\ncharger 1h\nweight 1.4kg w/ battery\ncase included\n89.99 EUR';

const asked = (text: string, around: Surroundings) =>
  parseRequest(text, around).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input.text, ask.input.marketplace].filter(Boolean),
  );

describe('a product told in one go is a new card', () => {
  it.each<[string, string, string, string?]>([
    ['its order last', `${seeds}\nlisting for ebay pls`, seeds, 'ebay'],
    ['a dose for each day', `${capsules}. Please create the amazon listing with 5 bullets`, capsules, 'amazon'],
    ['its order first', `oh sorry english. make a listing for a ${table}`, table],
    ['tabs for each month', `${template}. on etsy`, template, 'etsy'],
    ['another one', `and another: ${table}. listing for etsy pls`, table, 'etsy'],
    ['lines, with asides', `${drill}\nneed amazon + ebay listing, dont make stuff up`, drill],
  ])('%s', (_name, text, facts, marketplace) => {
    const made = [['create_card', facts, marketplace].filter(Boolean)];
    expect(asked(text, nothingAround)).toEqual(made);
    // What is told of another product changes nothing of the card in hand.
    expect(asked(text, onCard)).toEqual(made);
  });

  it.each([
    ['create a card: ', 'linen apron, grey, price 29 euros'],
    ['new product: ', 'linen apron, grey, price 29 euros'],
    ['please make a listing: ', 'linen apron, 29 euros'],
    ['another product: ', 'candle, soy wax, price 12 eur'],
    ['create one more: ', 'candle, soy wax, brand Lumi, price 12 eur'],
  ])('a few facts behind "%s" are no changes of the card in hand', (order, facts) => {
    for (const around of [nothingAround, onCard])
      expect(asked(order + facts, around)).toEqual([['create_card', facts]]);
  });

  it.each(['update the card: price 29, brand Lino', 'the new price: 29 euros, brand Lino'])(
    'changes of the card in hand are no new one: %s',
    (text) => {
      expect(asked(text, onCard).flat()).not.toContain('create_card');
    },
  );

  it.each([
    ['create a card: linen apron, 29 euros, then score it', 'score_card', undefined],
    ['new product: linen apron, grey, 29 euros and improve it', 'improve_card', undefined],
    ['create a card: linen apron, 29 euros, and then improve it for Amazon', 'improve_card', 'amazon'],
  ])('what is to be done with it is none of its facts: %s', (text, tool, marketplace) => {
    const [made, work] = parseRequest(text, onCard).asks;
    expect(made).toMatchObject({ tool: 'create_card', input: { text: expect.stringMatching(/29 euros$/) } });
    expect(work).toMatchObject({ tool, input: marketplace === undefined ? {} : { marketplace } });
  });

  it('has its name first, wherever that was told', () => {
    expect(asked(`brand is KRAFTIX. ${drill}\nneed a listing`, nothingAround)).toEqual([
      ['create_card', drill.replace('\n', '\nbrand is KRAFTIX\n')],
    ]);
  });

  it.each([
    'weight 200 g, height 20 cm, red, brand Acme, 24 EUR',
    'every Monday at 9 score my cards, then export them, 20 EUR is the most I pay, 5 cards a day',
    'improve the title, add 2 bullets, set the price to 20 EUR, 3 keywords more',
    'is it 20 cm, 30 cm, 40 cm or 20 EUR?',
  ])('is none: %s', (text) => {
    expect(asked(text, onCard).flat()).not.toContain('create_card');
  });
});

describe('what a new card is to say', () => {
  it.each([
    ['ring, silver 925, 38 quid', 'Price: 38 GBP'],
    ['oak table, 180 cm, 749 eur', 'Price: 749 EUR'],
    ['soap bar, 100 g, vegan, 6.50 pounds', 'Price: 6.50 GBP'],
    ['rice sack, long grain, 50 pounds', 'Weight: 50 pounds'],
  ])('%s', (said, line) => {
    expect(factLines(said).split('\n')).toContain(line);
  });

  it.each([
    'linen apron, one size, grey, sells at 29 euros',
    'linen apron, grey, it is sold for €29',
    'linen apron, grey, we sell it for 29 eur',
    'linen apron, grey, which goes for 29 pounds',
  ])('has its price, whatever verb tells it: %s', (said) => {
    expect(factLines(said)).toMatch(/^Price: €?29\b/m);
  });

  it('holds no word to the assistant', () => {
    expect(factLines('soap bar, vegan. for etsy. This is the picture. cures 6 weeks')).toBe(
      'soap bar\nVegan\nCures 6 weeks',
    );
  });
});
