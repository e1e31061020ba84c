import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { normalCase, smallPossessive, titleCase } from './casing.ts';
import { linesOf } from './description-lines.ts';
import { type ImproveOptions, improveListing } from './improve-listing.ts';
import { isShopTalk } from './shop-talk.ts';
import { tidySpecification } from './tidy-specification.ts';
import { segmentsOf } from './title-parts.ts';

const improve = (fields: Partial<Listing>, marketplace: MarketplaceId, options: ImproveOptions = {}) => {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [imageWith({})], sources, marketplace, options });
};

describe('letters', () => {
  it.each([
    ['usb iphone charger 5000 MAH', 'en', 'USB iPhone Charger 5000 mAh'],
    ['Exclusive Blu-ray box', 'en', 'Exclusive Blu-ray Box'],
    ['4k led tv 60 HZ', 'en', '4K LED TV 60 Hz'],
  ])('title case of %j', (text, language, expected) => {
    expect(titleCase(text, language, '')).toBe(expected);
  });

  it('German nouns keep a capital when a title stops shouting', () => {
    expect(normalCase('EDELSTAHL TRINKFLASCHE MIT DECKEL 500 ML', 'de', '')).toBe(
      'Edelstahl Trinkflasche mit Deckel 500 ml',
    );
  });

  it('what a model is called has a capital, and not what one wears', () => {
    expect(normalCase('SOFÁ MODELO TRIANA', 'es', '')).toBe('Sofá modelo Triana');
    expect(normalCase('LA MODELO LLEVA LA TALLA 38', 'es', '')).toBe('La modelo lleva la talla 38');
  });

  it('a possessive s is small', () => {
    expect(smallPossessive("Jack Miller'S Lamp")).toBe("Jack Miller's Lamp");
  });
});

describe('titles', () => {
  it('split lists with slashes, but neither "w/" nor a number in brackets', () => {
    expect(segmentsOf('Acme 7-2700/ RAM 32 Gb/ SSD 512 Gb', 'en')).toEqual(['Acme 7-2700', 'RAM 32 Gb', 'SSD 512 Gb']);
    expect(segmentsOf('Flask w/ lid', 'en')).toEqual(['Flask w/ lid']);
    expect(segmentsOf('Acme i5 (2.4 GHz), 16 GB', 'en')).toEqual(['Acme i5 (2.4 GHz)', '16 GB']);
  });

  it('keep the kind of product and the first properties of a long list', () => {
    const title =
      'Tarnvik V15 G4 Business (82YU) — Ноутбук 15.6" IPS 60 Гц 16 ГБ DDR5 SSD 512 ГБ Wi-Fi 5 без ОС, чехол, мышь, коврик';
    const fields = { title, brand: 'Tarnvik', category: 'Техника > Ноутбуки', language: 'ru' };
    expect(improve(fields, 'wildberries').listing.title).toMatch(/^Ноутбук V15 G4 Business \(82YU\), 15\.6/u);
  });
});

describe('words of a shop', () => {
  it.each([
    'Livraison gratuite dès 30 euros',
    'Jetzt kaufen und sparen',
    'Envío gratis a toda España',
    'Darmowa dostawa w Polsce',
    'Купить онлайн в нашем магазине',
    'Only $9.99 today',
    '正品包邮',
  ])('%j', (text) => {
    expect(isShopTalk(text)).toBe(true);
  });

  it.each(['Edelstahlflasche mit Deckel', 'Хлопок дышит и не просвечивает', 'Holds 32 oz', 'Guarda la temperatura'])(
    '%j is about the product',
    (text) => {
      expect(isShopTalk(text)).toBe(false);
    },
  );

  it('leave bullets, and Amazon takes no warranty either', () => {
    const bullets = [
      'Steel body keeps tea hot all day',
      'We give a full two-year warranty',
      'The #1 choice of hikers is the #1 flask of the town',
      'Cap closes with one hand',
      'Loop folds flat into the lid',
      'Cork foot does not slide',
      'Wide neck takes ice cubes',
    ];
    const result = improve({ title: 'Tarnvik flask', bullets }, 'amazon').listing.bullets;
    expect(result).toHaveLength(5);
    expect(result.join('\n')).not.toMatch(/warranty|choice of/u);
  });
});

describe('descriptions', () => {
  it('read tags that a page escaped twice, and ticks as a list', () => {
    expect(linesOf('<p>Lamp&lt;br/&gt;Arm: steel</p>')).toEqual(['Lamp', 'Arm: steel']);
    expect(linesOf('Lamp with an arm ✓ folds flat ✓ one hand')).toEqual([
      'Lamp with an arm',
      '• folds flat',
      '• one hand',
    ]);
  });

  it('join lines of plain text that end in the middle', () => {
    expect(linesOf('Sleeker than the older anvil, the\nExecutive Anvil is right for travel')).toHaveLength(1);
    expect(linesOf('Steel body with a lid and a loop\nCapacity: 32 oz')).toHaveLength(2);
  });
});

describe('specifications', () => {
  it.each([
    ['ITEM_WEIGHT:', '500 G', 'Item weight', '500 G'],
    ['? Тип', 'кружка', 'Тип', 'кружка'],
    ['RAM', '5000 MAH', 'RAM', '5000 mAh'],
    ['capacity', '32 OZ', 'Capacity', '32 oz'],
    ['COLOUR', 'BLACK/BRASS', 'Colour', 'Black/brass'],
    ['color', 'RAL 7016', 'Color', 'RAL 7016'],
  ])('%s: %s', (name, value, cleanName, cleanValue) => {
    expect(tidySpecification({ name, value })).toEqual({ name: cleanName, value: cleanValue });
  });

  it('of one name are joined without losing a value', () => {
    const specifications = [
      { name: 'Color', value: 'Blue' },
      { name: 'COLOUR', value: 'Green' },
      { name: 'Lid', value: 'N/A' },
    ];
    expect(improve({ title: 'Flask', specifications }, 'ebay').listing.specifications).toContainEqual({
      name: 'Color',
      value: 'Blue, Green',
    });
  });
});

describe('protected texts', () => {
  const fields: Partial<Listing> = {
    title: 'BIG flask for the road',
    description: '<p>Write to us@tarnvik.example. It keeps tea hot!!</p><p>Free shipping today.</p>',
    bullets: ['steel body.', 'CAP closes w/ one hand!', 'loop', 'foot', 'neck', 'cork', 'wall'],
    specifications: [{ name: 'dishwasher', value: 'n/a' }],
    keywords: ['cheap flask', 'tea'],
  };

  it.each([
    ['title', 'BIG flask'],
    ['description', 'It keeps tea hot!!'],
    ['bullets', 'CAP closes w/ one hand!'],
    ['specifications', 'dishwasher: n/a'],
    ['keywords', 'cheap flask'],
  ] as const)('stay word for word (%s)', (section, kept) => {
    const { listing } = improve(fields, 'amazon', { protected_texts: [kept] });
    const value = listing[section];
    const texts =
      typeof value === 'string'
        ? [value]
        : value.map((item) => (typeof item === 'string' ? item : `${item.name}: ${item.value}`));
    expect(texts.join('\n')).toContain(kept);
  });
});

it('says why a section kept its text', () => {
  const { unchanged } = improve({ title: 'Tarnvik flask' }, 'ebay');
  expect(unchanged).toContainEqual({ path: 'bullets', reason: 'eBay has no such field.' });
});

it('says what a tidier text would cost where the junk had to stay', () => {
  const bullets = ['Straw lid opens with one hand', 'Fits most car cup holders', 'Contact us with any questions'];
  const listing = listingWith({ language: 'en', title: 'Tarnvik flask', bullets });
  const sources = [listingSource(listing, 's1', 'page')];
  // Alone they have no points of another section to pay with.
  const alone = { listing, images: [imageWith({})], sources, marketplace: 'amazon' as const };
  const { listing: after, unchanged } = improveListing({ ...alone, sections: ['bullets'] });
  expect(improveListing(alone).listing.bullets).toEqual(bullets.slice(0, 2));
  expect(after.bullets).toEqual(bullets);
  expect(unchanged.find(({ path }) => path === 'bullets')?.reason).toMatch(
    /^A tidier text would cost \d\.\d of 100 points \(“2 bullets.+”\), so this one stays\.$/u,
  );
});

it('says that the words to keep stood in the way', () => {
  const title = 'TARNVIK FLASK, best seller';
  const { unchanged } = improve({ title }, 'amazon', { protected_texts: [title] });
  expect(unchanged.find(({ path }) => path === 'title')?.reason).toContain('words that you want kept');
});

describe('odd listings stay readable', () => {
  it.each([
    ['signs a marketplace refuses', 'steel Norvik 🔥', 'Lamp 12 W', 'Steel Norvik Lamp, 12 W'],
    ['nothing but signs', '™ &', 'Lamp 12 W', 'Lamp 12 W'],
    ['a sign in front', '! 5%', 'Lamp 12 W', '5% Lamp, 12 W'],
    ['a word twice', '32 MUG MUG', 'Lamp 12 W', 'Lamp 12 W'],
    ['promotion', 'cheap mug oz хлопок', 'Lamp 12 W', 'Lamp 12 W'],
  ])('with a brand of %s', (_, brand, title, expected) => {
    const first = improve({ title, brand }, 'walmart').listing;
    expect(first.title).toBe(expected);
    expect(improve(first, 'walmart').listing.title).toBe(first.title);
  });

  it('a property does not repeat a sign that the marketplace allows once', () => {
    const specifications = [{ name: '', value: '5% merino wool' }];
    expect(improve({ title: '100%', specifications }, 'etsy').listing.title.split('%')).toHaveLength(2);
  });

  it('a letter without a capital of its own stays', () => {
    const first = improve({ bullets: ['À ẞ'] }, 'wildberries').listing;
    expect(first.description).not.toMatch(/ss/iu);
    expect(improve(first, 'wildberries').listing).toEqual(first);
  });

  it('a price in a specification stays out of the text, now and later', () => {
    const specifications = [
      { name: 'Steel $9.99', value: 'steel ! ✓ IPX7' },
      { name: 'Body', value: 'brushed aluminium' },
    ];
    const first = improve({ specifications }, 'generic').listing;
    expect(first.description).toContain('Body: brushed aluminium');
    expect(first.description).not.toContain('9.99');
    expect(improve(first, 'generic').listing.description).toBe(first.description);
  });

  it('loose text in front of a paragraph does not run into it', () => {
    const specifications = [{ name: 'Body', value: 'steel' }];
    const { listing } = improve({ description: 'Bottle\n<p>Steel</p>', specifications }, 'generic');
    expect(listing.description).toContain('<p>Bottle</p>');
  });

  it('what a specification denies is no keyword, in another language either', () => {
    const specifications = [{ name: 'Color', value: 'not Edelstahl' }];
    const { listing } = improve({ title: '', specifications, bullets: ['für', 'steel für'] }, 'woocommerce');
    expect(listing.keywords.join(' ')).not.toContain('edelstahl');
  });

  it('a bullet that the text keeps only in part is not added again and again', () => {
    const bullets = ['rurką… Norvik', 'brushed aluminium body'];
    const first = improve({ description: 'Norvik', bullets }, 'etsy').listing;
    expect(first.description).toContain('aluminium');
    expect(improve(first, 'etsy').listing.description).toBe(first.description);
  });

  it('loose text in front of a heading does not run into it', () => {
    const description = 'N/A\n<h3>Care</h3><ul><li>Hand wash</li></ul>';
    const specifications = [{ name: 'Body', value: 'steel' }];
    const { listing } = improve({ description, specifications }, 'generic');
    expect(listing.description).not.toMatch(/N\/A\s*<h3>/u);
    expect(listing.description).toContain('Care');
  });
});
