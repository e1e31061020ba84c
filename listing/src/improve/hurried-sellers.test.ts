import { describe, expect, it } from 'vitest';
import { factsOf } from '../ground/facts.ts';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { normalCase } from './casing.ts';
import { linesOf } from './description-lines.ts';
import { improveListing } from './improve-listing.ts';
import { itemOf } from './keyword-phrases.ts';
import { withOwnNames } from './own-spellings.ts';
import { rewriteContext } from './rewrite-context.ts';
import { isSellerTalk } from './seller-asks.ts';
import { seriesRows } from './series-rows.ts';
import { withModelBehind } from './title-models.ts';
import { withoutOffers } from './title-offers.ts';
import { withoutRunOn } from './title-run.ts';
import { propertiesOf } from './told-facts.ts';

const images = [1, 2, 3].map((number) =>
  imageWith({ url: `https://cdn.example.com/${number}.jpg`, white_share: 1, content_hash: String(number) }),
);

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  return improveListing({ listing, images, sources: [listingSource(listing, 's1', 'page')], marketplace }).listing;
}

const contextOf = (fields: Partial<Listing>) =>
  rewriteContext({
    listing: listingWith({ language: 'en', ...fields }),
    images: [],
    sources: [],
    marketplace: 'generic',
  });

describe('what a thing is called', () => {
  it.each([
    ['Hand knitted merino wool slouchy hat', 'hat'],
    ['Wine rack wood 6 bottles', 'rack'],
    ['Garden hose expandable 15m', 'hose'],
  ])('%s: a %s', (title, noun) => expect(itemOf(contextOf({ title })).at(-1)).toBe(noun));
});

describe('a title', () => {
  it.each([
    [
      'For iPhone 15 Pro Max Case Clear Magnetic Case Shockproof Cover for Men Women',
      'Clear Magnetic Case for iPhone 15 Pro Max',
    ],
    ['For Galaxy Watch 6 44mm Band Silicone', 'Band Silicone for Galaxy Watch 6 44mm'],
    // Where the model ends nobody tells.
    ['For Toyota Corolla Floor Mats', 'For Toyota Corolla Floor Mats'],
    ['For sale: oak table 2 leaves', 'For sale: oak table 2 leaves'],
  ])('says what it is before what it is for: %s', (title, wanted) => expect(withModelBehind(title, 'en')).toBe(wanted));

  it.each([
    ['office chair mesh ergonomic black', 'Ergonomic Mesh Office Chair'],
    ['garden hose expandable 15m with spray gun', 'Expandable Garden Hose 15m with Spray Gun'],
    // More than properties follow: another name begins.
    ['Oak Shelf Wood Wall Mounted Rack', 'Oak Shelf Wood Wall Mounted Rack'],
  ])('says first how a thing is: %s', (title, wanted) => {
    expect(improved({ title, brand: 'Sitwell' }, 'generic').title).toContain(wanted);
  });

  it.each([
    [
      'Personalised Wooden Name Puzzle Baby Gift First Birthday Montessori Toy Custom Nursery Decor',
      'Personalised Wooden Name Puzzle',
    ],
    ['Wooden Name Puzzle with Pegs for Small Hands and a Gift Box', null],
    ['Wooden Name Puzzle, Baby Gift, First Birthday, Montessori Toy', null],
  ])('names one thing of a row without a pause: %s', (title, wanted) => {
    const context = contextOf({ title, keywords: ['name puzzle', 'wooden name puzzle'] });
    expect(withoutRunOn(title, context)).toBe(wanted ?? title);
  });

  it('keeps the name whole where its noun is said again', () => {
    const title = 'area rug 5x7 washable rug living room boho vintage rug';
    expect(improved({ title, keywords: ['area rug'], category: 'Home > Area Rugs' }, 'walmart').title).toMatch(
      /^Area Rug/u,
    );
  });

  it('leaves no use behind without its noun', () => {
    const title = 'No Pull Dog Harness Adjustable Reflective Pet Vest Harness with Handle';
    expect(improved({ title, category: 'Pet Supplies > Dogs > Harnesses' }, 'amazon').title).not.toMatch(/Pet(?:,|$)/u);
  });

  it('tells no load in the place of a size', () => {
    const specifications = [{ name: 'Load capacity', value: '176 lb' }];
    expect(improved({ title: 'Electric standing desk', specifications }, 'generic').title).not.toContain('176');
  });

  it('leaves its capacity beside the battery that comes with it', () => {
    const title =
      'Torvex 20V Cordless Drill Driver Kit with 2 Batteries 2.0Ah, 25+1 Torque, 2 Speed, Keyless Chuck, 43pcs';
    expect(improved({ title, brand: 'Torvex' }, 'amazon').title).toContain('2 Batteries 2.0Ah');
  });

  it('knows its brand without the apostrophe', () => {
    const { title } = improved({ title: 'LEVIS 501 JEANS MENS W34 L32 DARK BLUE', brand: "Levi's" }, 'ebay');
    expect(title).toMatch(/^Levi's 501 Jeans/u);
  });

  it('keeps the size of what fits in together', () => {
    const title = 'RUCKSACK DAMEN LEDER COGNAC LAPTOP 14 ZOLL';
    expect(improved({ title, language: 'de' }, 'ebay').title).toContain('Laptop 14 Zoll');
  });

  it('keeps the ages of a row as a range', () => {
    const { title } = improved(
      { title: 'Wooden Montessori busy board with twelve activities for toddlers 1 2 3 4 years old' },
      'walmart',
    );
    expect(title).toContain('1-4 Years');
  });

  it('has no list of shares', () => {
    const specifications = [{ name: 'Fabric', value: '95% Viscose 5% Elastane' }];
    expect(improved({ title: 'MIDI WRAP DRESS - FLORAL', specifications }, 'shopify').title).not.toContain('%');
  });

  it('of one word takes the colour and the material in front', () => {
    expect(improved({ title: 'Mug', description: 'Ceramic mug. Blue.' }, 'etsy').title).toBe('Blue Ceramic Mug');
  });

  it('leaves no part of an offer behind', () => expect(withoutOffers('Clear case HOT SALE!!!')).not.toMatch(/hot/iu));

  it('says a name once, whether in one word or two', () => {
    const title =
      'Wireless Earbuds Bluetooth 5.3 Headphones 48H Playtime Ear Buds with LED Power Display Noise Cancelling Mic';
    expect(improved({ title, brand: 'Soundrix' }, 'amazon').title).not.toMatch(/ear buds/iu);
  });

  it('has the capitals of the names in its text', () => {
    const description = 'The Lego Technic Bugatti Chiron, built once, with the box and the instructions.';
    const listing = listingWith({ title: 'LEGO technic bugatti chiron box', description });
    expect(withOwnNames(listing.title, listing)).toBe('LEGO Technic Bugatti Chiron box');
    expect(withOwnNames('Oak box', listingWith({ description: 'Oak Box With Lid' }))).toBe('Oak box');
  });

  it.each([
    ['FRONT BRAKE PADS 2.0 TDI', 'Front Brake Pads 2.0 TDI'],
    ['TPMS SENSOR FOR VW', 'TPMS Sensor for VW'],
    ['MUGS 6 PCS WITH LIDS', 'Mugs 6 Pcs with Lids'],
  ])('keeps short forms: %s', (title, wanted) => expect(normalCase(title, 'en', '')).toBe(wanted));
});

it.each([
  ['MADE IN FRANCE UNDER STRICT STANDARDS', 'Made in France under strict standards'],
  ['FINE BONE CHINA CUPS', 'Fine bone china cups'],
])('a shouted line keeps the capital of a country: %s', (line, wanted) =>
  expect(normalCase(line, 'und', '')).toBe(wanted),
);

describe('bullets', () => {
  const description =
    'Warm acacia, brass knobs and a tapered leg bring calm to the bedroom. Six deep drawers run on soft-close metal runners and are dovetailed front and back.\n\nDelivered assembled except for the legs. The lacquer is matt and water-based.';
  const specifications = [
    { name: 'Weight', value: '58 kg' },
    { name: 'Max load', value: '15 kg' },
  ];

  it('of a seller who wrote enough of them leave the text to tell the rest', () => {
    const bullets = ['Solid acacia top', 'Soft-close drawers', 'Brass knobs', 'Anti-tip kit included'];
    const card = improved({ title: 'Aldo 6-drawer dresser', description, bullets, specifications }, 'generic');
    expect(card.description).toContain('Six deep drawers run on soft-close metal runners');
    expect(card.bullets.slice(0, bullets.length)).toEqual(bullets);
    expect(card.bullets).toHaveLength(bullets.length + 1);
  });

  it('tell nothing of who sells it', () => {
    const text =
      'A chef knife with a blade of Damascus steel. We are manufacturer in Solingen from 1962. The handle is of G10.';
    const card = improved({ title: 'Chef knife 20 cm', description: text, specifications }, 'generic');
    expect(card.bullets.join('\n')).not.toContain('We are');
  });

  it('tell no count of one', () => {
    const rows = [...specifications, { name: 'Number of Pieces', value: '1' }];
    const card = improved({ title: 'Wooden busy board', specifications: rows }, 'walmart');
    expect(card.bullets.join('\n')).not.toContain('Number of Pieces');
  });

  it('whom it is a gift for comes last where not all have room', () => {
    const bullets = [
      'LARGE CAPACITY - 40 oz keeps you going for a whole day',
      'DOUBLE WALL - cold for 34 hours',
      '3-IN-1 LID - straw, sip or closed',
      'SLIM BASE - fits a cup holder',
      'PERFECT GIFT - for teachers, friends and family',
      'EASY CLEAN - safe in the dishwasher',
    ];
    const card = improved({ title: '40 oz tumbler with handle', bullets }, 'amazon');
    expect(card.bullets.join('\n')).toContain('Easy Clean');
    expect(card.bullets.join('\n')).not.toContain('Perfect Gift');
    expect(card.specifications.map(({ name }) => name)).not.toContain('Large Capacity');
  });
});

describe('a description', () => {
  const head = `<h3>About it</h3><p>This sofa is built in our workshop to be sat on every day. ${'The frame is of beech that was dried in a kiln, and each joint is glued, screwed and dowelled by hand. '.repeat(4)}</p>`;
  const sizes = 'Width 208 cm, depth 95 cm. Weight 62 kg. The legs unscrew.';

  it('keeps whole what stands below “Dimensions”', () => {
    const specifications = [
      { name: 'Width', value: '208 cm' },
      { name: 'Depth', value: '95 cm' },
    ];
    const description = `${head}<h3>Dimensions</h3><p>${sizes}</p>`;
    const card = improved({ title: 'Hartwell 3-seater sofa', description, specifications }, 'generic');
    expect(card.description).toContain(sizes);
  });

  it('says first what the seller said in words of his own', () => {
    const specifications = ['Sowing time: April - May', 'Flowering time: July - September', 'Position: Full sun'].map(
      (row) => ({ name: row.split(': ')[0] ?? '', value: row.split(': ')[1] ?? '' }),
    );
    const card = improved(
      { title: 'Sunflower seeds Titan', description: 'Giant sunflower, up to 3.5 m', specifications },
      'google',
    );
    expect(card.description).toMatch(/^Giant sunflower, up to 3\.5 m\.(?:\n\n•|$)/u);
  });

  it('loses no table of which a note alone would be left', () => {
    const rows = [
      'Bulb: LED, 3000K',
      'Brightness: 10 lumens each',
      'Battery: 600mAh, replaceable',
      'Height: 16.5 inch',
    ];
    const specifications = rows.map((row) => ({ name: row.split(': ')[0] ?? '', value: row.split(': ')[1] ?? '' }));
    const bullets = [
      'Lights up at night by itself',
      'Stands rain and frost',
      'Pushed into the soil',
      'Ripple glass lens',
    ];
    const note = 'Note: Please turn on the switch under the cap before first use. Place the light in the sun.';
    const fields = {
      title: 'Solar pathway lights',
      description: [...rows, '', note].join('\n'),
      bullets,
      specifications,
    };
    expect(improved(fields, 'amazon').description).toContain('600mAh');
  });

  it('has no part of a title left over below it', () => {
    const card = improved(
      {
        title:
          'Cotton patchwork baby quilt blanket, handmade nursery crib quilt with woodland animals fox bear hedgehog, neutral',
        description:
          'This quilt started with a scrap of fabric that nobody could throw away. Around it grew forty-two squares in quiet greens, greys and creams that suit any nursery. It was washed once, so that it will not shrink, and it has a lovely crinkle that only gets better with the years.',
      },
      'etsy',
    );
    expect(card.description).not.toContain('•');
  });

  it('reads two cells of a table as a name and its value', () => {
    expect(linesOf('<table><tr><td>Brake system</td><td>ATE</td></tr></table>')).toEqual(['Brake system: ATE']);
  });

  it('keeps the rows of a series together', () => {
    const rows = ['Output USB-C1: 5V/3A', 'Output USB-A: 5V/2A', 'Seat height: 46 cm', 'Seat depth: 58 cm'];
    expect([...seriesRows(rows)]).toEqual(rows.slice(0, 2));
  });

  it('is cleaned where all but the talk about the sale is told by the bullets', () => {
    const told = [
      'Strong magnets: 38 magnets hold a charger or a wallet',
      'Drop protection: 4 corners take a fall of 3 m',
    ];
    const description = `<p>【Strong magnets】 38 magnets hold a charger or a wallet.</p><p>【Drop protection】 4 corners take a fall of 3 m.</p><p>Any question, please contact us by e-mail: support@shop.example.com, we reply in 24 hours.</p>`;
    const card = improved({ title: 'Clear phone case', description, bullets: told }, 'amazon');
    expect(card.description).toContain('38 magnets');
    expect(card.description).not.toContain('@');
  });

  it('tells no story in the bullets', () => {
    const story =
      'The bees go up to the moor in August and come home in September, and what they bring is a thick, jelly-like honey with a strong floral taste.';
    const description = `Heather honey from our own hives. ${story} It may set with time; stand the jar in warm water.`;
    const specifications = ['Net weight: 340 g', 'Origin: United Kingdom', 'Producer: Moorside'].map((row) => {
      const [name = '', value = ''] = row.split(': ');
      return { name, value };
    });
    const card = improved({ title: 'Raw heather honey', description, specifications }, 'generic');
    expect(card.description).toContain(story);
    expect(card.bullets.join('\n')).not.toContain('The bees');
  });
});

it.each([
  ['No time wasters please.', true],
  ['Cash or PayPal.', true],
  ['Shipping: 2-3 days in the EU.', true],
  ['Delivery: a box with two handles', true],
  ['The shipping box is of recycled card.', false],
])('%s is talk about the sale: %s', (text, isTalk) => expect(isSellerTalk(text)).toBe(isTalk));

it('sides of two parts are none of the whole', () => {
  const sidesIn = (description: string) => propertiesOf(listingWith({ description }), 'en').map(({ name }) => name);
  expect(sidesIn('The band is 6 cm deep, and the top part sits about 25 cm tall.')).toEqual([]);
  expect(sidesIn('The shelf is 80 cm wide, 20 cm deep and 3.8 cm thick.')).toEqual(['Width', 'Depth', 'Thickness']);
});

it.each([
  ['Organic green tea sencha', 'Color'],
  ['Green ceramic teapot', ''],
])('%s has no row %s', (title, name) => {
  const names = improved({ title }, 'generic').specifications.map((item) => item.name);
  expect(names.includes('Color')).toBe(name === '');
});

it('“sizes” are the size of the table', () => {
  const specifications = [{ name: 'Size', value: 'XS, S, M' }];
  const names = propertiesOf(listingWith({ description: 'Sizes XS-M.', specifications }), 'en').map(({ name }) => name);
  expect(names).toEqual(['Size']);
});

it('a bracket ends what a word in front of it denies', () => {
  const [german] = factsOf('【Never Yellow】 Made with German material', 'en').filter(({ kind }) => kind === 'origin');
  expect(german?.denied).toBeUndefined();
});
