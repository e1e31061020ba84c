import { createHash } from 'node:crypto';
import type { Conversation } from './conversation.ts';

/** So many readings are kept: those of the turns that are under way, with the earlier turns that they look back at. */
const mostKept = 200;

/**
 * The same reading for the same conversation: a turn is read for its plan and again before each of its steps, which took
 * most of the time that it needs. Which tools are there is left out, because no words mean something else for that.
 */
export function readOnce<Reading>(read: (conversation: Conversation, depth: number) => Reading) {
  const kept = new Map<string, Reading>();
  return ({ offered: _, ...said }: Conversation, depth = 0): Reading => {
    const key = createHash('sha256')
      .update(JSON.stringify([depth, said]))
      .digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const reading = read(said, depth);
    kept.set(key, reading);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return reading;
  };
}
