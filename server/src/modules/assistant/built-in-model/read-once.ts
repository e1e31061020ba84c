import { hash } from 'node:crypto';
import type { Conversation } from './conversation.ts';
import { keptReadings } from './kept-readings.ts';

/** So many readings are kept: those of the turns that are under way, with the earlier turns that they look back at. */
const mostKept = 200;

/**
 * The same reading for the same conversation: a turn is read for its plan and again before each of its steps, which took
 * most of the time that it needs. Which tools are there is left out, because no words mean something else for that.
 */
export function readOnce<Reading extends NonNullable<unknown> | null>(
  read: (conversation: Conversation, depth: number) => Reading,
) {
  const kept = keptReadings<Reading>(mostKept);
  return ({ offered: _, ...said }: Conversation, depth = 0): Reading => {
    const key = hash('sha256', JSON.stringify([depth, said]), 'base64');
    return kept(key, () => read(said, depth));
  };
}
