import { checkGtin } from '../identifiers/gtin.ts';
import { unmeasured } from '../listing.ts';
import { marketplaceNames, profileOf } from '../marketplaces/profiles.ts';
import { blockersOf } from '../score/blockers.ts';
import type { ExportCard } from './export-card.ts';
import { type FileFormat, fileFormats } from './file-formats.ts';
import type { Warn } from './format-options.ts';

// The sections of the score by the first letter of a rule, as fields of the listing.
const ruleFields: Record<string, string> = {
  T: 'title',
  D: 'description',
  B: 'bullets',
  S: 'specifications',
  K: 'keywords',
  I: 'images',
};
const genericFormats: ReadonlySet<FileFormat> = new Set(['xlsx', 'csv', 'json']);

/**
 * Warns of what the marketplace of the file would refuse, and of what gets lost. Limits of fields that only a format has are
 * checked where the format writes them.
 */
export function warnAboutCard(card: ExportCard, format: FileFormat, warn: Warn): void {
  const { listing } = card;
  const marketplace = fileFormats[format].marketplace ?? card.marketplace;
  const name = marketplaceNames[marketplace];
  const profile = profileOf(marketplace);
  // An exported image has only width and height.
  const images = card.images.map((image) => ({ ...unmeasured(image), ...image }));
  for (const { id, message } of blockersOf({ listing, images, marketplace }))
    warn(ruleFields[id[0] ?? ''] ?? 'marketplace', `${name} may refuse this card: ${message}`);
  if (checkGtin(listing.identifiers.gtin ?? '') === 'restricted')
    warn(
      'identifiers',
      `GTIN ${listing.identifiers.gtin} has a prefix reserved for use inside shops; ${name} may refuse it.`,
    );
  if (genericFormats.has(format)) {
    if (profile.bullets === null && listing.bullets.length > 0)
      warn('bullets', `${name} has no bullets: put them into the description.`);
    if (profile.keywords === null && listing.keywords.length > 0)
      warn('keywords', `${name} has no field for keywords.`);
    if (format !== 'json') warnAboutLoss(card, warn);
    const variants = card.variants?.length ?? 0;
    if (variants > 0 && format !== 'json')
      warn(
        'variants',
        `${variants} variants are not in this file: it has one row a card. JSON and the marketplaces’ formats have them.`,
      );
  }
  if (card.ai_written && !fileFormats[format].marks_ai) warn('ai_written', aiNotice);
}

/** What the documented columns of the generic tables do not hold, and so is lost when they are read back. */
function warnAboutLoss({ listing }: ExportCard, warn: Warn): void {
  const { mpn, asin } = listing.identifiers;
  const codes = [...(mpn === undefined ? [] : [`MPN ${mpn}`]), ...(asin === undefined ? [] : [`ASIN ${asin}`])];
  if (codes.length > 0)
    warn('identifiers', `This file has no column for ${codes.join(' and ')}; a JSON file keeps what this one cannot.`);
  // What is in stock needs no notice.
  if (listing.availability === 'out_of_stock' || listing.availability === 'preorder')
    warn('availability', `This file has no column for the availability (${availabilityNames[listing.availability]}).`);
}
const availabilityNames = { out_of_stock: 'out of stock', preorder: 'preorder' };

/** What files say that have no field for it. */
export const aiNotice = 'The assistant wrote part of this text. Mark it where the marketplace asks for that.';
