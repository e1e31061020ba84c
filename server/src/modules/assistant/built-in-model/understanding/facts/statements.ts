import { factsOf } from '@cardwright/listing/ground/facts';
import { productPart as parts } from '../../../product-parts.ts';
import type { ListingEdit } from '../../../tool-types.ts';
import { oncePerText } from '../../kept-readings.ts';
import { faulty } from '../edits/edit-values.ts';
import { isOddPair } from '../edits/odd-edits.ts';
import { unquoted } from '../speech/normal-form.ts';
import { isSizes } from './fact-lists.ts';
import { isColors, isPlace, isTown, mayBeBrand, mayBeColor, standsElsewhere } from './fact-values.ts';
import { amount, measuredFact } from './measured-facts.ts';

const length = `${amount} ?(?:cm|mm|m|in|inch(?:es)?|ft|feet|["'″′])(?: ?\\d+(?:[.,]\\d+)? ?(?:cm|in|inch(?:es)?|["″]))?`;
const isAmount = (value: string) =>
  /\d|^(?:about |around |up to )?(?:half|quarter|an?|one|two|three|four|five|six|eight|ten)\b/i.test(value);
const isWarranty = (value: string) =>
  /\d|\b(?:one|two|three|five|ten|half|lifetime|limited|unlimited|full|money)\b/i.test(value);

/** "Too many words" is no part of a product. */
const isThing = (value: string) =>
  !/^(?:too|all|everything|anything|many|no|not|nothing|wrong|some)\b|\b(?:errors?|mistakes?|typos?|problems?|words?|text|sentences?|keywords?|characters)\b/i.test(
    value,
  );

/** Facts as a seller states them in a sentence, each with the specification that it is. */
const facts: [RegExp, string, ((value: string) => boolean)?][] = [
  [/\b(?:is |are )?made (?:of|from|out of) (.+)$/i, 'Material'],
  [/\bmaterial is (.+)$/i, 'Material'],
  [/\b(?:it |which |and )?weighs? (.+)$/i, 'Weight', isAmount],
  [
    /\b(?:it )?holds? ((?:up to )?(?:\d|half|a (?:half|quarter|third)|an?\b|one\b|two\b|three\b).*)$/i,
    'Capacity',
    (value) => /\d|\b(?:lit(?:er|re)|ml|ounce|gallon|cup)/i.test(value),
  ],
  [/\b(?:it )?measures? (.+)$/i, 'Dimensions'],
  // "The battery lasts 40 hours".
  [
    /^(?:(?:and|also) )?(?:the |its |our )?battery (?:now |really |even )*(?:lasts?|runs?|goes|holds?)(?: for)? (.+)$/i,
    'Battery life',
    isAmount,
  ],
  [new RegExp(`\\b(?:is|are|it['’]s) (${length}) long$`, 'i'), 'Length'],
  [new RegExp(`\\b(?:is|are|it['’]s) (${length}) wide$`, 'i'), 'Width'],
  [new RegExp(`\\b(?:is|are|it['’]s) (${length}) (?:high|tall)$`, 'i'), 'Height'],
  [new RegExp(`\\b(?:is|are|it['’]s) (${length}) deep$`, 'i'), 'Depth'],
  [new RegExp(`\\b(?:is|are|it['’]s) (${length}) thick$`, 'i'), 'Thickness'],
  [/\bcolou?rs? (?:is|are) (.+)$/i, 'Color', mayBeColor],
  [/\bcomes in (?:the )?(?:\w+ )?colou?rs?:? (.+)$/i, 'Color', mayBeColor],
  [
    /\b(?:comes?|available|offered|sold|exists?|(?:have|got|offer|sell|make|stock|carry) (?:it|this|them|these)) in (?:the )?(?:(?:\d+|two|three|four|five|six|several|many|different|following|these) )*(?:colou?rs?:? )?(.+)$/i,
    'Color',
    isColors,
  ],
  [
    /\b(?:comes?|available|offered|sold|exists?|(?:have|got|offer|sell|make|stock|carry) (?:it|this|them|these)) in (?:the )?(?:(?:\d+|two|three|four|five|six|several|many|different|following|these) (?=\D)(?!(?:and|or|to)\b))*(?:sizes?:? )?(.+)$/i,
    'Size',
    isSizes,
  ],
  [/\b(?:is )?(?:handmade|hand[- ]?(?:crafted|poured|sewn|woven)) in (.+?)(?: by [a-z ]+)?$/i, 'Handmade in', isTown],
  [
    /\b(?:is )?(?:made|manufactured|produced|crafted|handmade|sewn|woven|assembled|built) in (.+?)(?: by [a-z ]+)?$/i,
    'Country of origin',
    isPlace,
  ],
  [/\bcountry of origin is (.+)$/i, 'Country of origin'],
  [/\bwarranty (?:is|of) (.+)$/i, 'Warranty'],
  [
    /(?:^|\b(?:with|has|have|there is|there['’]s|gets?|carries)) (?:an? )?([\w -]{2,30}?)[- ](?:warranty|guarantee)$/i,
    'Warranty',
    isWarranty,
  ],
  [/\bfor (?:ages?|(?:children|kids|babies|toddlers|people) (?:aged?|(?=from )))\s?((?:from )?\d.*)$/i, 'Age'],
  // "Include hiking" asks for words, and "the sets include a brush" states a fact.
  [
    /\b(?:includes|(?<=\b(?:they|(?:the|these|our) [a-z]{2,20}s)(?: all| also)? )include|consists? of|(?:comes? (?:together )?with)(?= .+(?:,| and ))) (.+)$/i,
    'Included',
    isThing,
  ],
  [/\b(?:compatible with) (.+)$/i, 'Compatible with'],
  [
    /^(?:it['’]s|it is|they are|is|this is) ((?:[a-z]+ ){0,3}[\w-]+[- ](?:certified|approved|listed|compliant))$/i,
    'Certification',
    (value) => !/^(?:not|already|now|well|also|being|poorly|badly)\b/i.test(value),
  ],
];

/** "6 keys and comes in cognac": another statement stands behind the value. */
const goesOn =
  /\S (?:and|but) (?:(?:it|they|this|which) (?:also )?)?(?:is|are|has|have|comes?|weighs?|holds?|measures?|costs?|fits|lasts|keeps|includes|contains) \S/i;

const clean = (text: string) =>
  withoutLooseQuote(unquoted(text))
    .replace(/^(?:now|actually|really) (?=\S)/i, '')
    .replace(/[.!;,]+$/, '')
    .replace(/,? please$/i, '')
    .trim();
/** `"Handmade in Germany"`: the quote that ends the sentence belongs to no value in it; `12"` are inches. */
const withoutLooseQuote = (text: string) =>
  /["“”]/.test(text.slice(0, -1)) ? text : text.replace(/(?<=\p{L})["”]$/u, '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const lead =
  /^(?:(?:actually|and|btw|but|by the way|also|note|so|well),? )*(?:(?:the|its|our|my|this|that|these|those|each|every) )?/i;

/** Said of the assistant's work as often as of a product. */
const praise = new Set(['best', 'best seller', 'number one', 'premium', 'perfect', 'unique', 'genuine']);
const property =
  /^(?:it['’]s|it is|they are|they['’]re|this is|these are) ((?:100 ?% |fully |completely |certified )?[\p{L}\p{N} -]{3,40})$/iu;
const ability =
  /^(?:it|they|this|the product) ((?:(?:withstands?|resists?|folds?|floats?|survives?|lasts? (?:(?:up to|for|about|at least) )?\d+) ?\S*|protects? (?:against|from|your)|keeps? (?:drinks?|food|coffee|tea|water|ice|cold|warm|hot|dry|cool|fresh|hands|feet|its (?:shape|color|colour))) .{2,200})$/i;

/** "It is vegan", "it withstands 40 degrees": a strong point of the product, as a bullet in the seller's words. */
function strongPoint(text: string): ListingEdit | null {
  const own = text.replace(/[.!]+$/, '');
  const said = property.exec(own)?.[1] ?? '';
  const claim =
    said === '' ? undefined : factsOf(said, 'en').find(({ kind, key }) => kind === 'claim' && !praise.has(key));
  const value = claim !== undefined && claim.text.length * 2 >= said.length ? said : ability.exec(own)?.[1];
  return value === undefined ? null : { op: 'add', field: 'bullets', value: capital(value) };
}

/** "The biggest arch": one of several. */
const oneOf =
  /^(?:biggest|largest|smallest|longest|shortest|tallest|inner|outer|front|rear|back|upper|lower|left|right|middle|main|side) [\p{L}-]+$/iu;

/** "The strap", in "the strap is made of nylon"; null where the product itself is spoken of. */
function partIn(before: string): string | null {
  const subject = before
    .replace(lead, '')
    .trimEnd()
    .replace(/\s(?:is|are|was|comes?|has)$/i, '')
    .trim();
  return subject !== '' && subject.split(' ').length <= 3 && (parts.test(subject) || oneOf.test(subject))
    ? subject
    : null;
}

/** "it is made of bamboo": a fact that is stated about the product or a part of it; null when the sentence states none that is known. */
export const statedFact = oncePerText((sentence): ListingEdit | null => {
  const text = sentence.trim();
  const brand = /^(?:the |its |my |our )?brand(?: name)? (?:is|:) (.+)$/i.exec(text)?.[1];
  if (brand !== undefined && mayBeBrand(clean(brand))) return { op: 'set', field: 'brand', value: clean(brand) };
  const own = /^(?:the |its |our )?((?:[a-z]+ ){0,2}[a-z]+) (colou?r|material|weight|size) (?:is|are) (.+)$/i.exec(
    text,
  );
  if (own?.[1] !== undefined && parts.test(own[1]))
    return { op: 'set', field: 'specifications', name: capital(`${own[1]} ${own[2]}`), value: clean(own[3] ?? '') };
  for (const [pattern, name, fits] of facts) {
    const match = pattern.exec(text);
    const value = match?.[1] === undefined ? '' : clean(match[1]);
    if (
      match === null ||
      value === '' ||
      goesOn.test(value) ||
      faulty.test(value) ||
      standsElsewhere.test(value) ||
      fits?.(value) === false
    )
      continue;
    const part = partIn(text.slice(0, match.index));
    return {
      op: 'set',
      field: 'specifications',
      name: part === null ? name : capital(`${part} ${name.toLowerCase()}`),
      value,
    };
  }
  const colored = /^(?:the |its |our )?((?:[a-z]+ ){0,2}[a-z]+) (?:is|are) (.+)$/i.exec(text);
  if (colored?.[1] !== undefined && parts.test(colored[1]) && isColors(clean(colored[2] ?? '')))
    return { op: 'set', field: 'specifications', name: capital(`${colored[1]} color`), value: clean(colored[2] ?? '') };
  const point = strongPoint(text);
  if (point !== null) return point;
  const measured = measuredFact(text);
  if (measured !== null) return measured;
  const pair = /^([^:=\n]{2,60}?)\s*[:=]\s*(\S.{0,400})$/.exec(text);
  if (pair?.[1] === undefined || pair[2] === undefined || saysMore.test(pair[1])) return null;
  if (isOddPair(pair[1], pair[2])) return null;
  return ofField(capital(pair[1].trim()), clean(pair[2]));
});

/** "I looked at the tag: cotton" names no specification by its first words. */
const saysMore =
  /^(?:(?:please )?(?:add|set|put|change|replace|remove|write|make|improve|score|describe|mention|explain|tell|include|to (?:all|both|each))\b.*|i|we|he|she|they|you|so|well|and|but|yes|sorry|thanks|(?:my|our|the) (?:supplier|factory|manufacturer|maker|producer|wife|husband|boss|colleague|customers?) [a-z]+)\b/i;

function ofField(name: string, value: string): ListingEdit {
  const field = name.toLowerCase();
  if (field === 'brand' || field === 'category' || field === 'price' || field === 'title' || field === 'description')
    return { op: 'set', field, value };
  if (/^keywords?$/.test(field)) return { op: 'add', field: 'keywords', value };
  if (/^bullets?$/.test(field)) return { op: 'add', field: 'bullets', value };
  return { op: 'set', field: 'specifications', name, value };
}
