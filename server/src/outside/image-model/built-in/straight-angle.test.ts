import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPicture } from './pixels.ts';
import { straightAngle } from './straight-angle.ts';

const shapes = {
  cup: '<path d="M150 100 L350 100 L320 400 L180 400Z" fill="#27506b"/>',
  lamp: '<path d="M210 100 L290 100 L350 300 L150 300Z" fill="#aa3333"/><rect x="240" y="300" width="20" height="125" fill="#333"/>',
  book: '<rect x="125" y="75" width="250" height="350" fill="#aa3333"/>',
} as const;

async function angleOf(shape: keyof typeof shapes, tilt: number): Promise<number | null> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="#e6e6e6"/><g transform="rotate(${tilt} 250 250)">${shapes[shape]}</g></svg>`;
  const { pixels } = await openPicture(await sharp(Buffer.from(drawn)).greyscale().png().toBuffer());
  return straightAngle(pixels);
}

describe('the tilt of a picture', () => {
  it.each(Object.keys(shapes) as (keyof typeof shapes)[])('a %s that stands upright is left so', async (shape) => {
    expect(await angleOf(shape, 0)).toBeNull();
  });

  it.each(Object.keys(shapes) as (keyof typeof shapes)[])('a %s that leans is turned back', async (shape) => {
    for (const tilt of [-2.5, 4])
      expect(Math.abs((await angleOf(shape, tilt)) ?? 0) - Math.abs(tilt)).toBeCloseTo(0, 0);
    expect((await angleOf(shape, 4)) ?? 0).toBeLessThan(0);
  });
});
