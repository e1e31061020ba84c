/** A value that changes smoothly across a picture: of 1, x, y and, where the light falls off, of x², xy and y². */
export type Surface = readonly number[];

/** From -1 at the left or upper edge to 1 at the other. */
export interface Spot {
  x: number;
  y: number;
}

/** Terms of a surface that is flat, and of one that is bent. */
export const flatTerms = 3;
export const bentTerms = 6;

export function valueAt(surface: Surface, x: number, y: number): number {
  const [middle = 0, across = 0, down = 0, xx = 0, xy = 0, yy = 0] = surface;
  return middle + across * x + down * y + xx * x * x + xy * x * y + yy * y * y;
}

/** Least squares. Spots that do not determine all terms give the mean alone. */
export function fitSurface<T extends Spot>(spots: T[], measure: (spot: T) => number, terms: number): Surface {
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 1));
  let sum = 0;
  for (const spot of spots) {
    const { x, y } = spot;
    const value = measure(spot);
    const parts = [1, x, y, x * x, x * y, y * y];
    sum += value;
    for (let row = 0; row < terms; row++) {
      const into = rows[row] as Float64Array;
      const part = parts[row] ?? 0;
      for (let column = 0; column < terms; column++) into[column] = (into[column] ?? 0) + part * (parts[column] ?? 0);
      into[terms] = (into[terms] ?? 0) + part * value;
    }
  }
  return solved(rows, terms) ?? [spots.length === 0 ? 0 : sum / spots.length, 0, 0];
}

/** By Gauss and Jordan with the largest pivot; null when the rows do not determine every unknown. */
function solved(rows: Float64Array[], terms: number): number[] | null {
  for (let column = 0; column < terms; column++) {
    let best = column;
    for (let row = column + 1; row < terms; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    const pivot = rows[best] as Float64Array;
    const scale = pivot[column] ?? 0;
    if (Math.abs(scale) < 1e-9) return null;
    rows[best] = rows[column] as Float64Array;
    rows[column] = pivot;
    for (let row = 0; row < terms; row++) {
      if (row === column) continue;
      const other = rows[row] as Float64Array;
      const factor = (other[column] ?? 0) / scale;
      if (factor !== 0)
        for (let at = column; at <= terms; at++) other[at] = (other[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[terms] ?? 0) / (row[at] ?? 1));
}
