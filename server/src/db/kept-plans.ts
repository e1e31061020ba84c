import { createHash } from 'node:crypto';

/** A statement that came this often will recur. One with a list of any length makes a text that may never come again. */
const often = 20;
/** How many texts are counted, and how many plans a connection keeps at most. */
const mostTexts = 500;
/** Longer texts are lists of values: they are not counted. */
const longestText = 4_000;

/** A name that is the same for the same text on every connection. */
export const planName = (text: string): string => createHash('sha1').update(text).digest('base64url');

export interface PlanNames {
  /** Undefined: its plan is not kept. */
  of(text: string): string | undefined;
}

/** How often texts have come, and the names of those that come often. */
export function createPlanNames(): PlanNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Texts that came only once make room; the counts of the others are halved. */
  const makeRoom = () => {
    for (const [text, count] of counts)
      if (count < 2) counts.delete(text);
      else counts.set(text, Math.floor(count / 2));
  };
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || text.length > longestText || names.size >= mostTexts) return name;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < often) {
        if (count === 1 && names.size + counts.size >= mostTexts) makeRoom();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      names.set(text, planName(text));
      return names.get(text);
    },
  };
}
