import type { Listing } from '../listing.ts';
import { listingBounds as bounds } from './import-limits.ts';
import { type ImportProblem, shortValue } from './import-problem.ts';

/** Reports what is too long or too much to be stored as errors of the row: nothing is cut silently. */
export function boundsProblems(listing: Listing, row: number): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const tell = (code: 'too_long' | 'too_many', column: string, message: string, text = '') => {
    problems.push({ level: 'error', code, row, column, message, value: text === '' ? null : shortValue(text) });
  };
  const tooLong = (column: string, text: string, most: number) => {
    if (text.length <= most) return;
    const message = `This is ${text.length.toLocaleString('en')} characters long; at most ${most.toLocaleString('en')} can be kept.`;
    tell('too_long', column, message, text);
  };
  const tooMany = (column: string, count: number, most: number) => {
    if (count > most) tell('too_many', column, `There are ${count} ${column}; at most ${most} can be kept.`);
  };
  const { bullets, specifications, keywords, identifiers } = listing;
  tooLong('title', listing.title, bounds.title);
  tooLong('description', listing.description, bounds.description);
  tooLong('brand', listing.brand ?? '', bounds.brand);
  tooLong('category', listing.category ?? '', bounds.category);
  tooMany('bullets', bullets.length, bounds.bullets.count);
  tooMany('specifications', specifications.length, bounds.specifications.count);
  tooMany('keywords', keywords.length, bounds.keywords.count);
  for (const text of bullets) tooLong('bullets', text, bounds.bullets.length);
  for (const text of keywords) tooLong('keywords', text, bounds.keywords.length);
  for (const { name, value } of specifications) {
    tooLong('specifications', name, bounds.specifications.name);
    tooLong('specifications', value, bounds.specifications.value);
  }
  for (const code of ['gtin', 'sku', 'mpn', 'asin'] as const)
    tooLong(code, identifiers[code] ?? '', bounds.identifiers[code]);
  return problems;
}
