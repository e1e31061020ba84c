import type { Pixels } from './pixels.ts';

/** Values of lightness (0 to 1) below which given shares of the product lie. */
export interface Tone {
  dark: number;
  middle: number;
  bright: number;
}

const luma = (r: number, g: number, b: number) => Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b);

/** Of the pixels that `alpha` counts as product. */
export function toneOf({ data, width, height }: Pixels, alpha: Uint8Array): Tone {
  const counts = new Int32Array(256);
  let total = 0;
  for (let at = 0; at < width * height; at++) {
    if ((alpha[at] ?? 0) < 200) continue;
    const value = luma(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    counts[value] = (counts[value] ?? 0) + 1;
    total += 1;
  }
  const below = (share: number) => {
    let seen = 0;
    for (let value = 0; value < 256; value++) {
      seen += counts[value] ?? 0;
      if (seen >= total * share) return value / 255;
    }
    return 1;
  };
  return { dark: below(0.005), middle: below(0.5), bright: below(0.995) };
}

/** Stretches `dark` to `bright` over the whole range and lifts the middle by `gamma`; black and white stay what they are. */
export function retoned(
  { data, width, height }: Pixels,
  curve: { dark: number; bright: number; gamma: number },
): Pixels {
  const table = Uint8Array.from({ length: 256 }, (_, value) => {
    const part = (value / 255 - curve.dark) / (curve.bright - curve.dark);
    return Math.round(255 * Math.min(1, Math.max(0, part)) ** (1 / curve.gamma));
  });
  return { data: data.map((value) => table[value] ?? value), width, height };
}

/**
 * What makes a dark picture lighter; null when it is light enough. A background that is light already says that the picture
 * is well lit and the product itself dark: then its own black is kept, and only its middle is lifted a little.
 */
export function lighterCurve(
  { middle, bright }: Tone,
  isWellLit: boolean,
): { dark: number; bright: number; gamma: number } | null {
  if (isWellLit) return middle < 0.35 ? { dark: 0, bright: 1, gamma: 1.2 } : null;
  const white = Math.min(1, Math.max(0.6, bright));
  const lifted = Math.min(1, middle / white);
  const gamma = lifted < 0.3 ? 1.45 : lifted < 0.45 ? 1.3 : lifted < 0.6 ? 1.15 : 1;
  if (gamma === 1 && white > 0.93) return null;
  return { dark: 0, bright: white, gamma };
}

/** A little more range for a flat picture. */
export const clearerCurve = ({ dark, bright }: Tone) => ({
  dark: Math.min(0.06, dark * 0.8),
  bright: Math.max(0.92, bright),
  gamma: 1,
});
