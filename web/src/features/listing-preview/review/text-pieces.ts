import { hasMarkup } from '../../../lib/sanitize-html.ts';
import { withoutTags } from '../parts-for-reading.ts';

/** A stretch of a text: a sentence with the space after it, or markup and line ends, which have no words. */
export interface Piece {
  raw: string;
  /** The text as it is read; empty for a piece without words. */
  plain: string;
}

const blocks = /(<\/?(?:p|br|ul|ol|li|h3|h4)\b[^>]*>|\n+)/i;
const lines = /(\n+)/;
// Only a capital or a quote after the stop begins a sentence, so "approx. 5 cm" stays whole.
const sentenceStart = /(?<=[.!?…]["”’)]?\s+)(?=[\p{Lu}"“«¿¡<])|(?<=[。！？])/u;

/** Cuts a description into its sentences; all pieces together are the text. */
export function piecesOf(text: string): Piece[] {
  const isMarkup = hasMarkup(text);
  return text
    .split(isMarkup ? blocks : lines)
    .flatMap((part) => part.split(sentenceStart))
    .filter((raw) => raw !== '')
    .map((raw) => ({ raw, plain: (isMarkup ? withoutTags(raw) : raw).replace(/\s+/gu, ' ').trim() }));
}

/** The sentences of a text as they are read. */
export const sentencesIn = (text: string): string[] =>
  piecesOf(text)
    .map(({ plain }) => plain)
    .filter((plain) => plain !== '');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Writes words for a text with markup, or for one without. */
export const writtenIn = (text: string, words: string): string =>
  hasMarkup(text) ? words.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign) : words;

/** The pieces as one text again, without the spaces and empty elements that a removed sentence leaves behind. */
export function joined(raws: readonly string[]): string {
  const text = raws.join('');
  return text
    .replace(/<(li|p|b|strong|i|em|h3|h4)>\s*<\/\1>/gi, '')
    .replace(/<(ul|ol)>\s*<\/\1>/gi, '')
    .replace(/[ \t]+(?=\n|<\/(?:p|li)>|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
