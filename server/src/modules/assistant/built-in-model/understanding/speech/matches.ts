/**
 * Each match of a pattern with the flag `g`. Most patterns of the tables stand in few texts, and `matchAll` copies its
 * pattern before it looks.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
