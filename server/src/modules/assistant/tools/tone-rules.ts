import type { Listing, ListingSection } from '@cardwright/listing/listing';
import type { ImproveWishes } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { contracted, writtenOut } from './contractions.ts';
import { withoutPraise } from './praise-words.ts';

type Tone = NonNullable<ImproveWishes['tone']>;

/** Sentences that end with an exclamation mark end with a full stop; inside of one the mark goes. */
const calm = (text: string) =>
  text
    .replace(/([.?…:;,])\s*!+(?!\p{L})/gu, '$1')
    .replace(/!+([.?…])/g, '$1')
    .replace(/!+(?=\s|$)/g, '.')
    .replace(/!+(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/!/g, '');

const rewrites: Partial<Record<Tone, (text: string) => string>> = {
  plain: (text) => calm(withoutPraise(text)),
  formal: (text) => calm(writtenOut(text)),
  friendly: contracted,
};

/** What rules can do for a tone without new words, as a sentence; null when they can do nothing. */
export const toneDone: Record<Tone, string | null> = {
  plain: 'For a plain tone I take out exclamation marks and words of praise that state nothing.',
  formal: 'For a formal tone I write contractions out and take out exclamation marks.',
  friendly: 'For a friendly tone I use contractions such as "it’s"; the other words stay those of your sources.',
  playful: null,
  persuasive: null,
};

/** The texts in a tone, as far as rules can; no fact is added or taken away. */
export function inTone(listing: Listing, wanted: ReadonlySet<ListingSection>, tone: Tone | undefined): Listing {
  const byRule = tone === undefined ? undefined : rewrites[tone];
  if (byRule === undefined) return listing;
  const rewrite = (text: string) => betweenTags(text, byRule);
  return {
    ...listing,
    description: wanted.has('description') ? rewrite(listing.description) : listing.description,
    bullets: wanted.has('bullets') ? listing.bullets.map(rewrite) : listing.bullets,
  };
}

/** Without signs that the seller does not want, such as exclamation marks. */
export function withoutMarks(
  listing: Listing,
  wanted: ReadonlySet<ListingSection>,
  avoided: readonly string[],
): Listing {
  if (!avoided.includes('!')) return listing;
  return {
    ...listing,
    title: wanted.has('title')
      ? listing.title.replace(/!+(?=[\p{L}\p{N}])/gu, ' ').replace(/\s*!+/g, '')
      : listing.title,
    description: wanted.has('description') ? betweenTags(listing.description, calm) : listing.description,
    bullets: wanted.has('bullets')
      ? listing.bullets.map((bullet) => betweenTags(bullet.replace(/[\s!]*!$/, ''), calm))
      : listing.bullets,
  };
}

const mostBullets = 10;
/** Longer with what the card states itself: specifications that no bullet and no sentence tells yet. */
export function lengthened(listing: Listing, wanted: ReadonlySet<ListingSection>): Listing {
  const isTold = (texts: string, value: string) => texts.toLowerCase().includes(value.toLowerCase());
  const lines = (texts: string) =>
    listing.specifications
      .filter(({ name, value }) => !/^brand$/i.test(name) && !isTold(texts, value))
      .map(({ name, value }) => `${name}: ${value}`);
  const bullets = wanted.has('bullets')
    ? [
        ...listing.bullets,
        ...lines(listing.bullets.join('\n')).slice(0, Math.max(0, mostBullets - listing.bullets.length)),
      ]
    : listing.bullets;
  const missing = /<[a-z]/i.test(listing.description) ? [] : lines(listing.description);
  const description =
    wanted.has('description') && missing.length > 0
      ? [
          listing.description,
          /^• /m.test(listing.description)
            ? missing.map((line) => `• ${line}`).join('\n')
            : missing.map((line) => `${line}.`).join(' '),
        ]
          .filter((part) => part !== '')
          .join(/^• /m.test(listing.description) ? '\n' : '\n\n')
      : listing.description;
  return { ...listing, bullets, description };
}
