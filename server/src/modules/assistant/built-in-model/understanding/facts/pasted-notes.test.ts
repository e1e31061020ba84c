import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';
import { nothingAround } from '../ask.ts';
import { factLines } from './fact-lines.ts';
import { isListingOrder } from './listing-orders.ts';
import { notesTold } from './pasted-notes.ts';

const notes = `Hi! ive got a new serum to list, here are my notes:
- Vitamin C serum 15%
- 30ml glass bottle, amber
- made in Poland, brand is LUMENA
- €24,90
can you turn that into an amazon listing?`;
const mail = `From: sales@velotec.example
Subject: Re: Order 55120
Dear customer,
please find below the data you asked for:
11-speed chain VT-11X, 118 links, 257 g
Retail price 32.95 EUR
Mit freundlichen Grüßen
Jens Brandt

make a ebay listing out of this mail please`;
const chat = `[12:04, 3/5/2026] Marco: ok here's the uke
[12:05, 3/5/2026] Marco: 23 inch, 18 frets
[12:07, 3/5/2026] Marco: 149 eur, brand Kalena model KC-20

my supplier sent me this, can u make an etsy style listing`;
const asked = (text: string, around = nothingAround) =>
  parseRequest(text, around).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input.text ?? '', ask.input.marketplace ?? ''],
  );

describe('a product in notes with the order for its card is a new card of its facts', () => {
  it.each<[string, string, string, string]>([
    [
      'notes with list signs',
      notes,
      'Vitamin C serum 15%\n30ml glass bottle, amber\nmade in Poland, brand is LUMENA\n€24,90',
      'amazon',
    ],
    ['a mail', mail, '11-speed chain VT-11X, 118 links, 257 g\nRetail price 32.95 EUR', 'ebay'],
    ['a chat', chat, 'uke\n23 inch, 18 frets\n149 eur, brand Kalena model KC-20', 'etsy'],
    [
      'one breath',
      'yo need listing asap for walmart!!! wooden train set 52 pcs, beech wood. $39.99 brand Tuffi',
      'wooden train set 52 pcs, beech wood. $39.99 brand Tuffi',
      'walmart',
    ],
    [
      'a plant that is watered each week',
      'hey! so we ship plants. Monstera deliciosa, 17cm pot, water once a week, toxic to cats. 29€. listing for etsy pls and keep the cat warning',
      'Monstera deliciosa, 17cm pot, water once a week, toxic to cats. 29€',
      'etsy',
    ],
    [
      'another language',
      'Kaffee "Sierra Alta", 100 % Arabica, Röstgrad: mittel. 500 g. Preis 14,90 €.\n\nmach daraus ein listing für shopify',
      'Kaffee "Sierra Alta", 100 % Arabica, Röstgrad: mittel. 500 g. Preis 14,90 €.',
      'shopify',
    ],
    [
      'an old text',
      '★★★ WOW!!! DESK LAMP!!! L@@K!!\nE27 SOCKET MAX 40W\nHEIGHT: 52 CM\n\nthats my old ebay text, clean that up for ebay',
      'DESK LAMP\nE27 SOCKET MAX 40W\nHEIGHT: 52 CM',
      'ebay',
    ],
  ])('%s', (_name, text, facts, marketplace) => {
    expect(asked(text)).toEqual([['create_card', facts, marketplace]]);
    expect(asked(text, onCard)).toEqual([['create_card', facts, marketplace]]);
  });

  it.each([
    'improve my listing, 5 bullets please. make it shorter, price is 20 EUR',
    'make a listing of it for etsy, the price is 24 EUR, 500 ml, red',
    'every Monday export my 5 cards, list this on ebay, 20 EUR',
    'set price to 20 eur, add weight 200 g and make a listing for amazon of it',
    'is the listing ok for amazon? it has 5 bullets, 3 images, price 20 EUR',
    'make an etsy listing please',
  ])('no other message is one: %s', (text) => {
    expect(notesTold(text)).toBeNull();
  });

  it('is read in little time', () => {
    const { user: before } = process.cpuUsage();
    notesTold(`${'so we sell and '.repeat(90)}\n${'!!! '.repeat(300)}a\nmake a listing`);
    expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(500);
  });
});

it.each([
  'can you turn that into an amazon listing?',
  'need this on ebay asap',
  'listing for etsy pls',
  'fais une fiche pour etsy stp',
])('orders a card: %s', (text) => {
  expect(isListingOrder(text)).toBe(true);
});
it.each(['make a listing for a red mug', 'create 3 listings', 'amazon', 'thanks for the listing', 'sell it'])(
  'orders none, or says more: %s',
  (text) => {
    expect(isListingOrder(text)).toBe(false);
  },
);

describe('the lines of a new card', () => {
  it.each<[string, string[]]>([
    ['Serum\n30ml bottle\nmade in Poland, brand is LUMENA', ['Country of origin: Poland', 'Brand: LUMENA']],
    ['Lamp\nHEIGHT: 52 CM   SHADE DIAMETER: 18 CM   CABLE 1,8 M', ['HEIGHT: 52 CM', 'SHADE DIAMETER: 18 CM']],
    ['Lamp\nVOLTAGE 220-240V. MODEL LX-300. COLOUR: BLACK/BRASS', ['MODEL LX-300', 'Color: BLACK/BRASS']],
    ['Uke\n23 inch\n149 eur, brand Kalena model KC-20', ['Price: 149 EUR', 'Brand: Kalena', 'Model KC-20']],
    ['print, A3 (29.7 x 42 cm), ships in a tube. 45 pounds', ['Price: 45 GBP']],
    ['kettlebell, cast iron, 45 pounds, black', ['Weight: 45 pounds']],
    ['uke, 18 frets, comes with gigbag and tuner, 149 eur', ['Included: gigbag and tuner', 'Price: 149 EUR']],
    ['coffee, 500 g. Aromas: nut, caramel, orange. low acid', ['Aromas: nut, caramel, orange', 'Low acid']],
    [
      'coffee, 500 g, suitable for filter, french press and espresso, low acid',
      ['Suitable for filter, french press and espresso', 'Low acid'],
    ],
    [
      'Kaffee, 500 g. Geeignet für Filter, French Press und Vollautomat. Säurearm',
      ['Geeignet für Filter, French Press und Vollautomat'],
    ],
    ["knife, 20 cm blade, brand is 'Nagori', 34 USD", ['Brand: Nagori']],
    ['i paint & sell giclée prints on etsy. "Fog over Skye", A3, 45 EUR', ['"Fog over Skye"', 'Giclée prints']],
  ])('%s', (said, lines) => {
    expect(factLines(said).split('\n')).toEqual(expect.arrayContaining(lines));
  });

  it('leave sentences and what the seller says of the shop as they are', () => {
    const text = 'Serum\nUse mornings, 3-4 drops on clean skin, then spf\nVegan, cruelty free';
    expect(factLines(text)).toBe(text);
    expect(factLines('knife, 20 cm, full tang. I sell on amazon and ebay both')).toBe('knife\n20 cm\nFull tang');
  });
});
