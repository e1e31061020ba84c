import type { Listing, ListingSection } from '../listing.ts';
import type { Profile } from '../marketplaces/profile.ts';
import { wordList } from '../text/words.ts';
import { type CardFault, type Criterion, cardFaults } from './card-faults.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';

/** Mends one kind of fault; the same listing where it has nothing to do. */
type Repair = (listing: Listing, faults: readonly CardFault[], context: RewriteContext) => Listing;

/** Without the bullets that have one of these faults and that the seller did not write, as long as so many are left. */
const withoutBullets =
  (criteria: readonly Criterion[], fewestOf: (profile: Profile) => number): Repair =>
  (listing, faults, { original, protectedTexts, profile }) => {
    const fewest = fewestOf(profile);
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
  const wrong = new Set(
    faults.flatMap(({ criterion, text }) =>
      criterion === 'tag doubled' || criterion === 'search term finds nothing' ? [text] : [],
    ),
  );
  const kept = new Set([...original.keywords, ...(options.include_keywords ?? [])]);
  const keywords = listing.keywords.filter(
    (keyword) => !wrong.has(keyword) || kept.has(keyword) || isProtected(keyword, protectedTexts),
  );
  return keywords.length === listing.keywords.length || keywords.length === 0 ? listing : { ...listing, keywords };
};

/** The seller's own text of a section that has one of these faults, which that text had not. */
const ownText =
  (section: ListingSection, criteria: readonly Criterion[]): Repair =>
  (listing, faults, { original, marketplace }) => {
    const isFound = faults.some(({ criterion }) => criteria.includes(criterion));
    if (!isFound || original[section].length === 0) return listing;
    const before = new Set(cardFaults(original, marketplace).map(({ criterion }) => criterion));
    const isWorse = faults.some(({ criterion }) => criteria.includes(criterion) && !before.has(criterion));
    return isWorse ? { ...listing, [section]: original[section] } : listing;
  };

const repairs: readonly Repair[] = [
  withoutBullets(['bullet says nothing alone', 'bullet is a heading'], () => 1),
  // Said twice is better than too few of them.
  withoutBullets(['bullet is told by the description'], ({ bullets }) => bullets?.ideal ?? 0),
  withoutKeywords,
  ownText('title', ['title is torn', 'title says a word twice']),
  ownText('description', ['description is torn']),
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
