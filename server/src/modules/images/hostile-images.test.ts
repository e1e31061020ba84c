import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureImage } from './measure-image.ts';

const plain = (width: number, height: number, background = '#a0b0c0') =>
  sharp({ create: { width, height, channels: 3, background } });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = ((crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)) >>> 0;
  return (value ^ 0xffffffff) >>> 0;
}
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of any stated size whose pixels are all of one colour, in a few kilobytes. */
function bomb(width: number, height: number, pixelBytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(pixelBytes), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const script = '<script>alert(document.cookie)</script>';
const refusal = (code: string, detail: RegExp) => ({
  name: 'ProblemError',
  code,
  detail: expect.stringMatching(detail),
});
const noImage = refusal('unsupported_type', /^Invalid file type\. Please use JPEG, PNG.*damaged or of another kind/);
const damaged = refusal('invalid_request', /damaged or incomplete/);
const tooManyPixels = refusal('too_large', /more than 50 megapixels/);

describe('hostile pictures', () => {
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
    ['a file of 0 bytes', () => new Uint8Array(), noImage],
    ['a page', () => Buffer.from(`<html>${script}</html>`), noImage],
    [
      'a drawing with a script, whatever its name',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`),
      noImage,
    ],
    ['a drawing after a mark', () => Buffer.from(`\ufeff<?xml version="1.0"?><svg>${script}</svg>`), noImage],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer(), noImage],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), noImage],
    ['a JPEG that is cut off', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 600), damaged],
    [
      'a photograph that is cut off in the middle',
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
        const whole = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888', noise } })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      damaged,
    ],
    ['the first bytes of a PNG alone', async () => (await plain(40, 40).png().toBuffer()).subarray(0, 12), damaged],
    ['the first bytes of a GIF before a script', () => Buffer.from(`GIF89a=1;${script}`), damaged],
    ['a WebP of nothing', () => Buffer.from('RIFF\x04\x00\x00\x00WEBP', 'latin1'), damaged],
    ['a PNG that says 100,000 × 100,000', () => bomb(100_000, 100_000, 10), tooManyPixels],
    ['a PNG of 10,000 × 6,000 in 60 KB', () => bomb(10_000, 6_000, 10_001 * 6_000), tooManyPixels],
    [
      'a whole picture of 56 megapixels',
      () => plain(8_000, 7_000).png({ compressionLevel: 1 }).toBuffer(),
      tooManyPixels,
    ],
    ['a PNG whose pixels are missing', () => bomb(3_000, 3_000, 10), damaged],
  ])('%s is refused', async (_name, make, expected) => {
    await expect(measureImage(await make())).rejects.toMatchObject(expected);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await plain(40, 40).jpeg().toBuffer(), Buffer.from(script)]),
    ],
    [
      'a JPEG with a page in its comment',
      async () =>
        plain(40, 40)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
          .toBuffer(),
    ],
    [
      'a GIF that is a script as well',
      async () => {
        const gif = await plain(40, 40).gif().toBuffer();
        // The width of the picture reads as the begin of a comment that ends behind it.
        return Buffer.concat([gif, Buffer.from(`*/=1;alert(1)//${script}`)]);
      },
    ],
    [
      'a PNG with a text',
      async () => {
        const png = await plain(40, 40).png().toBuffer();
        const text = chunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1'));
        return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
      },
    ],
  ])('of %s only the pixels are kept', async (_name, make) => {
    const bytes = await make();
    expect(bytes.toString('latin1')).toContain('script>');
    const { webp, thumbnails } = await measureImage(bytes);
    for (const data of [webp, ...thumbnails.map((thumbnail) => thumbnail.data)]) {
      expect(Buffer.from(data).toString('latin1')).not.toContain('script>');
      expect((await sharp(data).metadata()).width).toBe(40);
    }
  });

  it('reads the first of 10,000 frames, and no other', async () => {
    const gif = await plain(60, 40, '#ff0000').gif().toBuffer();
    const blue = await plain(60, 40, '#0000ff').gif().toBuffer();
    // After header, screen and colour table comes the frame; the trailer is the last byte.
    const frame = blue.subarray(13 + colourTable(blue), -1);
    const many = Buffer.concat([gif.subarray(0, -1), ...Array.from({ length: 10_000 }, () => frame), gif.subarray(-1)]);
    expect((await sharp(many).metadata()).pages).toBeGreaterThan(10_000);
    const before = process.cpuUsage();
    const { width, height, webp } = await measureImage(many);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(2);
    expect([width, height]).toEqual([60, 40]);
    const [red = 0, , blueness = 255] = await sharp(webp).raw().toBuffer();
    expect(red).toBeGreaterThan(200);
    expect(blueness).toBeLessThan(60);
  });
});

const colourTable = (gif: Buffer) => ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
