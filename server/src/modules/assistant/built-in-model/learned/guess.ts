import type { ToolName } from '../../tool-types.ts';
import type { Surroundings } from '../understanding/ask.ts';
import { featuresOf } from './features.ts';
import { type IntentWeights, intentWeights } from './intent-weights.ts';

/** The tool that a request asks for, words alone, or what the assistant does not do. */
export type IntentLabel = ToolName | 'talk' | 'refuse';

export interface Guess {
  label: IntentLabel;
  /** From 0 to 1; on requests that it did not learn from, 97 of 100 guesses of 0.9 and more are right (decision 030). */
  probability: number;
}

export interface Reading {
  /** The likeliest first. */
  guesses: Guess[];
  /** Of each slot (`slots.ts`) the probability that the request fills it, if it asks for that tool. */
  slots: Map<string, number>;
}

/** What the words ask for, by what was learned from labelled requests. */
export function readingOf(text: string, around: Surroundings, weights = intentWeights()): Reading {
  const isKnown = (word: string) => weights.features.has(`w:${word}`);
  const sums = sumsOf(featuresOf(text, around, isKnown), weights);
  const { labels, slots } = weights;
  const highest = Math.max(...sums.slice(0, labels.length));
  const powers = labels.map((_, at) => Math.exp((sums[at] ?? 0) - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const guesses = labels.map(
    (label, at): Guess => ({
      label: label as IntentLabel,
      probability: (powers[at] ?? 0) / total,
    }),
  );
  return {
    guesses: guesses.sort((one, other) => other.probability - one.probability),
    slots: new Map(slots.map((slot, at) => [slot, 1 / (1 + Math.exp(-(sums[labels.length + at] ?? 0)))])),
  };
}

function sumsOf(found: string[], { bias, features, weights, scale }: IntentWeights): number[] {
  const known = found.map((feature) => features.get(feature)).filter((one) => one !== undefined);
  const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
  const sums = Float64Array.from(bias);
  const columns = sums.length;
  for (const { rarity, row } of known) {
    const share = (rarity / length) * scale;
    for (let at = 0; at < columns; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row * columns + at] ?? 0) * share;
  }
  return [...sums];
}
