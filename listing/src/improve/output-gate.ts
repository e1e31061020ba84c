import type { Flag, Source } from '../evidence.ts';
import { sanitizeDescription } from '../extract/sanitize.ts';
import { checkGrounding, type Grounding } from '../ground/check-grounding.ts';
import { type Listing, type ListingSection, listingSections } from '../listing.ts';
import { type MarketplaceId, profileOf } from '../marketplaces/profiles.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { isTagAllowed, tagPattern } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { lostProtected, protectedTextsOf } from './protected-texts.ts';

// What language models write when they refuse, talk about themselves or leave a gap.
const notListingText =
  /\b(?:as an ai\b|(?:ai )?language model|i(?:'|’)?m sorry|i am sorry|i (?:cannot|can't|can’t|am unable to|won't)\b|i do not have (?:access|enough)|lorem ipsum|here (?:is|are) (?:the|your|an?) (?:improved|rewritten|new|optimi[sz]ed))|\[(?:insert|your|add|brand|product)[^\]]{0,60}\]|\{\{[^}]{0,60}\}\}|<(?:insert|placeholder)[^>]{0,60}>|как (?:языковая модель|ии(?!\p{L}))|к сожалению, я не могу/iu;

/**
 * The gate for text that any model wrote. Only the five sections may change; HTML that the marketplace does not take is
 * removed; a section that holds a refusal, a placeholder or nothing, or that lost a protected text, keeps its earlier
 * text; every fact, brand included, is linked to the sources and flagged when none states it.
 */
export function gateRewrite(input: {
  before: Listing;
  after: Listing;
  sources: readonly Source[];
  marketplace: MarketplaceId;
  /** What must stay word for word, as in `ImproveOptions`. */
  protected_texts?: readonly string[];
}): Grounding & { listing: Listing } {
  const { before, after, sources, marketplace } = input;
  const protectedTexts = protectedTextsOf(input.protected_texts);
  const level = profileOf(marketplace).description.html;
  const cleaned: Listing = {
    ...before,
    title: oneLine(after.title),
    description: cleanDescription(after.description, level),
    bullets: after.bullets.map(oneLine).filter((bullet) => bullet !== ''),
    specifications: after.specifications
      .map(({ name, value }) => ({ name: oneLine(name), value: oneLine(value) }))
      .filter(({ name, value }) => name !== '' && !isPlaceholder(value)),
    keywords: after.keywords.map(oneLine).filter((keyword) => keyword !== ''),
  };
  const refusals = listingSections.flatMap((section): Flag[] => {
    if (isUnusable(section, cleaned, before)) return [unusableFlag(section)];
    const lost = lostProtected(section, before, cleaned, protectedTexts);
    return lost === null ? [] : [lostFlag(section, lost)];
  });
  const kept = Object.fromEntries(refusals.map(({ path }) => [path, before[path as ListingSection]]));
  const listing: Listing = { ...cleaned, ...kept };
  const grounding = checkGrounding({ listing, sources, previous: before });
  return { ...grounding, listing, flags: [...refusals, ...grounding.flags] };
}

function oneLine(text: string): string {
  return htmlToText(text).replaceAll('\n', ' ').trim();
}

function cleanDescription(description: string, level: 'none' | 'basic' | 'full'): string {
  if (description.search(tagPattern) < 0) return description.trim();
  const safe = sanitizeDescription(description);
  const tags = [...safe.matchAll(tagPattern)].map((match) => match[2]?.toLowerCase() ?? '');
  return tags.every((tag) => isTagAllowed(level, tag)) ? safe : htmlToText(safe);
}

function isUnusable(section: ListingSection, listing: Listing, before: Listing): boolean {
  const texts = textsOf(section, listing);
  if (texts.length === 0) return textsOf(section, before).length > 0;
  return texts.some((text) => notListingText.test(text) || (section !== 'specifications' && isPlaceholder(text)));
}

function textsOf(section: ListingSection, listing: Listing): string[] {
  const value = listing[section];
  const texts =
    typeof value === 'string'
      ? [value]
      : value.map((item) => (typeof item === 'string' ? item : `${item.name}: ${item.value}`));
  return texts.filter((text) => text.trim() !== '');
}

const unusableFlag = (section: ListingSection): Flag => ({
  path: section,
  kind: 'ungrounded',
  text: `The new ${section} held no usable text, so the earlier one was kept.`,
});

const lostFlag = (section: ListingSection, lost: string): Flag => ({
  path: section,
  kind: 'lost_fact',
  text: `The new ${section} lacked “${lost}”, which you want kept word for word, so the earlier text was kept.`,
});
