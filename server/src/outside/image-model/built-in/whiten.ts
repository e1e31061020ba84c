import { localColours } from './local-colours.ts';
import type { Pixels } from './pixels.ts';
import type { Separation } from './separate.ts';

/** A shadow begins where it is told from the background: there it is white as well. */
const shadowLift = 1.04;
/** Of the longer side: so far into a shadow it reaches its full darkness, so that it begins without an edge. */
const fadeShare = 0.03;

/**
 * The product on pure white. What of the old background is mixed into its edges is taken out of them, so that no fringe
 * of its colour stays. A soft shadow stays one, on white. Where an almost white background is enclosed, it gets white too.
 */
export function whitened({ data, width, height }: Pixels, separation: Separation): Pixels {
  const { alpha, shadow, shadeAt, background } = separation;
  const { values, placeOf } = localColours(background, width, height);
  const depth = depthOf(shadow, alpha, width, height);
  const fade = Math.max(2, Math.max(width, height) * fadeShare);
  const made = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const inside = alpha[at] ?? 0;
      const old = placeOf(x, y);
      const part = smoothly((depth[at] ?? 0) / fade);
      const through = Math.max((255 - inside) / 255, shadeAt(at));
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at * 3 + channel] ?? 0;
        const ground = values[old + channel] ?? 255;
        const lift = through * (255 - ground);
        const shaded = Math.min(255, (value * shadowLift * 255) / Math.max(1, ground));
        const faded = 255 - (255 - shaded) * part;
        const mixed = shadow[at] === 1 ? faded : inside === 0 ? 255 : value + lift;
        made[at * 3 + channel] = Math.min(255, Math.round(mixed));
      }
    }
  return { data: made, width, height };
}

/** From 0 to 1 without a bend at either end. */
function smoothly(share: number): number {
  const part = Math.min(1, share);
  return part * part * (3 - 2 * part);
}

/** How many pixels the background is away, for each pixel of the shadow; the product's own edge is no beginning. */
function depthOf(shadow: Uint8Array, alpha: Uint8Array, width: number, height: number): Float32Array {
  const depth = new Float32Array(shadow.length);
  const far = width + height;
  for (let at = 0; at < depth.length; at++) depth[at] = shadow[at] === 1 || alpha[at] !== 0 ? far : 0;
  const slant = Math.SQRT2;
  const pass = (y: number, x: number, back: number) => {
    const at = y * width + x;
    if (depth[at] === 0 || shadow[at] !== 1) return;
    let least = depth[at] ?? far;
    const of = (dx: number, dy: number, away: number) => {
      const nx = x + dx;
      const ny = y + dy;
      if (nx >= 0 && nx < width && ny >= 0 && ny < height)
        least = Math.min(least, (depth[ny * width + nx] ?? far) + away);
    };
    of(back, 0, 1);
    of(0, back, 1);
    of(back, back, slant);
    of(-back, back, slant);
    depth[at] = least;
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pass(y, x, -1);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) pass(y, x, 1);
  return depth;
}
