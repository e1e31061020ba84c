import { callOnCard } from '../understanding/ask.ts';
import { editsIn } from '../understanding/edits.ts';
import type { Frames } from './frame.ts';

/** Changes that the seller states. */
export const editFrames: Frames = {
  edit_card: (clause) => {
    const edits = editsIn(clause);
    return edits.length === 0 ? null : callOnCard('edit_card', clause, { edits });
  },
};
