import type { Background } from './background.ts';
import type { Mask } from './flood.ts';
import { localColours } from './local-colours.ts';
import type { Pixels } from './pixels.ts';

/** Lightness, in 8-bit steps, that is an edge and no shadow when it changes within the blur. */
const edgeStep = 14;
/** By how much, in 8-bit steps, a shadow may get lighter again on the way into it. */
const mostRise = 3;
const mostShadow = 0.25;
/** How far a channel is from the background's tint at most, in 8-bit steps, and by how much more where there is noise. */
const tintStep = 8;
const tintOfNoise = 8;
/** Of the height of what stands out: at its foot everything is taken, where products stand in their shadow. */
const footShare = 0.3;
/** Where shades of the product itself are mixed in, less of it. */
const leastFoot = 0.1;
/** Of the longer side: further up the background is so near in one of four directions, straight through the shadow. */
const nearShare = 0.06;

/**
 * From the background inwards what is the same colour, only darker, and gets so gradually: a soft shadow. A product that is
 * as smooth and as grey would be taken for one, so it ends at the first edge, what lies deep in a product is given
 * back, and nothing is taken when it would be much.
 */
export function softShadow(pixels: Pixels, background: Background, outside: Mask): Mask {
  const { surfaces, noise } = background;
  const { data, width, height } = pixels;
  const none = new Uint8Array(width * height);
  if ((surfaces[0][0] ?? 0) < 70) return none;
  const longest = Math.max(width, height);
  const reach = Math.max(1, Math.round(longest / 1_000));
  const smooth = smoothed(pixels, reach);
  const { values, placeOf } = localColours(background, width, height);
  const gradient = edgeStep / (2 * reach + 1);
  const shadow = new Uint8Array(width * height);
  const darkest = new Float32Array(width * height);
  const queue: number[] = [];
  const tolerance = tintStep + tintOfNoise * noise;
  const isTinted = (at: number) => {
    const ground = placeOf(at % width, Math.floor(at / width));
    const dark = (smooth[at] ?? 0) / Math.max(1, greyAt(ground));
    const isNear = (channel: number) =>
      Math.abs((data[at * 3 + channel] ?? 0) - dark * (values[ground + channel] ?? 0)) <= tolerance;
    return isNear(0) && isNear(1) && isNear(2);
  };
  const greyAt = (ground: number) =>
    ((values[ground] ?? 0) + (values[ground + 1] ?? 0) + (values[ground + 2] ?? 0)) / 3;
  const enter = (at: number, from: number) => {
    if (outside[at] === 1 || shadow[at] === 1) return;
    const value = smooth[at] ?? 0;
    const full = greyAt(placeOf(at % width, Math.floor(at / width)));
    if (value < full * 0.45 || Math.abs(value - (smooth[from] ?? 0)) > gradient) return;
    const least = outside[from] === 1 ? (smooth[from] ?? 0) : (darkest[from] ?? 0);
    if (value > least + mostRise || !isTinted(at)) return;
    shadow[at] = 1;
    darkest[at] = Math.min(least, value);
    queue.push(at);
  };
  const around = (at: number, visit: (at: number, from: number) => void) => {
    const x = at % width;
    if (x > 0) visit(at - 1, at);
    if (x < width - 1) visit(at + 1, at);
    if (at >= width) visit(at - width, at);
    if (at < width * (height - 1)) visit(at + width, at);
  };
  for (let at = 0; at < outside.length; at++) if (outside[at] === 1) around(at, enter);
  for (let next = 0; next < queue.length; next++) around(queue[next] ?? 0, enter);
  if (queue.length > width * height * mostShadow) return none;
  const isOpen = besideBackground(shadow, outside, width, height, Math.max(4, Math.round(longest * nearShare)));
  const foot = footOf(outside, width, height, footShare) * width;
  const above = queue.filter((at) => at < foot);
  for (const at of above) if (isOpen[at] === 0) shadow[at] = 0;
  // Where it fades into the product instead of ending at it, it is a shade of the product itself.
  let [ends, fades] = [0, 0];
  const beyond = 2 * reach + 1;
  for (const at of above) {
    if (shadow[at] === 0) continue;
    for (const away of [-1, 1, -width, width]) {
      if (outside[at + away] !== 0 || shadow[at + away] !== 0) continue;
      const far = smooth[at + away * beyond] ?? 0;
      if (Math.abs(far - (smooth[at] ?? 0)) >= edgeStep || !isTinted(at + away * beyond)) ends += 1;
      else fades += 1;
    }
  }
  const least = footOf(outside, width, height, leastFoot) * width;
  if (fades > ends) for (const at of queue) if (at < least) shadow[at] = 0;
  return shadow;
}

/** The row from which on everything stands on the ground. */
function footOf(outside: Mask, width: number, height: number, share: number): number {
  const isTaken = (row: number) => outside.subarray(row * width, (row + 1) * width).includes(0);
  let top = 0;
  while (top < height && !isTaken(top)) top += 1;
  let bottom = height;
  while (bottom > top && !isTaken(bottom - 1)) bottom -= 1;
  return Math.round(bottom - (bottom - top) * share);
}

/** Where straight through the shadow, within `reach`, the background is met. */
function besideBackground(shadow: Mask, outside: Mask, width: number, height: number, reach: number): Mask {
  const found = new Uint8Array(shadow.length);
  const along = (start: number, step: number, length: number) => {
    let away = reach + 1;
    for (let index = 0, at = start; index < length; index++, at += step) {
      away = outside[at] === 1 ? 0 : shadow[at] === 1 ? away + 1 : reach + 1;
      if (away <= reach) found[at] = 1;
    }
  };
  for (let y = 0; y < height; y++) {
    along(y * width, 1, width);
    along(y * width + width - 1, -1, width);
  }
  for (let x = 0; x < width; x++) {
    along(x, width, height);
    along((height - 1) * width + x, -width, height);
  }
  return found;
}

/** Lightness of each pixel, the mean of a square around it. */
function smoothed({ data, width, height }: Pixels, reach: number): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = ((data[at * 3] ?? 0) + (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0)) / 3;
  const along = (source: Float32Array, count: number, length: number, step: number, stride: number) => {
    const target = new Float32Array(source.length);
    for (let line = 0; line < count; line++) {
      const place = (index: number) => line * stride + Math.min(length - 1, Math.max(0, index)) * step;
      let sum = 0;
      for (let index = -reach; index <= reach; index++) sum += source[place(index)] ?? 0;
      for (let index = 0; index < length; index++) {
        target[place(index)] = sum / (2 * reach + 1);
        sum += (source[place(index + reach + 1)] ?? 0) - (source[place(index - reach)] ?? 0);
      }
    }
    return target;
  };
  return along(along(grey, height, width, 1, width), width, height, width, 1);
}
