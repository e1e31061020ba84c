import { checkGtin } from '../identifiers/gtin.ts';
import type { ListingImage } from '../listing.ts';
import { marketplaceNames, profileOf } from '../marketplaces/profiles.ts';
import { capNotice, scoreListing } from '../score/score-listing.ts';
import type { ExportCard } from './export-card.ts';

/** What the card's marketplace would refuse or what gets lost there, one sentence each; empty when nothing stands out. */
export function exportWarnings(card: ExportCard): string[] {
  const { listing, marketplace } = card;
  const name = marketplaceNames[marketplace];
  const profile = profileOf(marketplace);
  const score = scoreListing({ listing, images: card.images.map(unmeasured), marketplace });
  const warnings = score.rules
    .filter((rule) => score.blockers.includes(rule.id))
    .map((rule) => `${name} may refuse this card: ${rule.message.replace(capNotice, '')}`);
  if (checkGtin(listing.identifiers.gtin ?? '') === 'restricted') {
    warnings.push(
      `GTIN ${listing.identifiers.gtin} has a prefix reserved for use inside shops; ${name} may refuse it.`,
    );
  }
  if (profile.bullets === null && listing.bullets.length > 0) {
    warnings.push(`${name} has no bullets: put them into the description.`);
  }
  if (profile.keywords === null && listing.keywords.length > 0) warnings.push(`${name} has no field for keywords.`);
  return warnings;
}

// Only width and height travel with an exported image; the rest counts as not measured.
function unmeasured(image: ExportCard['images'][number]): ListingImage {
  return { ...image, format: null, bytes: null, white_share: null, content_hash: null };
}
