import type { MarketplaceId } from '../marketplaces/profiles.ts';

export type SectionId = 'title' | 'description' | 'bullets' | 'specifications' | 'keywords' | 'images';

/**
 * A place in the listing. `start` and `end` are UTF-16 offsets into the text at `path`, and `text` is the text there
 * (left out above 300 characters). Without offsets the whole item is meant.
 */
export interface RulePlace {
  path: string;
  start?: number;
  end?: number;
  text?: string;
}

export interface SectionScore {
  id: SectionId;
  /** 0 to 100, or null where the marketplace has no such section. */
  score: number | null;
  points: number;
  /** Sum of the weights of the rules that apply. */
  weight: number;
}

export interface RuleScore {
  id: string;
  section: SectionId;
  /** Null: the rule does not apply and counts in neither sum. */
  points: number | null;
  weight: number;
  /** What was found. */
  message: string;
  why: string;
  where: RulePlace[];
  /** What to change, or null when nothing has to. */
  fix: string | null;
  /**
   * Rules not fully met whose points can rise with this fix as well, because it touches the same text; what they bring
   * comes on top of `gain`. With none, the fix changes `raw` by exactly `gain`.
   */
  moves: string[];
  /** How far `raw` rises once this rule alone is fully met. */
  gain: number;
}

export interface Score {
  marketplace: MarketplaceId;
  rules_checked_on: string;
  /** 0 to 100, rounded half up; at most 59 while a blocker stands. */
  total: number;
  /** The same sum before rounding and before the cap. */
  raw: number;
  /** Ids of the rules that would make an upload fail. */
  blockers: string[];
  sections: SectionScore[];
  rules: RuleScore[];
}
