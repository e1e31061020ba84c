import { setTimeout as wait } from 'node:timers/promises';
import type { Pause } from './built-in-model.ts';

/** About the pace of reading aloud: fast enough not to bore, slow enough to follow. */
const wordMs = 15;

/** The pause between two words of an answer. */
export const humanePause: Pause = async (signal) => {
  await wait(wordMs, undefined, signal === undefined ? {} : { signal });
};
