import type { Mask } from './flood.ts';
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
  const known = new Uint8Array(width * height);
  const isHole = (part: number[]) => {
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
  for (let start = 0; start < isLike.length; start++) {
    if (isLike[start] === 0 || outside[start] === 1 || known[start] === 1) continue;
    const part = [start];
    known[start] = 1;
    for (let next = 0; next < part.length; next++) {
      const at = part[next] ?? 0;
      const x = at % width;
      for (const beside of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (beside >= 0 && isLike[beside] === 1 && outside[beside] === 0 && known[beside] === 0) {
          known[beside] = 1;
          part.push(beside);
        }
    }
    if (isHole(part)) for (const at of part) outside[at] = 1;
  }
}

const medianOf = (part: number[], distance: Seen['distance']): number =>
  Uint16Array.from(part, (at) => distance[at] ?? 0).sort()[Math.floor(part.length / 2)] ?? 0;
