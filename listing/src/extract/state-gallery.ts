import { isObject, type JsonObject } from './state-search.ts';
import type { ExtractedImage } from './types.ts';

const maxVisited = 60_000;
const largeKeys = [
  'hiRes',
  'urlOriginal',
  'originalUrl',
  'original_url',
  'full',
  'full_src',
  'zoom',
  'original',
  'large',
  'big',
  'xlarge',
  'img',
  'image',
  'src',
  'url',
];
const smallKeys = [
  'urlThumbnail',
  'thumbnailUrl',
  'thumbnail_url',
  'thumb',
  'thumbnail',
  'small',
  'preview',
  'thumb_src',
];
const picture = /^(?:https?:)?\/\/\S+|^\/\S+\.(?:jpe?g|png|webp|avif)/i;

function first(item: JsonObject, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = item[key];
    if (typeof value === 'string' && picture.test(value)) return value;
  }
  return null;
}

/** A picture of a gallery, and the addresses of the same one in other sizes. */
export interface GalleryImage extends ExtractedImage {
  smaller: string[];
}

/** One picture in two sizes, as galleries list them; things with a price or an address of their own are goods. */
function pictureOf(item: unknown): GalleryImage | null {
  if (!isObject(item) || 'price' in item || 'href' in item || first(item, smallKeys) === null) return null;
  const url = first(item, largeKeys);
  const alt = item.alt ?? item.caption ?? item.title;
  const smaller = [...largeKeys, ...smallKeys].flatMap((key) => first(item, [key]) ?? []);
  return url === null ? null : { url, alt: typeof alt === 'string' ? alt : '', smaller };
}

/**
 * The first list in script data of which each member is one picture in a small and a large size: the page's gallery.
 * A list of one is a variant's, unless there is no longer one.
 */
export function findGallery(values: readonly unknown[]): GalleryImage[] {
  const work: unknown[] = [...values].reverse();
  let lone: GalleryImage[] = [];
  for (let visited = 0; visited < maxVisited; visited++) {
    const next = work.pop();
    if (next === undefined) break;
    if (Array.isArray(next)) {
      const images = next.slice(0, 40).map(pictureOf);
      if (images.length > 0 && images.every((image) => image !== null)) {
        if (images.length > 1) return images;
        if (lone.length === 0) lone = images;
      }
      for (const item of next.slice(0, 300)) if (typeof item === 'object' && item !== null) work.push(item);
    } else if (isObject(next)) {
      for (const content of Object.values(next))
        if (typeof content === 'object' && content !== null) work.push(content);
    }
  }
  return lone;
}
