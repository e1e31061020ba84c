import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { parseRequest } from '../request.ts';
import { nothingAround } from '../understanding/ask.ts';

const titles = ['Brass Desk Lamp', 'Steel Dog Bowl', 'Fig Candle', 'Silver Earrings'];
const asksOf = (text: string, hasCard = true) =>
  parseRequest(text, { ...nothingAround, hasCard }).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : { [ask.tool]: ask.input },
  );
const setTo = (name: string, value: string) => [
  { edit_card: { edits: [{ op: 'set', field: 'specifications', name, value }] } },
];

describe('a fact, and the order to put it right', () => {
  it.each([
    ['Battery is 2.0Ah, please correct in the listing', 'Battery', '2.0Ah'],
    ['the battery is 2.0 Ah, correct it please', 'Battery', '2.0 Ah'],
    ['weight is 250g please update the listing', 'Weight', '250g'],
    ['material is oak not walnut, please correct in the listing', 'Material', 'oak'],
    ['the colour is sage green, correct that on the card', 'Color', 'sage green'],
    ['Size is 110/116, please adjust it in the listing', 'Size', '110/116'],
    ['its 250 g, please correct this in the description', 'Weight', '250 g'],
    ['correct the battery to 2.0 Ah in the listing', 'Battery', '2.0 Ah'],
  ])('%s', (text, name, value) => expect(asksOf(text)).toEqual(setTo(name, value)));

  it.each([
    ['the title is too long, please fix it in the listing', 'improve_card'],
    ['the picture is dark, please fix it', 'edit_image'],
    ['the description is boring, update it', 'improve_card'],
  ])('is no fact where something is only found fault with: %s', (text, tool) =>
    expect(asksOf(text).flatMap((ask) => (typeof ask === 'string' ? [] : Object.keys(ask)))).toEqual([tool]),
  );

  it('is written where its place is said', () => {
    const texts = ['title', 'description', 'bullets'].map((field) => ({
      op: 'set',
      field,
      name: 'color',
      value: 'blue',
    }));
    expect(asksOf('change the color to blue everywhere')).toEqual([
      { edit_card: { edits: [{ op: 'set', field: 'specifications', name: 'Color', value: 'blue' }, ...texts] } },
    ]);
    expect(asksOf('change the color from white to sage green in the title and description')).toEqual([
      {
        edit_card: {
          edits: ['title', 'description'].map((field) => ({ op: 'set', field, name: 'white', value: 'sage green' })),
        },
      },
    ]);
  });
});

describe('where it is sold, behind the order', () => {
  it.each([
    [
      'IMPROVE THE DOG BOWL!!! its for amazon and title must be under 120 chars',
      { title_max: 119, marketplace: 'amazon' },
    ],
    [
      'improve the dog bowl, it is for ebay, and the title should be max 80 characters',
      { title_max: 80, marketplace: 'ebay' },
    ],
  ])('%s', (text, input) =>
    expect(talkInLibrary(titles, text).works.filter(({ tool }) => tool !== 'score_card')).toEqual([
      { tool: 'improve_card', input: { card: 2, ...input } },
    ]),
  );
});

describe('how long the texts of many cards may be', () => {
  it.each([
    ['make all my descriptions under 500 characters', { sections: ['description'], description_max: 499 }],
    ['make all my titles under 70 characters', { sections: ['title'], title_max: 69 }],
    ['make all my listings better, title under 80', { title_max: 79 }],
    ['improve all my cards, titles under 70', { title_max: 69 }],
  ])('is no score, and no wish for other texts: %s', (text, wishes) =>
    expect(asksOf(text, false)).toEqual([{ improve_cards: { scope: { all: true }, ...wishes, dry_run: true } }]),
  );
  it('leaves a score a score', () =>
    expect(asksOf('improve all my cards under 70', false)).toEqual([
      { improve_cards: { scope: { score_below: 70 }, dry_run: true } },
    ]));
});

describe('texts of all cards that are complained of', () => {
  const all = { scope: { all: true }, dry_run: true };
  it.each([
    [
      'my titles are too long for ebay, can you fix them all?',
      { ...all, sections: ['title'], length: 'shorter', marketplace: 'ebay' },
    ],
    ['all my titles are too short, please fix them', { ...all, sections: ['title'], length: 'longer' }],
    ['my descriptions are bad, can you rewrite them all?', { ...all, sections: ['description'] }],
  ])('%s', (text, input) => expect(asksOf(text, false)).toEqual([{ improve_cards: input }]));
  it.each([
    ['my title is too long, fix it', { sections: ['title'], length: 'shorter' }],
    ['the bullets are boring, rewrite them', { sections: ['bullets'] }],
  ])('are not those of one card: %s', (text, input) => expect(asksOf(text)).toEqual([{ improve_card: input }]));
});

it.each([
  ['add a warning that its not dishwasher safe', 'Not dishwasher safe'],
  ['please include a disclaimer that colors may vary', 'Colors may vary'],
  ['add a reminder that it contains small parts', 'Contains small parts'],
])('adds what is warned of: %s', (text, value) =>
  expect(asksOf(text)).toEqual([{ edit_card: { edits: [{ op: 'add', field: 'bullets', value }] } }]),
);

it.each([
  'please do the following: 1) import https://shop.example/a 2) improve it for ebay 3) make the photo white and 4) export as csv',
  '1. import https://shop.example/a\n2. improve it for ebay\n3. make the photo white\n4. export as csv',
])('takes numbered steps beside an address one by one: %s', (text) =>
  expect(asksOf(text, false)).toEqual([
    { improve_card: { marketplace: 'ebay' } },
    { edit_image: { image: 'main', operations: ['white_background'] } },
    { export_cards: { format: 'csv' } },
  ]),
);

describe('few words of other languages', () => {
  const all = { scope: { all: true }, dry_run: true };
  it.each([
    ['quero melhorar todos os meus anúncios para a amazon', { improve_cards: { ...all, marketplace: 'amazon' } }],
    ['verbessere alle meine Artikel für ebay', { improve_cards: { ...all, marketplace: 'ebay' } }],
    ['esporta tutto in csv', { export_cards: { all: true, format: 'csv' } }],
    ['verbeter de beschrijving en maak hem korter', { improve_card: { sections: ['description'], length: 'shorter' } }],
    ['popraw tytuł, max 80 znaków', { improve_card: { sections: ['title'], title_max: 80 } }],
    ['kürze den Titel auf unter 60 Zeichen', { improve_card: { sections: ['title'], title_max: 59 } }],
    ["combien coûte l'abonnement Pro ?", 'costs'],
  ])('%s', (text, ask) => expect(asksOf(text)).toEqual([ask, 'language_done']));
  it('that ask what can be done are answered with it', () =>
    expect(asksOf('¿Qué puedes hacer?')).toEqual(['language_hello']));
});

it('says how many listings there are', () => {
  const { said } = talkInLibrary(titles, 'how many listings do I have?');
  expect(said).toMatch(/^\*\*4 listings\*\* in all\./);
  expect(talkInLibrary(titles, 'show me all my cards').said).toMatch(/^Your listings/);
});

describe('what another way leads to', () => {
  it.each([
    ['write it in british english', 'spelling_kind'],
    ['change it to UK english please', 'spelling_kind'],
    ['rewrite the listing in american english', 'spelling_kind'],
    ['duplicate the candle card and make a 500g version', 'copy_what'],
    ['clone the lamp listing', 'copy_what'],
    ['I have a csv file with 200 products, how do I upload it?', 'import_what'],
    ['where do i upload my spreadsheet', 'import_what'],
    ['can i upload a file with all my products?', 'import_what'],
    ['tag all jewelery as jewellery', 'no_labels'],
    ['can i make folders or categories for my cards?', 'no_labels'],
    ['why did my export fail?', 'export_failed'],
    ['my export failed', 'export_failed'],
    ["the export doesn't work", 'export_failed'],
    ['I want to sell my old guitar', 'create_what'],
    ['help me sell my sofa', 'create_what'],
    ['put it in a living room scene', 'image_surroundings'],
    ['make the background blue', 'image_surroundings'],
    ['change the background to a beach', 'image_surroundings'],
  ])('%s', (text, topic) => {
    expect(asksOf(text)).toEqual([topic]);
    expect(talkInLibrary(titles, text).works).toEqual([]);
  });

  it('credits that are gone are no product that is sold out', () =>
    expect(asksOf('I ran out of image credits, what now')).toEqual([{ show_usage: {} }]));

  it.each([
    ['make the background white', 'edit_image'],
    ['put it on a white background', 'edit_image'],
    ['make the background lighter', 'edit_image'],
    ['tag it as handmade', 'edit_card'],
    ['put it in the gallery', 'add_image_to_gallery'],
    ['we ran out of these', 'edit_card'],
    ['export it as csv', 'export_cards'],
    ['write in british english from now on', 'remember_preference'],
  ])('is not meant by %s', (text, tool) => expect(Object.keys(Object(asksOf(text)[0]))).toEqual([tool]));
});

describe('names one after the other', () => {
  it('are each a card, and the price of more than two is told first', () => {
    const garden = ['Ceramic Planter', 'Fig Candle', 'Lavender Soap', 'Cordless Drill'];
    expect(talkInLibrary(garden, 'export the candle, soap and planter').works).toEqual([
      { tool: 'export_cards', input: { cards: [2, 3, 1], format: 'xlsx' } },
    ]);
    for (const text of ['improve the candle, soap and planter', 'improve the candle, soap and drill'])
      expect(talkInLibrary(garden, text).works.map(({ tool, input }) => [tool, input.dry_run])).toEqual([
        ['improve_cards', true],
      ]);
  });
});

describe('what takes the place of nothing', () => {
  it.each([
    ['size 116 is also available', 'Also available in size 116'],
    ['the colour blue is available too', 'Also available in blue'],
    ['it also comes in blue', 'Also available in blue'],
  ])('is told besides: %s', (text, value) =>
    expect(asksOf(text)).toEqual([{ edit_card: { edits: [{ op: 'add', field: 'bullets', value }] } }]),
  );
  it('is no text that only says what it tells of', () => {
    const { works, said } = talkInLibrary(['Fig Candle'], 'show me the candle', 'first bullet should be about the jar');
    expect(works).toEqual([]);
    expect(said).toContain('What shall it be?');
  });
});

it('makes the card of the product, and not of its description', () =>
  expect(asksOf('write a product description for a steel garlic press, dishwasher safe, 18 cm', false)).toEqual([
    { create_card: { text: 'steel garlic press, dishwasher safe, 18 cm' } },
  ]));

it('exports the cards of a marketplace in the plain file that is named, and says where there are none', () => {
  expect(asksOf('export all etsy listings to csv', false)).toEqual([
    { list_cards: { marketplace: 'etsy' } },
    { export_cards: { format: 'csv' } },
  ]);
  const mixed = ['Ceramic Planter @etsy', 'Fig Candle', 'Oak Bench @etsy'];
  expect(talkInLibrary(mixed, 'export all etsy listings to csv').works).toEqual([
    { tool: 'export_cards', input: { cards: [1, 3], format: 'csv' } },
  ]);
  const { works, said } = talkInLibrary(mixed, 'export all my ebay listings as csv');
  expect(works).toEqual([]);
  expect(said).toContain('No listing of yours fits that.');
});
