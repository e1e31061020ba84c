import { imageSides } from '@cardwright/contract/images';
import type { ImageOperation } from '../../tool-types.ts';
import { type Ask, type Clause, call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { type ImageFault, imageFaultIn } from '../understanding/image-faults.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from '../understanding/number-words.ts';
import { type Target, targetIn } from '../understanding/targets.ts';

const picture = '(?:images?|pictures?|photos?|photographs?|pics?|shots?)';

const operations: [ImageOperation, RegExp][] = [
  [
    'white_background',
    /\bwhite(?:n|r)?\b|\b(?:remove|cut out|erase|delete|clean|get rid of|replace) (?:up )?(?:the |its )?background\b|\bbackground (?:removal|out|away|off)\b|\bcut ?out\b/,
  ],
  ['square', /\bsquare[sd]?\b|\b1 ?: ?1\b/],
  [
    'crop',
    /\bcrop(?:ped|ping)?\b|\b(?:cut|trim|remove) (?:off )?(?:the )?(?:empty |white )*(?:margins?|borders?|edges?|space)|\b(?:cut|trim|take|crop|get rid of|lose|remove)(?: away| out| off)? (?:the |all |that |any |some )*(?:empty|white|blank|unused|extra|useless|wasted) (?:margins?|borders?|edges?|space|area|room|part)\b|\btrim (?:the |my )?(?:main |first |second )?(?:image|picture|photo)|\bzoom in\b|\bcut .{0,30}\b(?:margins?|borders?|edges?)|\bcut .{0,30}\bto (?:the )?(?:product|object|item)/,
  ],
  [
    'resize',
    /\bresiz\w*\b|\bscal(?:e|ed|ing)\b|\d{2,4} ?(?:x|×|by|\*) ?\d{2,4}|\benlarge\b|\bupscal\w*|\b\d{3,4} ?(?:px|pixels?)\b|\bsizes? (?:that |what |which |as )?(?:amazon|ebay|etsy|shopify|walmart|ozon|google|wildberries)\b|\b(?:right|correct|required|amazon|ebay|etsy|shopify|walmart|ozon) size\b|\b(?:bigger|larger|smaller)\b/,
  ],
  ['straighten', /\bstraight(?:en)?\b|\bcrooked\b|\btilted\b|\bskew\w*|\blevel\b|\brotate\b|\bdeskew\b/],
  ['lighten', /\b(?:light(?:en|er)|bright(?:en|er)?|too dark|more light|exposure)\b/],
  ['shadow', /\bshadows?\b/],
  [
    'enhance',
    /\benhanc\w*\b|\bsharp(?:en|er)?\b|\bquality\b|\bclearer\b|\bimprov\w* (?:the |its |my )?(?:main |first |second |look )*(?:of (?:the |my )*)*(?:main )*(?:image|picture|photo)|\b(?:better|nicer) (?:image|picture|photo)|\b(?:image|picture|photo)s? (?:look )?(?:better|nicer)/,
  ],
];

/** "crop it to a square" is one thing. */
function operationsIn(text: string): ImageOperation[] {
  const found = operations.filter(([, pattern]) => pattern.test(text)).map(([operation]) => operation);
  if (found.includes('square'))
    return found.filter(
      (one) => one !== 'crop' || /\bcrop\w* .{0,30}\band\b.{0,20}square|square .{0,20}\band crop/.test(text),
    );
  return found;
}

/** The picture that the words name by its place or as all of them; null when they name none. */
export function placeOfImage(text: string): string | number | null {
  for (const pattern of numbered) {
    const word = pattern.exec(text)?.[1];
    const place = word === undefined ? null : (ordinalWord(word) ?? numberWord(word));
    if (place === 1) return 'main';
    if (place !== null && place > 1) return place;
  }
  return new RegExp(`\\b(?:all|every|each|both)(?: of)?(?: the| my| its| these)* (?:product )?${picture}\\b`).test(text)
    ? 'all'
    : null;
}

const numbered = [
  new RegExp(`\\b(${ordinalPattern}) (?:\\w+ )?${picture}\\b`),
  new RegExp(`\\b${picture} (?:number |no\\.? |#)?(${cardinalPattern})\\b(?! ?(?:x|px|pixels|by|×))`),
];

function imageIn(clause: Clause): string | number {
  const { text, around } = clause;
  if (around.imageTalk !== undefined && !new RegExp(`\\b${picture}\\b`).test(text)) return around.imageTalk;
  for (const pattern of numbered) {
    const word = pattern.exec(text)?.[1];
    const place = word === undefined ? null : (ordinalWord(word) ?? numberWord(word));
    if (place === 1) return 'main';
    if (place !== null && place > 1) return place;
  }
  const isEach = /\b(?:my|the|these|its) (?:product )?(?:images|pictures|photos|pics)\b/.test(text);
  if (
    (isEach &&
      !/\b(?:one|first|main|with|of|from)\b/.test(text) &&
      (imageFaultIn(text, text) !== null ||
        /^(?:please |can you |could you |and |now )*[a-z]+ (?:my|the|these|its) /.test(text))) ||
    new RegExp(
      `\\b(?:all|every|each|both)(?: of)?(?: the| my| its| these)* (?:product )?${picture}\\b|\\b${picture} all\\b`,
    ).test(text)
  )
    return 'all';
  if (/\bmain\b|\bcover\b|\bhero\b|\btitle (?:image|picture)/.test(text)) return 'main';
  const file = around.files.find(({ kind }) => kind === 'image');
  if (file !== undefined && around.filesAreNew) return file.file_id;
  if (around.lastImage !== null && /\b(?:it|this|that|also|now|too(?! \w)|again)\b|^and\b/.test(text))
    return around.lastImage;
  return 'main';
}

/** "The mug's main photo": with no card in hand the words name one. */
function cardOfImage({ text, around }: Clause): Target {
  const found = around.hasCard || around.files.length > 0 ? null : targetIn(text.replace(imageWords, ' '));
  return found?.kind === 'named' && found.names[0]?.length === 1 ? { ...found, isSure: true } : { kind: 'it' };
}
const imageWords =
  /\b(?:brighter|lighter|whiter?|sharper|clearer|squared?|crop\w*|dark|straight\w*|shadows?|margins?|borders?|edges?|pixels?|px|color|size|angle|compliant|hero|cover|amazon|ebay|etsy|shopify|walmart|google|ozon)\b/g;

/** What is wrong with a picture: the work that mends it, and what has to be said about it. */
function mend(clause: Clause): Ask[] | null {
  const fault = imageFaultIn(clause.text, clause.whole.text);
  if (fault === null) return null;
  const work = fault.operations.length === 0 ? null : edit(clause, fault.operations);
  return [...(work === null ? [] : [work]), ...(fault.topic === null ? [] : [say(fault.topic)])];
}

export function edit(clause: Clause, mended: ImageFault['operations'] | null = null): Ask | null {
  const done = mended ?? operationsIn(clause.text);
  const [marketplace] = marketplacesIn(clause.text);
  const size = /(\d{2,4}) ?(?:x|×|by|\*) ?(\d{2,4})/.exec(clause.text);
  const one = /\b(\d{3,4}) ?(?:px|pixels?)\b/.exec(clause.text)?.[1];
  const isWide = /\b(?:wide|width)\b/.test(clause.text);
  const isHigh = /\b(?:high|tall|height)\b/.test(clause.text);
  const width = Number(size?.[1] ?? (isHigh && !isWide ? undefined : one));
  const height = Number(size?.[2] ?? (isWide && !isHigh ? undefined : one));
  const wanted = done.length === 0 && marketplace !== undefined ? (['resize'] as const) : done;
  if (wanted.length === 0) return null;
  const sides = [width, height].filter(Number.isFinite);
  if (sides.some((side) => side < imageSides.min || side > imageSides.max)) return say('image_sizes');
  const image = imageIn(clause);
  const input = {
    image,
    operations: wanted,
    marketplace: marketplace?.id,
    ...(Number.isFinite(width) ? { width } : {}),
    ...(Number.isFinite(height) ? { height } : {}),
  };
  return typeof image === 'string' && image !== 'main' && image !== 'all'
    ? call('edit_image', input)
    : callOnCard('edit_image', clause, input, cardOfImage(clause));
}

export const gallery = (clause: Clause): Ask => {
  const file = clause.around.filesAreNew ? clause.around.files.find(({ kind }) => kind === 'image') : undefined;
  // What this message changed first is what it adds.
  const isChanged =
    file !== undefined && clause.around.lastTool === 'edit_image' && clause.around.lastImage === file.file_id;
  const image = isChanged ? 'last' : (file?.file_id ?? 'last');
  return callOnCard('add_image_to_gallery', clause, { image }, { kind: 'it' });
};
const generate = (clause: Clause, kind: string, prompt?: string): Ask =>
  callOnCard('generate_image', clause, { kind, prompt }, cardOfGraphic(clause, kind));
/** "A size chart for the second one": a place in the list of cards; pictures are composed of places of their own. */
function cardOfGraphic({ text, around }: Clause, kind: string): Target {
  const found = targetIn(text);
  const isOfCard = (kind === 'size_chart' || kind === 'feature_graphic') && around.lastTool === 'list_cards';
  return isOfCard && found.kind === 'places' ? found : { kind: 'it' };
}

/** What is stated of a picture and asks for nothing. */
const isFine =
  /\b(?:already|also|too|fine|ok(?:ay)?|good|great|perfect|nice|lovely|beautiful|done|taken|made|shot|by|from|as (?:it|they) (?:is|are)|white|square|straight|sharp|bright)\b|\b(?:is|are|has|have|was|were) (?:about |at least )?\d{2,5}\b/;

/** "The background is too dark" is no picture that is too dark, and a shadow that is not wanted is not drawn. */
const isFaultFirst = ({ text }: Clause) =>
  /\bshadow/.test(text) || /\btoo (?:small|big|large|dark)\b|\b(?:is|are|looks?|has|have) \w/.test(text);

const make = '(?:make|create|generate|draw|design|build|produce|render|need|want|give me|add|do|show me)';

const askedToMend =
  /^(?:(?:please|can|could|would|you|just|then|now|so|and|ok(?:ay)?|for me|i want you to|i need you to) )*(?:fix|mend|repair|correct|solve|change|help|improve|do|sort|make|handle|take care of)(?: (?:it|that|this|them|both|both of (?:them|it|these)|all of (?:them|it)|these|those|all|everything|something|about|out|so|me|with|please|now|for|better|nice(?:r)?|good|right|ok(?:ay)?|again|asap|look))*(?: please)?[\s.!?]*$/;

/** After a picture was spoken of in the same message: "fix it" is about the picture and never improves the texts. */
export const pictureTalkRows: Row[] = [
  {
    name: 'the picture that was just spoken of',
    pattern: /\S/,
    unless: /\b(?:titles?|descriptions?|bullets?|keywords?|specifications?|listing|card|texts?|csv|score)\b/,
    read: (clause) => {
      if (clause.around.imageTalk === undefined) return null;
      const isNoMore = askedToMend.test(clause.text) || /^(?:remove|erase|delete) (?:it|that|them)\b/.test(clause.text);
      return mend(clause) ?? (isNoMore ? [] : null);
    },
  },
];

export const imageRows: Row[] = [
  {
    name: 'a picture that is as it should be',
    pattern: new RegExp(
      `^(?:(?:and|but|well|ok(?:ay)?|no|yes|hey|by the way|btw|fyi),? )*(?:all |both )?(?:of )?(?:the |my |our |its |these |this |those )*(?:(?:main|first|second|third|last|other|product|current) )*(?:${picture}|background)(?: of (?:it|this|the \\w+))? (?:is|are|was|were|has|have|looks?|already|also)\\b`,
    ),
    unless:
      /\?\s*$|\b(?:make|please|want|needs?|should|must|shall|fix|mend|can|could|let|turn|set|crop|resize|remove|change|replace|to be|too (?!\W*$)|not|no|only|but|enough (?:light|space)|than)\b/,
    read: (clause) =>
      imageFaultIn(clause.text, clause.whole.text) === null && isFine.test(clause.text) ? say('image_fine') : null,
  },
  {
    name: 'size chart',
    pattern:
      /\btable\b.{0,20}\b(?:sizes|measurements|dimensions)\b|\bsiz(?:e|es|ing) (?:chart|guide|table|graphic|picture|image)|\bmeasurement (?:chart|picture|image|graphic)|\b(?:image|picture|graphic|photo|drawing) (?:with|of|that shows|showing) (?:the |all |its )*(?:dimensions|measurements|sizes?)\b|\bdimensions? (?:image|picture|chart|graphic|drawing)/,
    read: (clause) => generate(clause, 'size_chart'),
  },
  {
    name: 'feature graphic',
    pattern:
      /\binfo-?graphics?\b|\bfeatures? (?:graphic|image|picture|banner)|\b(?:graphic|image|picture|banner)s? (?:with|of|that shows|showing|for|listing) (?:the |its |all |my )*(?:key |main |top |best )*(?:features|benefits|highlights|selling points|bullets)/,
    read: (clause) => generate(clause, 'feature_graphic'),
  },
  {
    name: 'compose',
    pattern: new RegExp(
      `\\bcollages?\\b|\\bmosaic\\b|\\b(?:combin(?:e|ing)|merg(?:e|ing)|compos(?:e|ing)|join(?:ing)?|stitch(?:ing)?|put together|arrange|put) .{0,60}${picture}|${picture} .{0,20}\\binto one\\b|\\bone ${picture.replace('s?', '')} (?:of|from|out of) (?:all|both|the|my|these)`,
    ),
    unless: /\bgallery\b|\bwhite\b|\bshadows?\b|\bon the (?:card|listing)|\bto the (?:card|listing)/,
    read: (clause) => generate(clause, 'compose'),
  },
  {
    name: 'to gallery',
    pattern: new RegExp(
      `\\b(?:add|put|save|attach|use|include|insert|place|keep|append)\\b.{0,50}\\b(?:gallery|my images|its images|the images)\\b|\\b(?:add|put|save|attach|use|include|insert|place) (?:this|that|the|it|new|last|edited|attached|my)*(?: (?:new|last|edited|attached|white))* ?(?:${picture} |one )?(?:to|on|for|in|into|with) (?:the |my |this |that )*(?:card|listing|product)\\b`,
    ),
    unless: /\b(?:bullet|keyword|spec|title|description|white|square|crop|shadow|brand)\b/,
    read: gallery,
  },
  {
    name: 'to gallery, in other words',
    pattern:
      /^(?:(?:perfect|great|good|nice|super|ok(?:ay)?|yes|lovely|please|and|now)[ ,.!]+)*(?:add|put) (?:it|that|this)(?: in| on| there| up)?(?: please| now)*[.!]*$|^(?:and )?(?:put it )?(?:in|into|to) the gallery\b|\bfor the gallery\b|^(?:please |and )*(?:use|add|take|put|upload) (?:it|this|that|this one)? ?as (?:an?|another|the|my) (?:\w+ )?(?:photo|picture|image)\b|^(?:i like (?:it|that|this)|looks? good|good|nice|great|perfect|ok(?:ay)?),? (?:use|keep|take|save) (?:it|that|this)\b|^(?:use|keep|take|save) (?:it|that|this)(?: one| image| picture)?[.!]*$/,
    read: (clause) => {
      const { lastTool, filesAreNew } = clause.around;
      return /\bgallery\b/.test(clause.text) ||
        filesAreNew ||
        lastTool === 'edit_image' ||
        lastTool === 'generate_image'
        ? gallery(clause)
        : null;
    },
  },
  {
    name: 'a picture of a scene, in other words',
    pattern: /\bas an? (?:image|picture|photo)\b|\b(?:image|picture|photo) with all\b|\bside by side\b/,
    unless: /\b(?:versions?|original|before|after|texts?|titles?|old)\b/,
    read: (clause) =>
      /\ball\b|\bside by side\b/.test(clause.text)
        ? generate(clause, 'compose')
        : generate(clause, 'picture', clause.raw(0)),
  },
  {
    name: 'generate picture',
    pattern: new RegExp(
      `\\b${make} (?:me )?(?:a|an|another|some|one|new)(?: [a-z]+){0,3} ${picture} (?:of|with|showing|that shows|where|in|on|at)\\b|\\b(?:lifestyle|ai|studio) ${picture}|\\b(?:generate|draw|render|paint)\\b.{0,40}${picture}`,
    ),
    unless: /\bwhite background\b/,
    read: (clause) => generate(clause, 'picture', clause.raw(0)),
  },
  {
    name: 'undo a picture',
    pattern: new RegExp(`\\b(?:undo|revert|take back) (?:the |this |that |my |last |new )*${picture}\\b`),
    read: () => say('image_undo'),
  },
  {
    name: 'edit image',
    pattern: new RegExp(`\\b${picture}\\b|\\bbackground\\b`),
    unless:
      /\b(?:alt text|how many|which|delete|credits?)\b|^(?:are|is|do|does|will|would|have|has)\b.*\b(?:ok(?:ay)?|fine|good|enough|allowed|accepted|accept|compliant|right|meet|fit|suitable|required|need(?:ed)?)\b|\bwhat\b(?! (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|they|it) (?:wants?|needs?|requires?|asks?|likes?|allows?))/,
    read: (clause) => (isFaultFirst(clause) ? mend(clause) : null) ?? edit(clause) ?? mend(clause),
  },
  {
    name: 'a shadow or less space, without the word image',
    pattern:
      /\b(?:add|put|give|lay|drop|cast|want|need|with|make)\b.{0,20}\bshadows?\b|\bshadows? (?:under|below|beneath|please)\b|\b(?:trim|cut|crop|get rid of|remove)(?: away| off| out)? (?:the |all |that |this )*(?:white|empty|blank|extra|unused) (?:space|margins?|borders?|edges?|area)\b/,
    unless: /\b(?:titles?|descriptions?|bullets?|keywords?|spec\w*|brand|eye ?shadow|no|not|without|remove)\b/,
    read: (clause) => edit(clause),
  },
  {
    name: 'edit the last image',
    pattern:
      /\b\d{3,4} ?(?:x|by|×) ?\d{3,4}\b|\b\d{3,4} ?(?:px|pixels?)\b|\b1 ?: ?1\b|\b(?:square|crop|straighten|bright|brighten|lighten|shadow|white|brighter|lighter|resize|sharpen|enhance)\b/,
    read: (clause) => {
      const { lastTool, filesAreNew, files } = clause.around;
      const hasPicture = filesAreNew && files.some(({ kind }) => kind === 'image');
      const follows = lastTool === 'edit_image' || lastTool === 'generate_image';
      return hasPicture ||
        follows ||
        /^(?:please |now |can you )*(?:crop|straighten|brighten|lighten|whiten|sharpen)\b|\bon white\b|\bsquare\b|\d{3,4} ?(?:x|by|×) ?\d{3,4}/.test(
          clause.text,
        )
        ? edit(clause)
        : null;
    },
  },
];
