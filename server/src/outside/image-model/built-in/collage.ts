import sharp from 'sharp';
import { type Pixels, sharpOf } from './pixels.ts';

/** Pixels of a picture's place in the grid, and between two of them. */
const cell = 800;
const gap = 32;

/** Two to six pictures in a grid on white, each whole. */
export async function collage(pictures: Pixels[]): Promise<Pixels> {
  const columns = pictures.length <= 3 ? pictures.length : pictures.length === 4 ? 2 : 3;
  const rows = Math.ceil(pictures.length / columns);
  const width = columns * cell + (columns + 1) * gap;
  const height = rows * cell + (rows + 1) * gap;
  const layers = await Promise.all(
    pictures.map(async (picture, index) => {
      const input = await sharpOf(picture)
        .resize({ width: cell, height: cell, fit: 'contain', background: '#ffffff' })
        .png({ compressionLevel: 1 })
        .toBuffer();
      const column = index % columns;
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, pictures.length - row * columns);
      const indent = ((columns - inRow) * (cell + gap)) / 2;
      return { input, left: Math.round(gap + indent + column * (cell + gap)), top: gap + row * (cell + gap) };
    }),
  );
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}
