import type { Background } from './background.ts';
import type { Mask } from './flood.ts';
import { toOklab } from './oklab.ts';
import type { Pixels } from './pixels.ts';
import { type Surface, valueAt } from './surface.ts';

/** How far each pixel is from the background at its place, as whole numbers of a sixteenth. */
export type Distances = Uint16Array;
export const fine = 16;

export function distancesFrom({ surfaces }: Background, { data, width, height }: Pixels): Distances {
  const found = new Uint16Array(width * height);
  const lab = new Float64Array(3);
  let last = -1;
  for (let py = 0; py < height; py++) {
    const [[l0, l1, l2], [a0, a1, a2], [b0, b1, b2]] = alongRow(surfaces, (py / Math.max(1, height - 1)) * 2 - 1);
    for (let px = 0; px < width; px++) {
      const at = py * width + px;
      const r = data[at * 3] ?? 0;
      const g = data[at * 3 + 1] ?? 0;
      const b = data[at * 3 + 2] ?? 0;
      const colour = (r << 16) | (g << 8) | b;
      if (colour !== last) toOklab(r, g, b, lab);
      last = colour;
      const x = (px / Math.max(1, width - 1)) * 2 - 1;
      const dl = (lab[0] ?? 0) - (l0 + x * (l1 + x * l2));
      const da = (lab[1] ?? 0) - (a0 + x * (a1 + x * a2));
      const db = (lab[2] ?? 0) - (b0 + x * (b1 + x * b2));
      found[at] = Math.min(65_535, Math.sqrt(dl * dl + da * da + db * db) * fine);
    }
  }
  return found;
}

type Row = [number, number, number];

/** What the surfaces are of x alone, in one row. */
function alongRow(surfaces: Background['surfaces'], y: number): [Row, Row, Row] {
  const of = ([middle = 0, across = 0, down = 0, xx = 0, xy = 0, yy = 0]: Surface): Row => [
    middle + down * y + yy * y * y,
    across + xy * y,
    xx,
  ];
  return [of(surfaces[0]), of(surfaces[1]), of(surfaces[2])];
}

/** In the middle of the picture. */
export const chromaOf = ({ surfaces: [, greenRed, blueYellow] }: Background): number =>
  Math.hypot(valueAt(greenRed, 0, 0), valueAt(blueYellow, 0, 0));

export const isAlmostWhite = (background: Background): boolean =>
  valueAt(background.surfaces[0], 0, 0) > 96 && chromaOf(background) < 2;

/** The largest distance at which a pixel still looks like the background: more where it is noisy. */
export function likeLimit(background: Background): number {
  const least = isAlmostWhite(background) ? 1.2 : 3;
  return Math.round(Math.min(9, Math.max(least, 1 + 4 * background.noise)) * fine);
}

/** Of a background that is known to be even, less is like it: a product of nearly its colour stays whole. */
export function closeLimit(background: Background, spread: number): number {
  const close = Math.max(1.2, 0.6 + 2.2 * spread, 1 + 4 * background.noise);
  return Math.min(likeLimit(background), Math.round(close * fine));
}

export function likeMask(distance: Distances, limit: number): Mask {
  const mask = new Uint8Array(distance.length);
  for (let at = 0; at < mask.length; at++) if ((distance[at] ?? 0) <= limit) mask[at] = 1;
  return mask;
}
