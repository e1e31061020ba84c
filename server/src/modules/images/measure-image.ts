import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface MeasuredImage {
  /** Of the picture as it came: marketplaces judge that one. */
  format: string;
  content_type: string;
  width: number;
  height: number;
  bytes: number;
  /** Share (0 to 1) of the outer 2 % ring that is white: red, green and blue all at least 250. */
  white_share: number;
  content_hash: string;
  /** Re-encoded and upright, so that nothing but pixels is served on. */
  webp: Uint8Array;
  /** At most 320 pixels on its longer side. */
  thumbnail: Uint8Array;
}

const maxPixels = 50_000_000;
const thumbnailSide = 320;
/** The ring is counted on a copy of this size: enough for a share, and quick for any picture. */
const ringSide = 400;
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

/** Reads a picture by its content. @throws Error for anything but JPEG, PNG, WebP, GIF and AVIF of at most 50 megapixels */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  if (!formats.has(format)) throw new Error(`pictures of format ${format} are not read`);
  // Only the size of a whole picture is bounded by decoding, so its header is checked before.
  if (width * height > maxPixels) throw new Error('the picture has more than 50 megapixels');
  const named = format === 'heif' ? 'avif' : format;
  const side = { width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true } as const;
  const [webp, thumbnail, ring] = await Promise.all([
    open().webp({ quality: 88 }).toBuffer(),
    open().resize(side).webp({ quality: 80 }).toBuffer(),
    open()
      .flatten({ background: '#ffffff' })
      .resize({ width: ringSide, height: ringSide, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  return {
    format: named,
    content_type: `image/${named}`,
    width: autoOrient.width,
    height: autoOrient.height,
    bytes: bytes.length,
    white_share: whiteShare(ring.data, ring.info.width, ring.info.height, ring.info.channels),
    content_hash: createHash('sha256').update(bytes).digest('hex'),
    webp: new Uint8Array(webp),
    thumbnail: new Uint8Array(thumbnail),
  };
}

function whiteShare(pixels: Uint8Array, width: number, height: number, channels: number): number {
  const border = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  let ring = 0;
  let white = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x >= border && x < width - border && y >= border && y < height - border) continue;
      ring++;
      const at = (y * width + x) * channels;
      const [red = 0, green = red, blue = red] = pixels.subarray(at, at + channels);
      if (red >= 250 && green >= 250 && blue >= 250) white++;
    }
  return white / ring;
}
