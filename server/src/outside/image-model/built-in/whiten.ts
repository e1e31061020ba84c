import type { Pixels } from './pixels.ts';
import type { Separation } from './separate.ts';

/**
 * The product on pure white. What of the old background is mixed into its edges is taken out of them, so that no fringe
 * of its colour stays.
 */
export function whitened({ data, width, height }: Pixels, { alpha, background }: Separation): Pixels {
  const { r, g, b } = background.colour;
  const old = [r, g, b];
  const made = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at++) {
    const inside = alpha[at] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at * 3 + channel] ?? 0;
      const lift = ((255 - inside) / 255) * (255 - (old[channel] ?? 255));
      made[at * 3 + channel] = inside === 0 ? 255 : Math.min(255, Math.round(value + lift));
    }
  }
  return { data: made, width, height };
}
