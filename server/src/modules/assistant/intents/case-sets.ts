import { readFileSync } from 'node:fs';
import type { IntentCase } from './matching.ts';

/** The requests of a set: the file of this name beside it. */
export const casesOf = (name: string): IntentCase[] =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Two requests are the same when they say the same after the same. */
export const keyOf = ({ given, text }: IntentCase): string => `${given} ${text}`;
