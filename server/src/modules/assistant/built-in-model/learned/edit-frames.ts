import { callOnCard } from '../understanding/ask.ts';
import { editsIn } from '../understanding/edits/edits.ts';
import { statedChanges } from '../understanding/edits/stated-changes.ts';
import type { Frames } from './frame.ts';

/** Changes that the seller states. */
export const editFrames: Frames = {
  edit_card: (clause) => {
    const stated = statedChanges(clause, true);
    if (stated !== null) return stated;
    // After an improvement "no exclamation marks" says how it should have been written.
    if (/^(?:and |but )?no\b/.test(clause.text)) return null;
    const edits = editsIn(clause);
    return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits });
  },
};
