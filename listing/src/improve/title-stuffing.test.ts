import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { withoutOffers } from './title-offers.ts';

function titleOf(fields: Partial<Listing>, marketplace: MarketplaceId): string {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing.title;
}

describe('a title that says its words again and again', () => {
  it.each([
    [
      'Handmade Ring Silver Ring Moonstone Ring Gift for Her Boho Ring Dainty Ring',
      'etsy',
      'Handmade Silver Moonstone Dainty Ring',
    ],
    [
      'Mens Wallet Leather Wallet RFID Wallet Slim Wallet with Coin Pocket',
      'shopify',
      "Men's Leather RFID Slim Wallet with Coin Pocket",
    ],
    [
      'Wireless Earbuds Bluetooth Earbuds Wireless Headphones Bluetooth 5.3 Headphones Earphones Wireless Ear Buds',
      'shopify',
      'Wireless Earbuds Headphones Bluetooth 5.3 Earphones',
    ],
  ] as const)('%s', (title, marketplace, expected) => {
    expect(titleOf({ title }, marketplace)).toBe(expected);
  });

  it('keeps a noun that stands twice for a reason', () => {
    expect(titleOf({ title: 'Garden Hose with Hose Reel, 20 m' }, 'shopify')).toBe('Garden Hose with Hose Reel, 20 m');
  });
});

describe('offers in a title', () => {
  it.each([
    ['L@@K!! Denim Jacket WOW best price', '!! Denim Jacket'],
    ['BEST Vitamin C Serum - Cures Acne & Removes Wrinkles, 30 ml', 'Vitamin C Serum, 30 ml'],
    ['Standmixer 1200 W *NEU* OVP', 'Standmixer 1200 W'],
    ['Silla de oficina ¡¡OFERTA!!', 'Silla de oficina ¡¡!!'],
    ['NEW Balance 574 Trainers', 'NEW Balance 574 Trainers'],
    ['BEST SELLER! Drink flask', 'BEST SELLER! Drink flask'],
  ])('%s', (title, expected) => {
    expect(withoutOffers(title)).toBe(expected);
  });

  it('leave no sign behind', () => {
    expect(titleOf({ title: 'SILLA DE OFICINA CON REPOSABRAZOS ¡¡OFERTA!!', language: 'es' }, 'shopify')).toBe(
      'Silla de oficina con reposabrazos',
    );
  });
});

describe('a title that is cut or set in normal case', () => {
  it('does not end inside a phrase', () => {
    const title = 'Yoga Mat Non Slip TPE Exercise Mat for Home and Studio 6mm Thick with Carry Strap';
    expect(titleOf({ title }, 'amazon')).toBe('Yoga Mat, Non Slip TPE, for Home and Studio 6mm Thick with Carry Strap');
  });

  it('takes short forms as the description writes them, and units in their letters', () => {
    const fields = { title: 'usb hub sd reader pd 100w for macbook', description: 'Reads SD cards. PD charging.' };
    expect(titleOf(fields, 'shopify')).toBe('USB Hub SD Reader PD 100W for MacBook');
  });

  it('has no capital behind a comma but in English and German', () => {
    const fields = { title: 'ЧАЙНИК ЭЛЕКТРИЧЕСКИЙ', specifications: [{ name: 'Материал корпуса', value: 'Стекло' }] };
    expect(titleOf({ ...fields, language: 'ru' }, 'shopify')).toBe('Чайник электрический, стекло');
  });

  it('takes the net weight and a kind with its noun', () => {
    const specifications = [
      { name: 'Roast', value: 'Light' },
      { name: 'Net weight', value: '250 g' },
    ];
    const pot = [{ name: 'Pot size', value: '17 cm' }];
    expect(titleOf({ title: 'Monstera', specifications: pot }, 'shopify')).toBe('Monstera, 17 cm Pot');
    expect(titleOf({ title: 'Guji coffee', specifications }, 'shopify')).toBe('Guji Coffee, Light Roast, 250 g');
  });
});

describe('a row of names', () => {
  it('begins with the first where that one is full', () => {
    const title =
      'hand forged iron wall hooks rustic blacksmith made coat hook hand forged hook wrought iron hook coat rack hook';
    expect(titleOf({ title }, 'shopify')).toBe('Hand Forged Iron Wall Hooks');
  });
});

describe('what a title takes of a part', () => {
  it('is no material of the whole, and none that it has already', () => {
    const specifications = [
      { name: 'Material', value: 'HSS-Stahl' },
      { name: 'Griff', value: 'Esche' },
    ];
    expect(titleOf({ title: 'Schalenröhre 13 mm HSS', language: 'de', specifications }, 'shopify')).not.toMatch(
      /Esche|HSS-Stahl/u,
    );
  });
});

describe('what the title of a tool takes', () => {
  it.each([
    ['ru', 'Топор плотницкий', 'Топорище', 'ясень'],
    ['en', 'Carving knife', 'Sheath', 'leather'],
  ])('is not of its handle or sheath (%s)', (language, title, name, value) => {
    expect(titleOf({ title, language, specifications: [{ name, value }] }, 'shopify')).not.toMatch(
      new RegExp(value, 'iu'),
    );
  });
});

describe('the name of a model', () => {
  it('has its capital in a title that shouted', () => {
    expect(titleOf({ title: 'ZAPATO FLAMENCO PIEL MODELO TRIANA', language: 'es' }, 'shopify')).toBe(
      'Zapato flamenco piel modelo Triana',
    );
  });
});

describe('the end of a cut', () => {
  it('is no adjective and no number without its noun', () => {
    const set = 'Dog Walking Starter Set Trailpup Harness and Leash with Padded Handle Collapsible Bowl and Bag Holder';
    expect(titleOf({ title: set }, 'amazon')).not.toMatch(/Collapsible$/u);
    const lamp = 'LUMIYO Moon Lamp 3D Print Night Light with Touch and Remote Control, 16 Color USB Light Gift';
    expect(titleOf({ title: lamp }, 'shopify')).not.toMatch(/16$/u);
  });
});

describe('the parts of a title', () => {
  it('are told once where one says more of the end of the first', () => {
    const title =
      'Kitchen Knife Set with Block, Acacia Wood Block, Ergonomic Triple Rivet Handles for Every Hand, Dishwasher Safe';
    expect(titleOf({ title }, 'amazon')).toBe('Kitchen Knife Set with Acacia Wood Block, Dishwasher Safe');
  });

  it('have the brand in front on Amazon, even of a title with full points', () => {
    const fields = { title: 'Nitrile Gloves Box 100 Powder Free Size M Blue', brand: 'Medora' };
    expect(titleOf(fields, 'amazon')).toBe(`Medora ${fields.title}`);
  });
});

describe('what a title takes of the table', () => {
  it('is not shouted', () => {
    const fields = { title: 'Cast iron skillet', specifications: [{ name: 'Color', value: 'BLACK' }] };
    expect(titleOf(fields, 'shopify')).toBe('Cast Iron Skillet, Black');
    expect(titleOf({ title: 'CABLE 4K 60HZ WITH PLUG' }, 'shopify')).toBe('Cable 4K 60Hz with Plug');
  });
});

describe('what a title is of', () => {
  it('is a book with its author, but where the name stands alone', () => {
    const fields = { title: 'the salt road', specifications: [{ name: 'Author', value: 'Ines Marlow' }] };
    expect(titleOf(fields, 'ebay')).toBe('The Salt Road by Ines Marlow');
    expect(titleOf(fields, 'amazon')).toBe('The Salt Road');
  });

  it('keeps its scientific name, and the noun behind its words', () => {
    const specifications = [{ name: 'Botanical name', value: 'Monstera deliciosa' }];
    expect(titleOf({ title: 'monstera deliciosa', specifications }, 'shopify')).toBe('Monstera deliciosa');
    expect(titleOf({ title: 'Yoga Mat Non Slip TPE Exercise Mat 6mm Thick' }, 'walmart')).toBe(
      'Yoga Mat 6mm Thick, Non Slip TPE',
    );
  });
});
