import { isColors, materials } from './fact-values.ts';

const material = new RegExp(`^(?:and |or |& )?${materials}(?: (?:and|or|&) ${materials})?$`, 'i');
const size = '(?:one size|x{0,4}[sml]|[2-6]xl|x-?small|x-?large|small|medium|large|extra large|\\d{1,3}(?:[.,]5)?)';
const sizes = new RegExp(
  `^(?:and |or |& )?${size}(?:(?: ?, ?(?:and |or )?| (?:and|or|to|&) | ?[-/] ?)${size}){0,20}$`,
  'i',
);

/** "S, M and L", "36 to 42", "small": sizes to choose from, and nothing else. */
export const isSizes = (value: string): boolean => value.length <= 60 && sizes.test(value.trim());

const own = (item: string) => item.replace(/^(?:and|or|&) /i, '').replace(/[\s.!]+$/, '');
/** Names of specifications whose values are lists, with what another item of them looks like. */
const lists: [RegExp, (item: string) => boolean][] = [
  [/colou?rs?$/i, (item) => isColors(own(item))],
  [/(?:material|fabric)s?$/i, (item) => material.test(item)],
  [/^sizes?$/i, isSizes],
];
/** What is in a box has no form of its own: a list goes on until another fact begins. */
const open = /^(?:included|compatible with)$/i;

interface Piece {
  text: string;
  /** What stands between it and the one before. */
  before: string;
}

/** "Aromas: nut": a name of no known kind, whose values may be many. */
const labelled =
  /^(?!(?:the |its )?(?:colou?rs?|materials?|sizes?|weight|capacity|brand|price|features?|points|benefits|highlights|made in|dimensions)\b)[\p{L}][\p{L} ]{1,30}: [\p{L}-]+(?: [\p{L}-]+)?$/iu;
/** "Suitable for filter, french press and espresso": what it is suitable for goes on to the "and". */
const fitting =
  /^(?:(?:also |very |well )?(?:suitable|suited|ideal|perfect|great|good|made|designed) for|works (?:with|in|on)|fits|goes with|notes of|hints of|(?:gut )?geeignet für|passend für|ideal für|convient (?:à|pour)|adapté (?:à|pour)|apto para|ideal para|adecuado para|adatto a|ideale per) (?!.*\b(?:and|und|et|y|e)\b)[\p{L}][\p{L} '-]{1,30}$/iu;
const lastFitting = /^[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:and|und|et|y|e|&) [\p{L}'-]+(?: [\p{L}'-]+){0,2}$/iu;
const single = /^(?:(?:and|or|und|et|y) )?[\p{L}-]+(?: [\p{L}-]+)?$/u;
/** The last piece of "Aromas: nut, caramel, orange", which goes on to the end of its sentence; -1 where it is no list. */
function endOfList(pieces: Piece[], start: number): number {
  if (fitting.test(pieces[start]?.text ?? '')) {
    const end = pieces.findIndex(({ text }, index) => index > start && lastFitting.test(text));
    const between = pieces.slice(start + 1, end);
    const isOne = end > 0 && pieces.slice(start + 1, end + 1).every(({ before }) => /^,\s+$/.test(before));
    return isOne && between.length <= 5 && between.every(({ text }) => single.test(text)) ? end : -1;
  }
  const behind = pieces.slice(start + 1);
  const next = behind.findIndex(({ before }) => !/^,\s+$|^\s+and\s+$/.test(before));
  const items = next < 0 ? behind : behind.slice(0, next);
  return items.length >= 2 && items.every(({ text }) => single.test(text)) ? start + items.length : -1;
}

/**
 * Puts together what was taken apart inside a list: "it comes in red" and "blue and green". `nameOf` gives the
 * specification that a piece states, `isFact` whether it states anything by itself.
 */
export function joinedLists(
  pieces: Piece[],
  nameOf: (text: string) => string | null,
  isFact: (text: string) => boolean,
): string[] {
  const joined: string[] = [];
  let from = -1;
  let until = -1;
  let name: string | null = null;
  for (const [index, { text, before }] of pieces.entries()) {
    if (index > until && ((labelled.test(text) && !/^,/.test(before)) || fitting.test(text))) {
      from = index;
      until = endOfList(pieces, index);
    }
    const last = joined.at(-1);
    const isList = /^\s*,\s+$|^\s+(?:and|or)\s+$/i.test(before);
    const fits =
      name !== null &&
      isList &&
      ((open.test(name) && !isFact(text) && text.split(' ').length <= 6) ||
        lists.some(([names, is]) => names.test(name ?? '') && is(text)));
    if (last !== undefined && (fits || (index > from && index <= until)))
      joined[joined.length - 1] = `${last}${before}${text}`;
    else {
      joined.push(text);
      name = nameOf(text);
    }
  }
  return joined;
}
