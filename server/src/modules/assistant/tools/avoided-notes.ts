import { type Listing, type ListingSection, listingSections } from '@cardwright/listing/listing';
import type { ImproveWishes } from '../tool-types.ts';
import type { AvoidedProperty } from './avoided-properties.ts';
import { betweenTags } from './between-tags.ts';
import { wordPattern } from './word-replacement.ts';

const texts = ['title', 'description', 'bullets', 'keywords'] as const satisfies ListingSection[];

/** A word that was to be left out may stay where no better text was found: the seller hears where. */
export function stillSaid({ avoid_words = [], sections }: ImproveWishes, after: Listing): string[] {
  const wanted = new Set<ListingSection>(sections ?? listingSections);
  return avoid_words.flatMap((word) => {
    if (!/\p{L}/u.test(word)) return [];
    const says = (text: string) => betweenTags(text, (part) => part.replace(wordPattern(word), '')) !== text;
    const where = texts.filter((section) => wanted.has(section) && [after[section]].flat().some(says));
    return where.map(
      (section) =>
        `“${word}” is still in the ${section}. Say "remove ${word} from the ${section}" to take it out there.`,
    );
  });
}

/** The rules of the seller that the texts keep: not to say a word that stands in them still is none. */
export const rulesKept = (rules: string[], { sections }: Pick<ImproveWishes, 'sections'>, after: Listing): string[] =>
  rules.filter((rule) => {
    const [, word] = /^no “(.+)”$/.exec(rule) ?? [];
    return word === undefined || stillSaid({ avoid_words: [word], ...(sections && { sections }) }, after).length === 0;
  });

/** What a property that shall not be mentioned was taken for. */
export const avoidedAs = (properties: readonly AvoidedProperty[]): string[] =>
  properties.map(({ name, value }) => `By “${name}” I took you to mean “${value}”, as the card states it.`);
