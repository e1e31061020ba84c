import type { Pixels } from './pixels.ts';
import type { Box, Separation } from './separate.ts';

const strength = 0.45;

/** A soft shadow where the product touches the ground, under the product and never on it. */
export function withShadow({ data, width, height }: Pixels, { alpha }: Separation, box: Box): Pixels {
  const ground = groundOf(alpha, width, box);
  const across = Math.max(4, ground.width * 0.5);
  const down = Math.max(3, across * 0.11);
  const middle = ground.left + ground.width / 2;
  const level = box.top + box.height - down * 0.5;
  const made = new Uint8Array(data);
  const from = Math.max(0, Math.floor(level - down * 3));
  const until = Math.min(height, Math.ceil(level + down * 3));
  for (let y = from; y < until; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const away = ((x - middle) / across) ** 2 + ((y - level) / down) ** 2;
      if (away > 4) continue;
      const dark = strength * Math.exp(-1.4 * away ** 1.5) * (1 - (alpha[at] ?? 0) / 255);
      for (let channel = 0; channel < 3; channel++)
        made[at * 3 + channel] = Math.round((data[at * 3 + channel] ?? 0) * (1 - dark));
    }
  return { data: made, width, height };
}

/** The part of the outline that stands on the ground: what is product in the lowest rows. */
function groundOf(alpha: Uint8Array, width: number, box: Box): { left: number; width: number } {
  const bottom = box.top + box.height;
  const from = Math.max(box.top, Math.floor(bottom - Math.max(3, box.height * 0.04)));
  let left = box.left + box.width;
  let right = box.left;
  for (let y = from; y < bottom; y++)
    for (let x = box.left; x < box.left + box.width; x++)
      if ((alpha[y * width + x] ?? 0) > 127) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
  return left > right ? { left: box.left, width: box.width } : { left, width: right - left + 1 };
}
