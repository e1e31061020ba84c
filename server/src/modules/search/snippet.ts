import type { MarkedText } from '@cardwright/contract/search';
import { firstMatchIn, matchesIn } from '../../db/search-words.ts';

const snippetCharacters = 180;
/** How much of the text before the first match is shown. */
const leadCharacters = 50;
/** How much of a text the database keeps words of. */
const readCharacters = 100_000;

/** A piece of the text around its first match, in one line; its beginning when nothing matches. */
export function snippetOf(text: string, patterns: RegExp[]): MarkedText {
  const line = text.slice(0, readCharacters).replace(/\s+/g, ' ').trim();
  const first = firstMatchIn(line, patterns)?.start ?? 0;
  const start = first <= leadCharacters ? 0 : wordStart(line, first - leadCharacters, first);
  const end = line.length - start <= snippetCharacters ? line.length : wordEnd(line, start, start + snippetCharacters);
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`.toWellFormed();
  return { text: shown, ranges: matchesIn(shown, patterns) };
}

/** The first beginning of a word from `from` on, if there is one before `limit`. */
function wordStart(line: string, from: number, limit: number): number {
  const space = line.indexOf(' ', from);
  return space === -1 || space >= limit ? from : space + 1;
}

/** The last end of a word up to `to`; in a word without end, `to` itself. */
function wordEnd(line: string, from: number, to: number): number {
  const space = line.lastIndexOf(' ', to);
  return space <= from + snippetCharacters / 2 ? to : space;
}
