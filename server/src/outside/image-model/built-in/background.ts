import { toOklab } from './oklab.ts';
import type { Colour, Pixels } from './pixels.ts';
import { bentTerms, fitSurface, flatTerms, type Spot, type Surface, valueAt } from './surface.ts';

/** An even background, which may get lighter or darker across the picture. */
export interface Background {
  colour: Colour;
  /** Surfaces of lightness and the two colour axes. */
  surfaces: readonly [Surface, Surface, Surface];
  /** How much it differs from its surfaces, in units of OKLab times 100. */
  noise: number;
  /** Whether the edges show one even colour. */
  isPlain: boolean;
  /** The whole ring is white, as marketplaces measure it. */
  isWhite: boolean;
}

/** Width of the ring along each edge that is looked at, as a part of the shorter side. */
const ringWidth = 0.02;
/** How many pixels of the ring are measured: enough for a plane. */
const samples = 6_000;
/** How much of the ring may be something else, because a product may touch an edge. */
const leastShare = 0.7;
const mostNoise = 3;
/** Parts of the way around that are looked at by themselves, and how many may be neither background nor something else. */
const parts = 24;
const mostMixed = 6;
const whiteFrom = 250;
/** First fitted as flat, because anything else at the edges would bend it. */
const flatRounds = 2;
const rounds = 6;

/** Measures the background from the edges of the picture. */
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
  const medianOf = (axis: number): Surface => [median(points.map((point) => point.lab[axis] ?? 0))];
  let surfaces: Background['surfaces'] = [medianOf(0), medianOf(1), medianOf(2)];
  let near = points;
  let noise = 0;
  for (let round = 0; round < rounds; round++) {
    const far = points.map((point) => ({ point, distance: distanceTo(surfaces, point) }));
    noise = median(far.map(({ distance }) => distance));
    const limit = Math.max(5, 4 * noise);
    near = far.filter(({ distance }) => distance < limit).map(({ point }) => point);
    if (near.length < points.length * 0.5) break;
    surfaces = surfacesOf(near, round < flatRounds ? flatTerms : bentTerms);
  }
  const inner = near.map((point) => distanceTo(surfaces, point));
  noise = median(inner);
  const [r, g, b] = [0, 1, 2].map((channel) => median(near.map(({ rgb }) => rgb[channel] ?? 0)));
  const whites = points.filter(({ rgb }) => rgb.every((value) => value >= whiteFrom)).length;
  return {
    colour: { r: r ?? 255, g: g ?? 255, b: b ?? 255 },
    surfaces,
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

/** A place and its colour. */
export interface Point extends Spot {
  lab: readonly [number, number, number];
}

export function surfacesOf(points: Point[], terms: number): Background['surfaces'] {
  const of = (axis: number) => fitSurface(points, ({ lab }) => lab[axis] ?? 0, terms);
  return [of(0), of(1), of(2)];
}

const distanceTo = (surfaces: Background['surfaces'], { x, y, lab }: Point): number =>
  Math.hypot(...surfaces.map((surface, axis) => (lab[axis] ?? 0) - valueAt(surface, x, y)));

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
