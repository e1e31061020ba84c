import type { Message } from './pasted.ts';
import type { Request } from './request.ts';
import type { Ask } from './understanding/ask.ts';

/** What words ask for that are read by themselves: in English, and for no marketplace of a page. */
export const ownRequest = (message: Message, text: string, asks: Ask[]): Request => ({
  message,
  text,
  asks,
  marketplace: null,
  isForeign: false,
});
