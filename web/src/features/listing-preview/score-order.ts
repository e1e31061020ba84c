import type { ScoreBody } from '@cardwright/contract/scores';

export type ScoredRule = ScoreBody['rules'][number];

export interface OrderedRules {
  /** Rules that stop the upload at the marketplace. */
  blockers: ScoredRule[];
  /** Rules with points to gain, the greatest gain first. */
  open: ScoredRule[];
  /** Rules with all their points. */
  passed: ScoredRule[];
}

/** The rules in the order a seller should read them; those that do not apply (no points) are left out. */
export function orderRules(score: ScoreBody): OrderedRules {
  const applicable = score.rules.filter((rule) => rule.points !== null);
  const isBlocker = (rule: ScoredRule) => score.blockers.includes(rule.id);
  const isPassed = (rule: ScoredRule) => (rule.points ?? 0) >= rule.weight;
  return {
    blockers: applicable.filter(isBlocker),
    open: applicable
      .filter((rule) => !isBlocker(rule) && !isPassed(rule))
      .sort((one, other) => other.gain - one.gain || other.weight - one.weight),
    passed: applicable.filter((rule) => !isBlocker(rule) && isPassed(rule)),
  };
}
