import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';
import { tidySpecification } from './tidy-specification.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

describe('bullets', () => {
  it('are not shouted, and codes keep their letters', () => {
    const bullets = ['40H PLAYTIME!!!', 'ipx5 waterproof', '6 FOOT LONG'];
    expect(improved({ title: 'Earbuds', bullets }, 'amazon').bullets).toEqual([
      '40H playtime',
      'IPX5 waterproof',
      '6 foot long',
    ]);
  });

  it('tell a figure once, however it is written', () => {
    const fields = {
      title: 'Folding table',
      bullets: ['Holds 330lb'],
      description: 'Folds in half for camping and markets. Holds 330 lbs / 150kg. HDPE top, steel legs.',
    };
    expect(improved(fields, 'amazon').bullets.filter((bullet) => bullet.includes('330'))).toEqual([
      'Holds 330 lbs / 150kg',
    ]);
  });

  it('are made of sentences that pictures held together', () => {
    const fields = {
      title: 'Vitamin C serum',
      bullets: ['30ml'],
      specifications: [{ name: 'Volume', value: '30 ml' }],
      description: '✨ The #1 serum! ✨ Contains 15% L-ascorbic acid 🍊. 30 ml glass bottle with pipette.',
    };
    const { bullets } = improved(fields, 'amazon');
    expect(bullets.filter((bullet) => /30 ?ml/u.test(bullet))).toEqual(['30 ml glass bottle with pipette']);
  });

  it('name a plug as it is written', () => {
    const fields = { title: 'Headlamp', bullets: ['USB C RECHARGEABLE'] };
    expect(improved(fields, 'amazon').bullets[0]).toBe('USB C rechargeable');
  });

  it('leave out one that no source states, and not all for its sake', () => {
    const fields = {
      title: 'Soy candle',
      description: 'Hand poured in Leeds.',
      keywords: ['#soycandle', '#giftforher'],
    };
    const listing = listingWith({ language: 'en', ...fields });
    // The source says nothing of the second tag.
    const sources = [{ id: 's1', kind: 'page' as const, text: 'Soy candle. Hand poured in Leeds. #soycandle' }];
    const { keywords } = improveListing({ listing, images: [], sources, marketplace: 'etsy' }).listing;
    expect(keywords[0]).toBe('soy candle');
    expect(keywords).not.toContain('giftforher');
  });

  it('say what is more than one word first', () => {
    const description =
      'Three long sleeve bodysuits in oat, sage and clay. Envelope neck and nickel-free snaps. Machine wash at 40 degrees. The cotton is knitted in Portugal. Cuffs fold over the hands of a newborn.';
    expect(improved({ title: 'Baby bodysuit', bullets: ['Soft'], description }, 'amazon').bullets).not.toContain(
      'Soft',
    );
  });

  it('have none of the claims that Amazon refuses, and no terms of an order', () => {
    const bullets = ['Eco-friendly TPE material', 'Antibacterial', '6 mm thick for knees', 'Minimum order 1 carton'];
    const description = 'Alignment lines are printed on the top. The strap holds the rolled mat together.';
    const { bullets: amazon } = improved({ title: 'Exercise mat', bullets, description }, 'amazon');
    expect(amazon).toContain('TPE material');
    expect(amazon.join('\n')).not.toMatch(/eco|antibacterial|order/iu);
    expect(improved({ title: 'Exercise mat', bullets, description }, 'generic').bullets).toContain('Antibacterial');
  });
});

describe('a description', () => {
  it('has no property that it tells in other letters, nor one that the title contradicts', () => {
    const fields = {
      title: 'Steel water bottle',
      description: 'Holds 1,5 litres and is about 60 to 70 cm tall.',
      specifications: [
        { name: 'Material', value: 'Aluminium' },
        { name: 'Height', value: '60-70 cm' },
      ],
    };
    expect(improved(fields, 'shopify').description).not.toMatch(/Aluminium|60-70/u);
  });

  it('has no property that contradicts its own capacity', () => {
    const fields = {
      title: 'Trinkflasche aus Edelstahl',
      description: 'Fassungsvermögen von 1 Liter.',
      specifications: [{ name: 'Volumen', value: '750 ml' }],
      language: 'de',
    };
    expect(improved(fields, 'shopify').description).not.toContain('750');
  });

  it('begins with the thing, and ends without terms and disclaimers', () => {
    const description =
      'Up for sale is my denim jacket from the 1990s. Prices excl. VAT. Please allow 1-2 cm error due to manual measurement.';
    expect(improved({ title: 'Jacket', description }, 'etsy').description).toBe('Denim jacket from the 1990s.');
  });

  it('repeats no bullet that it tells in other letters', () => {
    const fields = {
      title: 'Serum',
      description: 'A 30 ml glass bottle. Vegan and cruelty-free.',
      bullets: ['Vegan & cruelty free', '30ml'],
    };
    expect(improved(fields, 'shopify').description).not.toContain('<li>');
  });

  it('ends without a lonely property that the title tells', () => {
    const fields = {
      title: 'Folding table rectangular',
      description: 'Folds in half for storage.',
      specifications: [{ name: 'Shape', value: 'Rectangular' }],
    };
    expect(improved(fields, 'ebay').description).not.toContain('Shape');
  });

  it('takes no empty praise from the bullets, and every property', () => {
    const fields = { title: 'Kettle', bullets: ['Nice gift', 'Backlight'], description: 'A kettle of glass.' };
    const { description } = improved(fields, 'shopify');
    expect([description.includes('Nice gift'), description.includes('Backlight')]).toEqual([false, true]);
  });

  it('takes no bullet that says the opposite', () => {
    const fields = {
      title: 'Bottle',
      description: 'A steel bottle. Holds 1 litre.',
      bullets: ['750 ml capacity', 'BPA free'],
    };
    const { description } = improved(fields, 'ebay');
    expect([description.includes('750'), description.includes('BPA free')]).toEqual([false, true]);
  });

  it('has rows of names and values as a list', () => {
    const description =
      'Model: LK-7P\nPorts: 1x HDMI 4K@30Hz, 2x USB-A 3.0 (5 Gbps), 1x USB-C PD 100W, 1x USB-C data, SD, microSD\nBody: aluminium alloy\nNo driver needed\nWarranty: 24 months';
    expect(improved({ title: 'USB hub', description }, 'shopify').description).toMatch(
      /^<ul><li>Model: LK-7P<\/li>[\s\S]*<li>No driver needed<\/li>/u,
    );
  });

  it('has sentences where only commas held its clauses together', () => {
    const description = `${'This shelf leans against the wall with a slim profile and five tiers that carry books, plants or a record player '.repeat(5).trim()}, and it is made of solid oak with a hardwax oil, the whole shelf is 180 cm high, it comes flat-packed, you need a screwdriver.`;
    expect(improved({ title: 'Ladder shelf', description }, 'ebay').description).toContain(
      'It is made of solid oak with a hardwax oil. The whole shelf is 180 cm high. It comes flat-packed. You need a screwdriver.',
    );
  });
});

it('knows a figure with a sign for its thousands', () => {
  const fields = {
    title: 'Headlamp',
    description: 'Rechargeable 1,200 mAh battery.',
    specifications: [{ name: 'Battery capacity', value: '1200 mAh' }],
  };
  expect(improved(fields, 'shopify').description).not.toContain('1200');
});

it('counts things once, and says nothing of all', () => {
  const fields = {
    title: 'Knife set',
    bullets: ['15 pieces: chef, bread and 6 steak knives, scissors and block'],
    specifications: [
      { name: 'Number of pieces', value: '15' },
      { name: 'Skin type', value: 'All' },
    ],
  };
  const { bullets, description } = improved(fields, 'generic');
  expect([...bullets, description].join('\n')).not.toMatch(/Number of pieces|All/u);
});

describe('specifications', () => {
  it.each([
    [{ name: 'Material', value: '100% COTTON' }, '100% cotton'],
    [{ name: 'Fit', value: 'OVERSIZED' }, 'Oversized'],
    [{ name: 'Material', value: 'ABS, PVC' }, 'ABS, PVC'],
    [{ name: 'Compatible with', value: 'SAMSUNG' }, 'SAMSUNG'],
  ])('%j', (item, value) => {
    expect(tidySpecification(item).value).toBe(value);
  });
});

describe('a bullet of praise alone', () => {
  it('gives its place to what the description says', () => {
    const fields = {
      title: 'Cotton towel',
      description: 'It measures 90 x 170 cm and dries quickly. The hem is sewn twice with a cotton thread.',
      bullets: ['High quality', 'The perfect gift', 'Woven on a hand loom', 'Soft fringes of 3 cm'],
    };
    const { bullets } = improved(fields, 'walmart');
    expect(bullets).not.toContain('The perfect gift');
    expect(bullets.length).toBeGreaterThan(2);
  });

  it('speaks of the product alone even where the marketplace shows none', () => {
    const bullets = ['Padded handle', 'Spedizione gratuita in tutta Italia'];
    expect(improved({ title: 'Dog leash', bullets }, 'ebay').bullets).toEqual(['Padded handle']);
    const mixed = ['Padded handle', 'WARRANTY: Customer service first. We repair a broken clip for 12 months.'];
    expect(improved({ title: 'Dog leash', bullets: mixed }, 'ebay').bullets).toEqual(mixed);
  });

  it('has its units in their letters', () => {
    const bullets = ['Battery of 21.6v 4000mah', 'Padded handle', 'Reflective stitching'];
    expect(improved({ title: 'Battery', bullets }, 'amazon').bullets).toContain('Battery of 21.6V 4000mAh');
  });
});

describe('keywords', () => {
  it('are words where a hashtag glued them together', () => {
    const fields = {
      title: 'Soy candle',
      description: 'Hand poured in Leeds.',
      keywords: ['#soycandle', '#handpoured', '#lovely'],
    };
    expect(improved(fields, 'etsy').keywords.slice(0, 2)).toEqual(['soy candle', 'hand poured']);
  });

  it('promise no cure, even where that leaves fewer', () => {
    const fields = { title: 'Turmeric capsules', keywords: ['cancer cure', 'arthritis treatment', 'turmeric root'] };
    expect(improved({ ...fields, brand: 'Verdelle' }, 'shopify').keywords.join('\n')).not.toMatch(/cancer|arthritis/u);
  });

  it('are no offers, and name no maker that the listing does not', () => {
    const fields = {
      title: 'Moka pot 6 cups',
      description: 'Of aluminium.',
      keywords: ['bialetti', 'fast delivery', 'moka pot'],
    };
    expect(improved(fields, 'shopify').keywords.join('\n')).not.toMatch(/bialetti|delivery/u);
    const spare = { title: 'Battery for Dyson V8', keywords: ['dyson battery'] };
    expect(improved(spare, 'shopify').keywords).toContain('dyson battery');
  });

  it('name the thing and no department', () => {
    const fields = { title: 'Acme yoga mat non slip', brand: 'Acme', category: 'Sports > Yoga' };
    expect(improved(fields, 'generic').keywords.join('\n')).not.toContain('acme');
    expect(improved({ title: 'Dog bed', category: 'Pet Supplies > Dog Beds' }, 'etsy').keywords).not.toContain(
      'pet dog bed',
    );
  });
});
