import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { onCard } from '../../../testing/request-around.ts';
import { planOf } from '../../decide.ts';
import { parseRequest } from '../../request.ts';
import { nothingAround, type Surroundings } from '../ask.ts';

const read = (text: string, around: Surroundings) =>
  parseRequest(text, around).asks.map((ask) => {
    if (ask.kind !== 'call') return ask.topic;
    const { target, tool, input } = ask;
    const card =
      target?.kind === 'named'
        ? `${target.names.flat().join(' ')}: `
        : target?.kind === 'places'
          ? `${target.places}: `
          : '';
    const edits = (input.edits ?? []) as {
      op: string;
      field: string;
      name?: string;
      value?: string;
      style?: string;
      position?: number;
    }[];
    const said = edits.map(({ op, field, name, value, style, position }) =>
      [op === 'set' ? '' : op, field, name === undefined ? '' : `${name} >`, value ?? style ?? '', position ?? '']
        .filter((word) => word !== '')
        .join(' '),
    );
    return `${card}${tool === 'edit_card' ? said.join(', ') : `${tool} ${((input.fields ?? []) as string[]).join(' ')}`}`.trim();
  });

describe('single fields of the card on the screen', () => {
  it.each([
    // Prices, with the word and without.
    ['reprice to $44', 'price $44'],
    ['its 31.20 now', 'price 31.20'],
    ['we have to go to 28 dollars, sadly', 'price 28 dollars'],
    ['RRP should read 49.99 GBP', 'price 49.99 GBP'],
    ['the brand must be listed as Fellgate', 'brand Fellgate'],
    ['the width is wrong it is 12 cm', 'specifications Width > 12 cm'],
    ['weight is incorrect, its 2 kg', 'specifications Weight > 2 kg'],
    ['price: GBP 12.50', 'price 12.50 GBP'],
    ['22.95 it is', 'price 22.95'],
    ['set the price to nineteen ninety nine', 'price 19.99'],
    // Of another unit, and what a value is not.
    ['the depth should be 26 instead of 24 cm', 'specifications Depth > 26 cm'],
    ['remove the weight, it is wrong', 'remove specifications Weight >'],
    // Beside other facts.
    ['two mistakes: the weight is 410 g and it costs 22', 'price 22, specifications Weight > 410 g'],
    ['price is 19, height is 12 cm and the brand is Holm', 'price 19, specifications Height > 12 cm, brand Holm'],
    // Names that changed, and what is right instead.
    ['we rebranded, it is Nordvik now. brand field only', 'brand Nordvik'],
    ['our brand name has changed to Nordvik', 'brand Nordvik'],
    ['wrong brand. Nordvik is right', 'brand Nordvik'],
    ['price is 40 dollars, no, sorry, 44 dollars', 'price 44 dollars'],
    // By how much it changes.
    ['put it up by 2 dollars', 'price +2 USD'],
    ['shave 5% off the price', 'price -5%'],
    ['this has to cost 3 euros more', 'price +3 EUR'],
    ['cut the price of 15 percent', 'price -15%'],
    ['increase the price by two euros fifty', 'price +2.50 EUR'],
    ['lower the price by 10%. argh I mean 15%', 'price -15%'],
    // Names.
    ['brand = Kestrel', 'brand Kestrel'],
    ['brand: none please', 'remove brand'],
    ['put Nordlys as the brand', 'brand Nordlys'],
    ['the brand name is spelled Akme, with a k', 'brand Akme'],
    ['set the brand to Kestrell... typo, Kestrel with one l', 'brand Kestrel'],
    ['new owners, so update the brand field: "Ash & Oak"', 'brand Ash & Oak'],
    ['wrong category, this belongs in Sports > Hydration', 'category Sports > Hydration'],
    ['file this in Camping > Cookware please', 'category Camping > Cookware'],
    // Stock and marketplace.
    ['sold the last ones on Friday, none left', 'availability out_of_stock'],
    ['a new delivery arrived, so availability is back in stock', 'availability in_stock'],
    ['assign this listing to ebay, no text changes', 'marketplace ebay'],
    // Several at once.
    ['brand Kestrel, price 25, and out of stock until june', 'brand Kestrel, price 25, availability out_of_stock'],
    ['price 18 + brand Kestrel', 'price 18, brand Kestrel'],
    // A comma and a sign that belong to the value.
    ['category is Home & Kitchen > Bottles, Jugs & Carafes', 'category Home & Kitchen > Bottles, Jugs & Carafes'],
    ['brand is Smith, Jones & Sons, price is 20', 'brand Smith, Jones & Sons, price 20'],
    ['price +2', 'price +2'],
    ['no longer in stock', 'availability out_of_stock'],
    ['price to 30 unless it is sold out', 'price 30'],
  ])('%s', (text, expected) => expect(read(text, onCard)).toEqual([expected]));
});

describe('titles and descriptions', () => {
  it.each([
    ['the title must be exactly Steel Bottle 750 ml Blue', 'title Steel Bottle 750 ml Blue'],
    ['not keen on your title, use mine: Trail Bottle 750 ml', 'title Trail Bottle 750 ml'],
    ['please use this as the headline from now on: Trail Bottle 750 ml', 'title Trail Bottle 750 ml'],
    ['My title is: Trail Bottle, 0.7 L. Put it in word for word, thanks', 'title Trail Bottle, 0.7 L'],
    [
      'new description: A bottle of steel. It keeps cold for a day and fits most bags you own.',
      'description A bottle of steel. It keeps cold for a day and fits most bags you own.',
    ],
    ['tack this onto the end of the description: Ships from Porto.', 'add description Ships from Porto.'],
    ['the description ends with: Made in Porto.', 'add description Made in Porto.'],
    ['the first sentence of the description should be: A cup for life.', 'add description A cup for life. 1'],
    ['slap "Gift Box" on the end of the title', 'add title Gift Box'],
    ['the title says Water but I want Drinking', 'title Water > Drinking'],
    ['in the description, 24 hours should be 12 hours', 'description 24 hours > 12 hours'],
    ['in title write Jug in place of Bottle', 'title Bottle > Jug'],
    ['title: 500 ml -> 0.5 l', 'title 500 ml > 0.5 l'],
    ['the description says 24 hours but we only measured 16, correct it', 'description 24 > 16'],
    ['900 ml, not 500. the title is wrong', 'title 500 > 900'],
    ['it is 900 ml not 500 ml in the title', 'title 500 ml > 900 ml'],
    ['the color is called slate, write that in the description instead of black', 'description black > slate'],
    ['this one should be called Trail Flask 900', 'title Trail Flask 900'],
    ['take away from the title the word Acme', 'remove title Acme'],
    ['The word "cheap" must not appear in the description any longer', 'remove description cheap'],
    ['empty the description for now, i will write one on friday', 'remove description'],
    ['title all in big letters', 'restyle title upper_case'],
    ['make the title lowercase', 'restyle title lower_case'],
    // Where a title ends.
    [
      'change title to Thermo Mug and brand to Nordlys and price to 12,50 €',
      'title Thermo Mug, brand Nordlys, price 12,50 €',
    ],
    ['set the title to Sale Bottle and reduce the price by 2.50', 'price -2.50, title Sale Bottle'],
    ['rename it to Set and Forget Timer', 'title Set and Forget Timer'],
    ['title: Steel Bottle - The Original', 'title Steel Bottle - The Original'],
    ['change the title to Trail Bottle: the 0.5 l classic', 'title Trail Bottle: the 0.5 l classic'],
    ['title = Acme Bottle; brand = Acme; price = 19', 'title Acme Bottle, brand Acme, price 19'],
  ])('%s', (text, expected) => expect(read(text, onCard)).toEqual([expected]));
});

it.each([
  ['the mug is 19 dollars now', ['mug: price 19 dollars']],
  ['kettle: brand Oakline, price 29.99', ['kettle: brand Oakline, price 29.99']],
  ['the apron should have brand Flax & Thread', ['apron: brand Flax & Thread']],
  ['number 2 costs 42 now', ['2: price 42']],
  ['1 and 3 are sold out', ['1,3: availability out_of_stock']],
  ['set number 1 to $12 and number 2 to $15', ['1: price $12', '2: price $15']],
  ['mug 16 dollars, lamp 39 dollars', ['mug: price 16 dollars', 'lamp: price 39 dollars']],
  ['make the lamp title uppercase', ['lamp: restyle title upper_case']],
  ['move the lamp to category Lighting', ['lamp: category Lighting']],
])('the card that is named: %s', (text, expected) => expect(read(text, nothingAround)).toEqual(expected));

it.each([
  ['title is done, freeze it', ['lock_fields title']],
  ['my wife wrote the description and bullets. lock them please', ['lock_fields description bullets']],
  ['price 29 and lock the title', ['price 29', 'lock_fields title']],
  ['title to "Trail Bottle 750 ml" and then lock it', ['title Trail Bottle 750 ml', 'lock_fields title']],
])('locks: %s', (text, expected) => expect(read(text, onCard)).toEqual(expected));

it.each([
  'shipping costs 4.90 now',
  'the material is on the page, look there',
  'capacity is in our data sheet',
  'the price was 30 last year',
  'my competitor sells it for 19.90',
  'I paid 12.50 for it',
  'we make 5 dollars on each',
  'should I lower the price to 20?',
  'maybe the price should be 24 dollars, maybe not',
  'I already put the price up to 24.90 myself',
  'the brand looks weird',
  'The brand on this card needs to be replaced',
  'is the article out of stock?',
  'the title is too long',
  'which title would be better, Trail Bottle or Steel Bottle?',
  'my cat is sick today',
  "it's 20 dollars for the desk size",
  'out of stock in the blue glaze',
  'in stock: no',
  'never out of stock',
  "it's not sold out",
  'not out of stock anymore',
  'set price to 1.5k',
  'the price is not 24.90',
  "the brand isn't Acme",
  'brand is spelled with a capital N: Nordlys',
  'add the brand to the title',
])('states no change: %s', (text) => {
  const changes = parseRequest(text, onCard).asks.filter((ask) => ask.kind === 'call' && ask.tool === 'edit_card');
  expect(changes).toEqual([]);
});

describe('a text that its seller wrote', () => {
  it.each([
    [
      'I wrote a description myself, use exactly this one: Stands up to rain. Keeps soup warm.',
      'description Stands up to rain. Keeps soup warm.',
    ],
    ['we drafted the title ourselves, take this: Oak Stool, 45 cm', 'title Oak Stool, 45 cm'],
    ['I have made my own bullet, add exactly this one: Fits every bike rack', 'add bullets Fits every bike rack'],
  ])('is taken as it is: %s', (text, edit) => {
    expect(read(text, onCard)).toEqual([edit]);
    expect(planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool)).toEqual(['edit_card']);
  });

  it.each([
    'I changed the price myself to 20',
    'I wrote a description myself, use it as a base: Stands up to rain. Keeps soup warm.',
    'I wrote the description myself, can you check it?',
  ])('is not, where the words only tell of it: %s', (text) => {
    expect(planOf(conversationAfter('card_shown', text)).map(({ tool }) => tool)).not.toContain('edit_card');
  });
});
