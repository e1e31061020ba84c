import { formatOf, isShaped, mebibyte, meets, shapesOf, wanted, whiteEnough } from './image-limits.ts';
import { counted, type Finding, notApplicable, others, share } from './rule.ts';
import type { ScoreContext } from './score-context.ts';

const rulesOfImages = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6'];

/** "image 3", "images 1, 3, 4". */
const places = (indices: number[]): string =>
  `${indices.length === 1 ? 'image' : 'images'} ${indices.map((index) => index + 1).join(', ')}`;

function none(id: string, { profile }: ScoreContext): Finding {
  return {
    met: 0,
    message: 'There are no images.',
    where: [{ path: 'images' }],
    fix: `Add ${counted(profile.images.ideal, 'image')} of the product with at least ${wanted(profile.images.good)}.`,
    moves: others(rulesOfImages, id),
  };
}

function mainImage(context: ScoreContext): Finding {
  const { images, profile, marketplaceName } = context;
  const image = images[0];
  if (image === undefined) return { ...none('I1', context), blocks: true };
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
      fix: `Replace the main image by one of ${accepted(context)}.`,
      moves: ['I3', 'I4', 'I5', 'I6'],
    };
  }
  const unmeasured = format === null || image.width === null;
  return {
    met: 1,
    message: unmeasured ? 'There is a main image; it was not measured.' : 'The main image is accepted.',
  };
}

/** What a marketplace takes as the main image, in words. */
function accepted({ profile }: ScoreContext): string {
  const { formats, mb, min } = profile.images;
  const parts = [
    ...(formats === null ? [] : [formats.map((name) => name.toUpperCase()).join(', ')]),
    ...(mb === null ? [] : [`at most ${mb} MB`]),
    ...(min === null ? [] : [`at least ${wanted(min)}`]),
  ];
  return parts.join('; ');
}

function amount(context: ScoreContext): Finding {
  const { images, profile, marketplaceName } = context;
  const { ideal, max } = profile.images;
  if (images.length === 0) return none('I2', context);
  const moves = ['I3', 'I6'];
  if (max !== null && images.length > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(images.length, 'image')}; ${marketplaceName} allows ${max}.`,
      where: images.slice(max).map((_, index) => ({ path: `images/${max + index}` })),
      fix: `Remove ${counted(images.length - max, 'image')}.`,
      moves,
    };
  }
  if (images.length >= ideal) return { met: 1, message: `${counted(images.length, 'image')}.` };
  return {
    met: images.length / ideal,
    message: `${counted(images.length, 'image')}; ${ideal} are best.`,
    where: [{ path: 'images' }],
    fix: `Add ${counted(ideal - images.length, 'image')}: details, size, use.`,
    moves,
  };
}

function resolution(context: ScoreContext): Finding {
  const { images, profile } = context;
  if (images.length === 0) return none('I3', context);
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
    fix: `Use images with at least ${wanted(good)} in place of ${small.length === images.length ? 'all' : places(small.map(({ index }) => index))}.`,
    moves: ['I1', 'I4'],
  };
}

function shape(context: ScoreContext): Finding {
  const { images, profile } = context;
  const { aspect } = profile.images;
  if (aspect === null) return notApplicable('Any shape is fine here.');
  const image = images[0];
  if (image === undefined) return none('I4', context);
  const shapes = shapesOf(aspect);
  const where = [{ path: 'images/0' }];
  const fix = `Crop or pad the main image to ${shapes}; padding keeps its size.`;
  const moves = ['I1', 'I3'];
  if (image.width === null || image.height === null || image.height === 0) {
    return { met: 0, message: 'The shape of the main image was not measured.', where, fix, moves };
  }
  if (isShaped(image.width / image.height, aspect)) {
    return { met: 1, message: `The main image is ${shapes}.` };
  }
  return {
    met: 0,
    message: `The main image is ${image.width} × ${image.height}; ${shapes} is best.`,
    where,
    fix,
    moves,
  };
}

function background(context: ScoreContext): Finding {
  const { images, profile } = context;
  if (!profile.images.white) return notApplicable('Any background is fine here.');
  const image = images[0];
  if (image === undefined) return none('I5', context);
  if (image.white_share === null) return notApplicable('The background of the main image was not measured.');
  const met = Math.min(1, image.white_share / whiteEnough);
  if (met === 1) return { met, message: 'The background of the main image is white.' };
  return {
    met,
    message: `${Math.round(image.white_share * 100)} % of the main image's border is white.`,
    where: [{ path: 'images/0' }],
    fix: `Put the product on a pure white background: at least ${whiteEnough * 100} % of the border.`,
  };
}

function distinct(context: ScoreContext): Finding {
  const { images } = context;
  if (images.length === 0) return none('I6', context);
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
    fix: `Put another view in place of ${places(repeated)}.`,
  };
}

export const imageRules = { mainImage, amount, resolution, shape, background, distinct };
