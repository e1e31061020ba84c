import { type Fact, factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { capitalised } from './clean-text.ts';
import { namesOf } from './property-names.ts';

const number = '(?:(?:ca\\.?|approx\\.?|about|up to) )?\\d[\\d.,]*';
const length = '(?:mm|cm|m|in|inch(?:es)?|ft|")';
const sides = new RegExp(`^${number} ?${length}? ?[x×] ?${number} ?${length}?(?: ?[x×] ?${number})? ?${length}$`, 'iu');
const nouns: Record<string, string> = {
  long: 'Length',
  wide: 'Width',
  high: 'Height',
  tall: 'Height',
  deep: 'Depth',
  thick: 'Thickness',
};
// "75 cm high", and "Band 2 mm wide" of a part.
const stretched = new RegExp(
  `^(?:(\\p{L}+(?: \\p{L}+)?) )?(${number} ?${length}) (long|wide|high|tall|deep|thick)$`,
  'iu',
);
const things =
  '(?:capsules|tablets|softgels|gummies|seeds|bulbs|sheets|pieces|pcs|bags|tea bags|bars|cards|stickers|labels|pairs|pages|pods|candles|napkins|wipes|rolls)';

/** What a size begins with, of a shoe or a shirt. */
export const size = '(?:(?:us|uk|eu) )?(?:\\d|(?:x{0,4}[sml]|small|medium|large)\\b)';

/** English lines that say a property in other words than its name. */
const english: readonly [RegExp, string | ((match: RegExpExecArray) => Specification)][] = [
  [new RegExp(`^weighs (${number} ?(?:g|kg|lbs?|oz|pounds?|grams?))$`, 'iu'), 'Weight'],
  [new RegExp(`^(${number} ?${length})(?: in)? diameter$`, 'iu'), 'Diameter'],
  [new RegExp(`^(?:holds )?(${number} ?(?:ml|cl|l|lit(?:er|re)s?|fl\\.? ?oz))(?: capacity)?$`, 'iu'), 'Capacity'],
  [new RegExp(`^sizes (${size}[\\p{L}\\d .,/–-]{0,25})$`, 'iu'), 'Sizes'],
  [
    /^sizes? ((?:\d?X{0,4}[SML])(?:[ ,/]+(?:\d?X{0,4}[SML])){1,8})$/iu,
    ([, said = '']) => ({
      name: 'Sizes',
      value: said
        .split(/[ ,/]+/u)
        .join(', ')
        .toUpperCase(),
    }),
  ],
  [new RegExp(`^size (${size}[\\p{L}\\d ./–-]{0,25})$`, 'iu'), 'Size'],
  [/^(?:for |suitable for )?ages? (\d{1,2}(?: ?(?:[–-]|to) ?\d{1,2}|\+)?(?: (?:years?|months?))?)$/iu, 'Age'],
  [/^((?:set|pack) of \d{1,4})$/iu, 'Pack size'],
  [new RegExp(`^(\\d{1,5} (?:[\\p{L}-]+ ){0,2}${things}(?: (?:per|in each) \\p{L}+)?)$`, 'iu'), 'Contents'],
  // Postage and taxes are no part of the product.
  [
    /^((?!what|(?:not|no|nothing|everything|all|free|vat|tax(?:es)?|shipping|delivery|postage)\b)[\p{L}\d][\p{L}\d &-]{2,40}?)(?<! not) (?:is |are )?(?:included|incl\.?)$/iu,
    'Included',
  ],
  [
    /^(?:comes|packed|packaged) in (?:an? )?((?!an? )[\p{L} -]{0,40}?(?:box|bag|pouch|tin|case|jar|tube|sleeve|wrap))$/iu,
    'Packaging',
  ],
  [/^for ((?:indoor|outdoor|indoor and outdoor|home|professional)) use$/iu, 'Use'],
  [
    /^(?:language|in) (english|german|french|spanish|italian|polish|russian|dutch|japanese|chinese)(?: language)?$/iu,
    'Language',
  ],
  [/^finish ([\p{L}-]{3,20})$/iu, 'Finish'],
  [stretched, ([, part = '', value = '', how = '']) => measure(part, value, how)],
];

function measure(part: string, value: string, how: string): Specification {
  const noun = nouns[how.toLowerCase()] ?? how;
  return { name: part === '' ? noun : capitalised(`${part.toLowerCase()} ${noun.toLowerCase()}`), value };
}

const madeIn =
  /^(?:made|manufactured|produced|woven|knitted|hergestellt|gefertigt|сделано) (?:in|в) ([\p{L} ]{3,30})$/iu;

/** The property that a short line states without its name, such as "Sterling silver 925"; null for any other line. */
export function factOfShortLine(line: string, language: string): Specification | null {
  const names = namesOf(language);
  if (names === null) return null;
  if (language === 'en') {
    for (const [pattern, named] of english) {
      const match = pattern.exec(line);
      if (match === null) continue;
      return typeof named === 'string' ? { name: named, value: capitalised(match[1] ?? '') } : named(match);
    }
    const place = madeIn.exec(line)?.[1]?.trim() ?? '';
    if (wholeFact(place, language)?.kind === 'origin') return { name: 'Country of origin', value: place };
  }
  if (sides.test(line)) return { name: names.dimensions, value: line };
  const material = materialOf(line, language);
  if (material !== null) return { name: names.material, value: capitalised(material) };
  return isColour(line, language) ? { name: names.colour, value: capitalised(line) } : null;
}

const shade = /^(?:[\s,&/-]|\b(?:and|or|und|oder|dark|light|matte?|deep|bright|pale|pastel|dunkel|hell)\b)*$/iu;

/** "Navy blue", "black and white": nothing but colours. */
function isColour(line: string, language: string): boolean {
  const facts = factsOf(line, language).filter(({ kind, denied }) => kind === 'colour' && denied !== true);
  const rest = facts.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), line);
  return facts.length > 0 && shade.test(rest);
}

const wholeFact = (text: string, language: string): Fact | undefined =>
  factsOf(text, language).find(({ start, end, denied }) => start === 0 && end === text.length && denied !== true);

// What is said of the material itself: how pure, how strong, how won.
const grade =
  /^(?:\d{1,3} ?%?|%|\d{1,2} ?k|\d{1,2}\/\d{1,2}|316l?|\d+ ?(?:gsm|g\/m²)|solid|pure|genuine|real|natural|recycled|organic|massiv\p{L}*|echt\p{L}*|natürlich\p{L}*|and|und|&|of|,)$/iu;
// What a stone or a piece of it looks like: it belongs to no material.
const look =
  /^(?:\d+(?:[.,]\d+)? ?mm|mm|round|oval|square|pear|teardrop|cabochon|faceted|cut|polished|beads?|stones?|gemstones?|brushed|matte|glazed|fired)$/iu;

/** "Sterling silver 925", "100 % merino wool", and "Moonstone" of "Moonstone 6mm round cabochon". */
function materialOf(line: string, language: string): string | null {
  const facts = factsOf(line, language).filter(({ kind, denied }) => kind === 'material' && denied !== true);
  const last = facts.at(-1);
  if (last === undefined) return null;
  const isIn = (at: number): boolean => facts.some(({ start, end }) => start <= at && at < end);
  let end = 0;
  for (const { 0: word, index } of line.matchAll(/[^\s,]+|,/gu)) {
    const belongs = isIn(index) || (grade.test(word) && index <= last.end + 1);
    if (!belongs && (index < last.end || !look.test(word))) return null;
    if (belongs) end = index + word.length;
  }
  return line.slice(0, end);
}
