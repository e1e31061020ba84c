import type { Listing, ListingImage } from '../listing.ts';
import { type Profile, profileFrom } from '../marketplaces/profile.ts';
import { type MarketplaceId, marketplaceNames, profileOf, rulePackOf } from '../marketplaces/profiles.ts';
import type { RulePack } from '../marketplaces/rule-pack.ts';
import { isBlocking, type Rule, rubric, sectionIds } from './rubric.ts';
import type { Finding } from './rule.ts';
import type { RuleScore, Score, SectionScore } from './score.ts';
import { scoreContext } from './score-context.ts';

export type { RulePlace, RuleScore, Score, SectionId, SectionScore } from './score.ts';

/** The highest total of a listing whose upload would fail. */
export const blockedCap = 59;

/** What the message of a blocking rule ends with. */
const capNotice = ` The total stays at ${blockedCap} or below until this is fixed.`;

interface Judged {
  rule: Rule;
  finding: Finding;
  points: number | null;
  blocks: boolean;
}

interface Scored {
  listing: Listing;
  images: readonly ListingImage[];
}

/**
 * Scores a listing for a marketplace by the 29 rules of the rubric. Pure: the same input gives the same score. Each
 * rule's points are its weight times how far it is met; the total is their share of the applicable weights in percent.
 */
export function scoreListing(input: { listing: Listing; images: ListingImage[]; marketplace: MarketplaceId }): Score {
  const { marketplace } = input;
  return {
    marketplace,
    ...scoreFor(input, profileOf(marketplace), marketplaceNames[marketplace], rulePackOf(marketplace)),
  };
}

/** The same score by a rule pack that need not be one of ours: an older one, or one that is not in force yet. */
export function scoreByPack(input: Scored, pack: RulePack): Omit<Score, 'marketplace'> {
  return scoreFor(input, profileFrom(pack), pack.name, pack);
}

function scoreFor(
  input: Scored,
  profile: Profile,
  marketplaceName: string,
  pack: RulePack,
): Omit<Score, 'marketplace'> {
  const unbranded = pack.specifications.unbranded?.limit ?? null;
  const context = scoreContext(input, { profile, marketplaceName, unbranded });
  const judged = rubric.map((rule): Judged => {
    const finding = rule.find(context);
    const points = finding.met === null ? null : rule.weight * finding.met;
    return { rule, finding, points, blocks: isBlocking(rule, finding, profile) };
  });
  const sums = sumsOf(judged);
  const raw = percent(sums.points, sums.weight);
  const blockers = judged.filter(({ blocks }) => blocks).map(({ rule }) => rule.id);
  const full = new Set(judged.filter(({ finding }) => finding.met === 1).map(({ rule }) => rule.id));
  return {
    rules_checked_on: profile.checked_on,
    total: blockers.length > 0 ? Math.min(blockedCap, roundHalfUp(raw)) : roundHalfUp(raw),
    raw,
    blockers,
    sections: sectionIds.map((id) => sectionScore(id, judged)),
    rules: judged.map((item) => ruleScore(item, sums.weight, full)),
  };
}

function sumsOf(judged: readonly Judged[]): { points: number; weight: number } {
  let points = 0;
  let weight = 0;
  for (const item of judged) {
    if (item.points === null) continue;
    points += item.points;
    weight += item.rule.weight;
  }
  return { points, weight };
}

function percent(points: number, weight: number): number {
  return weight === 0 ? 0 : (100 * points) / weight;
}

/** Rounds half up; a sum such as 58.49999999999999 that stands for 58.5 counts as 58.5. */
function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

function sectionScore(id: SectionScore['id'], judged: readonly Judged[]): SectionScore {
  const { points, weight } = sumsOf(judged.filter(({ rule }) => rule.section === id));
  return { id, score: weight === 0 ? null : roundHalfUp(percent(points, weight)), points, weight };
}

function ruleScore({ rule, finding, points, blocks }: Judged, weightOfAll: number, full: Set<string>): RuleScore {
  const cap = blocks ? capNotice : '';
  const moves = (finding.moves ?? []).filter((id) => !full.has(id));
  return {
    id: rule.id,
    section: rule.section,
    points,
    weight: rule.weight,
    message: finding.message + cap,
    why: rule.why,
    where: finding.where ?? [],
    fix: finding.fix === undefined ? null : finding.fix + movesNotice(moves),
    moves,
    gain: points === null ? 0 : percent(rule.weight - points, weightOfAll),
  };
}

const movesLead = ' On top of the gain, points can change for: ';
/** The note on which points come on top of the gain. */
function movesNotice(moves: readonly string[]): string {
  const names = rubric.filter(({ id }) => moves.includes(id)).map(({ name }) => name);
  return names.length === 0 ? '' : `${movesLead}${names.join(', ')}.`;
}

/** A rule's fix without the note on other points that it can move: two rules can ask for the same fix. */
export const workOfFix = (fix: string): string => fix.split(movesLead, 1).join('');
