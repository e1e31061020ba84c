import { expect, it } from 'vitest';
import { withSpokenFigures } from '../understanding/speech/spoken-figures.ts';
import { soldProduct } from './sold-product.ts';

it.each([
  [
    'hey! so i make soy candles at home and want to put one up. its lavender, 8 oz, burns 45 hours, $18',
    'soy candle, lavender, 8 oz, burns 45 hours, $18',
  ],
  [
    'Hello, I want create product. Is a dress for woman, color red, size S M L, material cotton',
    'dress for woman, color red, size S M L, material cotton',
  ],
  [
    "okay so I have this brake disc it's a shimano RT56 160 millimeters I sell it for twelve ninety nine",
    'brake disc, shimano RT56 160 millimeters, price 12.99',
  ],
  [
    'selling a used book, The Name of the Rose by Umberto Eco, paperback. 6 pounds',
    'The Name of the Rose by Umberto Eco, used book, paperback, price £6',
  ],
  [
    'hmm. i\'ll paste it: "Garden hose 20 m, brass fittings. Price: 31.90 SKU GH-20"',
    'Garden hose 20 m, brass fittings, Price: 31.90, SKU GH-20',
  ],
  ['yo got a levis 501 here, W32 L34, faded blue, 35 bucks', 'levis 501, W32 L34, faded blue, 35 bucks'],
  ["so our bestseller is a rainbow stacker, 12 arches, it's 49 dollars", 'rainbow stacker, 12 arches, 49 dollars'],
  [
    'ps4 slim 500gb, 1 controller, hdmi cable, works perfect, 140',
    'ps4 slim 500gb, 1 controller, hdmi cable, works perfect, price 140',
  ],
])('are facts of a product that is sold: %s', (said, text) => {
  expect(soldProduct(withSpokenFigures(said), false)).toBe(text);
});

it.each([
  'I want to sell it on Etsy',
  'i have two cards, a mug and a vase',
  'can you list my cards by price, please?',
  'I want to add a bullet: dishwasher safe, 2 years warranty, $5 off',
  'we sell on Amazon, eBay and Etsy',
])('are none: %s', (said) => {
  expect(soldProduct(said, false)).toBeNull();
});

it('needs the price and the order where a card is in hand', () => {
  expect(soldProduct('i have this in blue, too, and in red', true)).toBeNull();
  expect(soldProduct('now I need to sell a lamp, brass, 40 cm, $30', true)).toBe('lamp, brass, 40 cm, $30');
});
