import { type Background, backgroundOf } from './background.ts';
import { floodFromEdges, type Mask } from './flood.ts';
import { openHoles } from './holes.ts';
import { chromaOf, closeLimit, distancesFrom, isAlmostWhite, likeLimit, likeMask } from './likeness.ts';
import { edgeShare, type Seen } from './outlines.ts';
import type { Pixels } from './pixels.ts';
import { softShadow } from './soft-shadow.ts';
import { clearSpecks, tidyShadow } from './specks.ts';
import { followedInwards } from './uneven-light.ts';

export interface Separation {
  /** How much of each pixel is product: 0 to 255. */
  alpha: Uint8Array;
  /** 1 where the product's shadow darkens the background: `alpha` is 0 there. */
  shadow: Uint8Array;
  /** How much of an enclosed pixel has the shade of an almost white background, 0 to 1: of others holes are opened. */
  shadeAt(at: number): number;
  /** Where the product stands; null when nothing stands out. */
  box: Box | null;
  background: Background;
  /** Part of the outline that is an edge, 0 to 1: elsewhere the product fades into the background. 0 unless that is plain. */
  edges: number;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Least part of the picture that a product fills. */
const leastProduct = 0.002;
/** From here on a background has a colour of its own. */
const colouredFrom = 6;

/**
 * Separates a product from an even background: from the edges inwards everything that looks like the background belongs to it,
 * and so do holes that show it. On white what is enclosed stays, so that white products keep their inside: whether a white
 * place is a hole cannot be told, and white it is either way.
 */
export function separate(pixels: Pixels): Separation {
  const { width, height } = pixels;
  const ring = backgroundOf(pixels);
  const alpha = new Uint8Array(width * height).fill(255);
  const shadow = new Uint8Array(width * height);
  const nothing = { alpha, shadow, shadeAt: () => 0, box: null, background: ring, edges: 0 };
  if (!ring.isPlain) return nothing;
  const { background, spread } = followedInwards(pixels, ring);
  const distance = distancesFrom(background, pixels);
  const limit = closeLimit(background, spread);
  const loose = likeLimit(background);
  const seen = { distance, limit, loose, width, height };
  const isLike = likeMask(distance, limit);
  const brush = Math.max(1, Math.round(Math.min(width, height) / 400));
  const outside = floodFromEdges(isLike, width, height, brush);
  clearSpecks(outside, seen);
  if (!isAlmostWhite(background))
    openHoles(likeMask(distance, loose), outside, seen, chromaOf(background) > colouredFrom);
  shadow.set(softShadow(pixels, background, outside));
  tidyShadow(shadow, outside, width);
  for (let at = 0; at < alpha.length; at++) if (outside[at] === 1) alpha[at] = 0;
  const edges = edgeShare(seen, outside, (at) => outside[at] === 0 && shadow[at] === 0);
  softenEdges(alpha, outside, seen);
  for (let at = 0; at < alpha.length; at++) if (shadow[at] === 1) alpha[at] = 0;
  const shadeAt = isAlmostWhite(background) ? (at: number) => shareLike(distance[at] ?? 0, limit) : nothing.shadeAt;
  return { alpha, shadow, shadeAt, box: boxOf(alpha, width, height), background, edges };
}

/** All up to the limit, and less behind it, so that no edge comes of it where there was none. */
const shareLike = (distance: number, limit: number): number => Math.min(1, Math.max(0, 2 - distance / limit));

/** Pixels beside the background are a mixture: their part of the product is how far they are on the way to it. */
function softenEdges(alpha: Uint8Array, outside: Mask, { distance, limit, width, height }: Seen): void {
  const reach = 2;
  const isNear = (x: number, y: number) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const nx = x + dx;
        const ny = y + dy;
        if (nx >= 0 && ny >= 0 && nx < width && ny < height && outside[ny * width + nx] === 1) return true;
      }
    return false;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (outside[at] === 1 || !isNear(x, y)) continue;
      let inside = limit * 2;
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) {
          const nx = Math.min(width - 1, Math.max(0, x + dx));
          const ny = Math.min(height - 1, Math.max(0, y + dy));
          inside = Math.max(inside, distance[ny * width + nx] ?? 0);
        }
      const part = ((distance[at] ?? 0) - limit * 0.5) / (inside - limit * 0.5);
      alpha[at] = Math.round(255 * Math.min(1, Math.max(0, part * 1.1)));
    }
}

/** Around what is certainly product, rows and columns with only a few specks left out. */
function boxOf(alpha: Uint8Array, width: number, height: number): Box | null {
  const rows = new Int32Array(height);
  const columns = new Int32Array(width);
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 127) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
        total += 1;
      }
  if (total < leastProduct * width * height) return null;
  const enough = (count: number) => count >= 2;
  const top = rows.findIndex(enough);
  const left = columns.findIndex(enough);
  const bottom = rows.findLastIndex(enough);
  const right = columns.findLastIndex(enough);
  if (top < 0 || left < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
