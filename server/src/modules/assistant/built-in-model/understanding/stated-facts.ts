import type { ListingEdit } from '../../tool-types.ts';
import { colors, isColors, isSize, materials, mayBeBrand, mayBeColor } from './fact-values.ts';
import { statedFact } from './statements.ts';

/** A part of a message that states something: what it is, or null for words that state nothing known. */
export interface StatedPart {
  text: string;
  /** The number that the seller put before it: "2. 500 ml". */
  number: number | null;
  fact: ListingEdit | null;
  /** "Don't know", "no idea about the weight": nothing is stated, and nothing is asked. */
  isUnknown: boolean;
}

const amount = '\\d+(?:[.,]\\d+)?';

/** Facts that need no verb. */
const bare: [RegExp, string][] = [
  [
    new RegExp(`^${amount} ?(?:x|×|by) ?${amount}(?: ?(?:x|×|by) ?${amount})? ?(?:mm|cm|m|in|inch(?:es)?|")?$`, 'i'),
    'Dimensions',
  ],
  [new RegExp(`^${amount} ?(?:ml|cl|l|lit(?:er|re)s?|fl\\.? ?oz|milliliters?)$`, 'i'), 'Capacity'],
  [new RegExp(`^${amount} ?(?:g|kg|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?)(?: heavy)?$`, 'i'), 'Weight'],
  [new RegExp(`^${amount} ?(?:w|watts?)$`, 'i'), 'Power'],
  [new RegExp(`^${amount} ?(?:v|volts?)$`, 'i'), 'Voltage'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:long)$`, 'i'), 'Length'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:wide)$`, 'i'), 'Width'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:high|tall)$`, 'i'), 'Height'],
  [new RegExp(`^${amount}[- ](?:years?|months?)(?: of)? (?:warranty|guarantee)$`, 'i'), 'Warranty'],
  [new RegExp(`^(?:100 ?% )?${materials}(?: and ${materials})?$`, 'i'), 'Material'],
  [new RegExp(`^${colors}(?: and ${colors})?$`, 'i'), 'Color'],
];
const isWarranty = (value: string) =>
  /\d|\b(?:one|two|three|four|five|ten|half|lifetime|limited|unlimited|full)\b/i.test(value);
const hasMaterial = (value: string) => new RegExp(`\\b${materials}\\b`, 'i').test(value);
const anything = () => true;
/**
 * Facts with their name. Where no "is" and no colon stands between them, the value must be of the kind: "brand new" and
 * "color changing" state neither a brand nor a color.
 */
const named: { pattern: RegExp; field: string; fits: (value: string) => boolean }[] = [
  { pattern: /^(?:the |its |my |our )?brand(?: name)?(?: is| ?:)? (.{2,40})$/i, field: 'brand', fits: mayBeBrand },
  {
    pattern:
      /^(?:the )?(?:price(?: is| ?:)?|(?:it )?costs|sells for|for) ((?:[$€£] ?)?\d[\d.,]*(?: ?(?:[$€£]|usd|eur|gbp|dollars?|euros?|pounds?|rub|rubles?))?)$/i,
    field: 'price',
    fits: anything,
  },
  { pattern: /^(?:the )?material(?: is| ?:) (.{2,60})$/i, field: 'Material', fits: anything },
  { pattern: /^(?:the )?material (.{2,60})$/i, field: 'Material', fits: hasMaterial },
  { pattern: /^(?:the )?colou?rs?(?: is| are| ?:) (.{2,60})$/i, field: 'Color', fits: mayBeColor },
  { pattern: /^(?:the )?colou?rs? (.{2,60})$/i, field: 'Color', fits: isColors },
  { pattern: /^(?:the )?(?:size|dimensions)(?: is| are| ?:) (.{1,60})$/i, field: 'Size', fits: anything },
  { pattern: /^(?:the )?(?:size|dimensions) (.{1,60})$/i, field: 'Size', fits: isSize },
  { pattern: /^(?:the )?(?:weight|weighs)(?: is| ?:)? (\d.{1,30})$/i, field: 'Weight', fits: anything },
  { pattern: /^(?:the )?(?:capacity|volume)(?: is| ?:)? (\d.{1,30})$/i, field: 'Capacity', fits: anything },
  { pattern: /^(?:the )?warranty(?: is| of| ?:) (.{2,40})$/i, field: 'Warranty', fits: anything },
  { pattern: /^(?:the )?warranty (.{2,40})$/i, field: 'Warranty', fits: isWarranty },
];
const point =
  /^(?:[\w-]+ ){0,3}(?:safe|proof|\w+proof|free|resistant|\w+-resistant|washable|removable|adjustable|rechargeable|foldable|handmade|hand-made|reusable|recyclable|non-?slip|breathable)$/i;
/** Said of the part as a whole: "no more tangled cables" and "other colors available" are facts. */
const unknown =
  /\b(?:do not|don['’]?t|dont|dunno|can ?not|can['’]?t) (?:know|remember)\b|\b(?:i|we|sorry,?) (?:really |still )?(?:can ?not|can['’]?t) (?:say|tell)\b|^(?:can ?not|can['’]?t) (?:say|tell)\b|\bno idea\b|\bnot sure\b|\bunknown\b|\bdunno\b|\bidk\b|^(?:(?:the )?(?:rest|others?)(?: (?:later|please|i .{1,30}|(?:is|are) (?:open|empty|blank|fine|secret|up to you|not (?:known|needed|important|relevant))|do(?:es)?(?: not|n['’]?t) matter|of (?:it|them|these|those)))?|skip(?: (?:it|this|that|them|these|those|(?:the )?(?:rest|others?)|the .{1,30}|(?:number |question )?\d{1,2}))?|none(?: of (?:these|those|them))?|nothing(?: else| more)?|no more(?: facts| details| questions| to (?:say|tell|add))?|that is all|that['’]s all|n\/a|-|\?+)$/i;

/** The parts of what a seller states, in order: between commas, full stops, "and", lines and numbers. */
export function statedParts(text: string): StatedPart[] {
  const numbered = /(?:^|\n|\s)\(?(\d{1,2})[.):](?=\s)/g;
  const starts = [...text.matchAll(numbered)].map((match) => ({
    number: Number(match[1]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const isNumbered =
    starts.length === 1
      ? text.slice(0, starts[0]?.from).trim() === ''
      : starts.length > 1 && new Set(starts.map(({ number }) => number)).size === starts.length;
  if (!isNumbered) return split(text, null);
  const lead = split(text.slice(0, starts[0]?.from ?? 0), null);
  return [
    ...lead,
    ...starts.flatMap(({ number, to }, index) => split(text.slice(to, starts[index + 1]?.from ?? text.length), number)),
  ];
}

const boundary =
  /\n+|;\s*|,\s+|\.\s+|\s+(?:and|but)\s+(?=(?:it|the|its|made|weighs?|holds?|measures?|costs?|comes|brand|colou?r|price|material|size|weight|capacity|no idea|i|don)\b|\d)/i;

function split(text: string, number: number | null): StatedPart[] {
  return text
    .split(boundary)
    .map((part) =>
      part
        .replace(/^(?:and|but|so|also|well|ok(?:ay)?|yes|hi|hello)\s+/i, '')
        .replace(/[\s.!]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part, index) => {
      const isUnknown = unknown.test(part);
      return {
        text: part,
        number: index === 0 || isUnknown ? number : null,
        isUnknown,
        fact: isUnknown ? null : factIn(part),
      };
    });
}

function factIn(part: string): ListingEdit | null {
  const own = part.replace(/^(?:it['’]?s|it is|its|they are|this is|it has|has|with|about|approx\.?|around)\s+/i, '');
  for (const { pattern, field, fits } of named) {
    const value = pattern.exec(own)?.[1]?.trim();
    if (value === undefined || !fits(value)) continue;
    return field === 'brand' || field === 'price'
      ? { op: 'set', field, value }
      : { op: 'set', field: 'specifications', name: field, value };
  }
  const measured = bare.find(([pattern]) => pattern.test(own));
  if (measured !== undefined) return { op: 'set', field: 'specifications', name: measured[1], value: own };
  if (point.test(own)) return { op: 'add', field: 'bullets', value: own.charAt(0).toUpperCase() + own.slice(1) };
  return statedFact(part);
}

/** Every part states a fact or says that it is not known, and at least one states a fact. */
export function factsAlone(text: string): ListingEdit[] {
  const parts = statedParts(text);
  const facts = parts.flatMap(({ fact }) => fact ?? []);
  return parts.length <= 12 && facts.length > 0 && parts.every(({ fact, isUnknown }) => fact !== null || isUnknown)
    ? facts
    : [];
}

/**
 * "Steel bottle, brand Acme, 500 ml" as lines of a listing: the product first, then each fact with its name, in the
 * seller's own words. A text that is written otherwise stays as it is.
 */
export function factLines(text: string): string {
  const parts = statedParts(text);
  const [first, ...rest] = parts;
  if (/\n|:/.test(text) || first === undefined || first.fact !== null || rest.length === 0) return text;
  const lines = rest.map(({ fact, text: own, isUnknown }) => {
    if (isUnknown) return null;
    if (fact === null || fact.field === 'bullets') return own.charAt(0).toUpperCase() + own.slice(1);
    const name = fact.name ?? fact.field.charAt(0).toUpperCase() + fact.field.slice(1);
    return `${name}: ${fact.value}`;
  });
  return [first.text, ...lines.filter((line) => line !== null)].join('\n');
}
