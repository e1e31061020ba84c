import sharp from 'sharp';
import type { GraphicFact, PictureTask } from '../image-model.ts';
import { plainHeading, requireLetters, textPath, textWidth, wrapped } from './lettering.ts';
import { inPixelThread } from './pixel-thread.ts';
import { type Pixels, pixelsOf, sharpOf } from './pixels.ts';

/** Pixels of each side: what every marketplace takes and zooms into. */
const side = 1_600;
const margin = 100;
const ink = '#16262b';
const soft = '#5b6b70';
const accent = '#0f6b6b';
const panel = '#f3f6f6';
const line = '#c9d3d4';

type GraphicTask = Extract<PictureTask, { facts: GraphicFact[] }>;

/** Draws a size chart or a feature graphic; `picture` is the product, null for none. Returns the PNG file. */
export async function drawGraphic(
  given: GraphicTask,
  picture: Pixels | null,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const task = { ...given, title: plainHeading(given.title) };
  requireLetters([task.title, ...task.facts.flatMap(({ name, value }) => [name, value])]);
  const cut = picture && (await cutOut(picture, signal));
  const product = cut ?? picture;
  const { shapes, place } =
    task.kind === 'size_chart' ? sizeChart(task, product, cut !== null) : featureGraphic(task, product);
  const base = sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } });
  const layers: { input: Buffer; left: number; top: number }[] = [{ input: Buffer.from(svg(shapes)), left: 0, top: 0 }];
  if (product !== null && place !== null) {
    const input = await sharpOf(product)
      .resize({ width: place.width, height: place.height, fit: 'fill' })
      .png()
      .toBuffer();
    layers.push({ input, left: place.left, top: place.top });
  }
  return new Uint8Array(await base.composite(layers).png({ compressionLevel: 9 }).toBuffer());
}

const svg = (shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${shapes.join('')}</svg>`;

interface Drawn {
  shapes: string[];
  /** Where the product's picture stands. */
  place: { left: number; top: number; width: number; height: number } | null;
}

/** The product alone on white; null where it cannot be told from its background. */
async function cutOut(picture: Pixels, signal: AbortSignal | undefined): Promise<Pixels | null> {
  const { pixels, box, isClear } = await inPixelThread('cut', picture, signal);
  return isClear && box !== null ? pixelsOf(sharpOf(pixels ?? picture).extract(box)) : null;
}

/** The largest place of the picture's shape inside a frame. */
function placeIn({ width, height }: Pixels, frame: { left: number; top: number; width: number; height: number }) {
  const scale = Math.min(frame.width / width, frame.height / height);
  const w = Math.max(1, Math.round(width * scale));
  const h = Math.max(1, Math.round(height * scale));
  return {
    left: Math.round(frame.left + (frame.width - w) / 2),
    top: Math.round(frame.top + (frame.height - h) / 2),
    width: w,
    height: h,
  };
}

function heading(title: string): { shapes: string[]; bottom: number } {
  const size = 56;
  const lines = wrapped(title, side - 2 * margin, size, 600, 2);
  const shapes = lines.map((text, index) =>
    textPath(text, margin, margin + size + index * size * 1.25, size, 600, ink),
  );
  const bottom = margin + size * 1.25 * lines.length;
  shapes.push(`<rect x="${margin}" y="${bottom + 14}" width="96" height="8" rx="4" fill="${accent}"/>`);
  return { shapes, bottom: bottom + 60 };
}

/** Lines for the sides are drawn only at a cut-out product: beside a whole photograph they would measure the photograph. */
function sizeChart(task: GraphicTask, product: Pixels | null, isCut: boolean): Drawn {
  const { title, facts } = task;
  if (product === null && facts.length <= mostPanels) return featureGraphic(task, null);
  const { shapes, bottom } = heading(title);
  if (product === null) return { shapes: [...shapes, ...table(facts).at(bottom)], place: null };
  const sideIn = (side: GraphicFact['side']) => (isCut ? facts.find((fact) => fact.side === side) : undefined);
  const [height, width] = [sideIn('height'), sideIn('width')];
  const rest = table(facts.filter((fact) => fact !== height && fact !== width));
  const tableTop = side - margin - rest.height;
  shapes.push(...rest.at(tableTop));
  const below = width === undefined ? 40 : labelGap + labelHeight(width, levelWidth);
  const frame = {
    left: margin + 60,
    top: bottom + 20,
    width: side - 2 * margin - 380,
    height: (rest.height === 0 ? side - margin : tableTop - 40) - bottom - below,
  };
  const place = placeIn(product, frame);
  if (height) shapes.push(...upright(height, place));
  if (width) shapes.push(...level(width, place));
  return { shapes, place };
}

/** A line with ends beside the product, and the height in words. */
function upright({ name, value }: GraphicFact, { left, top, width, height }: NonNullable<Drawn['place']>): string[] {
  const x = left + width + 44;
  const middle = top + height / 2;
  return [...ruler(x, top, x, top + height), ...label(name, value, x + 34, middle, side - margin - x - 34, 'left')];
}

function level({ name, value }: GraphicFact, { left, top, width, height }: NonNullable<Drawn['place']>): string[] {
  const y = top + height + 40;
  return [...ruler(left, y, left + width, y), ...label(name, value, left + width / 2, y + 56, levelWidth, 'middle')];
}

function ruler(x1: number, y1: number, x2: number, y2: number): string[] {
  const cap = x1 === x2 ? { dx: 14, dy: 0 } : { dx: 0, dy: 14 };
  const stroke = (a: number, b: number, c: number, d: number) =>
    `<line x1="${a}" y1="${b}" x2="${c}" y2="${d}" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`;
  return [
    stroke(x1, y1, x2, y2),
    stroke(x1 - cap.dx, y1 - cap.dy, x1 + cap.dx, y1 + cap.dy),
    stroke(x2 - cap.dx, y2 - cap.dy, x2 + cap.dx, y2 + cap.dy),
  ];
}

/** Of the words under a product: their width, and what is above them. */
const levelWidth = 900;
const labelGap = 120;
const labelHeight = (fact: GraphicFact, width: number) => {
  const { names, values } = labelLines(fact, width);
  return values.length * 56 + names.length * 42;
};
const labelLines = ({ name, value }: Pick<GraphicFact, 'name' | 'value'>, width: number) => ({
  names: wrapped(name, width, 34, 400, 2),
  values: wrapped(value, width, 46, 600, 4),
});

function label(name: string, value: string, x: number, y: number, width: number, align: 'left' | 'middle'): string[] {
  const place = (text: string, size: number, weight: 400 | 600) =>
    align === 'left' ? x : x - textWidth(text, size, weight) / 2;
  const { names, values } = labelLines({ name, value }, width);
  let at = align === 'left' ? y - (names.length * 42 + values.length * 56) / 2 + 30 : y;
  const shapes: string[] = [];
  for (const text of values) {
    shapes.push(textPath(text, place(text, 46, 600), at, 46, 600, ink));
    at += 56;
  }
  for (const text of names) {
    shapes.push(textPath(text, place(text, 34, 400), at - 8, 34, 400, soft));
    at += 42;
  }
  return shapes;
}

/** Names and values in two columns; a row is as high as the longer of its values. */
function table(facts: GraphicFact[]): { height: number; at(top: number): string[] } {
  const width = (side - 2 * margin - 40) / 2;
  const cells = facts.map(({ name, value }) => ({
    values: wrapped(value, width - 24, 40, 600, 2),
    named: wrapped(name, width - 24, 28, 400, 1)[0] ?? '',
  }));
  const rowHeight = (row: number) =>
    104 + 50 * (Math.max(...cells.slice(row * 2, row * 2 + 2).map(({ values }) => values.length)) - 1);
  const tops = [0];
  for (let row = 0; row * 2 < cells.length; row++) tops.push((tops[row] ?? 0) + rowHeight(row));
  const at = (top: number) =>
    cells.flatMap(({ values, named }, index) => {
      const x = margin + (index % 2) * (width + 40);
      const y = top + (tops[Math.floor(index / 2)] ?? 0);
      return [
        `<line x1="${x}" y1="${y}" x2="${x + width}" y2="${y}" stroke="${line}" stroke-width="2"/>`,
        textPath(named, x, y + 38, 28, 400, soft),
        ...values.map((text, row) => textPath(text, x, y + 84 + row * 50, 40, 600, ink)),
      ];
    });
  return { height: tops.at(-1) ?? 0, at };
}

/** What one column has room for. */
const mostPanels = 6;

function featureGraphic({ title, facts }: GraphicTask, product: Pixels | null): Drawn {
  const { shapes, bottom } = heading(title);
  const shown = facts.slice(0, mostPanels);
  const left = product === null ? margin : side / 2 + 30;
  const width = side - margin - left;
  const step = Math.min(220, (side - margin - bottom) / Math.max(1, shown.length));
  const top = bottom + Math.max(0, (side - margin - bottom - step * shown.length) / 2);
  shown.forEach(({ name, value }, index) => {
    const y = top + index * step;
    shapes.push(
      `<rect x="${left}" y="${y}" width="${width}" height="${step - 24}" rx="20" fill="${panel}"/>`,
      `<rect x="${left}" y="${y + 26}" width="8" height="${step - 76}" rx="4" fill="${accent}"/>`,
    );
    const values = wrapped(value, width - 84, 40, 600, 2);
    const block = values.length * 50 + 40;
    const first = y + (step - 24 - block) / 2;
    const [named = ''] = wrapped(name, width - 84, 30, 400, 1);
    shapes.push(textPath(named, left + 44, first + 28, 30, 400, soft));
    values.forEach((text, at) => {
      shapes.push(textPath(text, left + 44, first + 80 + at * 50, 40, 600, ink));
    });
  });
  if (product === null) return { shapes, place: null };
  return {
    shapes,
    place: placeIn(product, {
      left: margin,
      top: bottom + 20,
      width: side / 2 - margin - 30,
      height: side - margin - bottom - 20,
    }),
  };
}
