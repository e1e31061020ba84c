import { inSingleThread } from '../../../single-thread.ts';
import type { PixelResult, PixelWork } from './pixel-work.ts';
import type { Pixels } from './pixels.ts';

/** Above what 16 megapixels need. */
const memoryMb = 512;

/** Goes over every pixel in a thread of its own. */
export const inPixelThread = (work: PixelWork, pixels: Pixels, signal: AbortSignal | undefined): Promise<PixelResult> =>
  inSingleThread(new URL('./pixel-worker.ts', import.meta.url), { work, pixels }, { memory_mb: memoryMb, signal });
