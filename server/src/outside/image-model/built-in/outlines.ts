import type { Mask } from './flood.ts';
import type { Distances } from './likeness.ts';

/** A picture as it differs from its background. */
export interface Seen {
  distance: Distances;
  /** Up to there a pixel looks like the background. */
  limit: number;
  /** Up to there it may be the background in a shadow. */
  loose: number;
  width: number;
  height: number;
}

/** Of the picture's longer side: within that an edge reaches its full height, even where it is a little blurred. */
const reachShare = 1 / 300;
/** In limits: how much further from the background the other side of an edge is, and how close to it this side. */
const leastStep = 0.75;
const mostBefore = 0.6;
/** Of the loose limit: a step of less is no edge, however even the background is. */
const sharpFrom = 0.55;
/** Pixels of an outline that are looked at. */
const samples = 3_000;

/**
 * Which part of the outline of `mask` is a real edge: up to it the picture is the background, and behind it clearly not.
 * Where it only fades away from it, the outline is none of a product. `isOther` says what is behind it.
 */
export function edgeShare(
  { distance, limit, loose, width, height }: Seen,
  mask: Mask,
  isOther: (at: number) => boolean,
): number {
  const outline = outlineOf(mask, width, isOther);
  const reach = Math.max(3, Math.round(Math.max(width, height) * reachShare));
  const step = Math.max(1, Math.floor(reach / 3));
  const every = Math.max(1, Math.floor(outline.length / samples));
  let looked = 0;
  let edges = 0;
  for (let index = 0; index < outline.length; index += every) {
    const at = outline[index] ?? 0;
    const [cx, cy] = [at % width, Math.floor(at / width)];
    let [near, nears, far, fars] = [0, 0, 0, 0];
    for (let y = Math.max(0, cy - reach); y <= Math.min(height - 1, cy + reach); y += step)
      for (let x = Math.max(0, cx - reach); x <= Math.min(width - 1, cx + reach); x += step) {
        const here = y * width + x;
        if (mask[here] === 1) {
          near += distance[here] ?? 0;
          nears += 1;
        } else if (isOther(here)) {
          far += distance[here] ?? 0;
          fars += 1;
        }
      }
    if (nears === 0 || fars === 0) continue;
    looked += 1;
    const before = near / nears;
    if (before <= loose * mostBefore && far / fars - before >= Math.max(limit, loose * sharpFrom) * leastStep)
      edges += 1;
  }
  return looked === 0 ? 1 : edges / looked;
}

/** The pixels of a mask that stand beside others, of which `isOther` counts. */
function outlineOf(mask: Mask, width: number, isOther: (at: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    const x = at % width;
    const isBeside =
      (x > 0 && isOther(at - 1)) ||
      (x < width - 1 && isOther(at + 1)) ||
      (at >= width && isOther(at - width)) ||
      (at + width < mask.length && isOther(at + width));
    if (isBeside) found.push(at);
  }
  return found;
}
