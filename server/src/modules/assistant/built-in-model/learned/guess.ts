import type { ToolName } from '../../tool-types.ts';
import type { Surroundings } from '../understanding/ask.ts';
import { featuresOf } from './features.ts';
import { type IntentWeights, intentWeights } from './intent-weights.ts';

/** The tool that a request asks for, or words alone. */
export type IntentLabel = ToolName | 'talk';

export interface Guess {
  label: IntentLabel;
  /** From 0 to 1; of a hundred guesses with 0.9 about ninety-five are right (`intents/learned.test.ts`). */
  probability: number;
}

/** What the words ask for, by what was learned from labelled requests; the likeliest first. */
export function guessesOf(text: string, around: Surroundings, weights = intentWeights()): Guess[] {
  const scores = scoresOf(featuresOf(text, around), weights);
  return weights.labels
    .map((label, at) => ({ label: label as IntentLabel, probability: scores[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability);
}

/** Probabilities of the labels, in their order. */
function scoresOf(found: string[], { labels, bias, features, weights, scale }: IntentWeights): number[] {
  const known = found.flatMap((feature) => features.get(feature) ?? []);
  const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
  const sums = [...bias];
  for (const { rarity, row } of known) {
    const share = (rarity / length) * scale;
    for (let label = 0; label < labels.length; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[row * labels.length + label] ?? 0) * share;
  }
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
