import type { ListingEdit } from '../../tool-types.ts';
import { type Clause, callOnCard, type Row } from '../understanding/ask.ts';

const lead = '(?:(?:please|so|and|then|now|just|can you|could you|you can|i want you to|i would like you to|let us) )*';
const that = '(?:this|that|it|these words|this one|that one|this text|that text|exactly this|exactly that|mine)';
const whose = '(?:(?:the|my|its|our|a|an|new|card|listing|main) )*';
const part = '(titles?|headline|name|descriptions?|brand(?: name)?|category|(?:another |one more )?bullet(?: point)?)';
const polite =
  '(?:,? (?:please|instead|now|exactly|word for word|as it is|for (?:it|this|me)|thanks|from now on|then))*';
/** "..., use this as the title": the words that are to stand there were said before it. */
const handedBack = new RegExp(
  `(?:[.!?]+ +|\\n+|, +| -+ +|" ?)${lead}(?:(?:use|take|set|put|enter|write|make|have|choose|keep)(?: in)? ${that}(?: in| there)? (?:as|for|to be|be|in|into)|${that} (?:should|must|shall|is to|can|has to|will|is going to) be(?:come)?|make ${that}) ${whose}${part}${polite}[\\s.!?]*$`,
);
const fieldOf = (said: string) =>
  said.startsWith('title') || said === 'headline' || said === 'name'
    ? 'title'
    : said.startsWith('description')
      ? 'description'
      : said.startsWith('brand')
        ? 'brand'
        : said === 'category'
          ? 'category'
          : 'bullets';

/** Words of a title: most begin with capitals or are figures; a brand or a category may be a single one. */
function isTitle(said: string, least: number): boolean {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const capital = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  return words.length >= least && capital.length * 10 >= words.length * 6;
}
/** Behind a colon, in quotes, or a title by its look; null where nothing was handed over. */
function handed({ text, raw, quotes }: Clause, end: number, least: number): string | null {
  const told = text.slice(0, end);
  const quote = [...told.matchAll(/"(\d+)"/g)];
  if (quote.length > 0) return quote.length === 1 ? (quotes[Number(quote[0]?.[1])] ?? null) : null;
  const colon = /:\s+(?=\S)|:\n/.exec(told);
  const said = raw(colon === null ? 0 : colon.index + colon[0].length, end).trim();
  return said !== '' && (colon !== null || isTitle(said, least)) ? said.replace(/[\s,;-]+$/, '') : null;
}

/** A text that is said first, and behind it what it is for. */
export const handedRows: Row[] = [
  {
    name: 'words that were said, for a part of the card',
    pattern: handedBack,
    unless: /^[^:"]*\b(?:photos?|pictures?|images?|shots?|links?|url)\b/,
    read: (clause, match) => {
      const field = fieldOf(match[1] ?? '');
      const isSentence = field === 'description' && /^[.!]/.test(match[0]);
      const end = match.index + (match[0].startsWith('"') || isSentence ? 1 : 0);
      const value = handed(clause, end, field === 'brand' || field === 'category' ? 1 : 3);
      if (value === null || value.includes('?') || match[0].startsWith('?')) return null;
      const edit: ListingEdit = { op: field === 'bullets' ? 'add' : 'set', field, value };
      return callOnCard('edit_card', clause, { edits: [edit] }, { kind: 'it' });
    },
  },
];
