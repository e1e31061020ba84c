import { describe, expect, it } from 'vitest';
import { emptyCardListing } from '../../testing/empty-listing.ts';
import type { CardListing } from '../../tool-types.ts';
import { answerQuestion } from './question-answers.ts';

const bottle: CardListing = {
  ...emptyCardListing,
  title: 'Acme Trail Steel Water Bottle 750 ml',
  description:
    'A steel bottle for hikes. Keeps drinks cold for 24 hours and hot for 12 hours. The lid has a carrying loop.',
  bullets: ['Double wall of stainless steel', 'Leakproof lid with loop', 'Fits standard cup holders'],
  specifications: [
    { name: 'Capacity', value: '750 ml' },
    { name: 'Material', value: '18/8 stainless steel' },
    { name: 'Weight', value: '380 g' },
  ],
  keywords: ['water bottle', 'hiking bottle'],
  brand: 'Acme',
  price: '24.90 EUR',
};
const pads: CardListing = {
  ...emptyCardListing,
  title: 'Brake Pad Set',
  description: '<p>Four pads</p><ul><li>Fits: Golf V, Octavia II</li><li>Width: 155 mm</li></ul>',
  bullets: ['Fits: Golf V, Octavia II'],
  specifications: [{ name: 'Fits', value: 'Golf V, Octavia II' }],
};
const dress: CardListing = {
  ...emptyCardListing,
  title: 'Linen Dress, Midi, Olive',
  description: 'Loose midi dress of washed linen with side pockets.',
  bullets: ['100% linen', 'Model is 175 cm tall and wears size S'],
  specifications: [
    { name: 'Fabric', value: '100% linen' },
    { name: 'Sizes', value: 'XS, S, M, L' },
    { name: 'Color', value: 'Olive green' },
    { name: 'Care', value: 'Machine wash 30 °C' },
    { name: 'Country of origin', value: 'Portugal' },
  ],
  brand: 'Nordlys',
  price: '89.00 USD',
  availability: 'in_stock',
  identifiers: { sku: 'ND-OLV-01' },
};
const charger: CardListing = {
  ...emptyCardListing,
  title: 'Voltix USB-C Charger 65 W',
  description: '<p>Compact charger with three ports.</p><p>Charges a laptop and two phones at once.</p>',
  bullets: ['65 W in all', 'Foldable plug'],
  specifications: [
    { name: 'Max. power', value: '65 W' },
    { name: 'Cable length', value: '1.5 m' },
  ],
  identifiers: { gtin13: '4006381333931', mpn: 'VX65' },
};
const rice: CardListing = {
  ...emptyCardListing,
  title: 'Basmati Rice 5 kg',
  description: 'Long grain rice from India.',
  bullets: ['Gluten free', 'Cooks in 12 minutes'],
  specifications: [{ name: 'Net weight', value: '5 kg' }],
};
const answered = (question: string, listing: CardListing) =>
  answerQuestion(question, {
    card: { card_id: 'card', title: listing.title, marketplace: 'generic', score: 60 },
    listing,
  });

it.each([pads.description, 'Four pads\n• Fits: Golf V, Octavia II\n• Width: 155 mm'])(
  'tells a line once that stands in a table and in texts: %s',
  (description) => {
    const { answer } = answered('which octavia does it fit?', { ...pads, description });
    expect(answer.match(/Golf V/g)).toHaveLength(1);
    expect(answer).not.toMatch(/•|155 mm/);
  },
);

describe('what the card states', () => {
  it.each<[string, CardListing, string]>([
    ['what is it made of?', bottle, 'Material: 18/8 stainless steel'],
    ['does it fit in a cup holder?', bottle, 'Fits standard cup holders'],
    ['what currency is the price in?', bottle, '24.90 EUR'],
    ['is it cheaper than 30 euro?', bottle, 'So yes.'],
    ['is it cheaper than 20 euro?', bottle, 'So no.'],
    ['is it cheaper than 20 dollars?', bottle, 'do not compare'],
    ['how many bullets does it have?', bottle, 'The card has 3 bullets'],
    ['how long is the title?', bottle, '36 characters and 7 words'],
    ['show me the second bullet', bottle, 'Bullet 2: Leakproof lid'],
    ['what does bullet 6 say?', bottle, 'only 3 bullets'],
    ['what is the last keyword?', bottle, 'hiking bottle'],
    ['how much water does it hold?', bottle, 'Capacity: 750 ml'],
    ['is the lid leakproof?', bottle, 'Leakproof lid'],
    ['is it plastic?', bottle, 'does not say “plastic”. As material it says:\n\n- Material: 18/8 stainless steel'],
    ['is it red?', dress, 'Color: Olive green'],
    ['does it come in XL?', dress, 'does not say “XL”'],
    ['price and size?', dress, 'Sizes: XS, S, M, L'],
    ['price and size?', dress, 'Price: 89.00 USD'],
    ['where is it made?', dress, 'Portugal'],
    ['how do I wash it?', dress, 'Machine wash'],
    ['is it in stock?', dress, 'in stock'],
    ['what is the barcode', charger, '4006381333931'],
    ['can it charge a laptop?', charger, 'Charges a laptop'],
    ['how many watts?', charger, '65 W'],
    ['how long is the cable?', charger, '1.5 m'],
    ['how long does it cook?', rice, 'Cooks in 12 minutes'],
    ['where does it come from?', rice, 'from India'],
    ['is it gluten free?', rice, 'Gluten free'],
    ['how many kg?', rice, '5 kg'],
  ])('%s', (question, listing, expected) => {
    const { answer, found } = answered(question, listing);
    expect(answer).toContain(expected);
    expect(found).toBe(true);
  });
});

describe('what the card does not state', () => {
  it.each<[string, CardListing]>([
    ['is it waterproof?', bottle],
    ['is it dishwasher safe?', bottle],
    ['what is the lid made of?', bottle],
    ['what is the material of the lid?', bottle],
    ['can I put boiling water in it?', bottle],
    ['does it contain BPA?', bottle],
    ['what is the barcode?', bottle],
    ['what is the EAN?', dress],
    ['how long is the dress?', dress],
    ['is it lined?', dress],
    ['can it charge a MacBook?', charger],
    ['does it have a warranty?', charger],
    ['is it sugar free?', rice],
    ['does it contain nuts?', rice],
    ['what is the price?', rice],
  ])('%s', (question, listing) => {
    const { answer, found } = answered(question, listing);
    expect(found).toBe(false);
    expect(answer).toContain('does not say');
  });

  it('comes with what is near, and with nothing else', () => {
    expect(answered('what is the material of the lid?', bottle).answer).toContain('about the lid');
    expect(answered('is it sugar free?', rice).answer).toContain('What comes near:\n\n- Gluten free');
    expect(answered('is it waterproof?', bottle).answer).not.toContain('What comes near');
  });
});

it.each([
  ['does it contain the word leakproof?', 'Yes: “leakproof” stands in the bullets.'],
  [
    'is the word steel anywhere?',
    'Yes: “steel” stands in the title, the description, the bullets and the specifications.',
  ],
  ['is leakproof still written anywhere?', 'Yes: “leakproof” stands in the bullets.'],
  ['is bamboo still mentioned somewhere?', 'No: “bamboo” stands nowhere in the card.'],
  ['is "bamboo" anywhere in the card?', 'No: “bamboo” stands nowhere in the card.'],
  ['does it still say the word cheap?', 'No: “cheap” stands nowhere in the card.'],
])('says where a word stands: %s', (question, answer) => {
  expect(answered(question, bottle)).toEqual({ found: true, answer });
});

it('tells once what stands in two places', () => {
  const candle = { ...bottle, description: 'Burns for 40 hours.', bullets: ['Burns for 40 hours'], specifications: [] };
  expect(answered('how long does it burn?', candle).answer).toBe('The card says:\n\n- Burns for 40 hours');
});

describe('several questions in one message', () => {
  it.each([
    ['How many bullets does it have, and is it dishwasher safe?', ['3 bullets', 'does not say that']],
    ['What is it made of? And how heavy is it?', ['stainless steel', '380 g']],
    ['which brand is it and does the lid have a loop', ['Acme', 'loop']],
  ])('are answered each: %s', (question, wanted) => {
    const { answer } = answered(question, bottle);
    for (const words of wanted) expect(answer).toContain(words);
  });
});
