import type { ListingEdit } from '../../../tool-types.ts';
import { named, short, specName, withWholeName } from '../edits/edit-values.ts';
import type { Tokens } from '../edits/list-tokens.ts';
import { isColors, isPlace } from './fact-values.ts';
import { statedParts } from './stated-facts.ts';

interface Pair {
  name: string;
  value: string;
}
export const known = `(?:(?:[a-z]+ ){0,2}(?:${specName}|wattage|country of origin|dimensions|thread|diameter|voltage|colou?r)(?: of origin)?)`;
const single = [
  /^["“”']?([^:=,"“”]{1,60}?)["“”']?\s*(?::|=)\s*["“]?(\S.{0,300}?)["”]?$/s,
  /^["“]([^"”]{1,60})["”],? (?:with (?:the )?value|as|to|is|of|at|,) ?(.{1,200})$/is,
  /^(.{1,40}?),? with (?:the )?value (?:of )?(.{1,200})$/is,
  new RegExp(`^(${known})(?:,| is| of| to| as)? (\\S.{0,200})$`, 'is'),
  /^([a-z]+(?: [a-z]+){0,2}?)(?:,| is| of| to| as)? (\d.{0,60})$/is,
  /^([a-z]+(?: [a-z]+)?), (\S.{0,60})$/is,
];

/** "Height 26 cm", "Warranty 24 months and dishwasher safe: no": each with its name; null when one has none. */
export function specificationPairs(text: string): Pair[] | null {
  const said = text
    .trim()
    .replace(/^(?:the|a|an|its) /i, '')
    .replace(/,? (?:because|since|as (?:carriers|customers|buyers|they|it|we)\b).*$/i, '');
  const parts = said.split(/\s*;\s*|,\s+(?=[^,]*(?:\d|:))(?=[a-z"“])|\s+and\s+(?=[a-z][a-z ]{2,30}?(?::| \d))/i);
  const many = parts.length > 1 ? parts.map(pairOf) : [];
  if (many.length > 1 && many.every((pair) => pair !== null)) return many;
  const colors = said.split(/,\s+|\s+and\s+/).map(pairOf);
  if (colors.length > 1 && colors.every((pair) => pair !== null)) return colors;
  const pair = pairOf(said);
  return pair === null ? null : [pair];
}

function pairOf(text: string): Pair | null {
  for (const pattern of single) {
    const [, name, value] = pattern.exec(text.trim()) ?? [];
    if (name === undefined || value === undefined || noName.test(name)) continue;
    const own = short(value).replace(/^(?:is|to|=|:|[-–—]) /i, '');
    // "Spec check: capacity?" asks for one.
    if (own === '' || noValue.test(own) || own.endsWith('?')) continue;
    return withWholeName({ name: named(name.replace(/^(?:and|the|its|also) /i, '').trim()), value: own });
  }
  return null;
}
const noName =
  /^(?:the|an?|its|my|update|set|change|add|put|write|note|enter|record|insert|mention|make|correct|fix|remove|delete|drop|cut|take|keep|leave|use|swap|move|replace|say|it|that|this|them|these|to|in|on|as|for|from|and|all|please|what|how)\b|\b(?:please|should|must|it|that)\b/i;
const noValue =
  /^(?:not|no longer|never|none of|wrong|missing|that|this|it|in|on|out|away|too|also|first|last|the first|please)\b/i;

const order = new RegExp(
  `^(?:correct|fix|change|update|adjust|add|put|write|enter|note|set|include|mend|insert)(?: (?:(?:that |this )?<s>|it|that|this|them|so|(?:the |its |my )?${known}))?(?: (?:in|into|to|under|on) (?:the )?<s>)?(?: (?:to that|accordingly|please|there|too))*[\\s.!]*$|^(?:that|it|this) (?:has to|must|should|needs to) (?:go|be|stand)(?: put)? (?:in|into|to|under|on) <s>[\\s.!]*$|^set ${known} in <s> to that[\\s.!]*$|^${known} (?:is|are) (?:still )?(?:missing|not) (?:in|from|on) <s>(?:[,.!].*)?$|^<s> (?:lacks?|miss(?:es)?|do not have|does not have|are missing|is missing) (?:the )?${known}(?:[,.!].*)?$`,
  'i',
);
/** "Correct the spec", "put that in the specs": what is told elsewhere in the message is the value. */
export const isOrderOfFact = (text: string): boolean => order.test(text);

const amount =
  '\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]*)* ?(?:mg|kg|g|grams?|kilos?|lbs?|oz|ml|cl|l|liters?|litres?|mm|cm|m|inch(?:es)?|in|ft|w|watts?|kw|v|volts?|mah|hours?|months?|years?|days?|pcs|pieces|%)?(?![\\w.,/-]*\\d)';
const amounts = new RegExp(
  `(?<!\\b(?:not|is not|instead of|rather than|from|than|was) )(?<![\\w./])${amount}(?!\\w)`,
  'gi',
);
const names = new RegExp(`\\b(${known.replace('(?:[a-z]+ ){0,2}', '')})\\b`, 'gi');
const byUnit: [RegExp, string][] = [
  [/\d ?(?:mg|kg|g|grams?|kilos?|lbs?|oz)$/i, 'Weight'],
  [/\d ?(?:ml|cl|l|liters?|litres?)$/i, 'Capacity'],
  [/\d ?(?:w|watts?)$/i, 'Power'],
];

/** A specification that the message tells: its name and its value may stand in different sentences. */
export function toldSpecification(source: Tokens): ListingEdit | null {
  const name = [...source.text.matchAll(names)].at(-1)?.[1];
  const value = [...source.text.matchAll(amounts)].filter(([said]) => /\d/.test(said)).at(-1);
  if (value !== undefined) {
    const stated = short(source.raw(value.index, value.index + value[0].length));
    const own = name ?? byUnit.find(([pattern]) => pattern.test(stated))?.[1];
    return own === undefined ? null : { op: 'set', field: 'specifications', name: named(own), value: stated };
  }
  const said = source.raw(0);
  if (name !== undefined) {
    for (const [, stated = ''] of said.matchAll(
      /(?:\b(?:is|it['’]?s|its|says|origin|colou?r|material)\b,? |: )((?:matte |dark |light )*[\p{L}][\p{L} -]{1,30}?)(?=[,.;!]|$)/giu,
    )) {
      const own = stated.replace(/^(?:is|its|it's|the) /i, '').trim();
      if (isColors(own) || (!noValue.test(own) && isPlace(own)))
        return { op: 'set', field: 'specifications', name: named(name), value: own };
    }
  }
  const fact = statedParts(said).find((part) => part.fact?.field === 'specifications')?.fact ?? null;
  return noValue.test(fact?.value ?? '') ? null : fact;
}

const shortly = new RegExp(`^(?:the |its )?(${known}),? (?:is |now )*(${amount})[\\s.!]*$`, 'i');
/** "Weight 310 g", beside other changes. */
export function shortSpecification(text: string, said: string): ListingEdit[] | null {
  const [pair] = shortly.test(text) ? (specificationPairs(said.replace(/[\s.!]+$/, '')) ?? []) : [];
  return pair === undefined ? null : [{ op: 'set', field: 'specifications', ...pair }];
}
