import { createHash } from 'node:crypto';

/** A statement that came this often has come to stay; lists of any length make texts that never come again. */
const often = 20;
/** So many texts are counted, and at most as many plans kept on a connection. */
const mostTexts = 500;
/** Longer texts are lists of values: they are not counted. */
const longestText = 4_000;

/** The same text has the same name on every connection. */
export const planName = (text: string): string => createHash('sha1').update(text).digest('base64url');

export interface PlanNames {
  /** Undefined: its plan is not kept. */
  of(text: string): string | undefined;
}

/** How often texts have come, and the names of those that come often. */
export function createPlanNames(): PlanNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  /** Texts that came once make room; the others have to come sooner again. */
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
