import type { ExtractedImage } from './types.ts';

const maxImages = 30;

/** A name with a dot; others come from broken addresses such as `https:files/a.jpg`. */
function isHost(name: string): boolean {
  return name.includes('.') || name.includes(':') || name === 'localhost';
}

/** An address in which a script of the page still has to put a size or a name. */
const template = /\{\{?[\w .]{1,40}\}|%7b\w{1,40}%7d/i;

/** The address without the sizes that a script would fill in: `lamp_{width}x.jpg` is `lamp.jpg`. */
export function withoutTemplate(address: string): string {
  if (!address.includes('{')) return address;
  return address.replace(/_\{width\}x(?:\{height\})?/g, '').replace(/(?<=[?&])\w{1,20}=\{\w{1,20}\}(?:&|$)/g, '');
}

/** An absolute http(s) address, or null: `data:`, broken and relative ones without a base are dropped. */
export function absoluteUrl(address: string, base: string | null): string | null {
  const trimmed = address.trim().replace(/[\t\r\n]/g, '');
  if (
    trimmed === '' ||
    trimmed.length > 2_000 ||
    template.test(trimmed) ||
    /^(?:data|javascript|blob|about):/i.test(trimmed)
  )
    return null;
  try {
    const url = trimmed.startsWith('//')
      ? new URL(`${base?.startsWith('http:') ? 'http:' : 'https:'}${trimmed}`)
      : base === null
        ? new URL(trimmed)
        : new URL(trimmed, base);
    return (url.protocol === 'https:' || url.protocol === 'http:') && isHost(url.hostname) ? url.href : null;
  } catch {
    return null;
  }
}

/** The candidate of a `srcset` with the largest width or density. */
export function largestOfSrcset(srcset: string): string | null {
  let best: string | null = null;
  let bestSize = -1;
  for (const match of srcset.slice(0, 20_000).matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)) {
    const size = Number(match[2] ?? '1') * (match[3] === 'w' ? 1 : 1_000);
    if (size > bestSize && match[1] !== undefined) {
      best = match[1];
      bestSize = size;
    }
  }
  return best;
}

/** Address rules by which shops name sizes: the full picture is the address without the size. */
const fullSizeRules: ReadonlyArray<readonly [RegExp, RegExp, string]> = [
  [/(?:media-amazon|images-amazon|ssl-images-amazon)\.com$/, /\._[^/]*_\.(?=\w+$)/, '.'],
  [/etsystatic\.com$/, /\/il_(?:\d+x(?:\d+|N)|75x75)\./, '/il_fullxfull.'],
  [/ebayimg\.com$/, /\/s-l\d+\./, '/s-l1600.'],
  [/ebayimg\.com$/, /\/\$_\d+\./, '/$_57.'],
  [
    /(?:cdn\.shopify\.com|\/cdn\/shop)/,
    /_(?:\d+x\d*|x\d+|pico|icon|thumb|small|compact|medium|large|grande|master)(?:_crop_\w+)?(?:@\dx)?(?=\.\w+$)/,
    '',
  ],
  [/bigcommerce\.com$/, /\/images\/stencil\/[^/]+\//, '/images/stencil/original/'],
  [
    /bigcommerce\.com$/,
    /\/products\/(\d+)\/images\/(\d+)\/(.+)\.\d+\.\d+(?=\.\w+$)/,
    '/images/stencil/original/products/$1/$2/$3',
  ],
  [/wixstatic\./, /\/v1\/(?:fill|fit|crop)\/.*$/, ''],
  [/\/upload\/resize_cache\//, /\/resize_cache\/(.+)\/\d+_\d+_\w+(?=\/[^/]+$)/, '/$1'],
  [/alicdn\.com$/, /(\.(?:jpe?g|png|webp))_[^/]*$/, '$1'],
  [/dsmcdn\./, /\/mnresize\/\d+\/(?:\d+|-)(?=\/)/, ''],
  [/coupangcdn\./, /\/thumbnails\/remote\/[^/]+(?=\/)/, ''],
  [/./, /(?<=\/environment\/cache\/images\/)\d+_\d+(?=_productGfx_)/, '0_0'],
  [/mlstatic\.com$/, /\/D_(?:N?Q_NP_)?(?:2X_)?(\d[^/]*)-[A-Z](?=\.\w+$)/, '/D_NQ_NP_2X_$1-F'],
  // The way of these shops, whose pictures many others keep under their own names.
  [/./, /(\.(?:jpe?g|png|webp))_\d+x\d+(?:[a-z]\d+)*\.(?:jpe?g|png|webp)(?:_\.webp)?$/, '$1'],
  [/tbcdn\.cn$|taobaocdn\.com$/, /(\.(?:jpe?g|png|webp))_[^/]*$/, '$1'],
];

/** Services that shrink a picture on the fly carry its own address in a parameter. */
function behindResizer(url: URL): URL {
  if (!/\/_(?:next|vercel|nuxt|ipx)\/?(?:image|optimize)?\b|\/cdn-cgi\/image\b|\/resize\b/.test(url.pathname))
    return url;
  const inner = url.searchParams.get('url') ?? url.searchParams.get('src');
  const full = inner === null ? null : absoluteUrl(inner, url.href);
  return full === null ? url : new URL(full);
}

/** The address of the full-size picture, where the shop's naming gives it away; else the address itself. */
export function fullSizeUrl(address: string): string {
  try {
    const url = behindResizer(new URL(address));
    let path = url.pathname;
    for (const [host, size, full] of fullSizeRules) {
      if (host.test(url.hostname) || host.test(url.hostname + url.pathname)) path = path.replace(size, full);
    }
    if (/cdn\.shopify\.com|\/cdn\/shop\//.test(url.hostname + path))
      for (const name of ['width', 'height', 'crop']) url.searchParams.delete(name);
    if (path !== url.pathname) url.pathname = path;
    return url.href;
  } catch {
    return address;
  }
}

/** Networks serve one picture from numbered servers: `img1.cdn.example` and `img2.cdn.example`. */
const withoutServer = (path: string): string => path.replace(/^[a-z-]{2,20}\d{1,2}\.(?=[^/]+\.[^/]+\/)/, '');

/** What two addresses of one picture in different sizes have in common. */
export function pictureKey(address: string): string {
  const [bare = '', query = ''] = fullSizeUrl(address)
    .replace(/^https?:\/\//, '')
    .replace(/#.*$/, '')
    .toLowerCase()
    .split('?', 2);
  const named = /\.(?:jpe?g|png|webp|gif|avif|bmp|tiff?)$/.test(bare) || /\/is\/image\//.test(bare);
  const wanted = named
    ? []
    : query
        .split('&')
        .filter((part) => part.includes('=') && !/^(?:w|h|width|height|size|q|quality|fit|wid|hei|v)=/.test(part));
  const path = wanted.length === 0 ? bare : `${bare}?${wanted.join('&')}`;
  const stripped = withoutServer(path)
    // The same picture in another format; the number before a size of these shops is the picture's own.
    .replace(/\.(?:jpe?g|png|webp|avif)(?:\.(?:webp|avif))?$/, '.jpg')
    .replace(/(?<=\/\d{1,9})-(?:small|medium|large|home|cart|thickbox|product|category)_default(?=\/)/, '_default')
    .replace(/(?<=\/[^/]+)\/\d{2,4}x\d{2,4}(?=\.\w+$)/, '')
    .replace(/_w\d{2,4}_h\d{2,4}(?=[_.])/, '')
    .replace(/-(\d{2,4})-(?:\1|0)(?=\.\w+$)/, '')
    // OpenCart's sizes that keep the width or the height, and Shopware's folders, which differ by size.
    .replace(/(?<=-\d{2,4}x\d{2,4})[hw](?=\.\w+$)/, '')
    .replace(/(?<=\/media\/image)(?:\/[a-z\d]{2}){3}(?=\/)/, '')
    .replace(/@2x(?=\.\w+$)/, '')
    .replace(/(?<=\/images\/stencil\/.*)\.\d{2,4}\.\d{2,4}(?=\.\w+$)/, '')
    // The folders of Magento 1, the thumbnails of nopCommerce, the icons of IdoSell.
    .replace(/\/cache\/\d+\/(?:small_|base_)?(?:image|thumbnail)(?:\/\d*x\d*)?\/[\da-f]{32}(?=\/)/, '')
    .replace(/(?<=\/thumbs\/[^/]+)_\d{2,4}(?=\.\w+$)/, '')
    .replace(/\/[a-z]{6,8}\/[\da-f]{32}\/([a-z]{3})_i[lsm]_([^/]+?)(?=\.\w+$)/, '/$1_$2_1')
    .replace(/\/[a-z]{6,8}\/[\da-f]{32}\/([a-z]{3})_p[lms]_(?=[^/]+$)/, '/$1_')
    .replace(/\/(?:thumb|small|medium|large|big|full|orig(?:inal)?|mini|preview|compact)_(?=[^/]+$)/, '/')
    .replace(
      /[-_](?:\d{2,4}x\d{2,4}|x?\d{2,4}(?:px|w)|\d{2,4}x|thumb(?:nail)?|small|medium|large|big|zoom|full|orig(?:inal)?|mini|preview|xl|xs|scaled|master|grande|(?:small|medium|large|home|cart|thickbox|product|category)_default)(?=[./_-])/g,
      '',
    )
    .replace(
      /\/(?:[a-z]{0,2}\d{2,4}x\d{2,4}(?:[a-z][a-z\d]{0,7})?|extra|xlarge|thumb(?:nail)?s?|small|medium|large|big|zoom|full|orig(?:inal)?s?|mini|preview|resize_cache|cache\/\d{2,4}-square|cache\/[\da-f]{2,40}|cache|media|\d{2,4}|\d{2,4}_\d{2,4}(?:_\w{1,20})?|wc\d{2,4}|s\d{3,4}|xs|sm|md|lg|xx?l|pico|compact|grande|master|[wh]_?\d{2,4}(?:,[^/]*)?)(?=\/)/g,
      '',
    );
  // The same file under the shop's own name and under the one of its network.
  const squarespace = /squarespace[^/]*\.com\/.*\/(\d{9,})(?:-[^/]*)?(\/[^/?]+)/.exec(bare);
  if (squarespace !== null) return `${squarespace[1]}${squarespace[2]}`;
  // The number of the picture; behind it stand its size or its name.
  const numbered = /vtex(?:img|assets)\.com(?:\.br)?\/arquivos\/ids\/(\d+)/.exec(bare);
  if (numbered !== null) return numbered[0];
  // The name of the file says enough when it is long; hosts and folders often differ by size.
  const name = stripped.split('/').at(-1) ?? '';
  return (name.length >= 16 && /\d{4}|[\da-f]{8}/.test(name)) || /^\d{9,}\.jpg$/.test(name) ? name : stripped;
}

const notPhotos =
  /(?:sprite|logo|icon|placeholder|no[-_]?(?:image|photo|img)|blank|spacer|pixel|loading|loader|transparent|1x1|flag|badge|payment|banner|rating|stars?|arrow|button|captcha|avatar|share\.|favicon|default[-_]image|dummy|coming[-_]?soon|facebook|twitter|visa|paypal|tracking|clear\.gif|grey-pixel|play[-_](?:button|icon)|swatch|size[-_]?(?:chart|guide|table)|gr(?:oe|ö|%C3%B6)(?:ss|ß|%C3%9F)entabelle|guide[-_]des[-_]tailles|guia[-_]de[-_]tallas)/i;

export function looksLikePhoto(address: string): boolean {
  if (videoStill.test(address)) return false;
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const name = path.split('/').slice(-2).join('/');
  return !notPhotos.test(name) && !/\.(?:svg|ico|js|css|html?|php|mp4|webm|pdf)$/i.test(path);
}

/** Pictures that sites draw for links to their pages: the name, a price and the logo on one card. */
const drawn = /\/(?:og|opengraph-image|twitter-image|social-cards?)(?:[/.?-]|$)|\/og[-_](?:image|card)/i;
export const isDrawn = (address: string): boolean => drawn.test(address.replace(/^https?:\/\/[^/]+/, ''));

/** Stills of videos, which hosts of videos make themselves. */
const videoStill = /^(?:https?:)?\/\/(?:i\d?\.ytimg\.com|img\.youtube(?:-nocookie)?\.com|i\.vimeocdn\.com)\//i;

const original = 10_000;
const sizeWords: ReadonlyArray<readonly [RegExp, number]> = [
  [
    /(?:^|[-_/.])(?:thumb(?:nail)?s?|mini|xs|tiny|icon|small|preview|home_default|cart_default|small_default)(?=[-_/.])/,
    150,
  ],
  [/(?:^|[-_/.])(?:md|sm|compact|medium|detail|normal|medium_default|cache|resize_cache)(?=[-_/.])/, 500],
  [/(?:^|[-_/.])(?:big|zoom|xl|extra_?large|full|hires)(?=[-_/.])/, 2_000],
  [/(?:^|[-_/.])(?:lg|grande|large|large_default|thickbox_default)(?=[-_/.])/, 1_000],
];

/** Pixels that an address speaks of, by numbers or by words; one that names no size is taken for the original. */
function sizeHint(address: string): number {
  const [path = '', query = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?', 2);
  const named =
    /(?:^|&)(?:w|wid|width|sw|imwidth)=(\d{2,4})(?:&|$)/.exec(query) ??
    /_w(\d{2,4})_h\d{2,4}(?=[_.])/.exec(path) ??
    /-(\d{2,4})-(?:\1(?=\.\w+$)|0(?=\.\w+$)|auto$)/.exec(path) ??
    /(?<!\d)(\d{2,4})[xX_]\d{2,4}(?!\d)/.exec(path);
  if (named?.[1] !== undefined) return Number(named[1]);
  const alone = /[-_/](?:w_?)?(\d{3,4})(?:px|w)?(?=\.\w{3,4}$|\/)/.exec(path)?.[1];
  if (alone !== undefined) return Number(alone);
  return sizeWords.find(([word]) => word.test(path.toLowerCase()))?.[1] ?? original;
}

/** The larger of two addresses of one picture, judged by what they say of its size; the first when they say the same. */
export function largerOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return sizeHint(other) > sizeHint(one) * 1.2 ? other : one;
}

/** Absolute, full-size, without duplicates; the first one met gives the order and the words. */
export function tidyImages(images: readonly ExtractedImage[], base: string | null): ExtractedImage[] {
  const kept = new Map<string, ExtractedImage>();
  for (const { url, alt } of images) {
    const absolute = absoluteUrl(url, base);
    if (absolute === null || kept.size >= maxImages) continue;
    const full = fullSizeUrl(absolute);
    const key = pictureKey(full);
    const known = kept.get(key);
    if (known === undefined) kept.set(key, { url: full, alt: alt.trim().slice(0, 500) });
    else {
      if (known.alt === '' && alt !== '') known.alt = alt.trim().slice(0, 500);
      if (sizeHint(full) > sizeHint(known.url) * 1.2) known.url = full;
    }
  }
  return [...kept.values()];
}
