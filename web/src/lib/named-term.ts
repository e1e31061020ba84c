import { isolated } from './isolated.ts';

/** How much of a term is shown: somebody who pasted a page knows the rest. */
const longestName = 60;

/** A search term, for use inside a sentence. */
export function namedTerm(term: string): string {
  const letters = [...term];
  return isolated(letters.length > longestName ? `${letters.slice(0, longestName).join('').trimEnd()}…` : term);
}
