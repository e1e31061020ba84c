import { PictureRefusal, type SizeRule, type TargetSize } from '../image-model.ts';
import type { Edited } from './edited.ts';
import { type Colour, type Pixels, pixelsOf, sharpOf } from './pixels.ts';

/** The largest enlargement: beyond that a picture only looks blurred. */
const mostEnlarged = 2;
const sameShape = 0.01;
/** The smallest useful side: nobody sells with a smaller picture. */
const leastSide = 100;
/** As many as a square of the longest side that may be asked for; a thread holds them several times over. */
const mostPixels = 4_096 ** 2;

/**
 * Resizes to the stated sides, or to what a marketplace requires. Missing area is filled with the background's colour, never
 * cut or stretched. Enlarging is noted, and refused beyond twice the size.
 */
export async function resized(pixels: Pixels, size: TargetSize, background: Colour): Promise<Edited> {
  const rule = isStated(size) ? undefined : size.rule;
  const frame = frameOf(pixels, size);
  const scale = Math.min(frame.width / pixels.width, frame.height / pixels.height);
  if (scale > mostEnlarged + 0.001)
    throw new PictureRefusal(
      'unsuitable',
      `This picture is ${pixels.width} × ${pixels.height} pixels. It would have to be enlarged ${scale.toFixed(1)} times, and more than ${mostEnlarged} times looks blurred. Use a larger picture.`,
    );
  if (rule !== undefined && Math.min(frame.width, frame.height) < leastSide)
    throw new PictureRefusal(
      'unsuitable',
      `This picture is ${pixels.width} × ${pixels.height} pixels, which is too small to sell with. Use a larger picture.`,
    );
  const area = frame.width * frame.height;
  if (area > mostPixels && area > pixels.width * pixels.height)
    throw new PictureRefusal(
      'unsuitable',
      `This picture would become ${frame.width} × ${frame.height} pixels, which is too many. Ask for a smaller size.`,
    );
  if (frame.width === pixels.width && frame.height === pixels.height)
    return {
      pixels: null,
      note:
        rule === undefined
          ? 'The picture has this size already.'
          : neededScale(pixels.width, pixels.height, rule.good) > 1.005
            ? `${rule.name} accepts the picture's size already. It recommends a larger one, but enlarging this one so far would only blur it: use a larger picture.`
            : `The picture has a size that ${rule.name} recommends already.`,
    };
  const made = await pixelsOf(
    sharpOf(pixels).resize({
      width: frame.width,
      height: frame.height,
      fit: 'contain',
      background,
      kernel: 'lanczos3',
    }),
  );
  const enlarged = scale > 1.005 ? ` It was enlarged ${scale.toFixed(1)} times, which adds no detail.` : '';
  const isBelow = rule !== undefined && neededScale(frame.width, frame.height, rule.good) > 1.005;
  const below = isBelow ? ` ${rule.name} recommends a larger picture.` : '';
  return { pixels: made, note: `It is ${frame.width} × ${frame.height} pixels now.${enlarged}${below}` };
}

/** Sides that the seller states take precedence over what a marketplace requires. */
const isStated = ({ width, height }: TargetSize): boolean => width !== undefined || height !== undefined;

function frameOf({ width, height }: Pixels, size: TargetSize) {
  const { width: wide, height: high, rule } = size;
  if (isStated(size))
    return {
      width: wide ?? Math.max(1, Math.round((width * (high ?? height)) / height)),
      height: high ?? Math.max(1, Math.round((height * (wide ?? width)) / width)),
    };
  return rule === undefined ? { width, height } : frameByRule(width, height, rule);
}

/** The picture's shape, or the nearest accepted one around it, as large as recommended. */
function frameByRule(width: number, height: number, rule: SizeRule) {
  const shape = width / height;
  const nearest = rule.aspect?.toSorted((a, b) => Math.abs(Math.log(a / shape)) - Math.abs(Math.log(b / shape)))[0];
  const isFit = nearest === undefined || Math.abs(nearest / shape - 1) <= sameShape;
  const outer = isFit
    ? { width, height }
    : shape > nearest
      ? { width, height: Math.round(width / nearest) }
      : { width: Math.round(height * nearest), height };
  const scale = neededScale(outer.width, outer.height, rule.good);
  // Smaller than recommended but enlarging would blur it: at least what is accepted.
  const least = rule.min === null ? 1 : neededScale(outer.width, outer.height, rule.min);
  const wanted = scale <= mostEnlarged ? Math.max(1, scale) : Math.max(1, least);
  // What is filled up may be too many pixels: then all of it gets smaller, no further than is recommended.
  const most = Math.sqrt(mostPixels / (outer.width * outer.height));
  const by = isFit || wanted <= most ? wanted : Math.max(most * 0.999, scale);
  return { width: Math.round(outer.width * by), height: Math.round(outer.height * by) };
}

function neededScale(width: number, height: number, { longest, shortest, box }: SizeRule['good']): number {
  return Math.max(
    longest === undefined ? 0 : longest / Math.max(width, height),
    shortest === undefined ? 0 : shortest / Math.min(width, height),
    box === undefined ? 0 : Math.max(box[0] / width, box[1] / height),
  );
}
