import type { Pixels } from './pixels.ts';

/** A changed picture and what the seller should know about it; without pixels there was nothing to do, and the note says so. */
export interface Edited {
  pixels: Pixels | null;
  note: string | null;
}
