import type { Listing, ListingSection } from '../listing.ts';
import { wordList } from '../text/words.ts';
import { type CardFault, type Criterion, cardFaults } from './card-faults.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';

/** Mends one kind of fault; the same listing where it has nothing to do. */
type Repair = (listing: Listing, faults: readonly CardFault[], context: RewriteContext) => Listing;

// Marketplaces with bullets want at least so many (source A5).
const fewestBullets = 3;

/** Without the bullets that have one of these faults and that the seller did not write, as long as so many are left. */
const withoutBullets =
  (criteria: readonly Criterion[], fewest: number): Repair =>
  (listing, faults, { original, protectedTexts }) => {
    const wrong = new Set(faults.flatMap(({ criterion, text }) => (criteria.includes(criterion) ? [text] : [])));
    const own = new Set(original.bullets.map(keyOf));
    const isSpare = (bullet: string): boolean =>
      wrong.has(bullet) && !own.has(keyOf(bullet)) && !isProtected(bullet, protectedTexts);
    let left = listing.bullets.length;
    // The last ones say least.
    const bullets = listing.bullets
      .toReversed()
      .filter((bullet) => {
        if (left <= fewest || !isSpare(bullet)) return true;
        left -= 1;
        return false;
      })
      .toReversed();
    return bullets.length === listing.bullets.length ? listing : { ...listing, bullets };
  };

const keyOf = (text: string): string => wordList(text).join(' ');

/** Keywords without those that find nothing or are told twice. */
const withoutKeywords: Repair = (listing, faults, { original, protectedTexts, options }) => {
  const wrong = new Set(faults.flatMap(({ section, text }) => (section === 'keywords' ? [text] : [])));
  const kept = new Set([...original.keywords, ...(options.include_keywords ?? [])]);
  const isGone = (word: string): boolean => wrong.has(word) && !kept.has(word) && !isProtected(word, protectedTexts);
  const keywords = listing.keywords.flatMap((keyword) => {
    if (kept.has(keyword)) return [keyword];
    const words = keyword.split(' ').filter((word) => !isGone(word));
    return words.length === 0 ? [] : [words.join(' ')];
  });
  return keywords.join('|') === listing.keywords.join('|') || keywords.length === 0 ? listing : { ...listing, keywords };
};

/** The seller's own text of a section that has a fault which that text had not. */
const ownText =
  (section: ListingSection): Repair =>
  (listing, faults, { original, marketplace }) => {
    const before = new Set(cardFaults(original, marketplace).map(({ criterion }) => criterion));
    const isWorse = faults.some((fault) => fault.section === section && !before.has(fault.criterion));
    return isWorse ? { ...listing, [section]: original[section] } : listing;
  };

const repairs: readonly Repair[] = [
  withoutBullets(['bullet says nothing alone', 'bullet is a heading'], 1),
  withoutBullets(['bullet is told by the description'], fewestBullets),
  withoutKeywords,
  ownText('title'),
  ownText('description'),
];

/**
 * The last look at a card as a whole: what the rewriters of single sections cannot see of each other. A repair stays only
 * where it leaves fewer faults and `accepts` takes the card; the seller's own text is never made worse than it was.
 */
export function lastEdit(listing: Listing, context: RewriteContext, accepts: (listing: Listing) => boolean): Listing {
  let edited = listing;
  let faults = cardFaults(edited, context.marketplace);
  for (const repair of repairs) {
    if (faults.length === 0) break;
    const next = repair(edited, faults, context);
    if (next === edited) continue;
    const left = cardFaults(next, context.marketplace);
    if (left.length < faults.length && accepts(next)) [edited, faults] = [next, left];
  }
  return edited;
}
