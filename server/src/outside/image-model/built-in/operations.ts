import type { ImageOperation } from '@cardwright/contract/images';
import { PictureRefusal, type TargetSize } from '../image-model.ts';
import { backgroundOf } from './background.ts';
import type { Edited } from './edited.ts';
import { inPixelThread } from './pixel-thread.ts';
import type { PixelResult } from './pixel-work.ts';
import { type Colour, type Pixels, pixelsOf, sharpOf } from './pixels.ts';
import { resized } from './resize.ts';
import type { Box } from './separate.ts';
import { straightAngle } from './straight-angle.ts';

interface EditContext {
  size: TargetSize;
  /** The picture was partly transparent before it was put on white. */
  wasTransparent: boolean;
  signal: AbortSignal | undefined;
}
type Operation = (pixels: Pixels, context: EditContext) => Promise<Edited>;

const done = (pixels: Pixels, note: string | null = null): Edited => ({ pixels, note });
const nothing = (note: string): Edited => ({ pixels: null, note });

const notPlain = () =>
  new PictureRefusal(
    'not_plain',
    'The background of this picture is not plain enough to part the product from it cleanly. Use a picture of the product in front of one even colour.',
  );
const fading = () =>
  new PictureRefusal(
    'not_plain',
    'Parts of the product look like its background in this picture, so it cannot be parted from it cleanly. Use a picture with more contrast.',
  );
const noProduct = () =>
  new PictureRefusal(
    'unsuitable',
    'The product does not stand out from the background of this picture. Use a picture with more contrast.',
  );

/** @throws PictureRefusal unless the product can be told from its background */
function boxIn({ isPlain, isClear, box }: PixelResult): Box {
  if (!isPlain) throw notPlain();
  if (box === null) throw noProduct();
  if (!isClear) throw fading();
  return box;
}

/** Part of the product's longer side that is left around it. */
const cropMargin = 0.06;
const almostSquare = 0.01;
/** Side of the small grey copy on which tilts are measured. */
const tiltSide = 500;

export const operations: Record<ImageOperation, Operation> = {
  async white_background(pixels, { signal, wasTransparent }) {
    if (backgroundOf(pixels).isWhite)
      return wasTransparent ? done(pixels) : nothing('The background is white already.');
    const found = await inPixelThread('whiten', pixels, signal);
    boxIn(found);
    return found.pixels === null ? nothing('The background is white already.') : done(found.pixels);
  },

  async square(pixels) {
    const { width, height } = pixels;
    const side = Math.max(width, height);
    if (Math.min(width, height) >= side * (1 - almostSquare)) return nothing('The picture is square already.');
    const { colour, isPlain } = backgroundOf(pixels);
    return done(
      await padded(pixels, side, side, colour),
      isPlain ? null : 'The added edges have one colour, because the background is not plain.',
    );
  },

  async crop(pixels, { signal }) {
    const box = boxIn(await inPixelThread('look', pixels, signal));
    const margin = Math.round(Math.max(box.width, box.height) * cropMargin);
    const left = Math.max(0, box.left - margin);
    const top = Math.max(0, box.top - margin);
    const width = Math.min(pixels.width, box.left + box.width + margin) - left;
    const height = Math.min(pixels.height, box.top + box.height + margin) - top;
    if (width * height > pixels.width * pixels.height * 0.92) return nothing('The product fills the picture already.');
    return done(await pixelsOf(sharpOf(pixels).extract({ left, top, width, height })));
  },

  async resize(pixels, { size }) {
    const { colour } = backgroundOf(pixels);
    return resized(pixels, size, colour);
  },

  async straighten(pixels, { signal }) {
    const grey = await pixelsOf(
      sharpOf(pixels)
        .greyscale()
        .resize({ width: tiltSide, height: tiltSide, fit: 'inside', withoutEnlargement: true }),
    );
    const angle = straightAngle(grey);
    if (angle === null) return nothing('The picture stands straight already, or has no straight edges to go by.');
    const { colour, isPlain } = backgroundOf(pixels);
    const turned = await pixelsOf(sharpOf(pixels).rotate(angle, { background: colour }));
    const note = `It was turned by ${Math.abs(angle).toFixed(1)}° ${angle > 0 ? 'to the right' : 'to the left'}.`;
    if (!isPlain) return done(await middleOf(turned, innerSize(pixels, angle)), note);
    const { box } = await inPixelThread('look', turned, signal);
    return done(box === null || !isInMiddle(box, turned, pixels) ? turned : await middleOf(turned, pixels), note);
  },

  async lighten(pixels, { signal }) {
    const { pixels: made } = await inPixelThread('lighten', pixels, signal);
    return made === null ? nothing('The picture is light enough already.') : done(made);
  },

  async shadow(pixels, { signal }) {
    const seen = await inPixelThread('look', pixels, signal);
    const { colour } = seen;
    const box = boxIn(seen);
    const room = Math.ceil(box.width * 0.16) - (pixels.height - box.top - box.height);
    const roomy = room > 0 ? await withRoomBelow(pixels, room, colour) : pixels;
    const found = await inPixelThread('shadow', roomy, signal);
    boxIn(found);
    return found.pixels === null ? nothing('The product has a shadow already.') : done(found.pixels);
  },

  async enhance(pixels, { signal }) {
    const { pixels: cleared } = await inPixelThread('clear', pixels, signal);
    return done(
      await pixelsOf(
        sharpOf(cleared ?? pixels)
          .sharpen({ sigma: 0.8, m1: 0.6, m2: 1.6 })
          .modulate({ saturation: 1.05 }),
      ),
    );
  },
};

/** Puts the picture into the middle of a larger one. */
async function padded(pixels: Pixels, width: number, height: number, background: Colour): Promise<Pixels> {
  const left = Math.floor((width - pixels.width) / 2);
  const top = Math.floor((height - pixels.height) / 2);
  const right = width - pixels.width - left;
  const bottom = height - pixels.height - top;
  return pixelsOf(sharpOf(pixels).extend({ left, top, right, bottom, background }));
}

const withRoomBelow = (pixels: Pixels, bottom: number, background: Colour) =>
  pixelsOf(sharpOf(pixels).extend({ bottom, background }));

interface Size {
  width: number;
  height: number;
}

/** The largest size, in its old shape, of a middle part of the turned picture that shows none of the filled corners. */
function innerSize({ width, height }: Size, angle: number): Size {
  const tilt = (Math.abs(angle) * Math.PI) / 180;
  const longer = Math.max(width / height, height / width);
  const scale = 1 / (Math.cos(tilt) + longer * Math.sin(tilt));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

/** Where the middle part of this size begins. */
const middleAt = (whole: Size, { width, height }: Size) => ({
  left: Math.floor((whole.width - width) / 2),
  top: Math.floor((whole.height - height) / 2),
});

const middleOf = (whole: Pixels, { width, height }: Size): Promise<Pixels> =>
  pixelsOf(sharpOf(whole).extract({ ...middleAt(whole, { width, height }), width, height }));

/** With the room around it that a crop leaves: the picture need not grow then, and the product not become smaller in it. */
function isInMiddle(box: Box, whole: Size, part: Size): boolean {
  const { left, top } = middleAt(whole, part);
  const margin = Math.round(Math.max(box.width, box.height) * cropMargin);
  return (
    box.left - margin >= left &&
    box.top - margin >= top &&
    box.left + box.width + margin <= left + part.width &&
    box.top + box.height + margin <= top + part.height
  );
}
