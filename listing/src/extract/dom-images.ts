import { oneLine } from './clean-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { absoluteUrl, largerOf, largestOfSrcset, looksLikePhoto, pictureKey, withoutTemplate } from './images.ts';
import type { ExtractedImage } from './types.ts';
import { coverage, Name } from './words.ts';

/** Attributes that hold a larger picture than `src`, best first. */
const largeAttributes = [
  'data-old-hires',
  'data-zoom-image',
  'data-zoom-src',
  'data-zoom',
  'data-large_image',
  'data-large-image',
  'data-large',
  'data-full',
  'data-full-src',
  'data-original',
  'data-hires',
  'data-big',
  'data-full-image',
  'data-full-size',
  'data-image-large-src',
  'data-large-src',
  'data-magnify-src',
  'data-zoom-img',
  'data-hi-res',
  'data-highres',
  'data-pswp-src',
  'data-original-src',
  'data-main-image',
  'data-lazy-src',
  'data-lazy',
  'data-src',
  'data-image',
  'data-img',
  'data-imgsrc',
  'data-img-src',
  'data-image-src',
  'data-lazyload',
  'data-splide-lazy',
  'data-flickity-lazyload',
  'data-echo',
  'data-ll-src',
  'content',
];
/** Any other attribute that is named for a larger picture: `data-src-zoom-image`. */
const largeName = /^data-(?:\w+-)*(?:zoom|magnif\w+|large|full(?:size)?|hi-?res|original|big)(?:-\w+)*$/;
const pictureFile = /\.(?:jpe?g|png|webp|avif)(?:[?#]|$)/i;
const galleryWord =
  /gallery|carousel|slider|slide|thumb|product-?(?:image|photo|media|img|pic|view)|media|zoom|photo|image|swiper|fotorama|picture|viewer|preview|galeria|bilder/;

/** A picture that is too small, or too flat, to show the product: an icon or a banner. */
function isTiny({ attributes }: PageElement): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => {
    const said = attributes.get(name) ?? '';
    return /%/.test(said) ? 0 : Number.parseInt(said, 10) || 0;
  });
  return (width > 0 && width < 40) || (height > 0 && height < 40) || (height > 0 && width > height * flattest);
}

const flattest = 5;

/** The best address an image element names: a known large attribute, the largest of `srcset`, then `src`. */
export function bestAddress(element: PageElement): string | null {
  const { attributes } = element;
  const dynamic = attributes.get('data-a-dynamic-image');
  for (const [name, value] of attributes)
    if (largeName.test(name) && !largeAttributes.includes(name) && pictureFile.test(value) && !value.includes('{'))
      return value.trim();
  for (const name of largeAttributes) {
    const value = withoutTemplate(attributes.get(name)?.trim() ?? '');
    if (value !== '' && (/^(?:https?:)?\/\//.test(value) || pictureFile.test(value)) && !value.includes('{'))
      return value;
  }
  if (dynamic !== undefined) {
    const largest = [...dynamic.matchAll(/"(https?:[^"]+)"\s*:\s*\[(\d+)/g)].sort(
      (one, other) => Number(other[2]) - Number(one[2]),
    )[0]?.[1];
    if (largest !== undefined) return largest;
  }
  for (const name of ['data-srcset', 'data-lazy-srcset', 'srcset']) {
    const largest = largestOfSrcset(attributes.get(name) ?? '');
    if (largest !== null && !largest.startsWith('data:')) return largest;
  }
  const source = attributes.get('src') ?? null;
  return source === null || source.startsWith('data:') ? null : source;
}

const marks =
  /(?:^|[-_ ])(?:brands?|manufacturer|producer|vendor|logos?|payments?|icons?|badges?|awards?|seals?|author|avatar|flags?|swatch(?:es)?)(?:$|[-_ ])/;

/** A picture in a small box that is named for a brand, a badge or a way to pay. */
function isMark(element: PageElement): boolean {
  for (let each: PageElement | null = element, up = 0; each !== null && up < 3; each = each.parent, up++)
    if (each.end - each.index < 12 && marks.test(each.words)) return true;
  return false;
}

/** The largest candidate of the `source` elements beside an image of a `picture`. */
function fromSources(page: Page, element: PageElement): string | null {
  const { parent } = element;
  if (parent?.name !== 'picture') return null;
  let best: string | null = null;
  for (const node of page.nodes.slice(parent.index, Math.min(parent.end, parent.index + 40))) {
    if (node.kind === 'element' && node.name === 'source') best = largerOf(best, bestAddress(node));
  }
  return best;
}

const photoOnly = (address: string | null): string | null =>
  address !== null && looksLikePhoto(address) ? address : null;

/** The picture that a block has as its background. */
function ofBackground({ attributes }: PageElement): string | null {
  const style = attributes.get('style') ?? '';
  return /background(?:-image)?\s*:[^;]{0,80}?url\(\s*["']?([^"')]+)/i.exec(style.slice(0, 2_000))?.[1]?.trim() ?? null;
}

/** The picture that a link around the element opens: the full-size one. */
export function inLinkToPicture(element: PageElement): string | null {
  for (let each = element.parent, up = 0; each !== null && up < 3; each = each.parent, up++) {
    const href =
      each.attributes.get('data-image') ??
      each.attributes.get('data-zoom-image') ??
      (each.name === 'a' ? each.attributes.get('href') : undefined);
    if (href !== undefined && pictureFile.test(href)) return href;
    const opened = each.name === 'a' ? (each.attributes.get('rel') ?? each.attributes.get('data-href') ?? '') : '';
    if (pictureFile.test(opened)) return opened;
  }
  return null;
}

const optionBlock =
  /(?:^|[-_ ])(?:sku-(?:item|prop|list)|aspects?|(?:variation|variant|option)s?(?:-|__)(?:selector|picker|list|thumbnails?)|colou?r-(?:selector|picker|list))(?:$|[-_ ])/;

/** A picture that stands for another way to buy the product, beside the gallery. */
function isOfOption(element: PageElement): boolean {
  for (let each: PageElement | null = element, up = 0; each !== null && up < 5; each = each.parent, up++)
    if (optionBlock.test(each.words)) return true;
  return false;
}

function holdsImage(page: Page, picture: PageElement): boolean {
  return page.nodes
    .slice(picture.index, Math.min(picture.end, picture.index + 40))
    .some((node) => node.kind === 'element' && node.name === 'img');
}

/** The folder of a picture and the network that it is served from, when the folder says something. */
function folderOf(address: string | null): string | null {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(\/[^?#]*\/)/.exec(address ?? '') ?? [];
  const depth = path.split('/').length - 2;
  if (depth < 1) return null;
  return `${depth > 1 ? host.split('.').slice(-2).join('.') : host}${path}`;
}

/** Whether the plain address of a picture is the main one's, while its larger sizes go by other names. */
function isPlainly({ attributes }: PageElement, mainKey: string, base: string | null): boolean {
  const source = attributes.has('srcset') ? absoluteUrl(attributes.get('src') ?? '', base) : null;
  return (
    source !== null && pictureKey(source) === mainKey && !samePicture(attributes.get('srcset') ?? '', mainKey, base)
  );
}

function samePicture(srcset: string, key: string, base: string | null): boolean {
  const largest = absoluteUrl(largestOfSrcset(srcset) ?? '', base);
  return largest !== null && pictureKey(largest) === key;
}

const rowReach = 5;
const largestRow = 300;

/** The largest of the nearest elements around a picture that hold pictures and no words: a row of thumbnails. */
function wordlessAround(page: Page, picture: PageElement, wordless: Map<PageElement, boolean>): PageElement | null {
  let row: PageElement | null = null;
  for (let each = picture.parent, up = 0; each !== null && up < rowReach; each = each.parent, up++) {
    if (each.name === 'body' || each.name === 'label' || leadsAway(each) || each.end - each.index > largestRow) break;
    let known = wordless.get(each);
    if (known === undefined) {
      known = !page.nodes
        .slice(each.index, each.end)
        .some((node) => (node.kind === 'text' ? /[\p{L}\p{N}]/u.test(node.text) : leadsAway(node)));
      wordless.set(each, known);
    }
    if (!known) break;
    row = each;
  }
  return row;
}

/** A link to another page: what it shows is not this product, or not this kind of it. */
function leadsAway({ name, attributes }: PageElement): boolean {
  const href = name === 'a' ? (attributes.get('href') ?? '') : '';
  return href !== '' && !/^(?:#|javascript:)/i.test(href) && !pictureFile.test(href);
}

const believed = 1.5;
const thinlyBelieved = 0.5;

/**
 * Pictures of the product among all pictures of the page: those in a gallery, those whose words match the title, and
 * those whose address is near to the main picture's.
 */
export function findImages(
  page: Page,
  title: string,
  heading: PageElement | null,
  mainImage: string | null,
  base: string | null,
): ExtractedImage[] {
  const found: { image: ExtractedImage; score: number; at: number; node: PageElement }[] = [];
  const main = mainImage === null ? null : absoluteUrl(mainImage, base);
  const name = new Name(title);
  const folder = folderOf(main);
  const mainKey = main === null ? null : pictureKey(main);
  for (const node of page.nodes) {
    if (node.kind !== 'element' || found.length > 600) continue;
    const drawn = /^(?:div|li|span|figure)$/.test(node.name) ? ofBackground(node) : null;
    // What a script draws later is larger than what is there to begin with.
    const background = drawn === null ? null : (bestAddress(node) ?? drawn);
    if (
      background === null &&
      node.name !== 'img' &&
      !(node.name === 'a' && pictureFile.test(node.attributes.get('href') ?? '')) &&
      !(node.name === 'source' && node.parent?.name === 'picture' && !holdsImage(page, node.parent))
    )
      continue;
    if (
      node.zone === 'related' ||
      node.zone === 'chrome' ||
      node.zone === 'reviews' ||
      node.zone === 'service' ||
      isTiny(node) ||
      isMark(node) ||
      isOfOption(node)
    )
      continue;
    const address =
      background ??
      (node.name === 'a'
        ? (node.attributes.get('href') ?? null)
        : (inLinkToPicture(node) ?? largerOf(photoOnly(bestAddress(node)), photoOnly(fromSources(page, node)))));
    const named = address === null ? null : absoluteUrl(address, base);
    const url = named !== null && mainKey !== null && isPlainly(node, mainKey, base) ? (main ?? named) : named;
    if (url === null || !looksLikePhoto(url)) continue;
    const alt = oneLine(
      node.attributes.get('alt') ?? node.attributes.get('title') ?? node.attributes.get('aria-label') ?? '',
    );
    let gallery = 0;
    for (
      let each: PageElement | null = node, up = 0;
      each !== null && up < 7 && each.name !== 'body';
      each = each.parent, up++
    ) {
      if (galleryWord.test(each.words)) gallery++;
    }
    if (background !== null && gallery === 0) continue;
    const distance = heading === null ? 0 : Math.abs(node.index - heading.index);
    const altMatch = alt === '' || title === '' ? 0 : coverage(alt, name) * Math.min(1, alt.length / 12);
    const score =
      (gallery > 1 ? 1.5 : gallery > 0 ? 1.2 : 0) +
      altMatch * 1.5 +
      (folder !== null && folderOf(url)?.startsWith(folder) === true ? 1 : 0) +
      (node.attributes.get('itemprop') === 'image' ? 1.5 : 0) +
      (distance < 350 ? 0.6 : distance < 900 ? 0.2 : -0.6) -
      (node.zone === 'dialog' ? 0.5 : 0);
    found.push({ image: { url, alt }, score, at: node.index, node });
  }
  const first = found.find(({ score }) => score >= believed);
  // Without a declared picture, those that lie beside the first of the gallery belong to it.
  const own = main === null ? folderOf(first?.image.url ?? null) : null;
  // A folder right below the host holds all that the shop has.
  const beside = own !== null && own.split('/').length > 3 ? own : null;
  const isSure = ({ score, image }: (typeof found)[number]): boolean =>
    score + (beside !== null && folderOf(image.url) === beside ? 1 : 0) >= believed;
  // A row of pictures without words that has one of the gallery's in it is of the gallery.
  const keys = new Set(
    [...found.filter(isSure).map(({ image }) => image.url), ...(main === null ? [] : [main])].map(pictureKey),
  );
  const wordless = new Map<PageElement, boolean>();
  const rowOf = ({ node }: (typeof found)[number]): PageElement | null => wordlessAround(page, node, wordless);
  const rows = new Set(found.filter(({ image }) => keys.has(pictureKey(image.url))).map(rowOf));
  rows.delete(null);
  const sure = found.filter((each) => isSure(each) || rows.has(rowOf(each)));
  if (sure.length > 0 || main !== null || heading === null) return sure.map(({ image }) => image);
  // A thin page has no gallery: what is near its heading must do.
  return found
    .filter(({ score, at }) => score >= thinlyBelieved && Math.abs(at - heading.index) < 150)
    .slice(0, 5)
    .map(({ image }) => image);
}
