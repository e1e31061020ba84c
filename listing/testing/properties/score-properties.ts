import fc from 'fast-check';
import { type MarketplaceId, marketplaceIds, profileOf } from '../../src/marketplaces/profiles.ts';
import { blockedCap, type RuleScore, type Score, scoreListing } from '../../src/score/score-listing.ts';
import { appliedFixes } from './applied-fixes.ts';
import { type ScoredListing, scoredListings } from './listing-arbitrary.ts';

const tolerance = 1e-9;

function ensure(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

const near = (a: number, b: number) => Math.abs(a - b) <= tolerance;
const pointsOf = (score: Score) => new Map(score.rules.map(({ id, points }) => [id, points]));

function checkSums(score: Score): void {
  const applicable = score.rules.filter(({ points }) => points !== null);
  const points = applicable.reduce((sum, rule) => sum + (rule.points ?? 0), 0);
  const weight = applicable.reduce((sum, rule) => sum + rule.weight, 0);
  ensure(near(score.raw, weight === 0 ? 0 : (100 * points) / weight), () => 'raw is not the sum of the rules');
  const total = Math.floor(score.raw + 0.5 + tolerance);
  const capped = score.blockers.length > 0 ? Math.min(blockedCap, total) : total;
  ensure(score.total === capped, () => `total ${score.total} is not ${capped}`);
  for (const section of score.sections) {
    const own = applicable.filter((rule) => rule.section === section.id);
    ensure(
      near(
        section.points,
        own.reduce((sum, rule) => sum + (rule.points ?? 0), 0),
      ),
      () => `sum of ${section.id}`,
    );
    ensure(section.weight === own.reduce((sum, rule) => sum + rule.weight, 0), () => `weight of ${section.id}`);
  }
}

/** The text at a path such as `bullets/2` or `specifications/0/value`. */
function textAt({ listing }: ScoredListing, path: string): unknown {
  return path.split('/').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], listing);
}

function checkRule(subject: ScoredListing, rule: RuleScore): void {
  const { id, points, weight, where, message, why, fix, gain } = rule;
  ensure(message !== '' && why !== '', () => `${id} says nothing`);
  if (points === null) return;
  ensure(points >= 0 && points <= weight, () => `${id} has ${points} of ${weight} points`);
  ensure(gain > 0 === points < weight, () => `${id} promises ${gain} at ${points} of ${weight}`);
  ensure(gain === 0 || (fix !== null && where.length > 0), () => `${id} has no fix or no place`);
  for (const { path, start, end, text } of where) {
    if (start === undefined) continue;
    const found = textAt(subject, path);
    const slice = typeof found === 'string' ? found.slice(start, end) : found;
    ensure(
      text === undefined ? end !== undefined : slice === text,
      () => `${id} points to ${JSON.stringify(slice)} and says ${JSON.stringify(text)}`,
    );
  }
}

function checkFix(subject: ScoredListing, marketplace: MarketplaceId, score: Score, rule: RuleScore): boolean {
  const fixed = appliedFixes[rule.id]?.(subject, rule, profileOf(marketplace)) ?? subject;
  const after = scoreListing({ ...fixed, marketplace });
  const before = pointsOf(score);
  const now = pointsOf(after);
  ensure(now.get(rule.id) === rule.weight, () => `${rule.id} is not met by: ${rule.fix}; now ${JSON.stringify(fixed)}`);
  const moved = score.rules.filter(({ id, points }) => id !== rule.id && now.get(id) !== points).map(({ id }) => id);
  const untold = moved.filter((id) => !rule.moves.includes(id));
  ensure(untold.length === 0, () => `${rule.id} also moves ${untold}: ${rule.fix}; now ${JSON.stringify(fixed)}`);
  if (moved.length > 0) return false;
  ensure(near(after.raw - score.raw, rule.gain), () => `${rule.id} brings ${after.raw - score.raw}, not ${rule.gain}`);
  ensure(before.size === now.size, () => 'another number of rules');
  return true;
}

/** Where no language is stated it is guessed from the words, so a new title could bring other word lists. */
function inStatedLanguage({ listing, images }: ScoredListing): ScoredListing {
  return { listing: { ...listing, language: listing.language ?? 'en' }, images };
}

function checkFixes(subject: ScoredListing, marketplace: MarketplaceId, exact: ExactFixes): void {
  const score = scoreListing({ ...subject, marketplace });
  for (const rule of score.rules) {
    if (rule.gain > 0 && checkFix(subject, marketplace, score, rule)) exact.set(rule.id, (exact.get(rule.id) ?? 0) + 1);
  }
}

/** How often each rule's fix changed nothing but that rule, so that its gain was compared with the real one. */
export type ExactFixes = Map<string, number>;

/**
 * For generated listings and every marketplace: the score is the sum of its parts and the same when asked again; each
 * place slices to its text; each rule is fully met once its fix is carried out, that changes no rule it does not name,
 * and where it changes no other, `raw` rises by exactly the stated gain.
 */
export function proveScoring(size: number, seed?: number): ExactFixes {
  const exact: ExactFixes = new Map();
  fc.assert(
    fc.property(scoredListings, fc.constantFrom(...marketplaceIds), (subject, marketplace) => {
      const score = scoreListing({ ...subject, marketplace });
      ensure(
        JSON.stringify(scoreListing({ ...subject, marketplace })) === JSON.stringify(score),
        () => 'not repeatable',
      );
      checkSums(score);
      for (const rule of score.rules) checkRule(subject, rule);
      checkFixes(inStatedLanguage(subject), marketplace, exact);
    }),
    { numRuns: size, ...(seed === undefined ? {} : { seed }) },
  );
  return exact;
}
