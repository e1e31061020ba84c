import type { ListingEdit } from '../../../tool-types.ts';
import { sectionNamed } from '../wishes/wishes.ts';
import { quoted, type Source } from './edit-values.ts';
import { wordsListed } from './words-listed.ts';

const single = '(?:the )?(?:words? |phrase |term )?("\\d+"|[\\p{L}\\p{N}%-]+)';
const arrow = '(?:→|->|=>|-->)';
const typo = '(?:\\btypos?\\b|\\bmis-?spel\\w+(?!\\w)|\\bspell?ing\\b|\\bspelt\\b|\\bspelled\\b|\\bcorrection\\b)';
const word = '(?:the )?(?:words? |phrase |term )?("\\d+"|[\\w%-]+(?:[.,]\\d+)*(?: [\\w%-]+(?:[.,]\\d+)*){0,3}?)';
const bare = '(?:the )?(?:words? |phrase |term )("\\d+"|[\\w%-]+)';
const end =
  '(?= (?:in|on|from|for|throughout|everywhere|please|there|here|but|except|only|wherever|and not|not)\\b|[.,;:!]|$)';
const patterns: [RegExp, 'old first' | 'new first'][] = [
  [new RegExp(`\\b(?:replace|swap|exchange|substitute) ${word} (?:with|by|for|through) ${word}${end}`), 'old first'],
  [new RegExp(`\\b(?:change|turn|correct|edit|rename) (?:("\\d+")|${bare}) (?:to|into) ${word}${end}`), 'old first'],
  [
    new RegExp(`${typo}.{0,60}?${single} ?(?:${arrow}|should (?:be|say|read)|must be) ?${single}${end}`, 'u'),
    'old first',
  ],
  [new RegExp(`${typo}[^:]{0,40}: ?${single} ?: ?${single}${end}`, 'u'), 'old first'],
  [new RegExp(`(?:^|[:,;] ?)${single} ?${arrow} ?${single}${end}`, 'u'), 'old first'],
  [new RegExp(`\\b(?:correct|change|fix) the spelling of ${single} (?:to|into) ${single}${end}`, 'u'), 'old first'],
  [new RegExp(`\\binstead of ${word},? (?:please )?(?:say|write|use|put) ${word}${end}`), 'old first'],
  [
    new RegExp(
      `\\b(?:says?|stands|reads?),? ${word},? (?:but |and )?(?:it |that |this |there )?(?:should|must|has to|needs to) (?:be|say|read|stand) ${word}${end}`,
    ),
    'old first',
  ],
  [
    new RegExp(
      `\\b(?:says|stands|reads) ${word},? (?:please )?(?:write|put|say|use|make it)(?: there| here)? ${word}(?: instead| there)*${end}`,
    ),
    'old first',
  ],
  [new RegExp(`\\b(?:say|write|put|use) (?:("\\d+")|${bare}) instead of ${word}${end}`), 'new first'],
  [
    new RegExp(
      `\\bnot (?:made of |of |from )?${word},? but ${word}[,.;:]? (?:please |so |and |can you |could you )*(?:correct|fix|change|replace|mend|update|put) (?:it|that|this|them)(?: right)? (?:everywhere|throughout|wherever|all over|in (?:all|every|the whole))\\b`,
    ),
    'old first',
  ],
];
/** Without "the word" only where a text is named: other words stand for other things. */
const inText = new RegExp(`\\b(?:say|write|put|use|have) ${single} instead of ${single}${end}`, 'u');
const texts = ['title', 'description', 'bullets', 'keywords'] as const;

const sections = '(?:sections?|texts?|fields?|parts?)';
const gone = new RegExp(
  `^(?:(?:please|and|now|also|ok(?:ay)?|so|then|can you|could you)[ ,]+)*(?:remove|delete|drop|erase|strike|cut|take|get rid of|kick|throw)(?: out)? (?:all )?${word}(?: out)? (?:everywhere|throughout|from everywhere|wherever (?:it|they) (?:stands?|is|are|appears?|occurs?)|of everything|from everything|(?:in|from|out of) all (?:the )?${sections}|(?:in|from) every (?:section|text|field|part))(?: (?:in|on|of|from) (?:it|(?:the|this|my) (?:card|listing)))?(?: please)?[\\s.!]*$`,
);

/** "Remove the word cheap", "take the word cheap out of it". */
const goneWord =
  /^(?:(?:please|and|now|also|ok(?:ay)?|so|then|can you|could you)[ ,]+)*(?:remove|delete|drop|erase|strike|cut|take|get rid of|kick|throw)(?: out)? (?:the )?(?:words?|phrase|term) ("\d+"|[\w%-]+(?: (?!out\b|of\b|from\b|in\b|on\b|please\b)[\w%-]+|, ?[\w%-]+){0,5})(?: out)?(?: (?:of|from|in) (?:it|this|there|the (?:whole )?(?:card|listing|text|copy|thing)))?(?: please)?[\s.!]*$/;

/** "Remove "cheap" everywhere": out of each text. */
function removedEverywhere(source: Source): ListingEdit[] {
  // Beside work on a text they are words to avoid in it.
  const isAlone = (source.whole?.text ?? source.text).trim() === source.text.trim();
  const [, said] = gone.exec(source.text) ?? (isAlone ? goneWord.exec(source.text) : null) ?? [];
  if (said === undefined || isNoWord.test(said)) return [];
  const name = wordsOf(source, said);
  const names = wordsListed(name, source.text);
  return name === '' ? [] : texts.flatMap((field) => names.map((one) => ({ op: 'remove' as const, field, name: one })));
}

/** "Replace "cheap" with "affordable" in the description": one edit for each text that is named, or for all of them. */
export function replacementsIn(source: Source): ListingEdit[] {
  const named = sectionNamed(source.text);
  for (const [pattern, order] of named.length > 0 ? [...patterns, [inText, 'new first'] as const] : patterns) {
    const match = pattern.exec(source.text);
    if (match === null) continue;
    const [first, second] = match.slice(1).filter((group) => group !== undefined);
    if (first === undefined || second === undefined) continue;
    const [old, fresh] = order === 'old first' ? [first, second] : [second, first];
    if (isNoWord.test(old) || isNoWord.test(fresh) || isWork.test(fresh)) return [];
    const name = wordsOf(source, old);
    const value = wordsOf(source, fresh);
    const before = source.text.slice(0, match.index + match[0].indexOf(first));
    const fields = fieldsMeant(`${before} ${source.text.slice(match.index + match[0].length)}`);
    if (name === '' || value === '') return [];
    return fields.map((field) => ({ op: 'set', field, name, value }));
  }
  return removedEverywhere(source);
}

/** The texts that the words around a replacement name, without those that they leave out; all when they name none. */
function fieldsMeant(around: string): (typeof texts)[number][] {
  const [said = '', ...left] = around.split(
    /\b(?:except|but not|apart from|other than|and not|not|leave out|without|besides|but)\b/,
  );
  const named = sectionNamed(said);
  const without = sectionNamed(left.join(' '));
  return texts.filter((field) => (named.length === 0 || named.includes(field)) && !without.includes(field));
}

/** Parts of a card are exchanged by other edits, backgrounds and marketplaces by other tools. */
const isNoWord =
  /^(?:(?:the |its |my |this )?(?:title|headline|description|bullets?(?: \d+)?|\w+ bullet|keywords?|brand|category|price|background|image|picture|photo|main image|it|this|that|them|white|amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|specifications?)|\d+|.*\b(?:bullet|keyword|background|image|photo|picture|price|brand|category)\b.*)$/;

/** "My boss says the card must be optimized": what is to be done with it. */
const isWork = /^(?:improved|optimized|re-?written|re-?worked|re-?done|polished|shortened|shorter|longer|better)$/;

function wordsOf(source: Source, said: string): string {
  if (/^"\d+"$/.test(said)) return quoted(source, said);
  const at = source.text.indexOf(said);
  return source
    .raw(at, at + said.length)
    .replace(/["“”]/g, '')
    .trim();
}
