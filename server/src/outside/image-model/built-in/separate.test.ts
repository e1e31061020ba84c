import { describe, expect, it } from 'vitest';
import { numbers } from '../testing/numbers.ts';
import type { Pixels } from './pixels.ts';
import { separate } from './separate.ts';
import { whitened } from './whiten.ts';

type Rgb = readonly [number, number, number];
type At = (x: number, y: number) => Rgb;

function draw(width: number, height: number, at: At): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * 3);
  return { data, width, height };
}
const colourAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];
const inBox = (x: number, y: number) => x >= 40 && x < 80 && y >= 20 && y < 70;

describe('separate', () => {
  it('finds products of any colour and place on backgrounds of any colour, with noise and a light from one side', () => {
    const next = numbers(7);
    for (let round = 0; round < 40; round++) {
      const ground = [90, 90, 90].map((least) => least + next() * 150);
      const product = ground.map((value) => (value > 150 ? value - 90 - next() * 50 : value + 90 + next() * 15));
      const [width, height] = [120, 90];
      const [cx, cy, rx, ry] = [45 + next() * 30, 35 + next() * 20, 12 + next() * 22, 10 + next() * 18];
      const isRound = next() > 0.5;
      const isInside = (x: number, y: number) =>
        isRound ? ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1 : Math.abs(x - cx) < rx && Math.abs(y - cy) < ry;
      const light = next() * 12;
      const pixels = draw(width, height, (x, y) => {
        const noise = (next() - 0.5) * 4;
        const [r = 0, g = 0, b = 0] = isInside(x, y) ? product : ground.map((value) => value - (light * x) / width);
        return [r + noise, g + noise, b + noise];
      });
      const { alpha, box, background } = separate(pixels);
      expect(background.isPlain, `round ${round}`).toBe(true);
      let wrong = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if ((alpha[y * width + x] ?? 0) > 127 !== isInside(x, y)) wrong++;
      expect(wrong / (width * height), `round ${round}`).toBeLessThan(0.015);
      expect(Math.abs((box?.left ?? 0) - (cx - rx)), `round ${round}`).toBeLessThan(4);
    }
  });

  it('keeps a white product on white whole, and its grey lines', () => {
    const pixels = draw(120, 90, (x, y) => {
      const isEdge = inBox(x, y) && !(x >= 42 && x < 78 && y >= 22 && y < 68);
      return isEdge ? [224, 224, 224] : [252, 252, 252];
    });
    const found = separate(pixels);
    expect(found.box).toEqual({ left: 40, top: 20, width: 40, height: 50 });
    const white = whitened(pixels, found);
    expect(colourAt(white, 60, 45)).toEqual([255, 255, 255]);
    expect(colourAt(white, 40, 45)[0]).toBeLessThan(240);
    expect(colourAt(white, 5, 5)).toEqual([255, 255, 255]);
  });

  it('makes white what shows an almost white background through a handle, and leaves a grey dial as it is', () => {
    const inside = (shade: number) => {
      const pixels = draw(120, 90, (x, y) => {
        const away = Math.hypot(x - 60, y - 45);
        const value = away < 20 ? shade : 245;
        return away >= 20 && away < 34 ? [30, 80, 160] : [value, value, value];
      });
      return colourAt(whitened(pixels, separate(pixels)), 60, 45)[0];
    };
    expect([inside(245), inside(228)]).toEqual([255, 228]);
    expect(inside(247)).toBeGreaterThanOrEqual(254);
  });

  it('opens holes that show the background, and leaves what is only almost like it', () => {
    const ring = (ground: Rgb, inside: Rgb = ground) =>
      draw(120, 90, (x, y) => {
        const away = Math.hypot(x - 60, y - 45);
        return away >= 34 ? ground : away > 20 ? [190, 40, 40] : inside;
      });
    const middle = 45 * 120 + 60;
    for (const ground of [
      [60, 120, 200],
      [222, 222, 222],
    ] as const)
      expect(separate(ring(ground)).alpha[middle], `${ground}`).toBe(0);
    // The dial of a watch is a little lighter than the table.
    expect(separate(ring([210, 210, 210], [217, 217, 217])).alpha[middle]).toBe(255);
    expect(separate(ring([252, 252, 252])).alpha[middle]).toBe(255);
  });

  it('leaves a band of shade in a grey product that is like the background for a moment', () => {
    const pixels = draw(240, 180, (x, y) => {
      if (x < 60 || x >= 180 || y < 30 || y >= 150) return [205, 205, 205];
      const shade = 120 + x - 60 > 0 ? 90 + (x - 60) * 1.4 : 90;
      return x < 66 || x >= 174 || y < 36 || y >= 144 ? [60, 60, 60] : [shade, shade, shade];
    });
    const { alpha } = separate(pixels);
    for (let x = 62; x < 178; x++) expect(alpha[90 * 240 + x], `${x}`).toBe(255);
  });

  it('follows a lamp’s light to the middle of the picture, and leaves none of it around the product', () => {
    const next = numbers(11);
    const pixels = draw(240, 180, (x, y) => {
      const noise = (next() - 0.5) * 6;
      const light = 232 - 24 * ((x / 119.5 - 1) ** 2 + (y / 89.5 - 1) ** 2);
      return Math.hypot(x - 120, y - 90) < 30 ? [150, 40, 40] : [light + noise, light + noise, light - 6 + noise];
    });
    const found = separate(pixels);
    expect(found.edges).toBeGreaterThan(0.9);
    expect(found.box?.width).toBeLessThan(66);
    const white = whitened(pixels, found);
    for (const x of [40, 60, 75, 165, 180]) expect(colourAt(white, x, 90), `${x}`).toEqual([255, 255, 255]);
  });

  it('says of a product that fades into the background that it cannot be cut out cleanly', () => {
    const pixels = draw(240, 180, (x, y) => {
      const part = Math.min(1, Math.max(0, (80 - Math.hypot(x - 120, y - 90)) / 60));
      return [210 - 90 * part, 200 - 20 * part, 200 + 20 * part];
    });
    expect(separate(pixels).edges).toBeLessThan(0.5);
  });

  it('finds a soft shadow without gaps in a noisy picture', () => {
    const next = numbers(5);
    const pixels = draw(480, 400, (x, y) => {
      const noise = () => (next() + next() + next() - 1.5) * 9;
      if (x >= 160 && x < 320 && y >= 60 && y < 300) return [150, 40, 40];
      const light = 215 - 50 * Math.exp(-(((x - 240) / 140) ** 2) - ((y - 304) / 40) ** 2);
      return [light + noise(), light + noise(), light + noise()];
    });
    const { shadow, background } = separate(pixels);
    expect(background.isPlain).toBe(true);
    let gaps = 0;
    for (let y = 306; y < 320; y++) for (let x = 180; x < 300; x++) gaps += 1 - (shadow[y * 480 + x] ?? 0);
    expect(gaps).toBeLessThan(5);
  });

  it('takes no shade of a grey product for its shadow, away from where it stands', () => {
    const pixels = draw(240, 300, (x, y) => {
      const isCup = x >= 70 && x < 170 && y >= 40 && y < 240;
      // As light as the shadow at its left side, and lighter towards its middle.
      const shade = 190 + Math.min(60, Math.abs(x - 70) * 1.2);
      const dark = 50 * Math.exp(-(((x - 120) / 60) ** 2) - ((y - 244) / 14) ** 2);
      const ground = 236 - dark;
      return isCup ? [shade, shade, shade] : [ground, ground, ground];
    });
    const { shadow } = separate(pixels);
    let taken = 0;
    for (let y = 60; y < 200; y++) for (let x = 72; x < 100; x++) taken += shadow[y * 240 + x] ?? 0;
    expect(taken).toBe(0);
    expect(shadow[255 * 240 + 120]).toBe(1);
  });

  it('leaves no fringe of the old background at soft edges, and keeps a soft shadow as one', () => {
    const soft = draw(120, 90, (x, y) => {
      const part = Math.min(1, Math.max(0, (30 - Math.hypot(x - 60, y - 40)) / 3));
      return [40 * part + 60 * (1 - part), 40 * part + 140 * (1 - part), 40 * part + 220 * (1 - part)];
    });
    const white = whitened(soft, separate(soft));
    // Blue would be left over as more blue than red.
    let fringe = 0;
    for (let at = 0; at < white.data.length; at += 3)
      fringe = Math.max(fringe, (white.data[at + 2] ?? 0) - (white.data[at] ?? 0));
    expect(fringe).toBeLessThan(40);

    const shaded = draw(120, 90, (x, y) => {
      if (inBox(x, y)) return [150, 40, 40];
      const dark = 60 * Math.exp(-(((x - 60) / 30) ** 2) - ((y - 70) / 8) ** 2);
      return [220 - dark, 220 - dark, 220 - dark];
    });
    const under = whitened(shaded, separate(shaded));
    const [value = 0] = colourAt(under, 60, 72);
    expect(value).toBeGreaterThan(180);
    expect(value).toBeLessThan(240);
    expect(colourAt(under, 5, 5)).toEqual([255, 255, 255]);
    for (let x = 1; x < 120; x++)
      expect(Math.abs((colourAt(under, x, 78)[0] ?? 0) - (colourAt(under, x - 1, 78)[0] ?? 0))).toBeLessThan(14);
  });

  it('does not call a pattern, a scene or noise plain', () => {
    const next = numbers(3);
    const scenes: At[] = [
      (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [230, 230, 230] : [120, 120, 120]),
      (x, y) => (x % 24 < 12 && y % 24 < 12 ? [119, 119, 119] : [238, 238, 238]),
      (_x, y) => (y < 50 ? [140, 180, 230] : [90, 130, 60]),
      () => [next() * 255, next() * 255, next() * 255],
    ];
    for (const [index, scene] of scenes.entries())
      expect(separate(draw(120, 90, scene)).background.isPlain, `scene ${index}`).toBe(false);
  });

  it('takes a product that stands at an edge', () => {
    const pixels = draw(120, 90, (x, y) => (x >= 40 && x < 60 && y >= 40 ? [30, 60, 90] : [235, 235, 235]));
    expect(separate(pixels).box).toEqual({ left: 40, top: 40, width: 20, height: 50 });
  });
});
