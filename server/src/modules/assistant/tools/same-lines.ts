import type { Listing } from '@cardwright/listing/listing';
import { escapeRegExp } from '@cardwright/listing/text/words';
import { betweenTags } from './between-tags.ts';

const escaped = (text: string) => escapeRegExp(text).replace(/ +/g, ' +');
/** A specification as changes tell it: "Weight: 100 g". */
const pairIn = (said: string | null): [name: string, value: string] | null => {
  const at = said?.indexOf(': ') ?? -1;
  return said === null || at < 1 ? null : [said.slice(0, at), said.slice(at + 2)];
};

/**
 * A line or a bullet that is nothing but a specification follows it: "• Weight: 100 g" was written of it, and would
 * contradict its new value. Sentences stay as they are. Changes the listing, and answers what was said of it.
 */
export function followInLines(listing: Listing, changes: { before: string | null; after: string | null }[]): string[] {
  return changes.flatMap(({ before, after }) => {
    const [old, fresh] = [pairIn(before), pairIn(after)];
    if (old === null || fresh === null || old[0].toLowerCase() !== fresh[0].toLowerCase()) return [];
    const [name, value] = old;
    const line = new RegExp(
      `(?<=^|\\n)([^\\S\\n]*(?:[•*-] *)?${escaped(name)} *: *)${escaped(value)}(?= *\\.?(?:\\n|$))`,
      'giu',
    );
    const follow = (text: string) => text.replace(line, (_, lead: string) => lead + fresh[1]);
    const description = betweenTags(listing.description, follow);
    const bullets = listing.bullets.map(follow);
    const places = [
      ...(description === listing.description ? [] : ['the description']),
      ...(bullets.join('\n') === listing.bullets.join('\n') ? [] : ['the bullets']),
    ];
    Object.assign(listing, { description, bullets });
    return places.length === 0 ? [] : [`Its line in ${places.join(' and ')} says so too now.`];
  });
}
