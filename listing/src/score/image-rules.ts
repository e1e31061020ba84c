import type { ListingImage } from '../listing.ts';
import type { ImageSide } from '../marketplaces/profile.ts';
import { counted, type Finding, notApplicable, share } from './rule.ts';
import type { ScoreContext } from './score-context.ts';

const mebibyte = 1_048_576;
const none = {
  met: 0,
  message: 'There are no images.',
  where: [{ path: 'images' }],
  fix: 'Add images of the product.',
};

const formatNames: Record<string, string> = { jpg: 'jpeg', tif: 'tiff' };

function formatOf(image: ListingImage): string | null {
  const format = image.format?.trim().toLowerCase() ?? null;
  return format === null ? null : (formatNames[format] ?? format);
}

/** Whether the picture is at least this large; null when its size was not measured. */
function meets(image: ListingImage, side: ImageSide): boolean | null {
  const { width, height } = image;
  if (width === null || height === null) return null;
  if (side.longest !== undefined && Math.max(width, height) < side.longest) return false;
  if (side.shortest !== undefined && Math.min(width, height) < side.shortest) return false;
  return side.box === undefined || (width >= side.box[0] && height >= side.box[1]);
}

function wanted(side: ImageSide): string {
  if (side.box !== undefined) return `${side.box[0]} × ${side.box[1]} pixels`;
  if (side.shortest !== undefined) return `${side.shortest} pixels on the shorter side`;
  return `${side.longest} pixels on the longer side`;
}

function mainImage({ images, profile, marketplaceName }: ScoreContext): Finding {
  const image = images[0];
  if (image === undefined) return { blocks: true, ...none };
  const { formats, mb, min } = profile.images;
  const format = formatOf(image);
  const problems: string[] = [];
  if (formats !== null && format !== null && !formats.includes(format)) {
    problems.push(
      `${format.toUpperCase()} is not accepted (${formats.map((name) => name.toUpperCase()).join(', ')} are)`,
    );
  }
  if (mb !== null && image.bytes !== null && image.bytes > mb * mebibyte) {
    problems.push(`${(image.bytes / mebibyte).toFixed(1)} MB is over the limit of ${mb} MB`);
  }
  if (min !== null && meets(image, min) === false) {
    problems.push(`${image.width} × ${image.height} pixels is below the minimum of ${wanted(min)}`);
  }
  if (problems.length > 0) {
    return {
      met: 0,
      blocks: true,
      message: `${marketplaceName} refuses the main image: ${problems.join('; ')}.`,
      where: [{ path: 'images/0' }],
      fix: 'Replace the main image.',
    };
  }
  const unmeasured = format === null || image.width === null;
  return {
    met: 1,
    message: unmeasured ? 'There is a main image; it was not measured.' : 'The main image is accepted.',
  };
}

function amount({ images, profile, marketplaceName }: ScoreContext): Finding {
  const { ideal, max } = profile.images;
  if (images.length === 0) return none;
  const where = [{ path: 'images' }];
  if (max !== null && images.length > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(images.length, 'image')}; ${marketplaceName} allows ${max}.`,
      where,
      fix: `Remove ${counted(images.length - max, 'image')}.`,
    };
  }
  if (images.length >= ideal) return { met: 1, message: `${counted(images.length, 'image')}.` };
  return {
    met: images.length / ideal,
    message: `${counted(images.length, 'image')}; ${ideal} are best.`,
    where,
    fix: `Add ${counted(ideal - images.length, 'image')}: details, size, use.`,
  };
}

function resolution({ images, profile }: ScoreContext): Finding {
  if (images.length === 0) return none;
  const { good } = profile.images;
  const small = images.flatMap((image, index) => (meets(image, good) === true ? [] : [{ image, index }]));
  if (small.length === 0) return { met: 1, message: `Every image has at least ${wanted(good)}.` };
  const unmeasured = small.filter(({ image }) => meets(image, good) === null).length;
  return {
    met: share(images.length - small.length, images.length),
    message: `${small.length} of ${counted(images.length, 'image')} below ${wanted(good)}${unmeasured > 0 ? `, ${unmeasured} of them not measured` : ''}.`,
    where: small.map(({ image, index }) => ({
      path: `images/${index}`,
      text: image.width === null || image.height === null ? 'not measured' : `${image.width} × ${image.height}`,
    })),
    fix: `Use images with at least ${wanted(good)}.`,
  };
}

// A difference below this share of the wanted shape is not visible; our choice.
const shapeTolerance = 0.03;
const shapeNames: Record<string, string> = { '1': 'square', '0.75': '3:4', '1.3333': '4:3' };

function shape({ images, profile }: ScoreContext): Finding {
  const { aspect } = profile.images;
  if (aspect === null) return notApplicable('Any shape is fine here.');
  const image = images[0];
  if (image === undefined) return none;
  const shapes = aspect.map((value) => shapeNames[String(value)] ?? String(value)).join(' or ');
  const where = [{ path: 'images/0' }];
  const fix = `Crop or pad the main image to ${shapes}.`;
  if (image.width === null || image.height === null || image.height === 0) {
    return { met: 0, message: 'The shape of the main image was not measured.', where, fix };
  }
  const ratio = image.width / image.height;
  if (aspect.some((value) => Math.abs(ratio - value) <= shapeTolerance * value)) {
    return { met: 1, message: `The main image is ${shapes}.` };
  }
  return { met: 0, message: `The main image is ${image.width} × ${image.height}; ${shapes} is best.`, where, fix };
}

// The share of the border that has to be white; less would show a visible edge.
const whiteEnough = 0.95;

function background({ images, profile }: ScoreContext): Finding {
  if (!profile.images.white) return notApplicable('Any background is fine here.');
  const image = images[0];
  if (image === undefined) return none;
  if (image.white_share === null) return notApplicable('The background of the main image was not measured.');
  const met = Math.min(1, image.white_share / whiteEnough);
  if (met === 1) return { met, message: 'The background of the main image is white.' };
  return {
    met,
    message: `${Math.round(image.white_share * 100)} % of the main image's border is white.`,
    where: [{ path: 'images/0' }],
    fix: 'Put the product on a pure white background.',
  };
}

function distinct({ images }: ScoreContext): Finding {
  if (images.length === 0) return none;
  const seen = new Set<string>();
  const repeated = images.flatMap((image, index) => {
    const key = image.content_hash ?? `url ${image.url}`;
    const known = seen.has(key);
    seen.add(key);
    return known ? [index] : [];
  });
  if (repeated.length === 0) return { met: 1, message: 'Every image is different.' };
  return {
    met: share(seen.size, images.length),
    message: `${counted(repeated.length, 'image')} shown before.`,
    where: repeated.map((index) => ({ path: `images/${index}` })),
    fix: 'Replace the repeated images with other views.',
  };
}

export const imageRules = { mainImage, amount, resolution, shape, background, distinct };
