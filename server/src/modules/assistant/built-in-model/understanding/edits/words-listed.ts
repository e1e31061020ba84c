import type { ListingEdit } from '../../../tool-types.ts';
import type { Source } from './edit-values.ts';

const severalNamed = /\b(?:words|terms|phrases|expressions)\b/;

/** "The words amazing, best and ultimate": each of them. One word, and a name with an "and" in it, is itself. */
export const wordsListed = (said: string, text: string): string[] =>
  severalNamed.test(text) ? said.split(/,? (?:and|or|nor|&) |, ?/).filter((word) => word.trim() !== '') : [said];

/** "Remove the words amazing and ultimate from the description": each of them, wherever it stands. */
export function eachWordOf(edit: ListingEdit, text: string): ListingEdit[] {
  const { op, field, value = '', position } = edit;
  const isInText = op === 'remove' && (field === 'title' || field === 'description') && position === undefined;
  const words = isInText ? wordsListed(value, text) : [];
  return words.length > 1 ? words.map((name) => ({ op, field, name })) : [edit];
}

const quotedList = /"\d+"(?:(?:,? and |,? & |, ?| \+ )(?:also )?"\d+")+/g;
/** 'Add "vegan" and "fragrance free" to the title': each of them, in their order. */
export function eachQuotedOf(edit: ListingEdit, { text, quotes }: Source): ListingEdit[] {
  if (edit.op !== 'add' || edit.field === 'specifications' || edit.value === undefined) return [edit];
  for (const [list] of text.matchAll(quotedList)) {
    const values = [...list.matchAll(/"(\d+)"/g)].map(([, place]) => quotes[Number(place)] ?? '');
    if (values.includes(edit.value) && !values.includes('')) return values.map((value) => ({ ...edit, value }));
  }
  return [edit];
}
