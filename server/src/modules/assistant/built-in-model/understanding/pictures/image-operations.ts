import type { ImageOperation } from '../../../tool-types.ts';

const blank = '(?:empty|white|blank|unused|extra|useless|wasted)';
const rim = '(?:margins?|borders?|edges?|space|area|room|part)';
const operations: [ImageOperation, RegExp][] = [
  [
    'white_background',
    /\bwhite(?:n|r)?\b|\b(?:remove|cut out|erase|delete|clean|get rid of|replace) (?:up )?(?:the |its )?back(?:ground|drop)\b|\bback(?:ground|drop) (?:removal|out|away|off|gone)\b|(?<!\b(?:looks?|looking|is|seems?) )\bcut ?out\b/,
  ],
  ['square', /\bsquare[sd]?\b|\b1 ?: ?1\b|\bquadrat\w+\b|\b1 by 1\b/],
  [
    'crop',
    new RegExp(
      `\\bcrop(?:ped|ping)?\\b|\\b(?:cut|trim|remove) (?:off )?(?:the )?(?:empty |white )*(?:margins?|borders?|edges?|space)|\\b(?:cut|trim|take|crop|get rid of|lose|remove)(?: away| out| off)? (?:the |all |that |any |some )*${blank} ${rim}\\b|\\btrim (?:the |my )?(?:main |first |second )?(?:image|picture|photo)|\\bzoom in\\b|\\bcut .{0,30}\\b(?:margins?|borders?|edges?)|\\bcut .{0,30}\\bto (?:the )?(?:product|object|item)|\\bcloser to the (?:product|object|item)|\\btighter\\b`,
    ),
  ],
  [
    'resize',
    /\bresiz\w*\b|\bscal(?:e|ed|ing)\b|\d{2,4} ?(?:x|×|by|\*) ?\d{2,4}|\benlarge\b|\bupscal\w*|\b\d{3,4} ?(?:px|pixels?|wide|high|tall|across)\b|\b(?:width|height)(?: of| to| is|:)? \d{3,4}\b|\bsizes? (?:that |what |which |as )?(?:amazon|ebay|etsy|shopify|walmart|ozon|google|wildberries)\b|\b(?:right|correct|required|amazon|ebay|etsy|shopify|walmart|ozon) size\b|\b(?:bigger|larger|smaller)\b/,
  ],
  ['straighten', /\bstraight(?:en)?\b|\bcrooked\b|\btilted\b|\bskew\w*|\blevel\b|\brotate\b|\bdeskew\b/],
  ['lighten', /\b(?:light(?:en|er)|(?<!\b(?:too|so|very|overly) )bright(?:en|er)?|too dark|more light|exposure)\b/],
  ['shadow', /\bshadows?\b/],
  [
    'enhance',
    /\benhanc\w*\b|\bsharp(?:en|er)?\b|\bquality\b|\bclearer\b|\bimprov\w* (?:the |its |my )?(?:main |first |second |look )*(?:of (?:the |my )*)*(?:main )*(?:image|picture|photo)|\b(?:better|nicer) (?:image|picture|photo)|\b(?:image|picture|photo)s? (?:look )?(?:better|nicer)/,
  ],
];

/** What is to be done with a picture, in the order of the tool. "Crop it to a square" is one thing. */
export function operationsIn(text: string): ImageOperation[] {
  const found = operations.filter(([, pattern]) => pattern.test(text)).map(([operation]) => operation);
  if (!found.includes('square')) return found;
  return found.filter(
    (one) => one !== 'crop' || /\bcrop\w* .{0,30}\band\b.{0,20}square|square .{0,20}\band crop/.test(text),
  );
}
