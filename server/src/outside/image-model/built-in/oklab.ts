/** Share of light of each 8-bit value (IEC 61966-2-1). */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/**
 * Lightness and the two colour axes of OKLab (B. Ottosson, 2020) times 100, written into `into`: equal distances look
 * about equally different, and one of 2 is just visible.
 */
export function toOklab(r: number, g: number, b: number, into: Float64Array): void {
  const red = light[r] ?? 0;
  const green = light[g] ?? 0;
  const blue = light[b] ?? 0;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  into[0] = 100 * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
  into[1] = 100 * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s);
  into[2] = 100 * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s);
}

/** The way back: red, green and blue of 0 to 255. */
export function fromOklab(lightness: number, greenRed: number, blueYellow: number): [number, number, number] {
  const [light0, a, b] = [lightness / 100, greenRed / 100, blueYellow / 100];
  const l = (light0 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light0 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light0 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    eightBit(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    eightBit(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    eightBit(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function eightBit(part: number): number {
  const inside = Math.min(1, Math.max(0, part));
  return 255 * (inside <= 0.0031308 ? inside * 12.92 : 1.055 * inside ** (1 / 2.4) - 0.055);
}
