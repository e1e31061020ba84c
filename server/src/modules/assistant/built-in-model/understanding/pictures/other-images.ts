import { cardinalPattern, numberWord } from '../speech/number-words.ts';
import { type ImagePlace, imagesMeant, imagesNamed, picture } from './image-places.ts';

const noun = `(?:(?:product|gallery|card) )?${picture}`;
const whose = '(?:(?:the|my|its|our|your|these|those|all|of|every|each|any) )*';
/** Others than the ones that were spoken of or worked on: "the other photos", "the rest of the gallery". */
const others = new RegExp(
  `\\b${whose}(?:(?:other|remaining|rest of) ${whose}(?:ones? )?(?:${noun}|gallery|set)\\b|(?:rest|remainder) of ${whose}(?:${noun}|gallery|set)\\b|every other ${noun}\\b)`,
);
/** The same without the word: only right after work on a picture. */
const bareOthers =
  /\b(?:(?:(?:all|the|my|its|our|of|every|any) )*(?:others|other ones|remaining(?: ones)?|rest(?: of (?:them|these|those|it))?)|every other one|each of the others)\b(?! (?:cards?|listings?|products?|items?|shops?|texts?|titles?|bullets?|keywords?))/;
const cardWords =
  /\b(?:cards?|listings?|products?(?! (?:images?|pictures?|photos?))|items?|articles?|titles?|bullets?|keywords?|descriptions?|specs?|specifications?)\b/;
/** "The other photo" is one of them, and which one is not said. */
const single = /\b(?:the|my|its|that|this|another|one) other (?:image|picture|photo|pic|shot|one)\b(?!s)/;

/** How the words around "the others" ask for the same once more, and for nothing else. */
const around =
  /^(?:(?:ok(?:ay)?|yes|and|now|then|next|also|so|please|pls|great|good|nice|perfect|super|beautiful|lovely|cool|thanks|thank you|wonderful|excellent|very|the|exact|exactly|same|thing|treatment|work|change|edit|way|that|this|it|like|likewise|ditto|do|apply|make|repeat|use|give|go|continue|carry|on|for|to|with|in|of|as|well|too|all|again|can|could|would|will|you|i|want|need|have|get|let|us|just|did|done|edited|treated|changed|there|them|be|should|must|out|across)[\s,.!?:&+-]*)*$/;

/** Whether these words speak of the other pictures. `isBare`: without the word picture. */
export function othersIn(text: string): { isBare: boolean; isAlone: boolean } | null {
  if (single.test(text)) return null;
  return othersOf(
    text.replace(
      /(?<=\b(?:others?|ones|rest|images?|pictures?|photos?|pics?|shots?)) (?:of|on|in|for|from) (?:this|the same) (?:card|product|listing|item|article)\b/g,
      '',
    ),
  );
}
function othersOf(text: string): { isBare: boolean; isAlone: boolean } | null {
  const named = others.exec(text);
  const found = named ?? (cardWords.test(text) ? null : bareOthers.exec(text));
  if (found === null) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { isBare: named === null, isAlone: around.test(rest.trim()) };
}

const every = /\b(?:all|every|each)\b|\b(?:the|my|its|our) (?:product )?(?:images|pictures|photos|pics|shots)\b/;
const without =
  /(?:,|:| -)? ?\b(?:but(?: not| leave(?: out)?)?|except(?: for| from)?|excluding|excepting|apart from|aside from|besides|other than|save for|bar|minus|without|not|leave out|leaving out|skip(?:ping)?|only not)\b(?: (?:on|for|with|to|in))?(?= (?:the |my |its |our )?(?:(?:image|picture|photo|pic|number|no\.?|nr\.?|#) ?#?\d|\d{1,2}\b(?! ?(?:x|px|%|pixels?))|first|second|third|fourth|fifth|sixth|last|main|hero|cover|front))/;
const endOfPart =
  /[;:.!?]|, (?!(?:the |number |image |picture |photo )*(?:\d|first|second|third|fourth|fifth|sixth|last|main)\b)|\b(?:should|must|needs?|have|has|are|is|be|look|white|square|crop)\b/;

const counted = new RegExp(`\\b(first|last) (${cardinalPattern})\\b`);

/** "All photos but the first and the last": which ones are left out; null where the words leave none out. */
export function exceptedIn(text: string): ImagePlace[] | 'unknown' | null {
  const found = without.exec(text);
  if (found === null) return null;
  const after = text.slice(found.index + found[0].length);
  const said = after.slice(0, endOfPart.exec(after)?.index ?? after.length).trim();
  const rest = `${text.slice(0, found.index)} ${after.slice(said.length + 1)}`;
  if (!every.test(rest) || !new RegExp(`\\b(?:${noun}|gallery|ones?)\\b`).test(text)) return null;
  const [, end, count = ''] = counted.exec(said) ?? [];
  const size = numberWord(count) ?? 0;
  // The last one has a name of its own, the one before it has none.
  if (end === 'last' && size > 1) return 'unknown';
  if (end === 'first') return Array.from({ length: size }, (_, at) => (at === 0 ? 'main' : at + 1));
  const places = [...imagesNamed(said), ...imagesMeant(withWords(said))].filter((one) => one !== 'all');
  const except: ImagePlace[] = [...new Set([...places, ...(/\blast\b/.test(said) ? ['last'] : [])])];
  return except.length === 0 ? null : except;
}

/** Figures and places alone are of pictures here. */
export const withWords = (text: string) =>
  text
    .replace(/\b(first|second|third|fourth|fifth|sixth)\b(?! (?:one|image|picture|photo))/g, '$1 one')
    .replace(/(?<![\w#])(\d{1,2})(?!\w)/g, 'number $1');
