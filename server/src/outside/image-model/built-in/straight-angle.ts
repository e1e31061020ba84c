import type { Pixels } from './pixels.ts';

/** Larger tilts are meant; smaller ones nobody sees. Degrees. */
const most = 12;
const least = 0.4;
const step = 0.25;
/** How much sharper the lines must get when the picture is turned. */
const gain = 1.06;
/** How high another peak is that counts as much as the highest, and the least tilt that is believed of two. */
const twin = 0.6;
const leastOfTwo = 0.75;
const edgesAtMost = 20_000;

/**
 * By how many degrees the picture has to be turned clockwise so that its straight edges stand upright and level; null
 * when it stands straight already, or has no straight edges. The edges are added up along tilted lines: at the right
 * tilt they fall together.
 */
export function straightAngle(grey: Pixels): number | null {
  const edges = strongEdges(grey);
  if (edges.length < 60) return null;
  const scores = new Map<number, number>();
  const scoreAt = (angle: number) => {
    const known = scores.get(angle);
    if (known !== undefined) return known;
    const score = sharpness(edges, angle, grey.width + grey.height);
    scores.set(angle, score);
    return score;
  };
  const all: number[] = [];
  for (let angle = -most; angle <= most; angle += step) all.push(angle);
  const best = all.reduce((one, other) => (scoreAt(other) > scoreAt(one) ? other : one), 0);
  const floor = all.map(scoreAt).toSorted((a, b) => a - b)[Math.floor(all.length / 4)] ?? 0;
  const enough = floor + (scoreAt(best) - floor) * twin;
  // The two sides of a cup or a lampshade lean towards each other: the product stands where the middle between them is.
  const peaks = all.filter(
    (angle) =>
      scoreAt(angle) >= enough && scoreAt(angle) >= scoreAt(angle - step) && scoreAt(angle) >= scoreAt(angle + step),
  );
  const [first = best, last = best] = [peaks[0], peaks.at(-1)];
  if (Math.abs(best) < least || Math.abs(best) >= most || scoreAt(best) < scoreAt(0) * gain) return null;
  if (last - first > step * 2) {
    const middle = (first + last) / 2;
    return Math.abs(middle) < leastOfTwo ? null : Math.round(-middle * 100) / 100;
  }
  const [before, at, after] = [scoreAt(best - step), scoreAt(best), scoreAt(best + step)];
  const bend = before - 2 * at + after;
  const angle = bend === 0 ? best : best + (step * (before - after)) / (2 * bend);
  return Math.round(-angle * 100) / 100;
}

interface Edge {
  x: number;
  y: number;
  weight: number;
}

/** Pixels where lightness changes most. */
function strongEdges({ data, width, height }: Pixels): Edge[] {
  const value = (x: number, y: number) => data[(y * width + x) * 3] ?? 0;
  const found: Edge[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const across = value(x + 1, y) - value(x - 1, y);
      const down = value(x, y + 1) - value(x, y - 1);
      const weight = Math.hypot(across, down);
      if (weight > 24) found.push({ x, y, weight: Math.min(weight, 120) });
    }
  const every = Math.ceil(found.length / edgesAtMost);
  return every <= 1 ? found : found.filter((_, index) => index % every === 0);
}

function sharpness(edges: Edge[], degrees: number, span: number): number {
  const sin = Math.sin((degrees * Math.PI) / 180);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const rows = new Float64Array(span * 2);
  const columns = new Float64Array(span * 2);
  for (const { x, y, weight } of edges) {
    const row = Math.round(y * cos - x * sin) + span;
    const column = Math.round(x * cos + y * sin) + span;
    rows[row] = (rows[row] ?? 0) + weight;
    columns[column] = (columns[column] ?? 0) + weight;
  }
  let score = 0;
  for (let at = 0; at < rows.length; at++) score += (rows[at] ?? 0) ** 2 + (columns[at] ?? 0) ** 2;
  return score;
}
