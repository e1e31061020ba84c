import type { Pixels } from './pixels.ts';
import type { Separation } from './separate.ts';

/** A shadow begins where it is told from the background: there it is white as well. */
const shadowLift = 1.04;

/**
 * The product on pure white. What of the old background is mixed into its edges is taken out of them, so that no fringe
 * of its colour stays. A soft shadow stays one, on white.
 */
export function whitened({ data, width, height }: Pixels, { alpha, shadow, background }: Separation): Pixels {
  const { r, g, b } = background.colour;
  const old = [r, g, b];
  const made = new Uint8Array(data.length);
  for (let at = 0; at < width * height; at++) {
    const inside = alpha[at] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at * 3 + channel] ?? 0;
      const lift = ((255 - inside) / 255) * (255 - (old[channel] ?? 255));
      const shaded = Math.min(255, (value * shadowLift * 255) / Math.max(1, old[channel] ?? 255));
      const mixed = shadow[at] === 1 ? shaded : inside === 0 ? 255 : value + lift;
      made[at * 3 + channel] = Math.min(255, Math.round(mixed));
    }
  }
  return { data: made, width, height };
}
