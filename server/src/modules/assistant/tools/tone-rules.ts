import type { Listing, ListingSection } from '@cardwright/listing/listing';
import type { ImproveWishes } from '../tool-types.ts';

type Tone = NonNullable<ImproveWishes['tone']>;

/** Praise that states nothing; without it a text says the same. */
const hype =
  /\b(?:amazing|awesome|incredible|unbelievable|fantastic|stunning|must-have|revolutionary|world-class|unbeatable|mind-blowing|jaw-dropping|breathtaking|game-changing|phenomenal|spectacular|sensational)(?:ly)? /gi;
const long: [RegExp, string][] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(\w+)n['’]t\b/gi, '$1 not'],
  [/\b(it|that|there|here|what)['’]s\b/gi, '$1 is'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(you|we|they|it)['’]ll\b/gi, '$1 will'],
  [/\b(you|we|they)['’]ve\b/gi, '$1 have'],
];
const short: [RegExp, string][] = [
  [/\b(do|does|is|are|was|has|have|would|should|could) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\b(it|that|there) is\b(?= \p{L})/giu, "$1's"],
  [/\b(you|we|they) are\b(?= \p{L})/giu, "$1're"],
  [/\b(you|we|they|it) will\b(?= \p{L})/giu, "$1'll"],
];
const calm = (text: string) => text.replace(/!+(?=\s|$|<)/g, '.').replace(/([.?])\.+(?=\s|$)/g, '$1');
const all = (text: string, pairs: [RegExp, string][]) =>
  pairs.reduce((current, [pattern, form]) => current.replace(pattern, form), text);
const plain = (text: string) =>
  calm(text.replace(hype, ''))
    .replace(/\b([Aa])n (?=[b-df-hj-np-tv-z])/g, '$1 ')
    .replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

const rewrites: Partial<Record<Tone, (text: string) => string>> = {
  plain,
  formal: (text) => calm(all(text, long)),
  friendly: (text) => all(text, short),
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
  const rewrite = tone === undefined ? undefined : rewrites[tone];
  if (rewrite === undefined) return listing;
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
    title: wanted.has('title') ? listing.title.replace(/\s*!+/g, '') : listing.title,
    description: wanted.has('description') ? calm(listing.description) : listing.description,
    bullets: wanted.has('bullets')
      ? listing.bullets.map((bullet) => bullet.replace(/\s*!+(?=\s|$)/g, ''))
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
