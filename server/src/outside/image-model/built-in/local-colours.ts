import type { Background } from './background.ts';
import { fromOklab } from './oklab.ts';
import { valueAt } from './surface.ts';

/** Pixels of a side of the squares that the background is told for: it changes slowly. */
const square = 8;

export interface LocalColours {
  /** Index of the red of the background at a pixel in `values`; green and blue stand behind it. */
  placeOf(x: number, y: number): number;
  values: Float32Array;
}

/** The background's colour as it is at each place: under uneven light no one colour is that of the whole. */
export function localColours({ surfaces }: Background, width: number, height: number): LocalColours {
  const across = Math.ceil(width / square);
  const down = Math.ceil(height / square);
  const values = new Float32Array(across * down * 3);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const x = (((column + 0.5) * square) / width) * 2 - 1;
      const y = (((row + 0.5) * square) / height) * 2 - 1;
      const [light, greenRed, blueYellow] = surfaces.map((surface) => valueAt(surface, x, y));
      values.set(fromOklab(light ?? 0, greenRed ?? 0, blueYellow ?? 0), (row * across + column) * 3);
    }
  const placeOf = (x: number, y: number) => (((y / square) | 0) * across + ((x / square) | 0)) * 3;
  return { values, placeOf };
}
