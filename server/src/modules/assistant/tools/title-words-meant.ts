import type { Listing } from '@cardwright/listing/listing';
import { wordPattern } from './word-replacement.ts';

/** What sellers call a value by, and the names that a specification may have for it. */
const properties: [RegExp, RegExp][] = [
  [
    /^(?:sizes?|dimensions?|measure(?:ment)?s?)$/i,
    /size|dimension|measure|width|height|length|depth|diameter|capacity|volume/i,
  ],
  [/^colou?rs?$/i, /colou?r/i],
  [/^materials?$/i, /material|fabric|wood|metal|fib(?:re|er)/i],
  [/^weights?$/i, /weight/i],
  [/^(?:capacity|volume)$/i, /capacity|volume|content/i],
  [/^(?:quantity|number|count|amount|pieces)$/i, /quantity|pieces|pack|count|number/i],
  [/^(?:model|type|style)$/i, /model|type|style|kind/i],
];

/**
 * "Put the size first": the value that the card states for it and the title says. The words themselves where they name
 * no property; null where they do, and the title says nothing of it.
 */
export function titleWordsMeant({ title, specifications }: Listing, words: string): string | null {
  const said = words.trim().replace(/^(?:the|its) /i, '');
  const [, names] = properties.find(([called]) => called.test(said)) ?? [];
  if (names === undefined) return words;
  const stated = specifications.filter(({ name }) => names.test(name)).map(({ value }) => value);
  return stated.find((value) => value !== '' && title.replace(wordPattern(value), '') !== title) ?? null;
}
