import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureImage } from './measure-image.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('measureImage', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async (format) => {
    const bytes = await plain(40, 30, '#123456').toFormat(format).toBuffer();
    const image = await measureImage(bytes);
    expect(image).toMatchObject({
      format,
      content_type: `image/${format}`,
      width: 40,
      height: 30,
      bytes: bytes.length,
    });
    expect((await sharp(image.webp).metadata()).format).toBe('webp');
  });

  it('turns a picture upright and drops what the camera noted', async () => {
    const bytes = await plain(40, 30, '#123456')
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await measureImage(bytes);
    expect(image).toMatchObject({ width: 30, height: 40 });
    const kept = await sharp(image.webp).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([30, 40, undefined, undefined]);
  });

  it('counts the white share of the outer ring', async () => {
    const white = await plain(100, 100, '#ffffff').png().toBuffer();
    const inset = await sharp(white)
      .composite([{ input: await plain(60, 60, '#000000').png().toBuffer() }])
      .png()
      .toBuffer();
    const half = await sharp(white)
      .composite([{ input: await plain(50, 100, '#000000').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    expect((await measureImage(inset)).white_share).toBe(1);
    expect((await measureImage(half)).white_share).toBeCloseTo(0.5, 2);
    expect((await measureImage(await plain(80, 80, '#f9f9f9').png().toBuffer())).white_share).toBe(0);
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await measureImage(clear)).white_share).toBe(1);
  });

  it('makes a thumbnail of at most 320 pixels, and never a larger one', async () => {
    const side = async (width: number, height: number) => {
      const { thumbnail } = await measureImage(await plain(width, height, '#808080').png().toBuffer());
      const size = await sharp(thumbnail).metadata();
      return [size.width, size.height];
    };
    expect(await side(1600, 800)).toEqual([320, 160]);
    expect(await side(100, 50)).toEqual([100, 50]);
  });

  it('gives equal bytes an equal hash', async () => {
    const [one, two] = await Promise.all(['#111111', '#222222'].map((colour) => plain(9, 9, colour).png().toBuffer()));
    if (one === undefined || two === undefined) throw new Error('no pictures');
    const hash = async (bytes: Buffer) => (await measureImage(bytes)).content_hash;
    expect(await hash(one)).toBe(await hash(Buffer.from(one)));
    expect(await hash(one)).not.toBe(await hash(two));
  });

  it('refuses what is no picture, is cut off, is an SVG, or has more than 50 megapixels', async () => {
    const png = await plain(400, 400, '#a0b0c0').jpeg().toBuffer();
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    const huge = await plain(8_000, 7_000, '#ffffff').png({ compressionLevel: 9 }).toBuffer();
    for (const bytes of [Buffer.from('<html>'), new Uint8Array(0), png.subarray(0, 300), svg, huge])
      await expect(measureImage(bytes)).rejects.toThrow();
  });
});
