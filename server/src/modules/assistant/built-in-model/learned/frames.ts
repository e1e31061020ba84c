import type { ToolName } from '../../tool-types.ts';
import type { Message } from '../pasted.ts';
import type { Ask, Clause } from '../understanding/ask.ts';
import { cardFrames } from './card-frames.ts';
import { editFrames } from './edit-frames.ts';
import { imageFrames } from './image-frames.ts';
import { textFrames } from './text-frames.ts';
import { workFrames } from './work-frames.ts';

/** What a message says of a tool that it is known to ask for; null when it holds too little. */
export type Frame = (clause: Clause, message: Message) => Ask | Ask[] | null;
export type Frames = Partial<Record<ToolName, Frame>>;

export const frames: Frames = { ...textFrames, ...cardFrames, ...editFrames, ...imageFrames, ...workFrames };
