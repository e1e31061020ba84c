import type { CardPart } from '../../../../cards/card-parts.ts';
import type { CardState } from '../../../tools/card-state.ts';

const parts: [string, CardPart][] = [
  ['descriptions?', 'description'],
  ['bullets?(?: points?)?|key features', 'bullets'],
  ['spec(?:ification)?s?|attributes|properties', 'specifications'],
  ['keywords?|tags?|search terms', 'keywords'],
  ['(?:main )?(?:images?|pictures?|photos?|pics?)', 'images'],
  ['prices?(?: tags?)?', 'price'],
  ['brands?(?: names?)?', 'brand'],
];
const part = `(?:an? |any |the |their |its |single )*(?:${parts.map(([said]) => said).join('|')})`;
const partList = `(${part}(?:(?:,? (?:and|or|nor) |, ?)(?:no |without )?${part})*)(?: (?:at all|yet|so far|at the moment|right now|whatsoever))*(?! (?:of|with|about|called|named|in)\\b|[\\p{L}-])`;
const lacks =
  '(?:(?:that|which|who) )?(?:(?:still )?(?:are |is )?(?:still )?(?:without|missing|lacking)|with(?: an?)? (?:empty|missing)|(?:with|have|has|got|have got|has got|there is|there are)(?: still)? no|(?:do|does) not (?:even )?(?:yet )?(?:have|got)|(?:have|has) not got|(?:still )?(?:lacks?|miss(?:es)?))';

const stock: [string, NonNullable<CardState['availability']>][] = [
  ['(?:not|no longer) (?:in stock|available)|out[- ]of[- ]stock|sold[- ]out|unavailable', 'out_of_stock'],
  ['in[- ]stock|on stock|available', 'in_stock'],
  ['(?:on |for )?pre-?orders?', 'preorder'],
];
const stocks = `(${stock.map(([said]) => said).join('|')})`;
const stockOf = (words: string) => stock.find(([said]) => new RegExp(`^(?:${said})$`, 'i').test(words))?.[1];

const cards = '(?:ones?|cards?|listings?|products?|items?|things?)';
const those = `(?:${cards}|those|these|them|everything|all|anything|whatever|what|which)`;
const being = '(?:(?:is|are|was|were|i have|we have)(?: (?:still|currently|now|all|actually))* )?';
const behind = `(?<=\\b(?:${those}|\\p{L}{2,}s)),? (?:(?:and|but) )?(?:(?:that|which|who) )?`;

const stockBehind = new RegExp(
  `${behind}${being}${stocks}(?: (?:now|right now|currently|at the moment))*(?![\\p{L}-])`,
  'iu',
);
const stockBefore = new RegExp(`\\b(?:currently )?${stocks} (?=${cards}\\b)`, 'iu');
const lackBehind = new RegExp(`${behind}${lacks} ${partList}`, 'iu');
const brandBehind = new RegExp(
  `${behind}(?:(?:is|are|of|from|by|with|have|has) )+(?:the )?brand(?: name)? (?:is )?["“']?([\\p{L}\\d][\\p{L}\\d&.’-]*(?: \\p{Lu}[\\p{L}\\d&.’-]*)*)["”']?`,
  'iu',
);

const partsIn = (words: string): CardPart[] =>
  parts.flatMap(([said, id]) => (new RegExp(`\\b(?:${said})\\b`, 'i').test(words) ? [id] : []));
/** What is sold or written elsewhere is no state of a card. */
const written = (text: string) =>
  text
    .replace(/\bdon['’]?t\b/gi, 'do not')
    .replace(/\bdoesn['’]?t\b/gi, 'does not')
    .replace(/\bhaven['’]?t\b/gi, 'have not')
    .replace(/\bhasn['’]?t\b/gi, 'has not')
    .replace(/\bwhat['’]?s\b/gi, 'what is')
    .replace(/\bisn['’]?t\b/gi, 'is not')
    .replace(/\baren['’]?t\b/gi, 'are not');

/** "In stock", "without a description", "of the brand Lumo": what cards are like, and the words without it; null where nothing is said of it. */
export function statedWords(said: string): { state: CardState; rest: string } | null {
  let rest = written(said);
  const state: CardState = {};
  const take = (pattern: RegExp, read: (words: string) => void) => {
    const found = pattern.exec(rest);
    if (found === null) return;
    read(found[1] ?? '');
    rest = `${rest.slice(0, found.index)}${rest.slice(found.index + found[0].length)}`;
  };
  take(lackBehind, (words) => {
    state.lacks = partsIn(words);
  });
  for (const pattern of [stockBefore, stockBehind])
    take(pattern, (words) => {
      const availability = stockOf(words);
      if (availability !== undefined) state.availability = availability;
    });
  take(brandBehind, (words) => {
    state.brand = words;
  });
  return Object.keys(state).length === 0 ? null : { state, rest: rest.replace(/ {2,}/g, ' ').trim() };
}
