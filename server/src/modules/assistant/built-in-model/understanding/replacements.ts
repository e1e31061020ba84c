import type { ListingEdit } from '../../tool-types.ts';
import { quoted, type Source } from './edit-values.ts';
import { sectionNamed } from './wishes.ts';

const word = '(?:the )?(?:words? |phrase |term )?("\\d+"|[\\w%-]+(?: [\\w%-]+){0,3}?)';
const bare = '(?:the )?(?:words? |phrase |term )("\\d+"|[\\w%-]+)';
const end = '(?= (?:in|on|from|throughout|everywhere|please|there|here)\\b|[.,;!]|$)';
const patterns: [RegExp, 'old first' | 'new first'][] = [
  [new RegExp(`\\b(?:replace|swap|exchange|substitute) ${word} (?:with|by|for|through) ${word}${end}`), 'old first'],
  [new RegExp(`\\b(?:change|turn|correct|edit|rename) (?:("\\d+")|${bare}) (?:to|into) ${word}${end}`), 'old first'],
  [new RegExp(`\\binstead of ${word},? (?:please )?(?:say|write|use|put) ${word}${end}`), 'old first'],
  [new RegExp(`\\b(?:say|write|put|use) (?:("\\d+")|${bare}) instead of ${word}${end}`), 'new first'],
];
const texts = ['title', 'description', 'bullets', 'keywords'] as const;

/** "Replace "cheap" with "affordable" in the description": one edit for each text that is named, or for all of them. */
export function replacementsIn(source: Source): ListingEdit[] {
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(source.text);
    if (match === null) continue;
    const [first, second] = match.slice(1).filter((group) => group !== undefined);
    if (first === undefined || second === undefined) continue;
    const [old, fresh] = order === 'old first' ? [first, second] : [second, first];
    if (isNoWord.test(old) || isNoWord.test(fresh)) return [];
    const name = wordsOf(source, old);
    const value = wordsOf(source, fresh);
    const named = sectionNamed(source.text.slice(match.index + match[0].length));
    const fields = texts.filter((field) => named.length === 0 || named.includes(field));
    if (name === '' || value === '') return [];
    return fields.map((field) => ({ op: 'set', field, name, value }));
  }
  return [];
}

/** Parts of a card are exchanged by other edits, backgrounds and marketplaces by other tools. */
const isNoWord =
  /^(?:(?:the |its |my |this )?(?:title|headline|description|bullets?(?: \d+)?|\w+ bullet|keywords?|brand|category|price|background|image|picture|photo|main image|it|this|that|them|white|amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|specifications?)|\d+|.*\b(?:bullet|keyword|background|image|photo|picture|price|brand|category)\b.*)$/;

function wordsOf(source: Source, said: string): string {
  if (/^"\d+"$/.test(said)) return quoted(source, said);
  const at = source.text.indexOf(said);
  return source
    .raw(at, at + said.length)
    .replace(/["“”]/g, '')
    .trim();
}
