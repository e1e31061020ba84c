import type { Surroundings } from '../ask.ts';
import { picture } from '../pictures/image-places.ts';
import { type Target, targetIn } from './targets.ts';

/** Where a request names the card that it is about: "... of the desk lamp", "desk lamp: ...", "the desk lamp card". */
const slots = [
  /^(?:(?:please|can you|could you|now|and|ok(?:ay)?)[ ,]+)*(?:undo|revert|restore|reset|put|take|bring|roll back|compare) (?:the |my |our )((?:(?!back\b|to\b|card\b|as\b|changes?\b)[\p{L}\p{N}']+(?![\p{L}\p{N}']) ?){1,3})(?=$|[ .!?])/u,
  /^(?:(?:please|hi|hello|now|and|ok(?:ay)?|so|for|on)[ ,]+)*(?:the |my |our )?((?:[\p{L}\p{N}']+ ){0,2}[\p{L}\p{N}']+)(?:,|:| -) /u,
  /\b(?:the|my|our) ((?:[\p{L}\p{N}']+ ){1,3})(?:card|listing|product|page|one)\b/u,
  /\b(?:on|in|of|for|from|with|about|to) (?:the|my|our) ((?:(?!to\b|for\b|since\b|on\b|in\b|and\b|main\b)[\p{L}\p{N}']+[ -]?){1,4})/gu,
];
const pictureOf = new RegExp(
  `((?:[\\p{L}\\p{N}'-]+ ){1,3})(?:(?:main|hero|cover|first|second|third|fourth|fifth|last|product|other) )*${picture}\\b`,
  'u',
);

/** The card that is named where a name stands; "it" where none does. */
export function cardNamedIn(text: string): Target {
  for (const pattern of slots) {
    const found = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)];
    for (const match of found) {
      const target = nameIn(match?.[1] ?? '');
      if (target !== null) return target;
    }
  }
  return { kind: 'it' };
}

function nameIn(words: string): Target | null {
  const [name] = namesOf(words);
  return name === undefined ? null : { kind: 'named', names: [name.map(singular)], isSure: true };
}
function namesOf(words: string): string[][] {
  const found = targetIn(words.replace(/'s\b|'/g, ' '));
  return found.kind === 'named' ? found.names : [];
}
const singular = (word: string) =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;

/** Words about pictures that would pass for the name of a card. */
const imageWords =
  /\b(?:brighter|lighter|whiter?|sharper|clearer|squared?|quadratic|crop\w*|tighter|dark|straight\w*|crooked|tilted|blurry|shadows?|soft|backdrop|margins?|borders?|edges?|pixels?|px|color|size|angle|compliant|hero|cover|gallery|pure|reject\w*|refus\w*|amazon|ebay|etsy|shopify|walmart|google|ozon)\b/g;

/** "The mug's main photo", "the main photo of number two": with no card in hand the words name one. */
export function cardOfImages(said: string, around: Surroundings): Target {
  if (around.hasCard || around.files.length > 0) return { kind: 'it' };
  const text = said.replace(imageWords, ' ').replace(/ {2,}/g, ' ');
  if (around.lastTool === 'list_cards') {
    const places = placesBeside(text);
    if (places.kind === 'places') return places;
  }
  const before = nameIn(pictureOf.exec(text)?.[1] ?? '');
  return before ?? cardNamedIn(text);
}

const ordinal = '(?:first|second|third|fourth|fifth|sixth|last|\\d(?:st|nd|rd|th))';
const onPicture = new RegExp(
  `\\b${ordinal} (?:${picture})\\b|\\b${picture} (?:number |no\\.? ?|#)?(?:\\d{1,2}|one|two|three|four|five)\\b`,
  'g',
);
const placesBeside = (text: string): Target => targetIn(text.replace(onPicture, 'picture'));
