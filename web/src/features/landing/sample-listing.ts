import type { Listing } from '@cardwright/listing/listing';
import type { SectionId } from '@cardwright/listing/score/score';

/** A part of the improved text and the words of the original page that state it. */
export interface SampleFact {
  /** `title`, `bullets/2`, `specifications/0` and so on. */
  path: string;
  text: string;
  quote: string;
}

interface SampleScore {
  total: number;
  /** Problems that would stop the upload; while there is one, the total is at most 59. */
  blockers: number;
}

/** The marketplace that the sample is written and scored for. */
export const sampleMarketplace = 'amazon';

const wall = 'The double wall keeps coffee hot for 6 hours and water cold for 12 hours.';
const fit = 'The mug fits the cup holder of most cars and the side pocket of a backpack.';
const care = 'All parts go into the dishwasher.';
const seal = 'The lid seals with a quarter turn and opens with one hand.';
const grip = 'powder-coated steel that does not slip in a wet hand';
const description = `${wall} ${seal} ${fit} ${care}`;

const unchanged = {
  brand: 'Hollowell',
  category: 'Kitchen > Drinkware > Travel mugs',
  price: { amount: '24.00', currency: 'USD' },
  // Prefix 952 is the one that GS1 sets aside for examples.
  identifiers: { gtin: '9521234567899', sku: 'HW-450-G' },
  availability: 'in_stock',
  language: 'en',
} as const;

const kept = [
  { name: 'Capacity', value: '450 ml' },
  { name: 'Material', value: 'Stainless steel' },
  { name: 'Colour', value: 'Forest green' },
  { name: 'Weight', value: '310 g' },
  { name: 'Height', value: '19 cm' },
  { name: 'Care', value: 'Dishwasher safe' },
];

/** An invented product, as a hurried seller might list it. */
export const sampleOriginal: Listing = {
  ...unchanged,
  title:
    'hollowell insulated travel mug, 450 ml, stainless steel, leak-proof lid, forest green - FREE SHIPPING!!! - travel mug, steel mug, coffee mug',
  description: `${description} Questions? Mail shop@hollowell.example or visit our store for FREE SHIPPING!!!`,
  bullets: ['holds 450 ml', 'leak-proof lid - BEST SELLER!!!', grip],
  specifications: [...kept, { name: 'Warranty', value: 'n/a' }],
  keywords: ['mug', 'Mug', 'cheap mug'],
};

/** What the built-in engine makes of it for the marketplace; a test runs the engine and compares. */
export const sampleImproved: Listing = {
  ...unchanged,
  title: 'Hollowell Insulated Travel Coffee Mug, Stainless Steel, 450 ml',
  description: `${wall} ${fit}`,
  bullets: [
    'Holds 450 ml',
    'Leak-proof lid',
    'Powder-coated steel that does not slip in a wet hand',
    'The lid seals with a quarter turn and opens with one hand',
    'All parts go into the dishwasher',
  ],
  specifications: [...kept, { name: 'Brand', value: 'Hollowell' }],
  keywords: [
    'forest green',
    'leak-proof lid',
    'drinkware',
    'water',
    'cup holder',
    'dishwasher safe',
    'cars',
    'pocket',
    'backpack',
  ],
};

const lid = 'leak-proof lid - BEST SELLER!!!';
const colour = 'Colour: Forest green';

/** Together they are the whole improved text: nothing in it is without a source. */
export const sampleFacts: SampleFact[] = [
  { path: 'title', text: 'Hollowell', quote: 'Brand: Hollowell' },
  { path: 'title', text: 'Insulated Travel Coffee Mug', quote: sampleOriginal.title },
  { path: 'title', text: 'Stainless Steel', quote: 'Material: Stainless steel' },
  { path: 'title', text: '450 ml', quote: 'Capacity: 450 ml' },
  ...[wall, fit].map((text) => ({ path: 'description', text, quote: text })),
  { path: 'bullets/0', text: 'Holds 450 ml', quote: 'holds 450 ml' },
  { path: 'bullets/1', text: 'Leak-proof lid', quote: lid },
  ...[grip, seal, care].map((quote, index) => ({
    path: `bullets/${index + 2}`,
    text: sampleImproved.bullets[index + 2] ?? '',
    quote,
  })),
  ...sampleImproved.specifications.map(({ name, value }, index) => ({
    path: `specifications/${index}`,
    text: value,
    quote: `${name}: ${value}`,
  })),
  ...sampleImproved.keywords.map((text, index) => ({
    path: `keywords/${index}`,
    text,
    quote: keywordQuote(text),
  })),
];

function keywordQuote(keyword: string): string {
  if (keyword === 'drinkware') return `Category: ${unchanged.category}`;
  if (keyword === 'forest green') return colour;
  if (keyword === 'dishwasher safe') return 'Care: Dishwasher safe';
  if (keyword === 'leak-proof lid') return lid;
  return keyword === 'water' ? wall : fit;
}

/** The scores of both versions with the same five good pictures; a test scores them and compares. */
export const sampleScores: Record<'original' | 'improved', SampleScore> = {
  original: { total: 59, blockers: 3 },
  improved: { total: 93, blockers: 0 },
};

/** The same by section, 0 to 100 each. */
export const sampleSectionScores: { id: SectionId; original: number; improved: number }[] = [
  { id: 'title', original: 15, improved: 100 },
  { id: 'description', original: 75, improved: 77 },
  { id: 'bullets', original: 64, improved: 100 },
  { id: 'specifications', original: 92, improved: 96 },
  { id: 'keywords', original: 52, improved: 90 },
  { id: 'images', original: 90, improved: 90 },
];
