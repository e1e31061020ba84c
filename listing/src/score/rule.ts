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

/** The place of a whole text, with offsets. */
export const wholeText = (path: string, text: string): RulePlace => ({ path, start: 0, end: text.length, text });

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
