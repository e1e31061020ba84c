import { readFileSync } from 'node:fs';
import type { IntentLabel } from '../built-in-model/learned/guess.ts';
import type { ToolName } from '../tool-types.ts';
import type { IntentCase } from './matching.ts';

/** What is tuned to and learned from. */
export const openSets = ['requests', 'wordings', 'fresh', 'field', 'sellers', 'shops', 'named', 'remarks'] as const;
/**
 * Tuned to and not learned from: as sellers type, most of it with the name of a card, in a shop of fourteen cards; and what only
 * asks or tells beside what orders in the form of a question.
 */
export const judgedSets = [...openSets, 'typed', 'asked'] as const;
/** The share of each that is understood, at least: they are what the built-in model was tuned to, by many hands. */
export const wantedShare: Record<(typeof judgedSets)[number], number> = {
  requests: 0.98,
  wordings: 0.97,
  fresh: 0.99,
  field: 0.98,
  sellers: 0.975,
  shops: 0.97,
  named: 0.95,
  remarks: 0.98,
  typed: 0.92,
  asked: 0.97,
};
/** What is only measured, and never opened. */
export const asideSets = [
  'held-out',
  'fresh-held-out',
  'field-held-out',
  'sellers-held-out',
  'named-held-out',
  'remarks-held-out',
] as const;

/** The requests of a set: the file of this name beside it. */
export const casesOf = (name: string): IntentCase[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Two requests are the same when they say the same after the same. */
export const keyOf = ({ given, text }: IntentCase): string => `${given} ${text}`;

/** Comes before or after work that is what was asked for. */
const beside = new Set<ToolName>([
  'list_cards',
  'read_card',
  'score_card',
  'compare_versions',
  'list_tasks',
  'list_preferences',
]);

/** What a request asks for, one for each right reaction: its first tool that is more than a look, or words. */
export function labelsOf({ expect: one, any_of: ways }: IntentCase): IntentLabel[] {
  const labels = (ways ?? (one === undefined ? [] : [one])).map((way) => {
    if (typeof way === 'string') return way === 'refuse' ? way : 'talk';
    return (way.find(({ tool }) => !beside.has(tool)) ?? way[0])?.tool ?? 'talk';
  });
  return [...new Set(labels)];
}
