import type { ListingImage } from '../listing.ts';
import type { ImageSide } from '../marketplaces/profile.ts';

export const mebibyte = 1_048_576;

const formatNames: Record<string, string> = { jpg: 'jpeg', tif: 'tiff' };

export function formatOf(image: ListingImage): string | null {
  const format = image.format?.trim().toLowerCase() ?? null;
  return format === null ? null : (formatNames[format] ?? format);
}

/** Whether the picture is at least this large; null when its size was not measured. */
export function meets(image: ListingImage, side: ImageSide): boolean | null {
  const { width, height } = image;
  if (width === null || height === null) return null;
  if (side.longest !== undefined && Math.max(width, height) < side.longest) return false;
  if (side.shortest !== undefined && Math.min(width, height) < side.shortest) return false;
  return side.box === undefined || (width >= side.box[0] && height >= side.box[1]);
}

/** The wanted size in words. */
export function wanted(side: ImageSide): string {
  if (side.box !== undefined) return `${side.box[0]} × ${side.box[1]} pixels`;
  if (side.shortest !== undefined) return `${side.shortest} pixels on the shorter side`;
  return `${side.longest} pixels on the longer side`;
}

// A difference below this share of the wanted shape is not visible; our choice.
const shapeTolerance = 0.03;
const shapeNames: Record<string, string> = { '1': 'square', '0.75': '3:4', '1.3333': '4:3' };

/** Names of the accepted shapes: `square or 3:4`. */
export const shapesOf = (aspect: readonly number[]): string =>
  aspect.map((value) => shapeNames[String(value)] ?? String(value)).join(' or ');

/** Whether a ratio of width to height is one of the accepted ones, as far as the eye can tell. */
export const isShaped = (ratio: number, aspect: readonly number[]): boolean =>
  aspect.some((value) => Math.abs(ratio - value) <= shapeTolerance * value);

// The share of the border that has to be white; less would show a visible edge.
export const whiteEnough = 0.95;
