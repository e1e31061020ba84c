import { type Mask, partsOf } from './flood.ts';
import { edgeShare, type Seen } from './outlines.ts';

/** Of the picture: what is smaller and stands alone is a grain of noise. */
const grainShare = 1.5e-5;
/** In limits: so far a grain may be from the background. */
const mostOfGrain = 3;
/** Of the picture: what is larger is a product. */
const mostShare = 0.03;
/** Of an outline: a corner without light has none that is an edge. */
const leastEdge = 0.5;

/**
 * Adds to `outside` what stands alone and is nowhere far from the background, and corners that the light does not reach:
 * dust, noise and creases of the paper are no product.
 */
export function clearSpecks(outside: Mask, seen: Seen): void {
  const { distance, loose, width, height } = seen;
  const grain = grainOf(outside);
  const isAtBorder = (at: number) =>
    at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1;
  for (const part of partsOf(outside, 0, width)) {
    if (part.length >= outside.length * mostShare) continue;
    const isGrain = part.length <= grain;
    const farthest = part.reduce((most, at) => Math.max(most, distance[at] ?? 0), 0);
    const isSpeck = farthest <= (isGrain ? loose * mostOfGrain : loose);
    const isCorner = !isGrain && part.some(isAtBorder) && fades(part, seen);
    if (isSpeck || isCorner) for (const at of part) outside[at] = 1;
  }
}

/** Whether it only gets lighter or darker towards the border, as light does, and ends nowhere. */
function fades(part: Int32Array, seen: Seen): boolean {
  const mask = new Uint8Array(seen.distance.length).fill(1);
  for (const at of part) mask[at] = 0;
  return edgeShare(seen, mask, (at) => mask[at] === 0) < leastEdge;
}

/** Closes grains of noise in a shadow, and takes away what is the shadow of nothing: light that is uneven far from the product. */
export function tidyShadow(shadow: Mask, outside: Mask, width: number): void {
  const grain = grainOf(outside);
  const isProduct = (at: number) => at >= 0 && at < outside.length && outside[at] === 0 && shadow[at] === 0;
  const other = shadow.map((value, at) => (value === 1 || outside[at] === 1 ? 1 : 0));
  for (const part of partsOf(other, 0, width))
    if (part.length <= grain && touches(part, (at) => shadow[at] === 1, width)) for (const at of part) shadow[at] = 1;
  for (const part of partsOf(shadow, 1, width))
    if (!touches(part, isProduct, width))
      for (const at of part) {
        shadow[at] = 0;
        outside[at] = 1;
      }
}

const grainOf = (mask: Mask) => Math.max(4, Math.round(mask.length * grainShare));

const touches = (part: Int32Array, is: (at: number) => boolean, width: number) =>
  part.some((at) => is(at - 1) || is(at + 1) || is(at - width) || is(at + width));
