import type { RulePlace } from './score.ts';

/** What one rule found. */
export interface Finding {
  /** How far the rule is met, 0 to 1; null when it does not apply. */
  met: number | null;
  /** The marketplace refuses an upload like this. */
  blocks?: boolean;
  message: string;
  where?: RulePlace[];
  fix?: string;
  /** Rules that the fix cannot leave alone while they are not fully met; it never lowers a rule that is. */
  moves?: readonly string[];
}

export const notApplicable = (message: string): Finding => ({ met: null, message });

/** The others of a list of rule ids. */
export const others = (ids: readonly string[], own: string): string[] => ids.filter((id) => id !== own);

/** Places in order, without those that overlap an earlier or a wider one. */
export function apart<T extends { start: number; end: number }>(spans: readonly T[]): T[] {
  const kept: T[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

// A longer quotation is tedious to read, and a description may have half a million characters.
const longestQuote = 300;

/** A span of the text at a path. Its words are left out if they are too long to show. */
export function stretch(path: string, source: string, start: number, end: number): RulePlace {
  return end - start > longestQuote ? { path, start, end } : { path, start, end, text: source.slice(start, end) };
}

/** The place of a whole text. */
export const wholeText = (path: string, text: string): RulePlace => stretch(path, text, 0, text.length);

/** The share of items that pass; 0 for an empty list. */
export function share(passing: number, all: number): number {
  return all === 0 ? 0 : passing / all;
}

/** `1 bullet`, `2 bullets`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Up to five of the words, in quotes, for a message. */
export function quoted(words: readonly string[]): string {
  const unique = [...new Set(words)];
  const shown = unique.slice(0, 5).map((word) => `“${word.length > 60 ? `${word.slice(0, 57)}…` : word}”`);
  return unique.length > shown.length
    ? `${shown.join(', ')} and ${unique.length - shown.length} more`
    : shown.join(', ');
}
