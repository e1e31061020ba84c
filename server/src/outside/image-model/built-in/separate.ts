import { type Background, backgroundOf } from './background.ts';
import { toOklab } from './oklab.ts';
import type { Pixels } from './pixels.ts';

export interface Separation {
  /** How much of each pixel is product: 0 to 255. */
  alpha: Uint8Array;
  /** 1 where the product's shadow darkens the background: `alpha` is 0 there. */
  shadow: Uint8Array;
  /** Where the product stands; null when nothing stands out. */
  box: Box | null;
  background: Background;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distances are kept as whole numbers of a sixteenth. */
const fine = 16;
/** Least part of the picture that a product fills. */
const leastProduct = 0.002;

/**
 * Parts a product from an even background: from the edges inwards everything that looks like the background belongs to it.
 * What is enclosed by the product stays, so that white products on white keep their inside; holes of a background that has
 * a colour of its own are the exception.
 */
export function separate(pixels: Pixels): Separation {
  const { width, height } = pixels;
  const background = backgroundOf(pixels);
  const alpha = new Uint8Array(width * height).fill(255);
  if (!background.isPlain) return { alpha, shadow: new Uint8Array(width * height), box: null, background };
  const distance = distances(pixels, background);
  const [lightness = 0] = background.planes[0];
  const chroma = Math.hypot(background.planes[1][0], background.planes[2][0]);
  const isLight = lightness > 96 && chroma < 2;
  const low = Math.min(9, Math.max(isLight ? 1.2 : 3, 1 + 4 * background.noise));
  const limit = Math.round(low * fine);
  const isLike = new Uint8Array(width * height);
  for (let at = 0; at < isLike.length; at++) if ((distance[at] ?? 0) <= limit) isLike[at] = 1;
  const brush = Math.max(1, Math.round(Math.min(width, height) / 400));
  const outside = floodFromEdges(isLike, width, height, brush);
  if (chroma > 6) openHoles(isLike, outside, width, height);
  for (let at = 0; at < alpha.length; at++) if (outside[at] === 1) alpha[at] = 0;
  const shadow = shadowBeside(pixels, background, outside);
  softenEdges({ alpha, outside, distance, limit, width, height });
  for (let at = 0; at < alpha.length; at++) if (shadow[at] === 1) alpha[at] = 0;
  return { alpha, shadow, box: boxOf(alpha, width, height), background };
}

/** How far each pixel is from the background at its place. */
function distances({ data, width, height }: Pixels, { planes }: Background): Uint16Array {
  const found = new Uint16Array(width * height);
  const lab = new Float64Array(3);
  const [[l0, lx, ly], [a0, ax, ay], [b0, bx, by]] = planes;
  let last = -1;
  for (let py = 0; py < height; py++) {
    const y = (py / Math.max(1, height - 1)) * 2 - 1;
    for (let px = 0; px < width; px++) {
      const at = py * width + px;
      const r = data[at * 3] ?? 0;
      const g = data[at * 3 + 1] ?? 0;
      const b = data[at * 3 + 2] ?? 0;
      const colour = (r << 16) | (g << 8) | b;
      if (colour !== last) toOklab(r, g, b, lab);
      last = colour;
      const x = (px / Math.max(1, width - 1)) * 2 - 1;
      const dl = (lab[0] ?? 0) - (l0 + lx * x + ly * y);
      const da = (lab[1] ?? 0) - (a0 + ax * x + ay * y);
      const db = (lab[2] ?? 0) - (b0 + bx * x + by * y);
      found[at] = Math.min(65_535, Math.sqrt(dl * dl + da * da + db * db) * fine);
    }
  }
  return found;
}

/** 1 where the background is: a brush that is moved in from the edges does not pass through gaps narrower than itself. */
function floodFromEdges(isLike: Uint8Array, width: number, height: number, brush: number): Uint8Array {
  const isWide = eroded(isLike, width, height, brush);
  const outside = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const enter = (at: number) => {
    if (isWide[at] === 1 && outside[at] === 0) {
      outside[at] = 1;
      queue[end++] = at;
    }
  };
  for (let x = 0; x < width; x++) {
    enter(x);
    enter((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    enter(y * width);
    enter(y * width + width - 1);
  }
  const around = (at: number, visit: (at: number) => void) => {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  };
  for (let begin = 0; begin < end; begin++) around(queue[begin] ?? 0, enter);
  // The brush's own width back, up to what is not like the background.
  let from = 0;
  for (let step = 0; step < brush + 1; step++) {
    const until = end;
    for (; from < until; from++)
      around(queue[from] ?? 0, (at) => {
        if (isLike[at] === 1 && outside[at] === 0) {
          outside[at] = 1;
          queue[end++] = at;
        }
      });
  }
  return outside;
}

/** Lightness, in 8-bit steps, by which neighbours in a soft shadow differ at most. */
const shadowStep = 4;
const mostShadow = 0.25;

/**
 * From the background inwards what is the same colour, only darker, and gets so gradually: a soft shadow. A product that is
 * as smooth and as grey would be taken for one, so it ends at the first edge, and nothing is taken when it would be much.
 */
function shadowBeside(
  { data, width, height }: Pixels,
  { colour, planes }: Background,
  outside: Uint8Array,
): Uint8Array {
  const shadow = new Uint8Array(width * height);
  if (planes[0][0] < 70) return shadow;
  const tint = [colour.r, colour.g, colour.b].map((value) => value / Math.max(1, colour.r + colour.g + colour.b));
  const sumOf = (at: number) => (data[at * 3] ?? 0) + (data[at * 3 + 1] ?? 0) + (data[at * 3 + 2] ?? 0);
  const full = colour.r + colour.g + colour.b;
  const queue: number[] = [];
  const enter = (at: number, from: number) => {
    if (outside[at] === 1 || shadow[at] === 1) return;
    const sum = sumOf(at);
    if (sum < full * 0.45 || sum > full * 1.01 || Math.abs(sum - sumOf(from)) > shadowStep * 3) return;
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((data[at * 3 + channel] ?? 0) - (tint[channel] ?? 0) * sum) > 5) return;
    shadow[at] = 1;
    queue.push(at);
  };
  const around = (at: number) => {
    const x = at % width;
    if (x > 0) enter(at - 1, at);
    if (x < width - 1) enter(at + 1, at);
    if (at >= width) enter(at - width, at);
    if (at < width * (height - 1)) enter(at + width, at);
  };
  for (let at = 0; at < outside.length; at++) if (outside[at] === 1) around(at);
  for (let next = 0; next < queue.length; next++) around(queue[next] ?? 0);
  return queue.length > width * height * mostShadow ? new Uint8Array(width * height) : shadow;
}

/** 1 where everything within `reach` is 1; beyond the edges counts as 1. */
function eroded(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const lines = (source: Uint8Array, count: number, length: number, step: number, stride: number) => {
    const target = new Uint8Array(source.length);
    for (let line = 0; line < count; line++) {
      let run = reach;
      const place = (index: number) => line * stride + index * step;
      for (let index = 0; index < length + reach; index++) {
        const isSet = index >= length || source[place(index)] === 1;
        run = isSet ? run + 1 : 0;
        const middle = index - reach;
        if (middle >= 0 && run > 2 * reach) target[place(middle)] = 1;
      }
    }
    return target;
  };
  return lines(lines(mask, height, width, 1, width), width, height, width, 1);
}

/** Enclosed places of the background's own colour, such as the inside of a handle. */
function openHoles(isLike: Uint8Array, outside: Uint8Array, width: number, height: number): void {
  const least = width * height * 0.0005;
  const seen = new Uint8Array(width * height);
  for (let start = 0; start < isLike.length; start++) {
    if (isLike[start] === 0 || outside[start] === 1 || seen[start] === 1) continue;
    const part = [start];
    seen[start] = 1;
    for (let next = 0; next < part.length; next++) {
      const at = part[next] ?? 0;
      const x = at % width;
      for (const beside of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width])
        if (beside >= 0 && isLike[beside] === 1 && outside[beside] === 0 && seen[beside] === 0) {
          seen[beside] = 1;
          part.push(beside);
        }
    }
    if (part.length >= least) for (const at of part) outside[at] = 1;
  }
}

interface Edges {
  alpha: Uint8Array;
  outside: Uint8Array;
  distance: Uint16Array;
  limit: number;
  width: number;
  height: number;
}

/** Pixels beside the background are a mixture: their part of the product is how far they are on the way to it. */
function softenEdges({ alpha, outside, distance, limit, width, height }: Edges): void {
  const reach = 2;
  const isNear = (x: number, y: number) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const nx = x + dx;
        const ny = y + dy;
        if (nx >= 0 && ny >= 0 && nx < width && ny < height && outside[ny * width + nx] === 1) return true;
      }
    return false;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (outside[at] === 1 || !isNear(x, y)) continue;
      let inside = limit * 2;
      for (let dy = -3; dy <= 3; dy++)
        for (let dx = -3; dx <= 3; dx++) {
          const nx = Math.min(width - 1, Math.max(0, x + dx));
          const ny = Math.min(height - 1, Math.max(0, y + dy));
          inside = Math.max(inside, distance[ny * width + nx] ?? 0);
        }
      const part = ((distance[at] ?? 0) - limit * 0.5) / (inside - limit * 0.5);
      alpha[at] = Math.round(255 * Math.min(1, Math.max(0, part * 1.1)));
    }
}

/** Around what is certainly product, rows and columns with only a few specks left out. */
function boxOf(alpha: Uint8Array, width: number, height: number): Box | null {
  const rows = new Int32Array(height);
  const columns = new Int32Array(width);
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((alpha[y * width + x] ?? 0) > 127) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
        total += 1;
      }
  if (total < leastProduct * width * height) return null;
  const enough = (count: number) => count >= 2;
  const top = rows.findIndex(enough);
  const left = columns.findIndex(enough);
  const bottom = rows.findLastIndex(enough);
  const right = columns.findLastIndex(enough);
  if (top < 0 || left < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
