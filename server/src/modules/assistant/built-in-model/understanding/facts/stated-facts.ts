import { priceAlone } from '../../../stated-prices.ts';
import type { ListingEdit } from '../../../tool-types.ts';
import { oncePerText } from '../../kept-readings.ts';
import { correctedStatement } from './corrected-facts.ts';
import { declaredFact } from './declared-facts.ts';
import { isSizes, joinedLists } from './fact-lists.ts';
import { colors, isColors, isSize, materials, mayBeBrand, mayBeColor, standsElsewhere } from './fact-values.ts';
import { amount } from './measured-facts.ts';
import { statedFact } from './statements.ts';
import { piecesAt } from './text-pieces.ts';

/** A part of a message that states something: what it is, or null for words that state nothing known. */
export interface StatedPart {
  text: string;
  /** The number that the seller put before it: "2. 500 ml". */
  number: number | null;
  fact: ListingEdit | null;
  /** Only a value stands there: "500 ml", "red". */
  isBare: boolean;
  /** "Don't know", "no idea about the weight": nothing is stated, and nothing is asked. */
  isUnknown: boolean;
}

/** Facts that need no verb. */
const bare: [RegExp, string][] = [
  [
    new RegExp(`^${amount} ?(?:x|×|by) ?${amount}(?: ?(?:x|×|by) ?${amount})? ?(?:mm|cm|m|in|inch(?:es)?|")?$`, 'i'),
    'Dimensions',
  ],
  [new RegExp(`^${amount} ?(?:ml|cl|l|lit(?:er|re)s?|fl\\.? ?oz|milliliters?|gallons?)$`, 'i'), 'Capacity'],
  [new RegExp(`^${amount} ?(?:g|kg|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?)(?: heavy)?$`, 'i'), 'Weight'],
  [new RegExp(`^${amount} ?(?:w|watts?)$`, 'i'), 'Power'],
  [new RegExp(`^${amount} ?(?:v|volts?)$`, 'i'), 'Voltage'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:long)$`, 'i'), 'Length'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:wide)$`, 'i'), 'Width'],
  [new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?) (?:high|tall)$`, 'i'), 'Height'],
  [new RegExp(`^${amount}[- ](?:years?|months?)(?: of)? (?:warranty|guarantee)$`, 'i'), 'Warranty'],
  [new RegExp(`^(?:100 ?% )?${materials}(?: and ${materials})?$`, 'i'), 'Material'],
  [new RegExp(`^${colors}(?: and ${colors})?$`, 'i'), 'Color'],
  [/^(?:one|free) size(?: fits (?:all|most))?$/i, 'Size'],
  [
    /^(?:(?:hand|machine) wash|wipe clean|(?:dry|spot) clean)(?: only| cold| warm| at \d+ ?(?:degrees|°C?|C))*$/i,
    'Care',
  ],
];
const bareColor: ListingEdit = { op: 'set', field: 'specifications', name: 'Color' };
const factOfBare = (text: string): ListingEdit | null => {
  const found = bare.find(([pattern]) => pattern.test(text));
  if (found !== undefined)
    return {
      op: 'set',
      field: 'specifications',
      name: found[1],
      value: text.replace(/ (?:long|wide|high|tall|heavy)$/i, ''),
    };
  return isColors(text) && /[,&]| and | or /.test(text) ? { ...bareColor, value: text } : null;
};
const isWarranty = (value: string) =>
  /\d|\b(?:one|two|three|four|five|ten|half|lifetime|limited|unlimited|full)\b/i.test(value);
const hasMaterial = (value: string) => new RegExp(`\\b${materials}\\b`, 'i').test(value);
const anything = () => true;
/** "Honey & oat", "vanilla": names alone, and nothing that is said of them. */
const isOfNames = (value: string) =>
  /^[\p{L}-]{3,}(?: [\p{L}-]{3,})?(?:(?:,| &| and|, and) [\p{L}-]{3,}(?: [\p{L}-]{3,})?)*$/iu.test(value) &&
  !/^(?:is|are|was|has|have|does|lasts?|stays?|fades?|should|must|can|could|will|would|not|too|very|really|notes?|free|changes?|of|for|in|on|and|name|comes?)\b|\b(?:please|instead|better|wrong|right|strong|weak|missing|nice|good|bad|lasting|long|it)\b/i.test(
    value,
  );
/**
 * Facts with their name. Where no "is" and no colon stands between them, the value must be of the kind: "brand new" and
 * "color changing" state neither a brand nor a color.
 */
const named: { pattern: RegExp; field: string; fits: (value: string) => boolean }[] = [
  {
    pattern:
      /^(?:the |its |my |our )?brand(?: name)?(?: is| (?:should|must) be| ?:)? (?!(?:has|have|was|were|will|does|needs?|owner|manager|registry)\b)(.{2,40})$/i,
    field: 'brand',
    fits: mayBeBrand,
  },
  {
    pattern:
      /^(?:the )?(?:(?:retail |sale |selling |unit |our )?price(?: is| ?:)?|(?:(?:it|they|which|this) )?(?:costs?|(?:sells?|retails?|goes) (?:for|at)|(?:(?:is|are|be) )?(?:sold|priced|listed|offered) (?:for|at)|(?:i|we) (?:ask|charge|take|(?:sell|offer) (?:it|them|this) (?:for|at)))|for) ((?:[$€£] ?)?\d[\d.,]*(?: ?(?:[$€£]|usd|eur|gbp|dollars?|euros?|pounds?|rub|rubles?))?)$/i,
    field: 'price',
    fits: anything,
  },
  {
    pattern:
      /^(?:i|we)(?:['’]d| would)? (?:want|like|ask|hope for)(?: to (?:get|have|ask))? ((?:[$€£] ?)\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|usd|eur|gbp|dollars?|euros?|quid))(?: for (?:it|one|them|each|this))?$/i,
    field: 'price',
    fits: anything,
  },
  { pattern: /^(?:the |its )?materials?(?: is| are| ?:) (.{2,200})$/i, field: 'Material', fits: anything },
  { pattern: /^(?:the )?material (.{2,60})$/i, field: 'Material', fits: hasMaterial },
  {
    pattern: /^(?:the |its )?(?:available |possible )?colou?rs?(?: available| options?)?(?: is| are| ?:) (.{2,200})$/i,
    field: 'Color',
    fits: mayBeColor,
  },
  { pattern: /^(?:the )?colou?rs? (.{2,60})$/i, field: 'Color', fits: isColors },
  {
    pattern:
      /^(?:the |its )?(?:available )?(?:sizes?|dimensions|measurements)(?: available)?(?: is| are| ?:) (.{1,60})$/i,
    field: 'Size',
    fits: anything,
  },
  {
    pattern: /^(?:the )?(?:sizes?|dimensions) (.{1,60})$/i,
    field: 'Size',
    fits: (value) => isSize(value) || isSizes(value),
  },
  {
    pattern:
      /^(?:the |its )?(?:weight|weighs)(?: is| ?:)? ((?:about |approx\.? |around |ca\.? |up to |[~<>±] ?)?\d.{0,30})$/i,
    field: 'Weight',
    fits: anything,
  },
  {
    pattern:
      /^(?:the |its )?(?:capacity|volume)(?: is| ?:)? ((?:about |approx\.? |around |ca\.? |up to |[~<>±] ?)?(?:\d.{1,30}|half .{1,30}|an? .{1,30}))$/i,
    field: 'Capacity',
    fits: anything,
  },
  { pattern: /^(?:the )?(?:scent|fragrance) (.{3,40})$/i, field: 'Scent', fits: isOfNames },
  { pattern: /^(?:the )?(?:flavor|flavour) (.{3,40})$/i, field: 'Flavor', fits: isOfNames },
  { pattern: /^(?:the )?warranty(?: is| of| ?:) (.{2,40})$/i, field: 'Warranty', fits: anything },
  { pattern: /^(?:the )?warranty (.{2,40})$/i, field: 'Warranty', fits: isWarranty },
];
const point =
  /^(?:[\w-]+ ){0,3}(?:safe|proof|\w+proof|free|resistant|\w+-resistant|washable|removable|adjustable|rechargeable|foldable|handmade|hand-made|reusable|recyclable|non-?slip|breathable)$/i;
/** "The lid is not removable", "not suitable for children": what a buyer has to know as well. */
const denial = new RegExp(
  `^(?:(?:(?:the|its|our) )?(?:[\\w-]+ ){0,3}(?:is|are) )?not (?:${point.source.slice(1, -1)}|(?:suitable|intended|recommended|meant) for (?:small |young |indoor |outdoor |the |hot |cold )*(?:children|kids|babies|infants|toddlers|pets|dogs|cats|adults|people|outdoors?|indoors?|use|drinks|liquids|food|dishwashers?|microwaves?|ovens?|freezers?|swimming|induction|machine|washing|tumble)\\b.{0,60})$`,
  'i',
);
/** Said of the part as a whole: "no more tangled cables" and "other colors available" are facts. */
const unknown =
  /\b(?:do not|don['’]?t|dont|dunno|can ?not|can['’]?t) (?:know|remember)\b|\b(?:i|we|sorry,?) (?:really |still )?(?:can ?not|can['’]?t) (?:say|tell)\b|^(?:can ?not|can['’]?t) (?:say|tell)\b|\bno idea\b|\bnot sure\b|\bunknown\b|\bdunno\b|\bidk\b|^(?:(?:the )?(?:rest|others?)(?: (?:later|please|i .{1,30}|(?:is|are) (?:open|empty|blank|fine|secret|up to you|not (?:known|needed|important|relevant))|do(?:es)?(?: not|n['’]?t) matter|of (?:it|them|these|those)))?|skip(?: (?:it|this|that|them|these|those|(?:the )?(?:rest|others?)|the .{1,30}|(?:number |question )?\d{1,2}))?|none(?: of (?:these|those|them))?|nothing(?: else| more)?|no more(?: facts| details| questions| to (?:say|tell|add))?|that is all|that['’]s all|n\/a|-|\?+)$/i;

/** "It's not blue, it's green" has a comma inside one statement. */
const deniedFirst = (text: string) =>
  /\b(?:not|\w+n['’]?t)\b/i.test(text) && !/[\n?]/.test(text) ? (correctedStatement(text) ?? text) : text;

/** The parts of what a seller states, in order: between commas, full stops, "and", lines and numbers. */
export function statedParts(said: string): StatedPart[] {
  const text = deniedFirst(said);
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

// A number alone is no fact of its own: "it fits Ultegra and 105".
const boundary =
  /\n+|;\s*|,\s+|(?<!\b(?:approx|ca|max|min|(?:no|nr)(?=\.\s+\w)|incl|etc|vs|fl|ft|in))\.\s+|(?<!\bbetween\s[\d.,]{1,8}(?:\s?\w{1,3})?)\s+(?:and|but)\s+(?=(?:it|the|its|made|weighs?|holds?|measures?|costs?|comes|is|are|has|have|fits|lasts|keeps|includes|contains|brand|colou?r|price|material|size|weight|capacity|no idea|i|don)\b|\d[\d.,]* ?[a-zµ°%"€$£×])/gi;

function split(text: string, number: number | null): StatedPart[] {
  return joinedLists(
    piecesAt(text, boundary),
    (piece) => specificationIn(piece),
    (piece) => statesMore(piece),
  )
    .map((part) =>
      part
        .replace(/^(?:and|but|so|also|well|ok(?:ay)?|yes|hi|hello)\s+/i, '')
        .replace(/(?<![\s.!])[\s.!]+$/, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part, index) => {
      const isUnknown = unknown.test(part);
      return {
        text: part,
        number: index === 0 || isUnknown ? number : null,
        isUnknown,
        isBare:
          !/^(?:it['’]?s|it is|its|they are|it has) /i.test(part) &&
          (isValue(part) || /^for\b/i.test(part) || (/^[^:=]{2,60}[:=]/.test(part) && !isNamed(part))),
        fact: isUnknown ? null : factIn(part),
      };
    });
}

const isNamed = (part: string) =>
  named.some(({ pattern, fits }) => {
    const value = pattern.exec(part)?.[1]?.trim();
    return value !== undefined && fits(value);
  });
const isValue = (part: string) => factOfBare(part) !== null || point.test(part);
const specificationIn = (piece: string): string | null => {
  if (/^(?:it |this |the \w+ )?(?:comes? (?:together )?with|includes?) (?!.*\b(?:warranty|guarantee)\b)/i.test(piece))
    return 'Included';
  const fact = factIn(piece.replace(/^(?:and|or) /i, ''));
  return fact?.field === 'specifications' ? (fact.name ?? null) : null;
};
/** "… and comes in cognac", "… and is dishwasher safe": a statement, and no part of the value before it. */
const ofItsOwn =
  /^(?:(?:it|they) (?:also )?)?(?:is|are|has|have|comes?|weighs?|holds?|measures?|costs?|fits|lasts|keeps|includes|contains) \S/i;
/** Not only a value. A number with its unit is a fact of its own too. */
const statesMore = (piece: string) => {
  const text = piece.replace(/^(?:and|or|with) /i, '');
  if (priceAlone(text) !== null || ofItsOwn.test(text)) return true;
  return factIn(text) !== null && !/^(?:an? |one |two |\d+ )?[\w-]+(?: and [\w -]+)?$/i.test(text);
};

const bullet = (text: string): ListingEdit => ({
  op: 'add',
  field: 'bullets',
  value: text.charAt(0).toUpperCase() + text.slice(1),
});

/** "Material must say steel": what it must say follows. */
const ordered = /^(?:must|should|shall|has to|have to|needs to|ought to) \w/i;
const factIn = oncePerText((said): ListingEdit | null => {
  const part = correctedStatement(said) ?? said;
  const own = part.replace(
    /^(?:it['’]?s|it is|its|they are|this is|it has|has|is|are|with)\s+(?:(?:also|actually|really|in fact)\s+)?/i,
    '',
  );
  for (const { pattern, field, fits } of named) {
    const value = pattern
      .exec(own)?.[1]
      ?.trim()
      .replace(/^(?:now|actually|really|to|more like|rather|kind of|sort of) (?=\S)/i, '');
    if (value === undefined || standsElsewhere.test(value) || ordered.test(value) || !fits(value)) continue;
    return field === 'brand' || field === 'price'
      ? { op: 'set', field, value }
      : { op: 'set', field: 'specifications', name: field, value };
  }
  const measured = factOfBare(own);
  if (measured !== null) return measured;
  if (point.test(own)) return bullet(own);
  return denial.test(own) ? bullet(own) : (statedFact(part) ?? declaredFact(part));
});

/** One fact with a word that says of what it is one: "it weighs 300 g", and not "300 g" alone. */
export const isStatement = (text: string): boolean =>
  statedParts(text).some(({ fact, isBare }) => fact !== null && !isBare);

/** Every part states a fact or says that it is not known, and at least one states a fact. */
export function factsAlone(text: string): ListingEdit[] {
  const parts = statedParts(text);
  const facts = parts.flatMap(({ fact }) => fact ?? []);
  return parts.length <= 12 && facts.length > 0 && parts.every(({ fact, isUnknown }) => fact !== null || isUnknown)
    ? facts
    : [];
}
