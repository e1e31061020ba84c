import type { ListingEdit } from '../../../tool-types.ts';
import { E, type Edits, type Form, gone, half, items, type Said, sure } from './list-order-parts.ts';

const one = '<b(-?\\d+)>';
const said = '(?:the )?(?:(?:words?|terms?|phrases?|expressions?|bits?|claims?) )';
const words =
  '("\\d+"(?:(?:,? and|,) "\\d+")*|[\\w%\'’/+.-]+(?:,? (?!<|from\\b|out\\b|in\\b|inside\\b|within\\b|off\\b)[\\w%\'’/+.-]+){0,7}?)';
const takes = `(?:${sure}|${half})`;
const from = `(?: ${gone})?,? (?:from|out of|out from|off|off of|of|in|within|inside)(?: (?:the |our |my )?(?:text|words|wording) of)?`;
const never =
  '(?:(?:(?:should|must|may|can|shall|has to|needs to) not|no longer)(?: (?:please|ever|any longer))* (?:say|contain|have|include|mention|hold|use)|without)';

/** Words that go out of a bullet, which itself stays. */
export const wordForms: Form[] = [
  // "Take the word easy out of the last bullet".
  [new RegExp(`^${takes} (?:${said})?${words}${from} ${one}${E}`, 'i'), (order) => without(order, 1, order.match[2])],
  // "Second bullet: delete the word lid".
  [
    new RegExp(
      `^(?:in |from |out of |on )?${one}[,:]? (?:please |just |you can )*${takes} (?:${said})?${words}(?: ${gone})?${E}`,
      'i',
    ),
    (order) => without(order, 2, order.match[1]),
  ],
  // "The second bullet must not say leakproof", "bullet 2: without the word leakproof".
  [
    new RegExp(`^${one}[,:]? ${never} (?:${said})?${words}(?: in it| any ?more| any longer)*${E}`, 'i'),
    (order) => without(order, 2, order.match[1]),
  ],
  // "In the second bullet, delete the word lid": the bullet stands in a part of its own.
  [
    new RegExp(`^${takes} ${said}${words}(?: ${gone})?${E}`, 'i'),
    (order) =>
      order.entry?.field === 'bullets' && order.entry.position !== undefined
        ? without(order, 1, String(order.entry.position))
        : null,
  ],
  // "Remove the word steel from the bullets": those that say it stay.
  [
    new RegExp(`^${takes} ${said}${words}${from} (?:all |each |every |any )?(?:of )?<b>${E}`, 'i'),
    (order) => without(order, 1),
  ],
];

/** "The last word", "the comma", "what is in brackets": no words of the text itself. */
const noWords =
  /^(?:first|second|third|last|all|any|every|each|both|some|more|it|that|this|them|these|those|everything|something|what|whatever|two|three|too many)\b|\b(?:words?|sentences?|commas?|dots?|periods?|full stops?|emojis?|smileys?|icons?|punctuation|exclamation|marks?|capitals?|brackets?|spaces?|dash(?:es)?|hyphens?|typos?|mistakes?|errors?|repetitions?|fluff)\b/i;
const several = /\b(?:words|terms|phrases|expressions) /i;

function without(order: Said, group: number, place?: string): Edits {
  const text = order.match[group] ?? '';
  if (!text.startsWith('"') && noWords.test(text)) return null;
  const names = text.startsWith('"')
    ? items(order, group)
    : several.test(order.match[0])
      ? order.words(group).split(/,? and |, /)
      : [order.words(group)];
  const position = place === undefined ? {} : { position: Number(place) };
  return names.map((name): ListingEdit => ({ op: 'remove', field: 'bullets', ...position, name }));
}
