import type { ImageOperation } from '@cardwright/contract/images';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { GraphicFact, PictureReport, PictureTask, TargetSize } from '../image-model.ts';
import { productPicture } from '../testing/product-pictures.ts';
import { createBuiltInImageModel } from './built-in-image-model.ts';
import { openPicture } from './pixels.ts';
import { separate } from './separate.ts';

const model = createBuiltInImageModel();

async function work(task: PictureTask, files: Uint8Array[], signal?: AbortSignal) {
  const answer = await model.doGenerate({
    prompt: undefined,
    n: 1,
    size: undefined,
    aspectRatio: undefined,
    seed: undefined,
    mask: undefined,
    files: files.map((data) => ({ type: 'file', mediaType: 'image/png', data })),
    providerOptions: { cardwright: { task: JSON.parse(JSON.stringify(task)) } },
    ...(signal === undefined ? {} : { abortSignal: signal }),
  });
  const [bytes] = answer.images as Uint8Array[];
  if (bytes === undefined) throw new Error('no image came back');
  const [report] = (answer.providerMetadata?.cardwright?.images ?? []) as unknown as [PictureReport];
  return { bytes, report, pixels: (await openPicture(bytes)).pixels };
}
const edit = (file: Uint8Array, operations: ImageOperation[], size: TargetSize = {}) =>
  work({ kind: 'edit', operations, size, megabytes: 5 }, [file]);
const size = ({ pixels: { width, height } }: { pixels: { width: number; height: number } }) => [width, height];
const facts: GraphicFact[] = [
  { name: 'Height', value: '25 cm', side: 'height' },
  { name: 'Weight', value: '320 g', side: null },
];

describe('the built-in image model', () => {
  it('makes the same bytes of the same picture', async () => {
    const picture = await productPicture({ background: '#d8dce0' });
    const [first, second] = await Promise.all([
      edit(picture, ['white_background']),
      edit(picture, ['white_background']),
    ]);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(separate(first.pixels).background.isWhite).toBe(true);
  });

  it('pads to a square with the background’s colour, and crops to the product with a margin', async () => {
    const picture = await productPicture({ background: '#c8d8c0' });
    const square = await edit(picture, ['square']);
    expect(size(square)).toEqual([480, 480]);
    const corner = [...square.pixels.data.subarray(0, 3)];
    expect(corner.map((value, at) => Math.abs(value - ([0xc8, 0xd8, 0xc0][at] ?? 0)) < 4)).toEqual([true, true, true]);
    // The bottle is 120 by 216, and the margin 6 % of its longer side.
    const [width = 0, height = 0] = size(await edit(picture, ['crop']));
    expect([Math.abs(width - 146) <= 3, Math.abs(height - 242) <= 3]).toEqual([true, true]);
  });

  it('turns a tilted product upright, and leaves an upright one', async () => {
    for (const tilt of [-7, -2.5, 4]) {
      const { report, pixels } = await edit(await productPicture({ background: '#eeeeee', tilt }), ['straighten']);
      const turned = Number(/turned by ([\d.]+)°/.exec(report.notes.join())?.[1]);
      expect(Math.abs(turned - Math.abs(tilt)), `${tilt}`).toBeLessThan(0.5);
      const { box } = separate(pixels);
      expect(Math.abs((box?.width ?? 0) - 120), `${tilt}`).toBeLessThan(8);
      expect([pixels.width, pixels.height], 'no more room around it than before').toEqual([480, 360]);
    }
    const tilted = await productPicture({ background: '#eeeeee', tilt: 6 });
    const atBorder = sharp(tilted).extract({ left: 168, top: 0, width: 312, height: 360 });
    const { pixels } = await edit(await atBorder.toBuffer(), ['straighten']);
    expect(pixels.width, 'nor less').toBeGreaterThan(312);
    await expect(edit(await productPicture({}), ['straighten'])).rejects.toThrow('stands straight already');
  });

  it('resizes to a rule: fills the shape up, tells of enlarging, refuses to blur', async () => {
    const rule = { name: 'Amazon', min: { longest: 500 }, good: { longest: 900 }, aspect: [1] };
    const { pixels, report } = await edit(await productPicture({ background: '#ffffff' }), ['resize'], { rule });
    expect([pixels.width, pixels.height]).toEqual([900, 900]);
    expect(report.notes).toEqual(['It is 900 × 900 pixels now. It was enlarged 1.9 times, which adds no detail.']);
    const small = await productPicture({ width: 200, height: 150 });
    await expect(edit(small, ['resize'], { rule })).rejects.toThrow(/enlarged 2\.5 times.*Use a larger picture/);
    expect(size(await edit(await productPicture({}), ['resize'], { width: 240 }))).toEqual([240, 180]);
    expect(size(await edit(await productPicture({}), ['resize'], { width: 400, height: 400 }))).toEqual([400, 400]);
  });

  it('makes no picture of more pixels than a square of the longest side has', async () => {
    const tall = await productPicture({ width: 1_500, height: 4_000 });
    await expect(edit(tall, ['resize'], { width: 3_000 })).rejects.toThrow('3000 × 8000 pixels, which is too many');
    expect(size(await edit(tall, ['resize'], { width: 750 }))).toEqual([750, 2_000]);
  });

  it('lightens a dark photograph without blowing it out, and keeps white white', async () => {
    const dark = await sharp(await productPicture({ background: '#707070', body: '#1a2226' })).toBuffer();
    const { pixels } = await edit(dark, ['lighten']);
    const blown = pixels.data.filter((value) => value >= 254).length / pixels.data.length;
    expect(blown).toBeLessThan(0.01);
    const [ground = 0] = pixels.data.subarray(0, 1);
    expect(ground).toBeGreaterThan(0x70);
    const white = await edit(await productPicture({ body: '#20262a' }), ['lighten']);
    expect(separate(white.pixels).background.isWhite).toBe(true);
  });

  it('cuts nothing out that fades into its background, and says so', async () => {
    const glow = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><defs><radialGradient id="g"><stop offset="0" stop-color="#27506b"/><stop offset="1" stop-color="#d8dce0"/></radialGradient></defs><rect width="100%" height="100%" fill="#d8dce0"/><circle cx="240" cy="180" r="150" fill="url(#g)"/></svg>`;
    const picture = await sharp(Buffer.from(glow)).png().toBuffer();
    await expect(edit(picture, ['white_background'])).rejects.toThrow('Parts of the product look like its background');
  });

  it('puts a shadow under the product, never on it', async () => {
    const picture = await productPicture({});
    const { pixels } = await edit(picture, ['shadow']);
    const before = (await openPicture(picture)).pixels;
    const at = (of: typeof pixels, x: number, y: number) => of.data[(y * of.width + x) * 3] ?? 0;
    expect(at(pixels, 240, 290)).toBeLessThan(215);
    expect(Math.abs(at(pixels, 240, 180) - at(before, 240, 180))).toBeLessThan(4);
    expect(at(pixels, 5, 5)).toBe(255);
  });

  it('says what there was nothing to do about, and refuses when nothing is left', async () => {
    const picture = await productPicture({ width: 300, height: 300 });
    const { report } = await edit(picture, ['white_background', 'square', 'enhance']);
    expect(report).toEqual({
      performed: ['enhance'],
      notes: ['The background is white already.', 'The picture is square already.'],
    });
    await expect(edit(picture, ['square'])).rejects.toMatchObject({ name: 'PictureRefusal', reason: 'nothing_to_do' });
  });

  it('puts pictures upright by their own note before it works on them', async () => {
    const sideways = await sharp(await productPicture({ background: '#dddddd' }))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(size(await edit(sideways, ['enhance']))).toEqual([360, 480]);
  });

  it('arranges two to six pictures in a grid', async () => {
    const picture = await productPicture({ width: 120, height: 90 });
    const sizes = [];
    for (const count of [2, 5]) sizes.push(size(await work({ kind: 'compose' }, Array(count).fill(picture))));
    expect(sizes).toEqual([
      [1696, 864],
      [2528, 1696],
    ]);
  });

  it('draws graphics in the scripts that it has letters for, and names those that it has not', async () => {
    const graphic = (title: string, kind: 'size_chart' | 'feature_graphic' = 'feature_graphic') =>
      work({ kind, title, facts }, []);
    const inked = async (title: string) => {
      const { pixels } = await graphic(title);
      return pixels.data.subarray(0, 1600 * 200 * 3).filter((value) => value < 100).length;
    };
    for (const title of ['Bottle', 'Бутылка', 'Μπουκάλι', 'Łódź ħ'])
      expect(await inked(title), title).toBeGreaterThan(1_000);
    await expect(graphic('水筒 Bottle')).rejects.toThrow(/not in its lettering: 水 筒$/);
    expect(size(await graphic('word '.repeat(60), 'size_chart'))).toEqual([1600, 1600]);
  });

  it('draws the sides of a product that it can cut out, and none beside a photograph that it cannot', async () => {
    const chart = (file: Uint8Array, sized: GraphicFact[]) =>
      work({ kind: 'size_chart', title: 'Bottle', facts: sized }, [file]);
    const without = facts.map((fact) => ({ ...fact, side: null }));
    for (const pattern of [true, false]) {
      const picture = await productPicture({ pattern });
      const [one, other] = await Promise.all([chart(picture, facts), chart(picture, without)]);
      expect(Buffer.compare(one.bytes, other.bytes) === 0).toBe(pattern);
    }
  });

  it('keeps long words about a side off the table below them', async () => {
    const long = 'with the lid and the strap, which can be taken off for cleaning and for travelling';
    const sized: GraphicFact[] = [
      { name: `Largest width ${long}`, value: `7.2 cm ${long}`, side: 'width' },
      { name: 'Weight', value: '320 g', side: null },
      { name: 'Depth', value: '7 cm', side: 'depth' },
    ];
    const { pixels } = await work({ kind: 'size_chart', title: 'Bottle', facts: sized }, [await productPicture({})]);
    const row = (y: number) => [...pixels.data.subarray(y * 1_600 * 3, (y + 1) * 1_600 * 3)];
    const isLine = (y: number) => row(y).filter((value) => value === 0xc9).length > 1_000;
    const top = Array.from({ length: 1_600 }, (_, y) => y).find(isLine) ?? 0;
    expect(top).toBeGreaterThan(1_000);
    for (let y = top - 24; y < top - 2; y++) expect(Math.min(...row(y)), `row ${y}`).toBe(255);
  });

  it('ends its thread when it is stopped', async () => {
    const stop = new AbortController();
    const large = await productPicture({ width: 2400, height: 1800, background: '#d0d0d0' });
    const working = work(
      { kind: 'edit', operations: ['white_background'], size: {}, megabytes: 5 },
      [large],
      stop.signal,
    );
    setTimeout(() => stop.abort(new Error('stopped')), 60);
    await expect(working).rejects.toThrow('stopped');
  });

  it('invents nothing', async () => {
    const asked = model.doGenerate({
      prompt: 'A bottle on a rock',
      n: 1,
      size: undefined,
      aspectRatio: undefined,
      seed: undefined,
      mask: undefined,
      files: undefined,
      providerOptions: {},
    });
    await expect(asked).rejects.toThrow('cannot invent pictures');
  });
});
