import sharp from 'sharp';

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Colour {
  r: number;
  g: number;
  b: number;
}
const white: Colour = { r: 255, g: 255, b: 255 };

/** Longest side that is worked on: what marketplaces show is smaller, and the pixels take 48 MB. */
const longestSide = 4_000;
const maxPixels = 50_000_000;

interface OpenedPicture {
  pixels: Pixels;
  /** Something shone through, which is white now. */
  wasTransparent: boolean;
  wasReduced: boolean;
}

/** Decodes a picture upright, on white, and not larger than is worked on. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const facts = await open().metadata();
  const { isOpaque } = facts.hasAlpha ? await open().stats() : { isOpaque: true };
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: white })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    pixels: rgbOf(data, info.width, info.height, info.channels),
    wasTransparent: !isOpaque,
    wasReduced: Math.max(facts.width, facts.height) > longestSide,
  };
}

/** Grey pictures decode to one channel. */
function rgbOf(data: Uint8Array, width: number, height: number, channels: number): Pixels {
  if (channels === 3) return { data, width, height };
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) rgb.fill(data[at * channels] ?? 0, at * 3, at * 3 + 3);
  return { data: rgb, width, height };
}

export const sharpOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** What a chain of sharp operations on pixels gives. */
export async function pixelsOf(picture: ReturnType<typeof sharpOf>): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return rgbOf(data, info.width, info.height, info.channels);
}

/** Quality that keeps edges clean; 4:4:4 keeps coloured ones so. */
const qualities = [92, 85, 75, 60];

/** As JPEG, which every marketplace takes, of at most so many megabytes. */
export async function encodePicture(pixels: Pixels, megabytes: number): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of qualities) {
    bytes = await sharpOf(pixels).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length <= megabytes * 1024 * 1024) break;
  }
  return new Uint8Array(bytes);
}
