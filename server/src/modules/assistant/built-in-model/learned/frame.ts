import type { ToolName } from '../../tool-types.ts';
import type { Message } from '../pasted.ts';
import type { Ask, Clause } from '../understanding/ask.ts';

/** What a message says of a tool that it is known to ask for; null when it holds too little. */
export type Frame = (clause: Clause, message: Message) => Ask | Ask[] | null;
export type Frames = Partial<Record<ToolName, Frame>>;
