import { parentPort, workerData } from 'node:worker_threads';
import { answerOnce } from '../../../single-thread.ts';
import type { Background } from './background.ts';
import type { PixelResult, PixelWork } from './pixel-work.ts';
import type { Pixels } from './pixels.ts';
import { type Box, type Separation, separate } from './separate.ts';
import { withShadow } from './shadow.ts';
import { clearerCurve, lighterCurve, retoned, toneOf } from './tone.ts';
import { whitened } from './whiten.ts';

const isWellLit = ({ isPlain, surfaces }: Background) => isPlain && (surfaces[0][0] ?? 0) > 88;

/** A shadow of the photograph's own, of a few per cent of the product. */
const hasShadow = ({ shadow }: Separation, box: Box) =>
  shadow.reduce((sum, value) => sum + value, 0) > box.width * box.height * 0.02;

/** Part of the outline that has to be an edge: where a product stands is clear before it can be cut out without damage. */
const enoughToFind = 0.5;
const enoughToPart = 0.8;

const { work, pixels } = workerData as { work: PixelWork; pixels: Pixels };

function answerOf(): PixelResult {
  const found = separate(pixels);
  const { box, background } = found;
  const change = (): Pixels | null => {
    if (work === 'whiten') return box === null ? null : whitened(pixels, found);
    if (work === 'cut')
      return box === null ? null : whitened(pixels, { ...found, shadow: new Uint8Array(found.shadow.length) });
    if (work === 'shadow') return box === null || hasShadow(found, box) ? null : withShadow(pixels, found, box);
    if (work === 'look') return null;
    const tone = toneOf(pixels, found.alpha);
    const curve = work === 'lighten' ? lighterCurve(tone, isWellLit(background)) : clearerCurve(tone);
    return curve && retoned(pixels, curve);
  };
  const { colour, isPlain } = background;
  const isClear = found.edges >= (work === 'look' ? enoughToFind : enoughToPart);
  return { pixels: change(), box, colour, isPlain, isClear };
}

answerOnce(parentPort, answerOf);
