import {
  type MarketplaceId,
  marketplaceIds,
  marketplaceNames,
  profileOf,
} from '@cardwright/listing/marketplaces/profiles';
import { type CheckedImage, checkImages, type ImageCheck } from '@cardwright/listing/score/check-images';
import { wanted } from '@cardwright/listing/score/image-limits';
import { enumerated } from '../../../../enumeration.ts';
import type { CardListing } from '../../tool-types.ts';
import { bulletList, count, figure, withoutTags } from '../safe-markdown.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { type LimitedPart, type LimitQuestion, limitAsked } from '../understanding/questions/limit-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** What limits are held against. */
export interface LimitedCard {
  listing: CardListing;
  marketplace: MarketplaceId;
  images: CheckedImage[];
}

const texts = ['title', 'description', 'bullets', 'keywords'] as const;
const upTo = (most: number | null, one: string) => (most === null ? null : `at most ${count(most, one)}`);
const joined = (said: (string | null)[]) => said.filter((part) => part !== null).join(', ');

/** What a marketplace takes of a part, after its name. */
const limits: Record<LimitedPart, (id: MarketplaceId) => string> = {
  title: (id) => {
    const { hard, min, max, words } = profileOf(id).title;
    const most = hard === null ? 'titles of any length that I know of' : `titles of at most ${figure(hard)} characters`;
    return `${most}; ${min} to ${max} are good${words === null ? '' : `, with at most ${words} words`}`;
  },
  description: (id) => {
    const { hard_max: most, ideal } = profileOf(id).description;
    const length = most === null ? 'of any length that I know of' : `of at most ${figure(most)} characters`;
    return `descriptions ${length}; ${ideal} or more are good`;
  },
  bullets: (id) => {
    const { bullets } = profileOf(id);
    if (bullets === null) return 'no bullets: there is no such field';
    const { max, ideal, len } = bullets;
    return `${joined([upTo(max, 'bullet') ?? 'any number of bullets', `each of ${len[0]} to ${len[1]} characters`])}; ${ideal} are good`;
  },
  keywords: (id) => {
    const { keywords } = profileOf(id);
    if (keywords === null) return 'no keywords or tags: there is no such field';
    const { mode, max, len } = keywords;
    if (mode === 'bytes') return `keywords of at most ${figure(max ?? 0)} bytes together, spaces included`;
    return joined([
      upTo(max, id === 'etsy' || id === 'shopify' ? 'tag' : 'keyword') ?? 'any number of keywords',
      len === null ? null : `each of at most ${len} characters`,
    ]);
  },
  images: (id) => {
    const { max, min, good, formats, mb } = profileOf(id).images;
    return joined([
      upTo(max, 'image') ?? 'any number of images',
      min === null ? null : `each with at least ${wanted(min)}`,
      mb === null ? null : `of at most ${mb} MB`,
      formats === null ? null : `as ${formats.map((name) => name.toUpperCase()).join(', ')}`,
      `best with ${wanted(good)}`,
    ]);
  },
};

/** The limits of these parts, one line for each: "Etsy takes …". */
export const limitsText = (id: MarketplaceId, named: readonly LimitedPart[]): string => {
  const lines = (named.length === 0 ? texts : named).map((part) => limits[part](id));
  const name = id === 'generic' ? 'Without a marketplace my general rules take' : `${marketplaceNames[id]} takes`;
  return lines.length === 1 ? `${name} ${lines[0]}.` : `${name}:\n\n${bulletList(lines)}`;
};

/** How long what the card has is, and whether it keeps to the limit. */
const owned: Record<LimitedPart, (card: LimitedCard) => string> = {
  title: ({ listing, marketplace }) => {
    const { length } = [...listing.title];
    return `The title of the card has ${count(length, 'character')}${over(length, profileOf(marketplace).title.hard)}.`;
  },
  description: ({ listing, marketplace }) => {
    const { length } = [...withoutTags(listing.description)];
    if (length === 0) return 'The card has no description.';
    return `The description of the card has ${count(length, 'character')}${over(length, profileOf(marketplace).description.hard_max)}.`;
  },
  bullets: ({ listing: { bullets }, marketplace }) => {
    const most = profileOf(marketplace).bullets;
    if (bullets.length === 0) return 'The card has no bullets.';
    const size = Math.max(...bullets.map((text) => [...text].length));
    return `The card has ${count(bullets.length, 'bullet')}${over(bullets.length, most?.max ?? null)}; the longest has ${count(size, 'character')}${over(size, most?.len[1] ?? null)}.`;
  },
  keywords: ({ listing: { keywords }, marketplace }) => {
    const rule = profileOf(marketplace).keywords;
    if (keywords.length === 0) return 'The card has no keywords.';
    if (rule?.mode === 'bytes') {
      const bytes = new TextEncoder().encode(keywords.join(' ')).length;
      return `The ${count(keywords.length, 'keyword')} of the card have ${count(bytes, 'byte')}${over(bytes, rule.max)}.`;
    }
    const size = Math.max(...keywords.map((text) => [...text].length));
    return `The card has ${count(keywords.length, 'keyword')}${over(keywords.length, rule?.max ?? null)}; the longest has ${count(size, 'character')}${over(size, rule?.len ?? null)}.`;
  },
  images: ({ images, marketplace }) =>
    images.length === 0
      ? 'The card has no images.'
      : `The card has ${count(images.length, 'image')}${over(images.length, profileOf(marketplace).images.max)}.`,
};
const over = (own: number, most: number | null): string =>
  most === null ? '' : own > most ? ` – **${figure(own - most)} too many**` : `: that fits`;

/** "How long may the title be there?", "does this picture meet eBay's rules?": the limit, and what the card has; null for other questions. */
export function limitAnswer(question: string, card: LimitedCard): string | null {
  const { text } = normalForm(question);
  const asked = limitAsked(text);
  if (asked === null) return null;
  const named = marketplacesIn(text).map(({ id }) => id);
  const own = card.marketplace === 'generic' ? [] : [card.marketplace];
  const ids = named.length > 0 ? named : own;
  if (ids.length === 0) return `${answerFor(asked, card)}\n\n${limitsOfAll(asked)}`;
  return ids.map((marketplace) => answerFor(asked, { ...card, marketplace })).join('\n\n');
}

function answerFor({ parts, ofOwnPictures }: LimitQuestion, card: LimitedCard): string {
  if (ofOwnPictures) return ownPictures(card);
  const said = (parts.length === 0 ? texts : parts).map((part) => owned[part](card));
  return `${limitsText(card.marketplace, parts)}\n\n${said.join(' ')}`;
}

/** Where no marketplace is named: what each of them takes of the one part that is asked about. */
export function limitsOfAll({ parts: [only, ...more] }: LimitQuestion): string {
  const known = marketplaceIds.flatMap((id) => {
    const most = only === undefined || more.length > 0 ? null : mostOf(only, id);
    return most === null || id === 'generic' ? [] : [`${marketplaceNames[id]} ${figure(most)}`];
  });
  const each = known.length === 0 || only === undefined ? '' : `At most, in ${unit[only]}: ${enumerated(known)}. `;
  return `${each}Name a marketplace, and I tell its rules.`;
}
const unit: Record<LimitedPart, string> = {
  title: 'characters',
  description: 'characters',
  bullets: 'bullets',
  keywords: 'keywords',
  images: 'images',
};
function mostOf(part: LimitedPart, id: MarketplaceId): number | null {
  const { title, description, bullets, keywords, images } = profileOf(id);
  const most = {
    title: title.hard,
    description: description.hard_max,
    bullets: bullets?.max ?? null,
    keywords: keywords?.mode === 'count' ? keywords.max : null,
    images: images.max,
  };
  return most[part];
}

const mostPictures = 12;
/** What the dated rules say of each picture. */
function ownPictures({ images, marketplace }: LimitedCard): string {
  const name = marketplaceNames[marketplace];
  if (images.length === 0) return `The card has no images. ${limitsText(marketplace, ['images'])}`;
  const checks = checkImages(images, marketplace).images;
  const lines = checks
    .slice(0, mostPictures)
    .map((found, at) => `${at === 0 ? 'Main image' : `Image ${at + 1}`}: ${verdict(found)}`);
  const isRefused = checks.some((found) => found.some(({ state }) => state === 'refused'));
  return `By the rules of ${name} that I know, ${isRefused ? 'not all of it is accepted' : 'nothing is refused'}:\n\n${bulletList(lines)}\n\nI measure size, shape, format and background; what is in the picture I do not see, such as texts or watermarks.`;
}
function verdict(found: ImageCheck[]): string {
  const wrong = found.filter(({ state }) => state !== 'passed');
  if (wrong.length === 0) return found.map(({ message }) => message).join(' ') || 'no rule stands against it.';
  return wrong
    .map(
      ({ state, message, fix }) =>
        `${state === 'refused' ? '**refused** – ' : ''}${message}${fix === null ? '' : ` ${fix}`}`,
    )
    .join(' ');
}
