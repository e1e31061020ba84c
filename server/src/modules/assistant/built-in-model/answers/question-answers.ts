import type { CardListing, CardSummary } from '../../tool-types.ts';
import { bulletList, plain } from '../safe-markdown.ts';

/** Fields that a question can name, with the words people use for them. */
const fields: [RegExp, string, (listing: CardListing) => string[]][] = [
  [/\b(?:price|cost|costs|expensive|cheap|how much)\b/, 'The price', ({ price }) => (price === null ? [] : [price])],
  [/\b(?:brand|maker|manufacturer|who makes)\b/, 'The brand', ({ brand }) => (brand === null ? [] : [brand])],
  [/\b(?:category|department)\b/, 'The category', ({ category }) => (category === null ? [] : [category])],
  [
    /\b(?:in stock|available|availability|sold out)\b/,
    'Availability',
    ({ availability }) => (availability === null ? [] : [availability.replaceAll('_', ' ')]),
  ],
  [
    /\b(?:gtin|ean|upc|barcode|sku|mpn|asin|article number)\b/,
    'Identifiers',
    ({ identifiers }) => Object.entries(identifiers).map(([name, value]) => `${name.toUpperCase()} ${value}`),
  ],
  [/\b(?:title|name of)\b|\bcalled\b/, 'The title', ({ title }) => [title]],
  [/\bbullets?\b|\bbullet points?\b/, 'The bullets', ({ bullets }) => bullets],
  [/\bkeywords?\b|\bsearch terms\b|\btags\b/, 'The keywords', ({ keywords }) => keywords],
  [
    /\bspecs?\b|\bspecifications?\b|\battributes?\b/,
    'The specifications',
    ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`),
  ],
  [/\bdescription\b/, 'The description', ({ description }) => (description === '' ? [] : [description])],
];

/** Words that mean the same as the name of a specification. */
const synonyms: Record<string, string[]> = {
  material: ['material', 'fabric', 'composition', 'made'],
  fabric: ['material', 'fabric', 'composition'],
  color: ['color', 'colour'],
  colour: ['color', 'colour'],
  big: ['size', 'dimensions', 'length', 'width', 'height', 'diameter', 'capacity', 'volume'],
  large: ['size', 'dimensions', 'length', 'width', 'height', 'capacity', 'volume'],
  size: ['size', 'dimensions', 'dimension'],
  long: ['length', 'life', 'time', 'duration'],
  tall: ['height', 'dimensions'],
  wide: ['width', 'dimensions'],
  heavy: ['weight'],
  weigh: ['weight'],
  battery: ['battery'],
  wash: ['wash', 'care', 'washing', 'washable', 'dishwasher'],
  warranty: ['warranty', 'guarantee'],
};

const stopWords = new Set(
  'what which does is are the and for this that with have has can you tell about made from please card listing product item its how many much do it any there who when where why into was were will would could should give show read'.split(
    ' ',
  ),
);

/** Answers from the card alone, as markdown; what the card does not say is not known. Pure. */
export function answerQuestion(
  question: string,
  { card, listing }: { card: CardSummary; listing: CardListing },
): { found: boolean; answer: string } {
  const asked = question.toLowerCase();
  const known = (answer: string) => ({ found: true, answer });
  const specific = fromSpecifications(asked, listing);
  if (specific.length > 0) return known(`The card says:\n\n${bulletList(specific)}`);
  const field = fields.find(([pattern]) => pattern.test(asked));
  if (field) {
    const [, name, read] = field;
    const values = read(listing);
    if (values.length === 0)
      return { found: false, answer: `The card does not say it: ${name.toLowerCase()} is empty.` };
    if (values.length === 1) return known(`${name}: ${plain(values[0] ?? '', 1_500)}`);
    return known(`${name}:\n\n${bulletList(values.slice(0, 30).map((value) => plain(value, 500)))}`);
  }
  const sentences = fromSentences(asked, listing);
  if (sentences.length > 0) return known(`The card says:\n\n${bulletList(sentences)}`);
  return {
    found: false,
    answer: `The card **${plain(card.title, 200)}** does not say that, and I do not guess. If you know it, you can add it to the card.`,
  };
}

const askedWords = (question: string): string[] => {
  const words = (question.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !stopWords.has(word));
  const made = /\bmade (?:of|from|out of)\b/.test(question) ? ['material'] : [];
  return [
    ...new Set(
      [...words, ...made].flatMap((word) => [
        word,
        ...(synonyms[word] ?? []),
        ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
      ]),
    ),
  ];
};

function fromSpecifications(question: string, { specifications }: CardListing): string[] {
  const words = askedWords(question);
  return specifications
    .filter(({ name }) => (name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).some((word) => words.includes(word)))
    .slice(0, 8)
    .map(({ name, value }) => `${plain(name, 100)}: ${plain(value)}`);
}

function fromSentences(question: string, listing: CardListing): string[] {
  const words = askedWords(question);
  if (words.length === 0) return [];
  const sentences = [
    listing.title,
    ...listing.bullets,
    ...listing.description.replace(/<[^>]*>/g, ' ').split(/(?<=[.!?])\s+|\n+/),
  ];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({ sentence, hits: words.filter((word) => sentence.toLowerCase().includes(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, 3)
    .map(({ sentence }) => plain(sentence, 400));
}
