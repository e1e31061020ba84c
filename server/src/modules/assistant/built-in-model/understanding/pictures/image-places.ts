import { type Clause, picturesInHand } from '../ask.ts';
import { matchesIn } from '../speech/matches.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from '../speech/number-words.ts';
import { allMade } from './made-here.ts';

/** A picture of a card by its place, all of them, or an id. */
export type ImagePlace = string | number;

export const picture = '(?:images?|pictures?|photos?|photographs?|pics?|shots?)';
export const pictureWord = new RegExp(`\\b${picture}\\b`);
const count = '(?:number |numbers |no\\.? ?|nr\\.? ?|# ?)?';
/** A figure that is a place: no size in pixels, and no side of one. */
const place = `${cardinalPattern}\\b(?! ?(?:x \\d|px|pixels?|by \\d|×|: ?\\d|%|wide|high|tall))`;
const next = '(?:,? and |,? & ?| ?\\+ ?|, ?| or )';
const several = `${place}(?:${next}(?:the )?(?:${picture} )?${count}${place})*`;
const range = new RegExp(`\\b${picture} ${count}(\\d{1,2}) ?(?:-|–|to|through|until) ?(\\d{1,2})\\b(?! ?(?:px|x))`);
const ordinals = `${ordinalPattern}(?:${next}(?:the )?${ordinalPattern})*`;
const doing =
  '(?:crop|straighten|lighten|brighten|whiten|sharpen|enhance|square|resize|rotate|trim|do|redo|shadows? (?:to|on|under|for|behind)|white(?: background)? (?:for|on|to|behind))';

/** Where the words name pictures by numbers. */
const numbered = [
  new RegExp(`\\b(${ordinals}) (?:(?!card|listing|product)\\w+ )?${picture}\\b`, 'g'),
  new RegExp(`\\b(?:${picture}|both|those|these),? ${count}(${several})`, 'g'),
];
/** Numbers without the word: what is done says that they are pictures. */
const bare = [
  new RegExp(`\\b${doing} (?:the )?${count}(${several})`, 'g'),
  new RegExp(`\\b(?:numbers?|no\\.?|nr\\.?|#) ?(${several})`, 'g'),
  new RegExp(`\\b(?:the )?(${ordinals}) (?:one|ones)\\b`, 'g'),
];
const mainWords =
  /\b(?:main|hero|cover|thumbnail|title (?:image|picture|photo)|(?:front|lead) (?:image|picture|photo))\b/;
const everyPicture = new RegExp(
  `\\b(?:all|every|each|both)(?: of)?(?: the| my| its| our| these| those)* (?:${cardinalPattern} )?(?:product )?${picture}\\b|\\b${picture} all\\b|\\b(?:all|every|each)(?: of)?(?: the| my| its| our| their)* backgrounds?\\b|\\b${picture} (?:are|look|came out|turned out)(?: \\w+)? all\\b|\\b(?:the )?(?:whole|entire|full) (?:gallery|set)\\b`,
);
/** After pictures were spoken of, "all of them" is the pictures. */
const allOfThem =
  /\b(?:all|every one|each) of (?:them|these|those)\b|\b(?:them|these|those|they)(?: are)? all\b|\beach one\b|\beverything\b/;

const placesIn = (said: string): number[] =>
  (said.match(/[a-z]+|\d+(?:st|nd|rd|th)?/g) ?? []).flatMap((word) => ordinalWord(word) ?? numberWord(word) ?? []);

function numbersBy(patterns: RegExp[], text: string): ImagePlace[] {
  const found = patterns
    .flatMap((pattern) => matchesIn(text, pattern))
    .sort((one, other) => one.index - other.index)
    .flatMap((match) => placesIn(match[1] ?? ''))
    .filter((one) => one > 0);
  return [...new Set(found)].map((one) => (one === 1 ? 'main' : one));
}

/** The pictures that the words name: by their places, as the main one, or all; none when they name none. */
export function imagesNamed(text: string): ImagePlace[] {
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && Number(to) > Number(from) && Number(to) - Number(from) < 10)
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at).map((one) =>
      one === 1 ? 'main' : one,
    );
  const places = numbersBy(numbered, text);
  if (places.length > 0) {
    const hasMain = !places.includes('main') && mainWords.test(text) && /\bmain\b.{0,20}\band\b/.test(text);
    return hasMain ? ['main', ...places] : places;
  }
  if (everyPicture.test(text)) return ['all'];
  return mainWords.test(text) ? ['main'] : [];
}

/** The same where pictures are known to be meant: "crop 2 and 4", "all of them". */
export function imagesMeant(text: string): ImagePlace[] {
  const named = imagesNamed(text);
  if (named.length > 0) return named;
  const places = numbersBy(bare, text);
  if (places.length > 0) return places;
  return allOfThem.test(text) ? ['all'] : [];
}

/** "Lighten the photos": the plural means all of them, where no part of them is named. */
const plural = /\b(?:my|the|these|its|our|those) (?:product )?(?:images|pictures|photos|pics|shots)\b/;
const isPart = /\b(?:one|first|main|with|of|from|some|most|few)\b/;
/** A picture that the words only point at. */
const pointing = /\b(?:it|this|that|also|now|too(?! \w)|again|them)\b|^and\b/;

/** The picture before the work on it. */
export const originalPicture = new RegExp(
  `\\b(?:originals?|unedited|untouched|unchanged)\\b|\\b${picture.replace('s?', '')} (?:(?:as it was )?before (?:that|this|it|the (?:change|edit|work)s?)|as it was)\\b`,
);

/** "For the Amazon main image": what it is to be used for. */
const purpose = new RegExp(
  `,? (?:for|as) (?:the|my|an?) (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon)(?:'s)? (?:main |hero |first )?${picture}\\b`,
);

/** "All pictures of the card", with others that came along. */
export const ofCard = /\b(?:cards?|listings?|products?|gallery|its|existing|old)\b/;

const allCounted = new RegExp(`\\b(?:these|those|the|my|both|all) ${cardinalPattern}(?: \\w+)? ${picture}\\b`);

/** Of several pictures that came along, each of them or those that are told by their places; null for those of a card. */
export function ofSeveral(files: readonly string[], meant: ImagePlace[], text: string): ImagePlace[] | null {
  if (files.length < 2 || ofCard.test(text) || mainWords.test(text)) return null;
  const places = allCounted.test(text) ? [] : meant.map((one) => (one === 'main' ? 1 : one));
  const told = places.map((one) => (typeof one === 'number' ? files[one - 1] : undefined));
  if (places.every((one) => one === 'all')) return [...files];
  return told.every((one) => one !== undefined) ? told : null;
}

const both = /\b(?:both|them two|(?:these|those|the) two)\b/;
/** "Make them both square", behind the work on one and then on another: what came of each. */
const newestOf = ({ imagesDone = [] }: Clause['around']): string[] =>
  imagesDone.every(({ image, kept }) => image !== 'all' && kept.length === 0)
    ? imagesDone.flatMap(({ made = [] }) => made.slice(-1))
    : [];

/** Which pictures a part of a message is about. `isFault`: it tells what is wrong with them. */
export function imagesOf(clause: Clause, isFault: boolean): ImagePlace[] {
  const { around, whole } = clause;
  const done = around.imagesDone?.at(-1);
  // The next step on the picture that was just worked on, and no other copy of the one before it.
  // Behind words alone it is still the picture that was made before them.
  const isEdited = around.lastTool === 'edit_image' || around.lastTool === null;
  const isOfOne = around.lastTool === 'generate_image' || (isEdited && done?.image !== 'all');
  const isNextStep = isOfOne && around.lastImage !== null;
  const text = isNextStep ? clause.text.replace(purpose, '') : clause.text;
  const before = whole.text.slice(0, Math.max(0, whole.text.indexOf(clause.text)));
  const hasWord = pictureWord.test(text);
  const isList = around.lastTool === 'list_cards' && !around.hasCard;
  const meant = hasWord || isList ? imagesNamed(text) : imagesMeant(text);
  const isOfAll = meant.length === 0 || meant[0] === 'all';
  if (around.imageTalk === allMade && isOfAll && !ofCard.test(text)) return [allMade];
  const sent = ofSeveral(picturesInHand(around), meant, text);
  if (sent !== null) return sent;
  const pair = both.test(text) && isOfAll && !ofCard.test(text) ? newestOf(around) : [];
  if (pair.length === 2) return pair;
  const file = around.filesAreNew ? around.files.find(({ kind }) => kind === 'image') : undefined;
  // "Make it square" with a picture that came along is about that one.
  if (meant.length > 0 && !(file !== undefined && meant[0] === 'all' && !hasWord)) return meant;
  // "Make the original lighter": the picture before the steps, and not what they came to.
  if (done !== undefined && originalPicture.test(text)) return [done.image];
  const isAll =
    plural.test(text) &&
    !isPart.test(text) &&
    (isFault || /^(?:please |can you |could you |and |now )*[a-z]+ (?:my|the|these|its|our|those) /.test(text));
  if (isAll) return ['all'];
  if (file !== undefined) return [file.file_id];
  const spoken = imagesNamed(before);
  if (!hasWord && spoken.length > 0) return spoken;
  if (around.imageTalk !== undefined && !hasWord) return [around.imageTalk];
  if (!hasWord && plural.test(before) && /\b(?:them|these|those|they|all)\b/.test(text)) return ['all'];
  if (around.heldPictures !== undefined) return around.heldPictures.slice(0, 1);
  if (around.lastImage !== null && (pointing.test(text) || (isNextStep && !hasWord))) return [around.lastImage];
  return ['main'];
}
