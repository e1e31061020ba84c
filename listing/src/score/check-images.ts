import type { ListingImage } from '../listing.ts';
import { type MarketplaceId, marketplaceNames, profileOf, rulePackOf } from '../marketplaces/profiles.ts';
import { formatOf, isShaped, mebibyte, meets, shapesOf, wanted, whiteEnough } from './image-limits.ts';
import { looksAlike } from './looks-alike.ts';
import { counted } from './rule.ts';

/** A picture and its look, for recognising it in another size; see `looksAlike`. */
export interface CheckedImage extends ListingImage {
  look: string | null;
}

export type ImageCheckId = 'format' | 'file_size' | 'size' | 'shape' | 'background' | 'duplicate' | 'place';

/** How a marketplace judges one picture: refuses it, recommends another, accepts it; or it was not measured. */
export interface ImageCheck {
  id: ImageCheckId;
  state: 'passed' | 'advice' | 'refused' | 'unknown';
  message: string;
  /** Null when nothing has to be done. */
  fix: string | null;
}

export interface ImageChecks {
  marketplace: MarketplaceId;
  rules_checked_on: string;
  /** One list for each picture, in the pictures' order. The first picture is the main one. */
  images: ImageCheck[][];
}

/**
 * Checks each picture of a listing by a marketplace's dated rule pack. Only what the marketplace has a rule for is listed.
 * Pure: the same pictures give the same checks.
 */
export function checkImages(images: readonly CheckedImage[], marketplace: MarketplaceId): ImageChecks {
  const profile = profileOf(marketplace);
  const context: Context = {
    name: marketplaceNames[marketplace],
    rules: profile.images,
    longest: rulePackOf(marketplace).images.longest_max?.limit ?? null,
    megapixels: rulePackOf(marketplace).images.megapixels_max?.limit ?? null,
  };
  return {
    marketplace,
    rules_checked_on: profile.checked_on,
    images: images.map((image, index) =>
      [
        ...(index === 0 ? [shape(image, context), background(image, context)] : []),
        size(image, context),
        format(image, context),
        fileSize(image, context),
        duplicate(images, index),
        place(index, context),
      ].filter((check) => check !== null),
    ),
  };
}

interface Context {
  name: string;
  rules: ReturnType<typeof profileOf>['images'];
  longest: number | null;
  megapixels: number | null;
}

const passed = (id: ImageCheckId, message: string): ImageCheck => ({ id, state: 'passed', message, fix: null });
const unknown = (id: ImageCheckId, what: string): ImageCheck => ({
  id,
  state: 'unknown',
  message: `${what} was not measured.`,
  fix: 'Upload the image here to have it measured.',
});

function size(image: CheckedImage, { name, rules, longest, megapixels }: Context): ImageCheck {
  const { width, height } = image;
  if (width === null || height === null) return unknown('size', 'The size');
  const is = `${width} × ${height} pixels`;
  if (rules.min !== null && meets(image, rules.min) === false)
    return {
      id: 'size',
      state: 'refused',
      message: `${is} is below the minimum of ${name}, ${wanted(rules.min)}.`,
      fix: `Use an image with at least ${wanted(rules.good)}.`,
    };
  if (longest !== null && Math.max(width, height) > longest)
    return {
      id: 'size',
      state: 'refused',
      message: `${is} is above the ${longest} pixels that ${name} takes on the longer side.`,
      fix: `Make it smaller: at most ${longest} pixels on the longer side.`,
    };
  if (megapixels !== null && width * height > megapixels * 1_000_000)
    return {
      id: 'size',
      state: 'refused',
      message: `${is} is above the ${megapixels} megapixels that ${name} takes.`,
      fix: `Make it smaller: at most ${megapixels} megapixels.`,
    };
  if (meets(image, rules.good) === false)
    return {
      id: 'size',
      state: 'advice',
      message: `${is} is accepted; ${wanted(rules.good)} or more is best.`,
      fix: `Use an image with at least ${wanted(rules.good)}.`,
    };
  return passed('size', `${is} is large enough.`);
}

function format(image: CheckedImage, { name, rules }: Context): ImageCheck | null {
  const { formats } = rules;
  if (formats === null) return null;
  const found = formatOf(image);
  if (found === null) return unknown('format', 'The format');
  const accepted = formats.map((format) => format.toUpperCase()).join(', ');
  if (formats.includes(found)) return passed('format', `${found.toUpperCase()} is accepted.`);
  return {
    id: 'format',
    state: 'refused',
    message: `${name} does not accept ${found.toUpperCase()}.`,
    fix: `Save the image as one of ${accepted}.`,
  };
}

function fileSize({ bytes }: CheckedImage, { name, rules: { mb } }: Context): ImageCheck | null {
  if (mb === null) return null;
  if (bytes === null) return unknown('file_size', 'The file size');
  const megabytes = (bytes / mebibyte).toFixed(1);
  if (bytes <= mb * mebibyte) return passed('file_size', `${megabytes} MB is within the ${mb} MB that ${name} takes.`);
  return {
    id: 'file_size',
    state: 'refused',
    message: `${megabytes} MB is over the limit of ${mb} MB.`,
    fix: `Save the image with less quality, so that it has at most ${mb} MB.`,
  };
}

function shape({ width, height }: CheckedImage, { rules: { aspect } }: Context): ImageCheck | null {
  if (aspect === null) return null;
  if (width === null || height === null || height === 0) return unknown('shape', 'The shape');
  const shapes = shapesOf(aspect);
  if (isShaped(width / height, aspect)) return passed('shape', `The main image is ${shapes}.`);
  return {
    id: 'shape',
    state: 'advice',
    message: `The main image is ${width} × ${height}; ${shapes} is best.`,
    fix: `Crop or pad it to ${shapes}; padding keeps its size.`,
  };
}

function background({ white_share }: CheckedImage, { rules: { white } }: Context): ImageCheck | null {
  if (!white) return null;
  if (white_share === null) return unknown('background', 'The background');
  const share = `${Math.floor(white_share * 100)} % of the border is white`;
  if (white_share >= whiteEnough) return passed('background', `${share}.`);
  return {
    id: 'background',
    state: 'advice',
    message: `${share}; the main image wants a white background.`,
    fix: `Put the product on a pure white background: at least ${whiteEnough * 100} % of the border.`,
  };
}

function duplicate(images: readonly CheckedImage[], index: number): ImageCheck | null {
  const image = images[index];
  if (image === undefined) return null;
  const before = images.slice(0, index);
  const same = before.findIndex(({ content_hash }) => content_hash !== null && content_hash === image.content_hash);
  const twin = same >= 0 ? same : before.findIndex(({ look }) => looksAlike(look, image.look));
  if (twin < 0) return null;
  return {
    id: 'duplicate',
    state: 'advice',
    message: `${same >= 0 ? 'The same file as' : 'Looks like'} image ${twin + 1}.`,
    fix: 'Put another view in its place.',
  };
}

function place(index: number, { name, rules: { max } }: Context): ImageCheck | null {
  if (max === null || index < max) return null;
  return {
    id: 'place',
    state: 'refused',
    message: `${name} allows ${counted(max, 'image')}.`,
    fix: 'Delete images, or move this one further to the front.',
  };
}
