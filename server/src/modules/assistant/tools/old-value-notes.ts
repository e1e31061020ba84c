import type { Listing } from '@cardwright/listing/listing';
import { escapeRegExp } from '@cardwright/listing/text/words';
import { enumerated } from '../../../enumeration.ts';
import { betweenTags } from './between-tags.ts';
import { textFields } from './changed-texts.ts';
import { withoutName } from './specification-names.ts';

/** These say nothing that a text repeats word for word, or are themselves texts. */
const apart: ReadonlySet<string> = new Set([...textFields, 'price', 'availability', 'category', 'marketplace']);
/** A longer value is a text of its own. */
const longest = 40;

/** A value as texts write it: "500ml" and "500-ml" are 500 ml, "40 × 25" is 40 x 25. */
function spelled(value: string): RegExp {
  const pattern = escapeRegExp(value)
    .replace(/(?<=\d)[ -]?(?=[\p{L}°"%])/gu, '[ -]?')
    .replace(/ ?(?:\[ -\]\?)?[x×] ?(?=\d)/g, ' ?[x×] ?')
    .replace(/ +(?!\?)/g, ' +');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The words that a text has for the value; null when it has none. */
function foundIn(text: string, pattern: RegExp): string | null {
  let found: string | null = null;
  betweenTags(text, (part) => {
    found ??= pattern.exec(part)?.[0] ?? null;
    return part;
  });
  return found;
}

/**
 * Where the texts of a card still say what a stated fact was before: the seller hears of it, with the words that change it
 * there too. Changing them unasked would be work that nobody ordered.
 */
export function oldValueNotes(
  listing: Listing,
  changes: { field: string; before: string | null; after: string | null }[],
): string[] {
  return changes.flatMap(({ field, ...change }) => {
    const [before = '', after = ''] = [change.before, change.after].map((text) =>
      withoutName(field, text ?? '').trim(),
    );
    const isPlain = before.length >= 3 && before.length <= longest && /\p{L}/u.test(before);
    if (apart.has(field) || !isPlain || after === '' || after.toLowerCase().includes(before.toLowerCase())) return [];
    const pattern = spelled(before);
    const places = textFields.flatMap((key) => {
      const said = [listing[key]].flat().map((text) => foundIn(text, pattern));
      return said.flatMap((words) => (words === null ? [] : [{ key, words }])).slice(0, 1);
    });
    const [first] = places;
    if (first === undefined) return [];
    const named = enumerated(places.map(({ key }) => `the ${key}`));
    const says = places.length > 1 || first.key === 'bullets' || first.key === 'keywords' ? 'say' : 'says';
    // Small letters in the order keep the capital that a sentence begins with.
    const words = /\p{Lu}/u.test(after) ? first.words : first.words.toLowerCase();
    return [
      `${named.replace(/^t/, 'T')} still ${says} “${first.words}”. Say "replace ${words} with ${after}" to change it there too.`,
    ];
  });
}

/** The words that such a note offers. */
export const wordsOffered = (notes: readonly string[]): string | null =>
  notes.flatMap((note) => / still says? “[^”]*”\. Say "(replace [^"]+)" to change/.exec(note)?.[1] ?? [])[0] ?? null;
