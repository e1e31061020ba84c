import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../../testing/done-after.ts';
import { factLines } from './fact-lines.ts';
import { productsListed } from './listed-products.ts';

const teas = [
  'Assam Second Flush, loose leaf black tea, 100 g tin, from Assam, India. Steep 3-4 minutes at 95 °C. €9.90',
  'Sencha Shizuoka, loose leaf green tea, 80 g pouch. Steep 2 minutes at 75 °C. €12.50',
  'Peppermint, whole leaves, 50 g pouch. €5.50',
];
const numbered = teas.map((tea, index) => `${index + 1}. ${tea}`).join('\n');
const dashed = teas.map((tea) => `- ${tea}`).join('\n');

describe('a list in which each line is a product', () => {
  it.each([
    `Hi, these are our three teas. Please make a listing for each:\n\n${numbered}`,
    `Hello, I sell loose teas and would like one card for each of them\n${dashed}`,
    `Here are our products:\n${numbered}\n\nThanks a lot!`,
    `we need separate listings please\n${dashed}\nthank you`,
    `Our teas:\n${numbered}\nPlease create a card for each of them.`,
  ])('becomes a card each: %s', (text) => {
    expect(productsListed(text)).toEqual(teas);
    for (const given of ['no_card', 'card_shown', 'after_question'])
      expect(callsAfter(given, text)).toEqual(teas.map((tea) => ({ tool: 'create_card', input: { text: tea } })));
  });

  it.each([
    `Our new kettle:\n- steel, 1.7 litres\n- 2200 W, cordless\n- 360 degree base, 1.2 m cable`,
    `Please make these changes for each card:\n1. price 23.40, now\n2. brand Acme, no 2`,
    `Improve these and make a listing for each:\n${numbered}`,
    `What do you think of our three teas?\n${numbered}\nWhich one sells best?`,
    `Here are our products:\n${Array.from({ length: 11 }, (_, index) => `${index + 1}. Tea ${index}, €${index}`).join('\n')}`,
  ])('may be anything else: %s', (text) => {
    expect(productsListed(text)).toBeNull();
  });
});

describe('the name of a new card', () => {
  it.each([
    ['hey new ring 4 etsy. sterling silver 925, moonstone 6mm round, 48 eur', 'Ring'],
    ['Hi, I have a new mug for Etsy, stoneware, 300 ml, 18 GBP', 'Mug'],
    ['hello, new wall clock for my ebay shop, oak, 30 cm, 59 EUR', 'Wall clock'],
    ['I knit baby blankets. Soft merino wool, 80 x 100 cm, hand wash only. 65 USD', 'Baby blankets'],
    ['New Balance 574 shoes, suede, size 42, 80 EUR', 'New Balance 574 shoes'],
  ])('is that of the product: %s', (said, name) => {
    expect(factLines(said).split('\n')[0]).toBe(name);
  });

  it.each([
    ['steel bottle 500 ml for 24.90 USD', 'steel bottle 500 ml\nPrice: 24.90 USD'],
    ['a lamp at $59', 'a lamp\nPrice: 59 USD'],
    ['blue mug, stoneware, priced at 15 euros', 'blue mug\nMaterial: stoneware\nPrice: 15 EUR'],
    ['a coupon for 20 USD games', 'a coupon for 20 USD games'],
  ])('holds no price that stands behind it: %s', (said, lines) => expect(factLines(said)).toBe(lines));

  it.each(['I want 65 dollars', 'we ask $65 for it', "I'd like to get 65 dollars for each", 'it costs 65 dollars'])(
    'has its price: %s',
    (price) => {
      expect(factLines(`Baby blanket, merino wool, 80 x 100 cm. ${price}`)).toMatch(/\nPrice: (?:65 USD|\$65)/);
    },
  );
});
