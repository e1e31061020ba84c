import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/numbers.ts';
import type { Pixels } from './pixels.ts';
import { separate } from './separate.ts';
import { whitened } from './whiten.ts';

type Rgb = readonly [number, number, number];
const [width, height] = [320, 240];

function draw(seed: number, noise: number, at: (x: number, y: number) => Rgb): Pixels {
  const next = numbers(seed);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const grain = (next() - 0.5) * noise;
      data.set(
        at(x, y).map((value) => Math.min(255, Math.max(0, value + grain))),
        (y * width + x) * 3,
      );
    }
  return { data, width, height };
}
const redAt = ({ data }: Pixels, x: number, y: number) => data[(y * width + x) * 3] ?? 0;
const times = (colour: Rgb, light: number): Rgb => [colour[0] * light, colour[1] * light, colour[2] * light];
/** Light that falls off towards the corners by a quarter. */
const fallOff = (x: number, y: number) => 1 - 0.125 * ((x / (width / 2) - 1) ** 2 + (y / (height / 2) - 1) ** 2);
const isBox = (x: number, y: number) => x >= 110 && x < 210 && y >= 60 && y < 180;

describe('a background under uneven light', () => {
  it('is plain, and a white product on cream stays whole', () => {
    const pixels = draw(3, 4, (x, y) => (isBox(x, y) ? [238, 237, 234] : times([236, 226, 204], fallOff(x, y))));
    const found = separate(pixels);
    expect(found.background.isPlain).toBe(true);
    expect(found.edges).toBeGreaterThan(0.8);
    const white = whitened(pixels, found);
    let changed = 0;
    for (let y = 64; y < 176; y++)
      for (let x = 114; x < 206; x++) if (Math.abs(redAt(white, x, y) - redAt(pixels, x, y)) > 3) changed += 1;
    expect(changed).toBe(0);
    for (const [x, y] of [
      [2, 2],
      [160, 20],
      [40, 120],
      [318, 238],
    ] as const)
      expect(redAt(white, x, y), `${x} ${y}`).toBe(255);
  });

  it('leaves no grey patch around a soft shadow where the ground is darker than the rest', () => {
    const pixels = draw(5, 3, (x, y) => {
      if (x >= 130 && x < 190 && y >= 40 && y < 190) return [120, 30, 70];
      const ground = y < 150 ? 240 - y * 0.1 : 225 - (y - 150) * 0.45;
      const dark = 0.45 * Math.exp(-(((x - 160) / 45) ** 2) - ((y - 194) / 12) ** 2);
      return times([ground, ground, ground], 1 - dark);
    });
    const found = separate(pixels);
    expect(found.edges).toBeGreaterThan(0.8);
    const white = whitened(pixels, found);
    expect(redAt(white, 160, 196)).toBeLessThan(215);
    for (let y = 192; y < 236; y += 3)
      for (let x = 1; x < width; x++)
        expect(Math.abs(redAt(white, x, y) - redAt(white, x - 1, y)), `${x} ${y}`).toBeLessThan(18);
    expect(redAt(white, 60, 215)).toBe(255);
  });

  it('leaves nothing of a corner that the light does not reach, nor grains of noise', () => {
    const pixels = draw(7, 3, (x, y) => {
      if (isBox(x, y)) return [60, 80, 110];
      if ((x === 40 || x === 41) && (y === 50 || y === 51)) return [198, 201, 206];
      const corner = Math.max(0, 1 - Math.hypot(x, y) / 60) ** 2;
      return times([222, 225, 230], 1 - 0.4 * corner);
    });
    const white = whitened(pixels, separate(pixels));
    for (const [x, y] of [
      [0, 0],
      [4, 4],
      [12, 3],
      [40, 50],
      [41, 51],
    ] as const)
      expect(redAt(white, x, y), `${x} ${y}`).toBe(255);
  });
});

describe('a product of nearly the colour of an even background', () => {
  it('keeps its parts', () => {
    const pixels = draw(11, 2, (x, y) => (isBox(x, y) ? [238, 239, 237] : [240, 234, 218]));
    const { alpha } = separate(pixels);
    let lost = 0;
    for (let y = 66; y < 174; y++) for (let x = 116; x < 204; x++) lost += alpha[y * width + x] === 255 ? 0 : 1;
    expect(lost).toBe(0);
  });
});

it('opens the small gaps of a chain on a ground with a colour of its own', () => {
  const pixels = draw(13, 4, (x, y) => {
    const isBead = Math.abs(y - 120) < 6 && (x - 60) % 12 > 4;
    const isThread = Math.abs(Math.abs(y - 120) - 5) < 2;
    return x >= 60 && x < 260 && (isBead || isThread) ? [217, 178, 74] : [39, 57, 95];
  });
  const white = whitened(pixels, separate(pixels));
  for (let bead = 3; bead < 13; bead++) expect(redAt(white, 62 + bead * 12, 120), `${bead}`).toBeGreaterThan(235);
});
