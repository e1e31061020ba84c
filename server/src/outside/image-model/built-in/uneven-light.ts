import { type Background, type Point, surfacesOf } from './background.ts';
import { floodFromEdges, type Mask } from './flood.ts';
import { closeLimit, distancesFrom, fine, likeLimit, likeMask } from './likeness.ts';
import { toOklab } from './oklab.ts';
import { edgeShare } from './outlines.ts';
import type { Pixels } from './pixels.ts';
import { bentTerms } from './surface.ts';

/** Longer side of the copy that it is looked for on, and pixels of it that are measured. */
const thinSide = 400;
const samples = 6_000;
const mostRounds = 8;
/** A round that wins less than that is the last. */
const leastGain = 1.005;
/** Of what was recognised: the rest may be the beginning of a shadow. */
const evenShare = 0.8;

export interface Followed {
  background: Background;
  /** How far most of what was recognised is from it. */
  spread: number;
}

/**
 * The background with the light as it falls off towards the product: what the edges of a picture say ends where a lamp
 * makes the middle brighter. It is followed twice: closely, so that a product of nearly its colour has no part in it, and
 * loosely, for light that is hard to follow. What ends more clearly was followed rightly.
 */
export function followedInwards(pixels: Pixels, background: Background): Followed {
  const thin = thinned(pixels);
  const [close, loose] = [closeLimit(background, 0), likeLimit(background)].map((limit) =>
    followed(thin, background, limit),
  ) as [Followed & { ends: number }, Followed & { ends: number }];
  return close.ends > loose.ends ? close : loose;
}

function followed(thin: Pixels, background: Background, limit: number): Followed & { ends: number } {
  const { width, height } = thin;
  const loose = likeLimit(background);
  let known = background;
  let before = 0;
  let distance = distancesFrom(known, thin);
  let outside: Mask = new Uint8Array(width * height);
  for (let round = 0; round < mostRounds; round++) {
    outside = floodFromEdges(likeMask(distance, limit), width, height, 1);
    const count = outside.reduce((sum, value) => sum + value, 0);
    if (count <= before * leastGain) break;
    before = count;
    known = { ...background, surfaces: surfacesOf(pointsOf(thin, outside, count), bentTerms) };
    distance = distancesFrom(known, thin);
  }
  const even = distance.filter((_, at) => outside[at] === 1).toSorted();
  const isOther = (at: number) => outside[at] === 0;
  const ends = before === outside.length ? 0 : edgeShare({ distance, limit, loose, width, height }, outside, isOther);
  return { background: known, spread: (even[Math.floor(even.length * evenShare)] ?? 0) / fine, ends };
}

/** Every so many-th pixel, with the noise that it has. */
function thinned(pixels: Pixels): Pixels {
  const every = Math.ceil(Math.max(pixels.width, pixels.height) / thinSide);
  if (every <= 1) return pixels;
  const width = Math.ceil(pixels.width / every);
  const height = Math.ceil(pixels.height / every);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * every * pixels.width + x * every) * 3;
      data.set(pixels.data.subarray(from, from + 3), (y * width + x) * 3);
    }
  return { data, width, height };
}

function pointsOf({ data, width, height }: Pixels, outside: Uint8Array, count: number): Point[] {
  const every = Math.max(1, Math.floor(count / samples));
  const lab = new Float64Array(3);
  const points: Point[] = [];
  let seen = 0;
  for (let at = 0; at < outside.length; at++) {
    if (outside[at] === 0 || seen++ % every !== 0) continue;
    toOklab(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0, lab);
    const x = ((at % width) / Math.max(1, width - 1)) * 2 - 1;
    const y = (Math.floor(at / width) / Math.max(1, height - 1)) * 2 - 1;
    points.push({ x, y, lab: [lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0] });
  }
  return points;
}
