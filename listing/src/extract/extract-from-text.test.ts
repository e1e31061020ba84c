import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractFromText } from './extract-from-text.ts';

const pasted = `

  Norvik Steel Bottle 32 oz
Price: $29.90
Features:
• Keeps drinks cold for 24 hours
- Straw lid that does not leak
* Fits most cup holders
Brand: Norvik
Material:	stainless steel
EAN: 4006381333931
SKU: NV-32-B
A bottle for long days outside.
It has a wide mouth, so ice fits in.
`;

function productOf(text: string) {
  const found = extractFromText({ text });
  if (found.kind !== 'product') throw new Error('expected a product');
  return found;
}

describe('extractFromText', () => {
  it('leaves steps in the description, and takes the heading of a list with it', () => {
    const { listing } = productOf(
      'Weekly planner\nWHAT YOU GET:\n✔ 6 PDF files\nHOW IT WORKS:\n1. Buy it\n2. Print it\nIt has no dates.',
    );
    expect(listing.bullets).toEqual(['6 PDF files']);
    expect(listing.description).toBe('HOW IT WORKS:\n1. Buy it\n2. Print it\nIt has no dates.');
  });

  it('leaves a list below the heading that it belongs to', () => {
    const { listing } = productOf(
      'Film camera\nFor days outside.\nWHATS INCLUDED\n- Camera body\n- Neck strap\nItem specifics\nPrice 32.50',
    );
    expect(listing.bullets).toEqual([]);
    expect(listing.description).toBe('For days outside.\nWHATS INCLUDED:\n• Camera body\n• Neck strap');
    expect(listing.price?.amount).toBe('32.50');
    const several = productOf(
      'Name necklace\n★ COLOURS\n• Gold\n• Rose gold\n★ DETAILS\n• Chain 40 cm\n• Lobster clasp\n★ HOW TO ORDER\n1. Choose',
    ).listing;
    expect(several.description).toBe(
      'COLOURS:\n• Gold\n• Rose gold\nDETAILS:\n• Chain 40 cm\n• Lobster clasp\nHOW TO ORDER\n1. Choose',
    );
    expect(productOf('Mug\nFeatures:\n- Keeps warm\n- Holds 300 ml').listing.bullets).toHaveLength(2);
  });

  it('reads dashes without a space, headings in a frame of pictures and a brand with its model', () => {
    const { listing } = productOf(
      'Laser level green\nBrand Levanto model LV-12\nFeatures;\n-Green beam, brighter than red\n-Magnetic bracket\n🌷 GREAT FOR 🌷\nhanging shelves',
    );
    expect(listing.bullets).toEqual(['Green beam, brighter than red', 'Magnetic bracket']);
    expect(listing.description).toBe('GREAT FOR:\nhanging shelves');
    expect(listing.specifications).toEqual(
      expect.arrayContaining([
        { name: 'Model', value: 'LV-12' },
        { name: 'Brand', value: 'Levanto' },
      ]),
    );
  });

  it('takes a sentence with its heading for a point, and a row of facts in a note for lines', () => {
    const point = 'Leak proof: The silicone ring and four side clips keep the soup inside.';
    const { listing } = productOf(
      `Lunch box\n${point}\nMaterial: steel\nCare: Wash it by hand, it is not for the dishwasher.`,
    );
    expect(listing.bullets).toEqual([point]);
    expect(listing.specifications.map(({ name }) => name)).toEqual(['Material', 'Care']);
    expect(
      productOf('cat tree grey\nplush over board, base 19x19 in, anti tip strap included').listing.description,
    ).toBe('plush over board\nbase 19x19 in\nanti tip strap included');
    expect(productOf('wool hat\nWarm, soft and light, and it folds small.').listing.description).toBe(
      'Warm, soft and light, and it folds small.',
    );
  });

  it('finds every part of a pasted listing', () => {
    const found = extractFromText({ text: pasted, language: 'en' });
    expect(found).toMatchObject({
      kind: 'product',
      listing: {
        title: 'Norvik Steel Bottle 32 oz',
        bullets: ['Keeps drinks cold for 24 hours', 'Straw lid that does not leak', 'Fits most cup holders'],
        brand: 'Norvik',
        price: { amount: '29.90', currency: 'USD' },
        identifiers: { gtin: '4006381333931', sku: 'NV-32-B' },
        description: 'A bottle for long days outside.\nIt has a wide mouth, so ice fits in.',
        language: 'en',
      },
      origins: { title: { source: 'text' }, price: { source: 'text', raw: '$29.90' } },
    });
    expect(found.kind === 'product' && found.listing.specifications).toContainEqual({
      name: 'Material',
      value: 'stainless steel',
    });
    expect(found.kind === 'product' && found.source_text.split('\n')).toContain('Material: stainless steel');
  });

  it('a line of specifications with a bullet sign stays a bullet, and a sentence with a colon stays a sentence', () => {
    const found = extractFromText({
      text: 'Lamp\n- Light: warm white\nPlease note that this lamp needs some care and patience: it is made of glass.',
    });
    expect(found).toMatchObject({
      listing: {
        bullets: ['Light: warm white'],
        specifications: [],
        description: expect.stringContaining('Please note'),
      },
    });
  });

  it('a labelled title wins over the first line', () => {
    expect(extractFromText({ text: 'New arrival\nTitle: Lumo Lamp' })).toMatchObject({
      listing: { title: 'Lumo Lamp', description: 'New arrival' },
    });
  });

  it('a single line is a title', () => {
    expect(extractFromText({ text: 'Чайник Туман ТМ-3' })).toMatchObject({
      kind: 'product',
      listing: { title: 'Чайник Туман ТМ-3' },
    });
  });

  it('a script tag is plain text', () => {
    expect(extractFromText({ text: '<script>alert(1)</script> Lamp' })).toMatchObject({
      listing: { title: '<script>alert(1)</script> Lamp' },
    });
  });

  it.each(['', '   \n\t ', '123 456', '--- *** ---', '!'])('%j is refused with what to do', (text) => {
    const found = extractFromText({ text });
    expect(found).toMatchObject({ kind: 'refused', code: 'not_a_product', reason: 'no_product' });
    expect(found.kind === 'refused' && found.message).toMatch(/Paste|Put/);
  });

  it('reads a table that lost its colons', () => {
    const { listing } = productOf(
      'Brake pad set\nWidth 155.1 mm\nMax load 1,500 kg\nSKU AB-12\nBrand Norvik\nBrand new in its box',
    );
    expect(listing.specifications.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'Width=155.1 mm',
      'Max load=1,500 kg',
      'SKU=AB-12',
      'Brand=Norvik',
    ]);
    expect(listing).toMatchObject({
      brand: 'Norvik',
      identifiers: { sku: 'AB-12' },
      description: 'Brand new in its box',
    });
  });

  it('reads pictograms as the signs of a list', () => {
    const { listing } = productOf(
      '👶 Baby bodysuit\n✅ organic cotton\n🌈 colors: sage, cream\n❄️ long sleeve\n© Norvik',
    );
    expect(listing).toMatchObject({
      title: 'Baby bodysuit',
      bullets: ['organic cotton', 'long sleeve'],
      specifications: [{ name: 'colors', value: 'sage, cream' }],
      description: '© Norvik',
    });
  });

  it('reads a pasted table without its head, and a code in a line of its own as a code alone', () => {
    const { listing } = productOf(
      'Item\tValue\nProduct name\tCamping stove\nMarca\tFirn\nFuel\tgas (not included)\nPrice\t39.00 GBP\nEAN 4006381333931',
    );
    expect(listing).toMatchObject({
      title: 'Camping stove',
      description: '',
      brand: 'Firn',
      specifications: [
        { name: 'Marca', value: 'Firn' },
        { name: 'Fuel', value: 'gas (not included)' },
      ],
      price: { amount: '39.00', currency: 'GBP' },
      identifiers: { gtin: '4006381333931' },
    });
    expect(productOf('Archivador\nMarca Ordena').listing.brand).toBe('Ordena');
  });

  it('every quoted statement is in the source text, and nothing throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('- a b', 'Name: value', '12,00 €', '• x')), { maxLength: 12 }),
        (lines) => {
          const found = extractFromText({ text: lines.join('\n') });
          if (found.kind === 'refused') return;
          const statements = found.source_text.split('\n');
          for (const { name, value } of found.listing.specifications) expect(statements).toContain(`${name}: ${value}`);
          expect(found.listing.title).not.toBe('');
        },
      ),
    );
  });

  it.each([
    [
      'Esstisch Eiche massiv, 180 x 90 cm, geölt. Preis 749 EUR, Marke Holzwerk',
      'Esstisch Eiche massiv, 180 x 90 cm, geölt',
    ],
    ['Oak table, 180 cm, brand Holzwerk, price 749 EUR', 'Oak table, 180 cm'],
  ])('reads a price and a brand behind commas: %s', (text, title) => {
    const result = extractFromText({ text });
    expect(result).toMatchObject({
      listing: { title, brand: 'Holzwerk', price: { amount: '749', currency: 'EUR' } },
    });
  });

  it.each([
    'Blue mug\nHolds 350 ml.\nPrice 24.90 EUR, SKU CL-MUG',
    'Blue mug\nHolds 350 ml. Price 24.90 EUR. SKU CL-MUG.',
    'Blue mug\nSKU CL-MUG, price 24.90 EUR\nHolds 350 ml.',
  ])('reads a price and a code that stand in words: %s', (text) => {
    const [identifiers, price] = [{ sku: 'CL-MUG' }, { amount: '24.90', currency: 'EUR' }];
    expect(extractFromText({ text })).toMatchObject({
      listing: { title: 'Blue mug', description: 'Holds 350 ml.', identifiers, price },
    });
  });

  it.each([
    'Lamp, brand new, price on request, made by the brand Holz',
    'Lamp for shelves. Brand Holz, known since 1900, makes it',
  ])('leaves words that name no brand and no price: %s', (text) => {
    expect(extractFromText({ text })).toMatchObject({ listing: { title: text, brand: null, price: null } });
  });
});
