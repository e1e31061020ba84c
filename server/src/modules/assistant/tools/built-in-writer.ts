import type { LengthSection } from '@cardwright/contract/improve-wishes';
import { cutToLength } from '@cardwright/listing/improve/clean-text';
import type { Listing, ListingSection } from '@cardwright/listing/listing';
import { listingSections } from '@cardwright/listing/listing';
import { listingLanguage } from '@cardwright/listing/text/language';
import { codePoints } from '@cardwright/listing/text/words';
import { improveApart } from '../../../improve-apart.ts';
import type { ImproveOptions, RewriteInput } from '../seller-ports.ts';
import { avoidedProperties, isFigure, withoutProperties } from './avoided-properties.ts';
import { lengthOf } from './length-notes.ts';
import { sentencesOf } from './sentences.ts';
import { inTone, lengthened, toneDone, withoutMarks } from './tone-rules.ts';
import { unitRules } from './unit-rules.ts';

/** Whether the wishes go beyond what the listing engine itself follows, for this listing where it is known. */
export const needsWriter = (
  {
    title_max,
    description_max,
    description_sentences,
    bullets_max,
    length,
    lengths,
    tone,
    avoid_words = [],
    preferences = [],
  }: ImproveOptions,
  listing?: Listing,
): boolean =>
  description_max !== undefined ||
  description_sentences !== undefined ||
  bullets_max !== undefined ||
  length !== undefined ||
  lengths !== undefined ||
  (tone !== undefined && toneDone[tone] !== null) ||
  avoid_words.includes('!') ||
  (listing !== undefined &&
    (codePoints(listing.title) > (title_max ?? Number.POSITIVE_INFINITY) ||
      avoidedProperties(listing, avoid_words).length > 0)) ||
  unitRules(preferences).length > 0;

const shorterShare = 0.7;
const shortestTitle = 40;
/** A bullet of so many characters is short. */
const shortBullet = 50;

/** The engine's rewriting, then cut to the asked lengths at ends of sentences, with units as the seller writes them. */
export async function builtInWriter({ listing, sources, marketplace, sections, options = {} }: RewriteInput) {
  const wanted = new Set<ListingSection>(sections ?? listingSections);
  const { title_max, include_keywords, tone, preferences = [] } = options;
  const properties = avoidedProperties(listing, options.avoid_words ?? []);
  const values = properties.filter((one) => !isFigure(one)).map(({ value }) => value);
  const avoid_words = options.avoid_words && [...options.avoid_words, ...values];
  const isToBe = (length: 'shorter' | 'longer', section: LengthSection) =>
    wanted.has(section) && lengthOf(options, section) === length;
  const shortTitle = Math.max(shortestTitle, Math.floor(listing.title.length * shorterShare));
  const titleMax = isToBe('shorter', 'title') ? Math.min(title_max ?? shortTitle, shortTitle) : title_max;
  const engineOptions = {
    ...(titleMax === undefined ? {} : { title_max: titleMax }),
    ...(include_keywords === undefined ? {} : { include_keywords }),
    ...(avoid_words === undefined ? {} : { avoid_words }),
  };
  const { listing: improved } = await improveApart({
    listing,
    images: [],
    sources,
    marketplace,
    options: engineOptions,
    ...(sections === undefined ? {} : { sections }),
  });
  const descriptionMax = Math.min(
    options.description_max ?? Number.POSITIVE_INFINITY,
    isToBe('shorter', 'description') ? Math.floor(listing.description.length * shorterShare) : Number.POSITIVE_INFINITY,
  );
  const bulletsMax = options.bullets_max ?? Number.POSITIVE_INFINITY;
  const longer = new Set((['description', 'bullets'] as const).filter((section) => isToBe('longer', section)));
  const full = lengthened(improved, longer);
  const kept = (section: 'title' | 'description', after: string) =>
    isToBe('shorter', section) && include_keywords === undefined ? notLonger(listing[section], after) : after;
  const isShortened = isToBe('shorter', 'bullets') && listing.bullets.length > 0;
  const bullets = isShortened ? shorterBullets(listing) : full.bullets;
  const cut: Listing = {
    ...full,
    title: kept('title', full.title),
    description: wanted.has('description')
      ? kept('description', cutSentences(cutText(full.description, descriptionMax), options.description_sentences))
      : full.description,
    bullets: wanted.has('bullets') ? bullets.slice(0, bulletsMax) : full.bullets,
  };
  const fitted = withoutProperties(withTitleWithin(cut, wanted, title_max), wanted, properties);
  const toned = withoutMarks(inTone(fitted, wanted, tone), wanted, avoid_words ?? []);
  return withUnits(toned, wanted, unitRules(preferences));
}

/** Each bullet without its end, none left out and none longer: a short one leaves nothing out. */
function shorterBullets({ bullets }: Listing): string[] {
  return bullets.map((bullet) => {
    if (codePoints(bullet) <= shortBullet || /<[a-z]/i.test(bullet) || bounded.test(bullet)) return bullet;
    const [first = '', ...others] = sentencesOf(bullet);
    const head = others.length > 0 ? first.trim() : bullet;
    if (codePoints(head) <= shortBullet * 2 && head !== bullet) return head;
    const most = Math.max(shortBullet, Math.floor(codePoints(head) * shorterShare));
    const cut = [...head.matchAll(phraseEnd)]
      .map(({ index }) => head.slice(0, index).replace(openEnd, ''))
      .filter((part) => fits(part, most));
    return cut.at(-1) ?? head;
  });
}
const fits = (text: string, most: number) => codePoints(text) <= most && codePoints(text) >= fewestOfBullet;
/** Where a phrase ends whose rest only adds to it. */
const phraseEnd = /(?:,|;|\s[–—-])\s|\s(?=(?:that|which|so|because|even|where|while|when|thanks to|to|for)\s)/g;
const openEnd = /[\s,]+(?:even|also|and|or|just|especially)$/i;
/** What is said under a condition, or denied, is not true without its end. */
const bounded = /\b(?:unless|except|only|if|without|not for|up to|at most|never|do not|don['’]t|avoid)\b/i;
const fewestOfBullet = 20;

/** A limit that the seller names counts more than the points of a longer title. */
function withTitleWithin(
  listing: Listing,
  wanted: ReadonlySet<ListingSection>,
  most = Number.POSITIVE_INFINITY,
): Listing {
  if (!wanted.has('title') || codePoints(listing.title) <= most) return listing;
  const title = cutToLength(listing.title, most, listingLanguage(listing));
  return title === '' ? listing : { ...listing, title };
}

/** Who asks for a shorter text gets no longer one, even if that would score better. */
const notLonger = (before: string, after: string): string =>
  before !== '' && codePoints(after) > codePoints(before) ? before : after;

/** As many whole sentences as fit; markup is left as it is, because a cut could open what it closes. */
export function cutText(text: string, max: number): string {
  if (text.length <= max || /<[a-z]/i.test(text)) return text;
  let cut = '';
  for (const sentence of sentencesOf(text)) {
    if ((cut + sentence).trimEnd().length > max) break;
    cut += sentence;
  }
  return cut.trim() === '' ? text : cut.trim();
}

/** The first sentences of a text without markup, or of paragraphs alone; what is written behind them goes. */
export function cutSentences(text: string, most = Number.POSITIVE_INFINITY): string {
  const paragraphs = paragraphsAlone.test(text)
    ? [...text.matchAll(/<p>([^<]*)<\/p>/gi)].map(([, one = '']) => one)
    : null;
  if (paragraphs === null && /<[a-z]/i.test(text)) return text;
  let left = most;
  const cut = (paragraphs ?? [text]).flatMap((one) => {
    const sentences = sentencesOf(one).filter((each) => each.trim() !== '');
    const kept = sentences.slice(0, left);
    left -= kept.length;
    return kept.length === sentences.length ? [one] : kept.length === 0 ? [] : [kept.join('').trim()];
  });
  if (left > 0) return text;
  return paragraphs === null ? cut.join('') : cut.map((one) => `<p>${one}</p>`).join('');
}
const paragraphsAlone = /^\s*(?:<p>[^<]*<\/p>\s*)+$/i;

function withUnits(listing: Listing, wanted: Set<ListingSection>, rules: ReturnType<typeof unitRules>): Listing {
  const rewrite = (text: string) =>
    rules.reduce((current, { pattern, unit }) => current.replace(pattern, `$1 ${unit}`), text);
  return {
    ...listing,
    title: wanted.has('title') ? rewrite(listing.title) : listing.title,
    description: wanted.has('description') ? rewrite(listing.description) : listing.description,
    bullets: wanted.has('bullets') ? listing.bullets.map(rewrite) : listing.bullets,
    specifications: wanted.has('specifications')
      ? listing.specifications.map(({ name, value }) => ({ name, value: rewrite(value) }))
      : listing.specifications,
    keywords: wanted.has('keywords') ? [...new Set(listing.keywords.map(rewrite))] : listing.keywords,
  };
}
