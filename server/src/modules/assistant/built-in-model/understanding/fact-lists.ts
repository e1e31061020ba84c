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
  let name: string | null = null;
  for (const { text, before } of pieces) {
    const last = joined.at(-1);
    const isList = /^\s*,\s+$|^\s+(?:and|or)\s+$/i.test(before);
    const fits =
      name !== null &&
      isList &&
      ((open.test(name) && !isFact(text) && text.split(' ').length <= 6) ||
        lists.some(([names, is]) => names.test(name ?? '') && is(text)));
    if (last !== undefined && fits) joined[joined.length - 1] = `${last}${before}${text}`;
    else {
      joined.push(text);
      name = nameOf(text);
    }
  }
  return joined;
}
