import type { Sharp } from 'sharp';

/** A smaller difference sets no bit: otherwise noise would set bits in plain areas. */
const visible = 3;

/**
 * What a picture looks like, for recognising it in another size or quality: 64 bits that say where it gets darker from
 * left to right (the difference hash of N. Krawetz, 2013), and its mean red, green and blue. 22 hexadecimal digits.
 */
export async function pictureLook(picture: Sharp): Promise<string> {
  const opaque = picture.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
  const [grey, mean] = await Promise.all([
    opaque.clone().resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer({ resolveWithObject: true }),
    opaque.clone().resize(1, 1, { fit: 'fill', kernel: 'linear' }).raw().toBuffer(),
  ]);
  const { channels } = grey.info;
  const at = (x: number, y: number) => grey.data[(y * 9 + x) * channels] ?? 0;
  let digits = '';
  for (let y = 0; y < 8; y++) {
    let row = 0;
    for (let x = 0; x < 8; x++) row = row * 2 + (at(x, y) - at(x + 1, y) > visible ? 1 : 0);
    digits += row.toString(16).padStart(2, '0');
  }
  const [red = 0, green = red, blue = red] = mean;
  return digits + [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
}
