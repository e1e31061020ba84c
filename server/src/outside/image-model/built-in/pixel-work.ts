import type { Colour, Pixels } from './pixels.ts';
import type { Box } from './separate.ts';

/**
 * `look` only says what stands where, and `cut` is `whiten` without the product's shadow. The others answer the changed
 * picture, or none when there is nothing to change.
 */
export type PixelWork = 'look' | 'whiten' | 'cut' | 'shadow' | 'lighten' | 'clear';

export interface PixelResult {
  pixels: Pixels | null;
  /** Where the product stands; null when nothing stands out. */
  box: Box | null;
  /** The background's, most of it. */
  colour: Colour;
  isPlain: boolean;
  /** The product ends where the background begins: it can be found, or cut out, without damage. */
  isClear: boolean;
}
