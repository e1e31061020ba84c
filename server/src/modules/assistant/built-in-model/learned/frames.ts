import { cardFrames } from './card-frames.ts';
import { editFrames } from './edit-frames.ts';
import type { Frame, Frames } from './frame.ts';
import { imageFrames } from './image-frames.ts';
import { listEditFrames } from './list-edit-frames.ts';
import { textFrames } from './text-frames.ts';
import { workFrames } from './work-frames.ts';

/** What is said of a list first: a field has no entries. */
const edit_card: Frame = (clause, message) =>
  listEditFrames.edit_card(clause) ?? editFrames.edit_card?.(clause, message) ?? null;

/** How each tool reads a message that is known to ask for it. */
export const frames: Frames = { ...textFrames, ...cardFrames, ...imageFrames, ...workFrames, edit_card };
