import { createHash } from 'node:crypto';

/** A statement that came this often has come to stay; lists of any length make texts that never come again. */
const often = 20;
/** So many texts are counted, and at most as many plans kept on a connection. */
const mostTexts = 500;

/** The same text has the same name on every connection. */
export const planName = (text: string): string => createHash('sha1').update(text).digest('base64url');

export interface PlanNames {
  /** Undefined: its plan is not kept. */
  of(text: string): string | undefined;
}

/** How often texts have come, and the names of those that come often. */
export function createPlanNames(): PlanNames {
  const known = new Map<string, { count: number; name: string | undefined }>();
  return {
    of(text) {
      const seen = known.get(text) ?? { count: 0, name: undefined };
      if (seen.count === 0 && known.size >= mostTexts) return undefined;
      known.set(text, seen);
      seen.count += 1;
      if (seen.count === often) seen.name = planName(text);
      return seen.name;
    },
  };
}
