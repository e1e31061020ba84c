import type { Listing } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { isShouting } from './casing.ts';

const word = /[\p{L}\p{N}]+/gu;
// "VW", "PD", "microSD": no rule of a language writes them so.
const special = /^(?=.*\p{L}.*\p{L})(?:\p{Lu}{2,5}|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*)$/u;

/** Short forms and names as the listing writes them where it does not shout, for a title that does. */
export function ownSpellings({ description, bullets, specifications }: Listing): string[] {
  const lines = [...htmlToText(description).split('\n'), ...bullets, ...specifications.map(({ value }) => value)];
  const found = lines
    .filter((line) => !isShouting(line))
    .flatMap((line) => line.match(word) ?? [])
    .filter((text) => special.test(text));
  return [...new Set(found)];
}
