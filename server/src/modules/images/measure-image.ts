import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '../../http/problem-error.ts';
import { imageKind } from './image-kind.ts';
import { pictureLook } from './picture-look.ts';

export interface MeasuredImage {
  /** Up to `look`, about the picture as it came, because marketplaces judge that one. */
  format: string;
  content_type: string;
  width: number;
  height: number;
  bytes: number;
  /** Share (0 to 1) of the outer 2 % ring that is white: red, green and blue all at least 250. */
  white_share: number;
  content_hash: string;
  look: string;
  /** Re-encoded and upright, so that nothing but pixels is passed on. */
  webp: Uint8Array;
  /** Smaller ones, smallest first, each as AVIF and as WebP; none is larger than the picture. */
  thumbnails: Thumbnail[];
}

interface Thumbnail {
  width: number;
  height: number;
  content_type: 'image/avif' | 'image/webp';
  data: Uint8Array;
}

const maxPixels = 50_000_000;
/** WebP allows no side longer than 16,383 pixels. */
const maxWebpSide = 16_383;
/** Longer sides of the thumbnails, in pixels: a tile, and the main picture of a page on a dense screen. */
const thumbnailSides = [320, 960] as const;
/** White pixels of the ring are counted on a copy of this size: precise enough, and quick for any picture. */
const ringSide = 400;
/** The defaults, 4 of 6 and 4 of 9, take 2.5 and 30 times as long for a few per cent of the size (measured on 4 megapixels). */
const effort = 2;
const srgb = (picture: Sharp) => picture.toColourspace('srgb');

const refuse = {
  type: () =>
    new ProblemError(
      'unsupported_type',
      'Invalid file type. Please use JPEG, PNG, WebP, AVIF or GIF. If its name ends like one of these, the file is damaged or of another kind.',
    ),
  pixels: () => new ProblemError('too_large', 'The image has more than 50 megapixels. Use a smaller version of it.'),
  damaged: (cause: unknown) =>
    new ProblemError('invalid_request', 'This image is damaged or incomplete. Please use another file.', { cause }),
};

/**
 * Reads a picture by its content; of a moving one, the first frame.
 * @throws ProblemError `unsupported_type` for anything but JPEG, PNG, WebP, GIF and AVIF, `invalid_request` for a damaged one, `too_large` above 50 megapixels
 */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage> {
  const kind = imageKind(bytes);
  if (kind === null) throw refuse.type();
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  // Without a limit of its own: a header alone decodes nothing, and its size is what the refusal is about.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error) => Promise.reject(refuse.damaged(error)));
  // A picture whose container is not what its first bytes say is refused.
  if (facts.format !== (kind === 'avif' ? 'heif' : kind)) throw refuse.type();
  if (facts.width * (facts.pageHeight ?? facts.height) > maxPixels) throw refuse.pixels();
  try {
    const webp = await srgb(open())
      .resize({ width: maxWebpSide, height: maxWebpSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort })
      .toBuffer();
    const { open: openMedium, info } = await mediumOf(open());
    const ring = await openMedium()
      .flatten({ background: '#ffffff' })
      .resize({ width: ringSide, height: ringSide, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      format: kind,
      content_type: `image/${kind}`,
      width: facts.autoOrient.width,
      height: facts.autoOrient.height,
      bytes: bytes.length,
      white_share: whiteShare(ring.data, ring.info.width, ring.info.height, ring.info.channels),
      content_hash: createHash('sha256').update(bytes).digest('hex'),
      look: await pictureLook(openMedium()),
      webp: new Uint8Array(webp),
      thumbnails: await thumbnailsOf(openMedium, Math.max(info.width, info.height)),
    };
  } catch (error) {
    throw error instanceof ProblemError ? error : refuse.damaged(error);
  }
}

/** The picture decoded once, at the largest size that the smaller forms and the measurements need. */
async function mediumOf(picture: Sharp) {
  const side = thumbnailSides.at(-1) ?? 0;
  const { data, info } = await srgb(picture)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { open: () => sharp(data, { raw: { width, height, channels } }), info };
}

async function thumbnailsOf(open: () => Sharp, longest: number): Promise<Thumbnail[]> {
  const sides = thumbnailSides.filter((_side, index) => index === 0 || (thumbnailSides[index - 1] ?? 0) < longest);
  const made: Thumbnail[] = [];
  for (const side of sides)
    for (const content_type of ['image/avif', 'image/webp'] as const) {
      const small = open().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      const encoded =
        content_type === 'image/avif' ? small.avif({ quality: 58, effort: 1 }) : small.webp({ quality: 80, effort });
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      made.push({ width: info.width, height: info.height, content_type, data: new Uint8Array(data) });
    }
  return made;
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
