import type { Listing, ListingImage } from '../listing.ts';
import type { RuleScore } from '../score/score.ts';
import { scoreByPack } from '../score/score-listing.ts';
import { type PackRule, packRules } from './pack-rules.ts';
import type { RulePack } from './rule-pack.ts';

/** The part of a card that the rules look at. */
export interface ScoredCard {
  id: string;
  listing: Listing;
  images: ListingImage[];
}

/** One rule that a card now breaks, or no longer breaks. */
export interface RuleChange {
  /** Of the rubric, such as `T1`. */
  rule: string;
  message: string;
  fix: string | null;
  /** The marketplace refuses an upload like this. */
  blocks: boolean;
}

export interface CardChanges {
  id: string;
  total_before: number;
  total_after: number;
  /** Rules that were fully met, or did not apply, and are not fully met now; as the newer pack words them. */
  broken: RuleChange[];
  /** Rules that were not fully met and now are, or no longer apply; as the older pack worded them. */
  mended: RuleChange[];
}

export interface RulePackComparison {
  /** Limits that differ, by path such as `title.max`; null stands for no limit and for a rule that is not there. */
  limits: { path: string; before: unknown; after: unknown }[];
  /** Cards for which some rule is met under one pack only, in the order given. */
  cards: CardChanges[];
}

const isMet = (rule: RuleScore | undefined): boolean => rule === undefined || rule.gain === 0;

function changeOf({ id, message, fix }: RuleScore, blockers: readonly string[]): RuleChange {
  return { rule: id, message, fix, blocks: blockers.includes(id) };
}

function changesOf(older: RulePack, newer: RulePack, card: ScoredCard): CardChanges {
  const before = scoreByPack(card, older);
  const after = scoreByPack(card, newer);
  const ruleBefore = new Map(before.rules.map((rule) => [rule.id, rule]));
  const ruleAfter = new Map(after.rules.map((rule) => [rule.id, rule]));
  return {
    id: card.id,
    total_before: before.total,
    total_after: after.total,
    broken: after.rules
      .filter((rule) => !isMet(rule) && isMet(ruleBefore.get(rule.id)))
      .map((rule) => changeOf(rule, after.blockers)),
    mended: before.rules
      .filter((rule) => !isMet(rule) && isMet(ruleAfter.get(rule.id)))
      .map((rule) => changeOf(rule, before.blockers)),
  };
}

function limitsOf(pack: RulePack): Map<string, unknown> {
  return new Map(
    packRules(pack).map(({ path, rule }: { path: string; rule: PackRule<unknown> }) => [path, rule.limit]),
  );
}

/**
 * What a newer rule pack of a marketplace changes: its limits, and for each card the rules that it met under the older pack
 * and does not meet now, and the reverse. Cards without such a rule are left out.
 */
export function compareRulePacks(older: RulePack, newer: RulePack, cards: readonly ScoredCard[]): RulePackComparison {
  const before = limitsOf(older);
  const after = limitsOf(newer);
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return {
    limits: paths
      .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
      .filter((limit) => JSON.stringify(limit.before) !== JSON.stringify(limit.after)),
    cards: cards
      .map((card) => changesOf(older, newer, card))
      .filter(({ broken, mended }) => broken.length + mended.length > 0),
  };
}
