import type { Listing } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { isShouting, needsCasing, upperFirst } from './casing.ts';
import { ownSpelling } from './casing-names.ts';

const word = /[\p{L}\p{N}]+/gu;
// "VW", "PD", "microSD": no rule of a language writes them so.
const special = /^(?=.*\p{L}.*\p{L})(?:\p{Lu}{2,5}|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\p{N}]*)$/u;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const shortestAccented = 4;
const latin = /^\p{Script=Latin}+$/u;

/** A title with the accents that the rest of the listing always writes: "portatil" beside "portátil". */
export function withAccents(title: string, listing: Listing): string {
  const spellings = new Map<string, string | null>();
  for (const text of textsOf(listing).flatMap((line) => line.match(word) ?? [])) {
    if (text.length < shortestAccented || !latin.test(text)) continue;
    const known = spellings.get(plain(text));
    spellings.set(plain(text), known === undefined || known === text.toLowerCase() ? text.toLowerCase() : null);
  }
  return title.normalize('NFC').replace(word, (text) => {
    const own = plain(text) === text.toLowerCase() ? spellings.get(text.toLowerCase()) : null;
    if (own === undefined || own === null || own === text.toLowerCase() || own.length !== text.length) return text;
    if (text === text.toUpperCase()) return own.toUpperCase();
    return /^\p{Lu}/u.test(text) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  });
}

const textsOf = ({ description, bullets, specifications }: Listing): string[] => [
  ...htmlToText(description).normalize('NFC').split('\n'),
  ...bullets,
  ...specifications.map(({ value }) => value),
];

// Several side by side are set in normal case together.
const loudWord = /(?<![\p{L}\d&-]|\p{Lu}{2} )\p{Lu}{3,}(?![\p{L}\d&-]| \p{Lu}{2})/gu;
const smallInTitles: ReadonlySet<string> = new Set(['and', 'for', 'from', 'the', 'with']);

/** A title in which single words shout, with those calm that the rest of the listing writes small: "Budget planner BUNDLE". */
export function withCalmWords(title: string, listing: Listing): string {
  if (needsCasing(title)) return title;
  const written = new Set(textsOf(listing).flatMap((line) => line.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []));
  const own = new Set((listing.brand ?? '').split(/\s+/u));
  return title.replace(loudWord, (text) => {
    const word = text.toLowerCase();
    if (own.has(text) || ownSpelling(text) !== null) return text;
    return smallInTitles.has(word) ? word : written.has(word) ? upperFirst(word) : text;
  });
}

const nameInside = /(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;
const smallWord = /(?<![\p{L}\p{N}'’-])\p{Ll}{3,}(?![\p{L}\p{N}'’-])/gu;

/** A title with a capital for the names that its text never writes small: "LEGO Technic" beside "technic". */
export function withOwnNames(title: string, { description, bullets }: Listing): string {
  if (!/\p{Lu}/u.test(title)) return title;
  const texts = [...htmlToText(description).split('\n'), ...bullets].filter((line) => !isTitled(line));
  const names = new Set(texts.flatMap((line) => line.match(nameInside) ?? []).map((name) => name.toLowerCase()));
  const written = new Set(texts.flatMap((line) => line.match(smallWord) ?? []));
  return title.replace(smallWord, (text) => (names.has(text) && !written.has(text) ? upperFirst(text) : text));
}

/** Most words of it begin with a capital: there a capital names nothing. */
const isTitled = (line: string): boolean => {
  const words = line.match(/(?<!\p{L})\p{L}{4,}/gu) ?? [];
  return words.filter((text) => /^\p{Lu}/u.test(text)).length * 2 > words.length;
};

// "KEYLESS CHUCK - change bits": words that are shouted side by side are no short forms.
const shoutedRun = /(?<!\p{L})\p{Lu}{2,}(?: \p{Lu}{2,})+(?!\p{L})/gu;
const withoutShouts = (line: string): string => line.replace(shoutedRun, (run) => (/\p{Lu}{4}/u.test(run) ? ' ' : run));

/** Short forms and names as the listing writes them where it does not shout, for a title that does. */
export function ownSpellings(listing: Listing): string[] {
  const found = textsOf(listing)
    .filter((line) => !isShouting(line))
    .flatMap((line) => withoutShouts(line).match(word) ?? [])
    .filter((text) => special.test(text));
  return [...new Set(found)];
}

// One word in capitals among others, and no label: "EASY CARRY: …".
const loneShortForm = /(?<!\p{L}|\p{Lu}{2} )\p{Lu}{2,5}(?!\p{L}|\d|:| \p{Lu}{2})/gu;

/** "NSF" and "HEPA" as the text and the table of a listing write them, for a bullet that shouts. */
export const shortFormsOf = ({ description, specifications }: Listing): string[] => [
  ...new Set(
    [...htmlToText(description).split('\n'), ...specifications.map(({ value }) => value)]
      .filter((line) => !isShouting(line))
      .flatMap((line) => line.match(loneShortForm) ?? []),
  ),
];
