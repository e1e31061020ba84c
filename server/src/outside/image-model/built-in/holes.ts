import { type Mask, partsOf } from './flood.ts';
import { edgeShare, type Seen } from './outlines.ts';

const leastShare = 0.0005;
const leastColoured = 1.5e-5;
/** How sharply a hole is cut out, and how exactly it shows the background: a shade of a grey product does neither. */
const leastEdge = 0.8;
const closeTo = 0.45;
/** As close as the background itself, a shadow may lie in it: then less of it is cut out sharply. */
const evenTo = 0.25;
const leastEdgeOfEven = 0.4;

/**
 * Adds enclosed places that show the background to `outside`, such as the inside of a handle or of a necklace. Of a
 * background with a colour of its own (`isColoured`) nothing of the product is like it by chance.
 */
export function openHoles(isLike: Mask, outside: Mask, seen: Seen, isColoured: boolean): void {
  const { distance, limit, loose, width, height } = seen;
  const least = width * height * (isColoured ? leastColoured : leastShare);
  const isHole = (part: Int32Array) => {
    if (part.length < least) return false;
    if (isColoured) return true;
    const mean = part.reduce((sum, at) => sum + (distance[at] ?? 0), 0) / part.length;
    if (mean > loose * closeTo) return false;
    const mask = new Uint8Array(width * height);
    for (const at of part) mask[at] = 1;
    return (
      edgeShare(seen, mask, (at) => mask[at] === 0 && isLike[at] === 0) >=
      (medianOf(part, distance) <= limit * evenTo ? leastEdgeOfEven : leastEdge)
    );
  };
  const enclosed = isLike.map((value, at) => (outside[at] === 1 ? 0 : value));
  for (const part of partsOf(enclosed, 1, width)) if (isHole(part)) for (const at of part) outside[at] = 1;
}

const medianOf = (part: Int32Array, distance: Seen['distance']): number =>
  Uint16Array.from(part, (at) => distance[at] ?? 0).sort()[Math.floor(part.length / 2)] ?? 0;
