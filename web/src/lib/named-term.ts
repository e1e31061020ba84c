import { isolated } from './isolated.ts';

/** So much of a term names it; whoever pasted a page knows the rest. */
const longestName = 60;

/** What was looked for, inside a sentence. */
export function namedTerm(term: string): string {
  const letters = [...term];
  return isolated(letters.length > longestName ? `${letters.slice(0, longestName).join('').trimEnd()}…` : term);
}
