import { looksAlike } from '@cardwright/listing/score/looks-alike';
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

  it('makes thumbnails of at most 320 and 960 pixels, and never larger ones', async () => {
    const sizes = async (width: number, height: number) => {
      const { thumbnails } = await measureImage(await plain(width, height, '#808080').png().toBuffer());
      return Promise.all(
        thumbnails.map(async ({ data, content_type, ...size }) => {
          const real = await sharp(data).metadata();
          expect([real.width, real.height, `image/${real.format === 'heif' ? 'avif' : real.format}`]).toEqual([
            size.width,
            size.height,
            content_type,
          ]);
          return `${size.width}x${size.height} ${content_type.slice(6)}`;
        }),
      );
    };
    expect(await sizes(1600, 800)).toEqual(['320x160 avif', '320x160 webp', '960x480 avif', '960x480 webp']);
    expect(await sizes(400, 800)).toEqual(['160x320 avif', '160x320 webp', '400x800 avif', '400x800 webp']);
    expect(await sizes(100, 50)).toEqual(['100x50 avif', '100x50 webp']);
  });

  it('turns other colour spaces into sRGB and drops the profile', async () => {
    const print = await plain(30, 30, '#20a060').toColourspace('cmyk').jpeg().toBuffer();
    const wide = await plain(30, 30, '#20a060').withIccProfile('p3').png().toBuffer();
    for (const bytes of [print, wide]) {
      const { webp, thumbnails } = await measureImage(bytes);
      for (const data of [webp, ...thumbnails.map((thumbnail) => thumbnail.data)]) {
        const { space, icc } = await sharp(data).metadata();
        expect([space, icc]).toEqual(['srgb', undefined]);
      }
    }
  });

  it('takes a picture that is longer than WebP can be', async () => {
    const bytes = await plain(17_000, 40, '#445566').jpeg().toBuffer();
    const { webp, width } = await measureImage(bytes);
    expect([width, (await sharp(webp).metadata()).width]).toEqual([17_000, 16_383]);
  });

  it('gives equal bytes an equal hash', async () => {
    const [one, two] = await Promise.all(['#111111', '#222222'].map((colour) => plain(9, 9, colour).png().toBuffer()));
    if (one === undefined || two === undefined) throw new Error('no pictures');
    const hash = async (bytes: Buffer) => (await measureImage(bytes)).content_hash;
    expect(await hash(one)).toBe(await hash(Buffer.from(one)));
    expect(await hash(one)).not.toBe(await hash(two));
  });

  it('sees the same picture in another size and format, and another picture as another', async () => {
    const drawing = (colour: string, left: number) =>
      plain(400, 400, '#ffffff').composite([{ input: Buffer.from(block(colour)), left, top: 60 }]);
    const look = async (bytes: Buffer) => (await measureImage(bytes)).look;
    const blue = await drawing('#2040a0', 60).png().toBuffer();
    const one = await look(blue);
    expect(one).toMatch(/^[0-9a-f]{22}$/);
    expect(looksAlike(one, await look(await sharp(blue).resize(150).jpeg({ quality: 70 }).toBuffer()))).toBe(true);
    expect(looksAlike(one, await look(await drawing('#2040a0', 180).png().toBuffer()))).toBe(false);
    expect(looksAlike(one, await look(await drawing('#a04020', 60).png().toBuffer()))).toBe(false);
  });
});

const block = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="260"><rect width="160" height="260" fill="${colour}"/></svg>`;
