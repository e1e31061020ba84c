import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** What was learned from the labelled requests: for each feature what it says for and against each kind of request. */
export interface IntentWeights {
  learned_from: string;
  labels: string[];
  /** What a request may say besides; each is a question of its own. */
  slots: string[];
  /** Of the labels, then of the slots. */
  bias: number[];
  /** How rare a feature is, and where its row of `weights` begins, divided by the number of labels and slots. */
  features: Map<string, { rarity: number; row: number }>;
  /** In units of `scale`. */
  weights: Int8Array;
  scale: number;
}

/** As `scripts/learn.ts` writes them. */
export interface StoredWeights {
  /** Which cases (`intents/training-cases.ts`). */
  learned_from: string;
  labels: string[];
  slots: string[];
  bias: number[];
  features: [feature: string, rarity: number][];
  /** Base64 of one signed byte for each feature, and label or slot. */
  weights: string;
  scale: number;
}

export const weightsFile = new URL('./intent-weights.json.br', import.meta.url);

let loaded: IntentWeights | undefined;

/** Read when the first request comes, then kept: they never change while the server runs. */
export function intentWeights(): IntentWeights {
  loaded ??= unpacked(JSON.parse(brotliDecompressSync(readFileSync(weightsFile)).toString('utf8')));
  return loaded;
}

export function unpacked({ features, weights, ...rest }: StoredWeights): IntentWeights {
  const bytes = Buffer.from(weights, 'base64');
  return {
    ...rest,
    features: new Map(features.map(([feature, rarity], row) => [feature, { rarity, row }])),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
}
