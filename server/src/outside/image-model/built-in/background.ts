import { toOklab } from './oklab.ts';
import type { Colour, Pixels } from './pixels.ts';

/** An even background, which may get lighter or darker across the picture. */
export interface Background {
  colour: Colour;
  /** Of lightness and the two colour axes: value in the middle, and its change to the right and down edge. */
  planes: [Plane, Plane, Plane];
  /** How much it differs from its planes, in units of OKLab times 100. */
  noise: number;
  /** Whether what stands at the edges is one even colour. */
  isPlain: boolean;
  /** The whole ring is white, as marketplaces measure it. */
  isWhite: boolean;
}
type Plane = [middle: number, across: number, down: number];

/** Part of the shorter side that is looked at along each edge. */
const ringWidth = 0.02;
/** Pixels of the ring that are measured: enough for a plane. */
const samples = 6_000;
/** A product may touch an edge: so much of the ring may be something else. */
const leastShare = 0.7;
const mostNoise = 3;
/** Parts of the way around that are looked at by themselves, and how many may be neither background nor something else. */
const parts = 24;
const mostMixed = 6;
const whiteFrom = 250;

/** What the edges of the picture say about its background. */
export function backgroundOf({ data, width, height }: Pixels): Background {
  const places = ringPlaces(width, height);
  const lab = new Float64Array(3);
  const points = places.map((at) => {
    const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3);
    toOklab(r, g, b, lab);
    const x = ((at % width) / Math.max(1, width - 1)) * 2 - 1;
    const y = (Math.floor(at / width) / Math.max(1, height - 1)) * 2 - 1;
    return { x, y, lab: [lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0] as const, rgb: [r, g, b] as const };
  });
  let planes: Background['planes'] = [0, 1, 2].map((axis) => [
    median(points.map((point) => point.lab[axis] ?? 0)),
    0,
    0,
  ]) as Background['planes'];
  let near = points;
  let noise = 0;
  for (let round = 0; round < 4; round++) {
    const far = points.map((point) => ({ point, distance: distanceTo(planes, point) }));
    noise = median(far.map(({ distance }) => distance));
    const limit = Math.max(5, 4 * noise);
    near = far.filter(({ distance }) => distance < limit).map(({ point }) => point);
    if (near.length < points.length * 0.5) break;
    planes = [0, 1, 2].map((axis) => fitPlane(near, axis)) as Background['planes'];
  }
  const inner = near.map((point) => distanceTo(planes, point));
  noise = median(inner);
  const [r, g, b] = [0, 1, 2].map((channel) => median(near.map(({ rgb }) => rgb[channel] ?? 0)));
  const whites = points.filter(({ rgb }) => rgb.every((value) => value >= whiteFrom)).length;
  return {
    colour: { r: r ?? 255, g: g ?? 255, b: b ?? 255 },
    planes,
    noise,
    isPlain:
      mixedParts(points, near) <= mostMixed &&
      near.length >= points.length * leastShare &&
      percentile(inner, 0.9) <= mostNoise * 1.5 &&
      noise <= mostNoise,
    isWhite: whites >= points.length * 0.995,
  };
}

/** A pattern mixes with the background all the way around; a product that touches the edge does so where it begins and ends. */
function mixedParts(points: Point[], near: Point[]): number {
  const all = new Array<number>(parts).fill(0);
  const like = new Array<number>(parts).fill(0);
  const partOf = ({ x, y }: Point) => Math.min(parts - 1, Math.floor(((Math.atan2(y, x) / Math.PI + 1) / 2) * parts));
  for (const point of points) all[partOf(point)] = (all[partOf(point)] ?? 0) + 1;
  for (const point of near) like[partOf(point)] = (like[partOf(point)] ?? 0) + 1;
  return all.filter((count, part) => {
    const share = (like[part] ?? 0) / Math.max(1, count);
    return share > 0.1 && share < 0.93;
  }).length;
}

interface Point {
  x: number;
  y: number;
  lab: readonly [number, number, number];
}

const at = ([middle, across, down]: Plane, { x, y }: Pick<Point, 'x' | 'y'>) => middle + across * x + down * y;

function distanceTo(planes: Background['planes'], point: Point): number {
  return Math.hypot(...planes.map((plane, axis) => (point.lab[axis] ?? 0) - at(plane, point)));
}

/** Least squares for one axis; of points around a frame the three unknowns are always determined. */
function fitPlane(points: Point[], axis: number): Plane {
  let [n, sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { x, y, lab } of points) {
    const value = lab[axis] ?? 0;
    n += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
    syy += y * y;
    sv += value;
    sxv += x * value;
    syv += y * value;
  }
  const determinant = n * (sxx * syy - sxy * sxy) - sx * (sx * syy - sxy * sy) + sy * (sx * sxy - sxx * sy);
  if (Math.abs(determinant) < 1e-9) return [n === 0 ? 0 : sv / n, 0, 0];
  const middle = sv * (sxx * syy - sxy * sxy) - sx * (sxv * syy - sxy * syv) + sy * (sxv * sxy - sxx * syv);
  const across = n * (sxv * syy - syv * sxy) - sv * (sx * syy - sxy * sy) + sy * (sx * syv - sxv * sy);
  const down = n * (sxx * syv - sxy * sxv) - sx * (sx * syv - sxv * sy) + sv * (sx * sxy - sxx * sy);
  return [middle / determinant, across / determinant, down / determinant];
}

/** Evenly chosen pixels of the ring, by their index. */
function ringPlaces(width: number, height: number): number[] {
  const border = Math.max(1, Math.round(Math.min(width, height) * ringWidth));
  const count = width * height - Math.max(0, width - 2 * border) * Math.max(0, height - 2 * border);
  const every = Math.max(1, Math.floor(count / samples));
  const places: number[] = [];
  let seen = 0;
  const take = (place: number) => {
    if (seen++ % every === 0) places.push(place);
  };
  for (let y = 0; y < height; y++) {
    const isEdgeRow = y < border || y >= height - border;
    for (let x = 0; x < width; x++) {
      if (!isEdgeRow && x === border && width > 2 * border) x = width - border;
      take(y * width + x);
    }
  }
  return places;
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
const median = (values: number[]) => percentile(values, 0.5);
