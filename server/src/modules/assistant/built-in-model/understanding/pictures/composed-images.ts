import { type Clause, picturesInHand } from '../ask.ts';
import { cardinalPattern, fromTheEnd, numberWord } from '../speech/number-words.ts';
import { type ImagePlace, imagesMeant, imagesNamed, ofCard, ofSeveral, picture } from './image-places.ts';
import { exceptedIn, withWords } from './other-images.ts';

const pictures = '(?:images|pictures|photos|photographs|pics|shots)';
const main = `(?:main|hero|cover|thumbnail)(?: ${picture})?`;
const firstOrLast = new RegExp(
  `\\b(first|last) ((?!one\\b|1\\b)${cardinalPattern})\\b(?! (?:cards|listings|products|titles|bullets))`,
);
/** What comes of it, what that is for and how it is laid out: none of these names a picture. */
const besides = new RegExp(
  [
    `\\b(?:(?:in|into|as|to) )?one(?: (?:single|big|large|wide|new|nice|square))* (?:${picture}|collage|mosaic)\\b`,
    '\\b(?:in|into|as|to) (?:one|1)\\b',
    `\\b(?:as|for|to be) (?:the |my |its |our |an? |new )*${main}\\b`,
    '\\b\\d+ ?(?:x|×|by|:|/) ?\\d+\\b',
    `\\b${cardinalPattern} ?(?:columns?|rows?|credits?|px|pixels?|%)`,
    `(?<!(?:and|&|,|\\+) )\\b${cardinalPattern} (?:\\w+ )?${pictures}\\b`,
    `\\b(?:these|those|the|my|our|its|both|all)(?: of)?(?: the| my| these| those)? ${cardinalPattern}\\b(?! ?(?:and|&|,|\\+))`,
  ].join('|'),
  'g',
);
const countOfSent = new RegExp(`\\b(${cardinalPattern})(?: \\w+)?(?: ${pictures})?(?: that| which)?(?: i| we)? `);
const sentBefore = /\b(?:i|we)(?: have| just| had)* (?:sent|attached|uploaded|gave|dropped|shared)\b|\battached\b/;
const pointing = /\b(?:this|it|that|the (?:new|attached) (?:one|image|picture|photo|pic|shot))\b/;
const putsIt =
  /\b(?:put|place|set|lay|stick|glue|paste|combine|merge|join) (?:it|this|that|this one|the new (?:one|image|picture|photo))\b(?! (?:all|on|as|in|into) )/;
const bareNoun = new RegExp(` ?\\b(?:${main}|${picture})\\b`, 'g');
const isMain = new RegExp(`\\b${main}\\b`);
/** "Take the first and the third photo and make one of them." */
const spokenOf = /\b(?:them|these|those|both)\b/;
const lastOne = new RegExp(`\\blast\\b(?! (?:time|week|month|night|year|message|card|${pictures}))`);
const everyOne = new RegExp(
  `\\b(?:all|every|each|everything)\\b|\\b(?:the|my|its|our|these|those) (?:product )?${pictures}\\b(?! (?:number )?\\d)`,
);

interface Composed {
  images?: ImagePlace[];
  except?: ImagePlace[];
}

/** Which pictures are to be put together: nothing is named where all of the card are meant. */
export function composedOf({ text, around, whole }: Clause): Composed | 'unknown' {
  if (fromTheEnd.test(text)) return 'unknown';
  const except = exceptedIn(text);
  if (except !== null) return except === 'unknown' ? except : { except };
  const hand = picturesInHand(around);
  const [, end, count = ''] = firstOrLast.exec(text) ?? [];
  const size = numberWord(count) ?? 0;
  if (size > 0) {
    if (hand.length >= size && !ofCard.test(text))
      return { images: end === 'first' ? hand.slice(0, size) : hand.slice(-size) };
    return end === 'last'
      ? 'unknown'
      : { images: Array.from({ length: size }, (_, at) => (at === 0 ? 'main' : at + 1)) };
  }
  const inPart = placesIn(text);
  const before = whole.text.slice(0, Math.max(0, whole.text.indexOf(text)));
  const places = inPart.length === 0 && spokenOf.test(text) ? placesIn(before) : inPart;
  const sent = ofSeveral(hand, places, text);
  if (sent !== null) return { images: sent };
  const [file] = hand;
  if (file !== undefined && places.length > 0 && pointing.test(text)) return { images: [file, ...places] };
  // "Put it next to the main picture": it is the one that was just made.
  const isMade = around.lastTool === 'edit_image' || around.lastTool === 'generate_image';
  if (isMade && around.lastImage !== null && places.length > 0 && putsIt.test(text))
    return { images: [around.lastImage, ...places] };
  if (places.length > 1) return { images: places };
  if (sentBefore.test(text) && !ofCard.test(text)) return sentOnes(text, around.files);
  // "With the main one on the left", "all of them, the second on top": a place among all.
  return places.length === 0 || places[0] === 'main' || everyOne.test(text) ? {} : { images: places };
}

/** Pictures of the words, as the gallery counts them. */
function placesIn(text: string): ImagePlace[] {
  const said = text.replace(besides, ' ');
  const bare = said.replace(bareNoun, '');
  const found = [...imagesNamed(said), ...imagesMeant(withWords(bare))].filter((one) => one !== 'all');
  const first: ImagePlace[] = isMain.test(said) ? ['main'] : [];
  return [...new Set([...first, ...found, ...(lastOne.test(said) ? ['last'] : [])])];
}

/** "The two I sent", after they were worked on: the newest files of the chat. */
function sentOnes(text: string, files: Clause['around']['files']): Composed | 'unknown' {
  const ids = files.flatMap(({ file_id, kind }) => (kind === 'image' ? [file_id] : []));
  const size = numberWord(countOfSent.exec(text.replace(/\bone\b/g, ' '))?.[1] ?? '') ?? ids.length;
  return size < 2 || ids.length < size ? 'unknown' : { images: ids.slice(0, size) };
}
