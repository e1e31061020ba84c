import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { conversationOf } from '../server/src/modules/assistant/built-in-model/conversation.ts';
import { featuresOf, wordsOf } from '../server/src/modules/assistant/built-in-model/learned/features.ts';
import { type IntentLabel, readingOf } from '../server/src/modules/assistant/built-in-model/learned/guess.ts';
import {
  type StoredWeights,
  unpacked,
  weightsFile,
} from '../server/src/modules/assistant/built-in-model/learned/intent-weights.ts';
import { surroundingsOf } from '../server/src/modules/assistant/built-in-model/surroundings.ts';
import { casesOf, labelsOf } from '../server/src/modules/assistant/intents/case-sets.ts';
import { slotsOf } from '../server/src/modules/assistant/intents/case-slots.ts';
import { givens, promptOf } from '../server/src/modules/assistant/intents/givens.ts';
import type { IntentCase } from '../server/src/modules/assistant/intents/matching.ts';
import { libraryWords } from '../server/src/modules/assistant/intents/seller-library.ts';
import { fingerprintOf, toolAlone, trainingCases } from '../server/src/modules/assistant/intents/training-cases.ts';

/**
 * `npm run learn`: learns from the open sets of requests which words ask for which tool, and writes the weights. A multinomial
 * logistic regression, trained by steepest descent, one request at a time: the same sets give the same file. `npm run learn --
 * SET…` learns without these sets and says how many of their requests are guessed right; it writes nothing.
 */
const rounds = 30;
const firstStep = 5;
const laterStep = 0.92;
/** A smaller share of the error than this changes nothing. */
const leastError = 2e-5;

interface Learnt {
  features: string[];
  labels: IntentLabel[];
  slots: Map<string, boolean>;
}

interface Known {
  /** Where the weights of a feature begin. */
  row: number;
  share: number;
}

/** In fewer requests a word teaches nothing. */
const leastRequests = 3;
/** Names of the products of the sets' library are those of no seller. */
const isName = (word: string) => libraryWords.has(word);
const surroundingsBefore = ({ given, text }: IntentCase) => {
  const before = givens[given];
  if (before === undefined) throw new Error(`no such beginning: ${given}`);
  return surroundingsOf(conversationOf(promptOf(before, text), before.shownCardId));
};

function weightsFrom(cases: IntentCase[]): StoredWeights {
  const spoken = countsOf(cases.map(({ text }) => [...new Set(wordsOf(text))]));
  const isKnown = (word: string) => !isName(word) && (spoken.get(word) ?? 0) >= leastRequests;
  const learnt = cases.map(
    (entry): Learnt => ({
      features: featuresOf(entry.text, surroundingsBefore(entry), isKnown, (word) => !isName(word)),
      labels: labelsOf(entry),
      slots: entry.kind === toolAlone ? new Map() : slotsOf(entry),
    }),
  );
  const counts = countsOf(learnt.map(({ features }) => features));
  const features = [...counts].flatMap(([feature, count]): [string, number][] =>
    count < 2 ? [] : [[feature, Math.round(Math.log(learnt.length / count) * 1_000) / 1_000]],
  );
  const rows = new Map(features.map(([feature, rarity], row) => [feature, { rarity, row }]));
  const labels = [...new Set(learnt.flatMap((one) => one.labels))].toSorted();
  const slots = [...new Set(learnt.flatMap((one) => [...one.slots.keys()]))].toSorted();
  const columns = labels.length + slots.length;
  const examples = learnt.map((one) => {
    const known = one.features.flatMap((feature) => rows.get(feature) ?? []);
    const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity * rarity, 0)) || 1;
    return {
      known: known.map(({ rarity, row }) => ({ row: row * columns, share: rarity / length })),
      right: one.labels.map((label) => labels.indexOf(label)),
      slots: [...one.slots].map(([slot, isFilled]) => ({ column: labels.length + slots.indexOf(slot), isFilled })),
    };
  });
  const weights = new Float64Array(features.length * columns);
  const bias = new Float64Array(columns);
  // Words that ask for nothing count twice: to take them for an order is the worse mistake, and the sets hold few of them.
  const order = examples.flatMap((_, at) => (cases[at]?.expect === 'talk' ? [at, at] : [at]));
  const random = seeded(1);
  let step = firstStep;
  for (let round = 0; round < rounds; round += 1, step *= laterStep) {
    shuffle(order, random);
    for (const at of order) {
      const { known, right, slots: said } = examples[at] ?? { known: [], right: [], slots: [] };
      const chances = chancesOf(known);
      // Of several right reactions the one that is the likeliest already.
      const wanted = right.toSorted((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0))[0];
      chances.forEach((chance, label) => {
        learn(known, label, (chance - (label === wanted ? 1 : 0)) * step);
      });
      for (const { column, isFilled } of said)
        learn(known, column, (chanceOf(known, column) - (isFilled ? 1 : 0)) * step);
    }
  }
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = highest / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return {
    learned_from: fingerprintOf(cases),
    labels,
    slots,
    bias: [...bias].map((one) => Math.round(one * 1_000) / 1_000),
    features,
    weights: Buffer.from(bytes.buffer).toString('base64'),
    scale,
  };

  function learn(known: Known[], column: number, error: number): void {
    if (Math.abs(error) < leastError * step) return;
    bias[column] = (bias[column] ?? 0) - error * 0.1;
    for (const { row, share } of known) weights[row + column] = (weights[row + column] ?? 0) - error * share;
  }

  function chanceOf(known: Known[], column: number): number {
    let sum = bias[column] ?? 0;
    for (const { row, share } of known) sum += (weights[row + column] ?? 0) * share;
    return 1 / (1 + Math.exp(-sum));
  }

  function chancesOf(known: Known[]): number[] {
    const sums = [...bias.slice(0, labels.length)];
    for (const { row, share } of known)
      for (let label = 0; label < labels.length; label += 1)
        sums[label] = (sums[label] ?? 0) + (weights[row + label] ?? 0) * share;
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return powers.map((power) => power / total);
  }
}

function countsOf(lists: string[][]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Numbers from 0 to 1 that are the same in each run (Park and Miller). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = list[last] as number;
    list[last] = list[other] as number;
    list[other] = kept;
  }
}

const leftOut = process.argv.slice(2);
const cases = trainingCases(leftOut);
const learned = weightsFrom(cases);
if (leftOut.length === 0) {
  const packed = brotliCompressSync(JSON.stringify(learned), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(weightsFile, packed);
  console.log(
    `${learned.features.length} features of ${cases.length} requests, ${(packed.length / 1_000).toFixed(0)} kB`,
  );
} else {
  const weights = unpacked(learned);
  const asked = leftOut.flatMap(casesOf);
  const said = new Map<string, { right: number; all: number }>();
  const guesses = asked.map((entry) => {
    const { guesses: found, slots } = readingOf(entry.text, surroundingsBefore(entry), weights);
    const [first] = found;
    for (const [slot, isFilled] of slotsOf(entry)) {
      const chance = slots.get(slot) ?? 0;
      const kind = chance > 0.9 ? 'sure' : chance < 0.05 ? 'surely not' : 'unsure';
      const count = said.get(kind) ?? { right: 0, all: 0 };
      said.set(kind, { right: count.right + (isFilled === chance > 0.5 ? 1 : 0), all: count.all + 1 });
    }
    return { chance: first?.probability ?? 0, isRight: first !== undefined && labelsOf(entry).includes(first.label) };
  });
  for (const least of [0, 0.5, 0.7, 0.9, 0.97]) {
    const sure = guesses.filter(({ chance }) => chance >= least);
    const right = sure.filter(({ isRight }) => isRight).length;
    console.log(`at least ${least}: ${right} of ${sure.length} right, ${asked.length} asked`);
  }
  for (const [kind, { right, all }] of said) console.log(`slots, ${kind}: ${right} of ${all} right`);
}
