import { cardFrames } from './card-frames.ts';
import { editFrames } from './edit-frames.ts';
import type { Frames } from './frame.ts';
import { imageFrames } from './image-frames.ts';
import { textFrames } from './text-frames.ts';
import { workFrames } from './work-frames.ts';

/** How each tool reads a message that is known to ask for it. */
export const frames: Frames = { ...textFrames, ...cardFrames, ...editFrames, ...imageFrames, ...workFrames };
