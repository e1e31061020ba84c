import type { ListingEdit } from '../../../tool-types.ts';
import { matchesIn } from '../speech/matches.ts';
import { cardinalPattern, fromTheEnd, numberWord, ordinalPattern, ordinalWord } from '../speech/number-words.ts';
import type { Source } from './edit-values.ts';

export type ListField = Extract<ListingEdit['field'], 'bullets' | 'keywords' | 'specifications'>;

/** Words for the lists of a card, in normal form. */
const nouns: [letter: string, field: ListField, noun: string][] = [
  ['b', 'bullets', '(?:bullet ?points?|bullets?|key features?|selling points?|highlights?)'],
  ['k', 'keywords', '(?:key ?words?|search (?:terms?|words?)|tags?)'],
  ['s', 'specifications', '(?:spec(?:ification)?s?(?: (?:table|list|sheet|lines?))?|attributes?)'],
];
export const fieldOf = (letter: string): ListField =>
  nouns.find(([one]) => one === letter.toLowerCase())?.[1] ?? 'bullets';

/** A text whose stretches still know the seller's own words for them. */
export interface Tokens extends Source {
  text: string;
}

/** Each match of the pattern in other words. */
function reworded(source: Tokens, pattern: RegExp, write: (match: RegExpExecArray) => string | null): Tokens {
  let text = '';
  const origin: number[] = [];
  const keep = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) origin.push(at);
    text += source.text.slice(from, to);
  };
  let from = 0;
  for (const match of matchesIn(source.text, pattern)) {
    const words = write(match);
    if (words === null) continue;
    keep(from, match.index);
    text += words;
    for (let at = 0; at < words.length; at += 1) origin.push(match.index);
    from = match.index + match[0].length;
  }
  keep(from, source.text.length);
  origin.push(source.text.length);
  const { length } = text;
  return {
    ...source,
    text,
    raw: (start, end = length) => source.raw(origin[start] ?? 0, origin[Math.min(end, length)]),
  };
}

const mark = '(?:number |no\\.? ?|nr\\.? ?|# ?)?';
const place = `(?:(?:very )?${ordinalPattern}|(?:very )?(?:top|bottom|final)|${mark}${cardinalPattern}(?![\\w.,]*\\d)(?! ?(?:%|ml|cl|g|kg|mm|cm|m|hours?|days?|years?|months?)\\b))`;
const ordinal = `(?:(?:very )?${ordinalPattern}|(?:very )?(?:top|bottom|final)(?! ?of))`;
const joint =
  '(?: ?- ?(?=\\d)|,? and (?:the )?|,? & ?|, ?|,? with (?:the )?| or (?:the )?| for (?:the )?|(?= to ) to (?:the )?)';
const article = '(?:(?:the|my|our|its|this|these|those) )*';

function placeIn(word: string): number {
  const bare = word.replace(/^(?:very |number |no\.? ?|nr\.? ?|# ?)+/, '');
  if (bare === 'top') return 1;
  if (bare === 'bottom' || bare === 'final') return -1;
  return ordinalWord(bare) ?? numberWord(bare) ?? 0;
}

const eachPlace = new RegExp(place, 'g');
/** "2, 3 and 5" as tokens, with the words between them. */
const entries = (letter: string, said: string) =>
  said
    .replace(/(\d) ?- ?(?=\d)/g, '$1 to ')
    .replace(eachPlace, (word) => `<${letter}${placeIn(word)}>`)
    .replace(/\bthe (?=<)/g, '');

const front =
  '(?:front|top|start|beginning|first(?: (?:of all|place|position|spot|line|row|entry|one|in (?:the )?(?:row|line|list)))?|pole position|head)';
const back =
  '(?:end|bottom|back|last(?: (?:place|position|spot|line|row|entry|one|in (?:the )?(?:row|line|list)))?|tail)';
const lead =
  '(?:(?:all the way |right |straight |up |down |over |back )*(?:to|at|on|in|into|as|onto)) (?:the )?(?:very )?';
const ofList = '(?: of (?:the|its|my) (?:list|pile|row|lot|pack|bunch|others|rest))?';

/** Where something goes, as `<to1>`, `<to-1>`, `<up1>`, `<down1>`. */
const destinations: [RegExp, (match: RegExpExecArray) => string | null][] = [
  [
    new RegExp(
      `\\b(?:${lead}${front}|the (?:very )?first (?:one|line|row|entry|place|position|spot)|up front|before (?:all )?the (?:others|rest)|above (?:all )?the (?:others|rest)|first(?= of the <| of <|[\\s.!]*$| in (?:the )?(?:list|row|line|<)|,))${ofList}(?! <)(?!\\w)`,
      'g',
    ),
    () => '<to1>',
  ],
  [
    new RegExp(
      `\\b(?:${lead}${back}|the (?:very )?last (?:one|line|row|entry|place|position|spot)|after (?:all )?the (?:others|rest)|below (?:all )?the (?:others|rest)|last(?=[\\s.!]*$| in (?:the )?(?:list|row|line|<)|,))${ofList}(?! <)(?!\\w)`,
      'g',
    ),
    () => '<to-1>',
  ],
  [
    new RegExp(
      `\\b(?:to|at|in|into|on|as|number) (?:the )?(?:place|position|spot|slot|number|no\\.?|rank|line)? ?(?:number )?(${ordinalPattern}|${cardinalPattern})(?: (?:place|position|spot|slot|rank|line))?(?=[\\s.!]*$|,|:| in <| of <| please)`,
      'g',
    ),
    (match) => `<to${placeIn(match[1] ?? '')}>`,
  ],
  [
    new RegExp(
      `\\b(?:(${cardinalPattern}|an?) (?:places?|positions?|lines?|steps?|rows?|spots?|notch(?:es)?) )?(up|down|higher|lower)(?: (?:by )?(${cardinalPattern}|an?)(?: (?:places?|positions?|lines?|steps?|rows?|spots?|notch(?:es)?))?)?(?=[\\s.!]*$|,| in <| of <| please)`,
      'g',
    ),
    (match) => `<${/up|higher/.test(match[2] ?? '') ? 'up' : 'down'}${numberWord(match[1] ?? match[3] ?? '') ?? 1}>`,
  ],
];

const nounPatterns = nouns.map(([letter, , noun]) => ({
  letter,
  endOf: new RegExp(`\\b${article}(first|top|last|final|bottom) (${cardinalPattern}) ${noun}\\b`, 'g'),
  placesBefore: new RegExp(`\\b${article}(${ordinal}(?:${joint}${ordinal}){0,6}) ${noun}(?! ?\\d)(?![\\w-])`, 'g'),
  placesAfter: new RegExp(
    `\\b${article}${noun} (${place}(?:${joint}(?:${article}${noun} )?(?:${place})(?!-)){0,6})(?![\\w-]|: ?\\d)`,
    'g',
  ),
  again: new RegExp(`${article}${noun} `, 'g'),
  alone: new RegExp(`\\b${article}(?:(?:whole |full |entire )?list of )?(${noun})(?![\\w-])`, 'g'),
}));

/**
 * The words with tokens for what lists are spoken of with: `<b2>` is the second bullet, `<k-1>` the last keyword, `<B>`
 * the bullets, `<s>` a specification, `<to1>` the first place. Null for words that hold signs of tokens,
 * and for places that are counted from the end.
 */
export function listTokens(source: Source): Tokens | null {
  if (fromTheEnd.test(source.text)) return null;
  let found = reworded(source, /\s*(?:-{1,2}>|=>|→|⇒)\s*/g, () => ' becomes ');
  // "One more point: ..." is a bullet.
  found = reworded(
    found,
    /(?<=\b(?:new|another|more|extra|additional|further) )points?(?=(?: ?[:"]| - )(?!.*\?\s*$))/g,
    () => 'bullets',
  );
  if (/[<>]/.test(found.text)) return null;
  for (const { letter, endOf, placesBefore, placesAfter, again, alone } of nounPatterns) {
    found = reworded(found, endOf, (match) => {
      const count = numberWord(match[2] ?? '') ?? 0;
      const sign = placeIn(match[1] ?? '');
      return Array.from({ length: count }, (_, index) => `<${letter}${sign * (index + 1)}>`).join(' and ');
    });
    found = reworded(found, placesBefore, (match) => entries(letter, match[1] ?? ''));
    found = reworded(found, placesAfter, (match) => entries(letter, (match[1] ?? '').replace(again, '')));
    found = reworded(found, alone, (match) =>
      /s(?: table| list| sheet| lines?)?$/.test(match[1] ?? '') || /table|list|sheet/.test(match[1] ?? '')
        ? `<${letter.toUpperCase()}>`
        : `<${letter}>`,
    );
  }
  for (const [pattern, write] of destinations) found = reworded(found, pattern, write);
  // "The leakproof point" is a bullet where something is put in its place.
  return /<[bks]/i.test(found.text) || !/<(?:to|up|down)/.test(found.text)
    ? found
    : reworded(found, /\bpoint\b/g, () => '<b>');
}

/** "The third one", "number 4", where it is known which list is spoken of. */
export const pointed = (source: Tokens, field: ListField): Tokens =>
  /<[bks]/i.test(source.text)
    ? source
    : reworded(
        source,
        new RegExp(
          `\\b(?:the )?(?:(${ordinal}) one\\b|(?:number |no\\.? |# ?)(${cardinalPattern})\\b)|(?<=^(?:remove|delete|drop|cut|kill|erase|lose|scrap|ditch|bin|get rid of) )<to(-?\\d+)>`,
          'g',
        ),
        (match) => `<${field[0]}${match[3] ?? placeIn(match[1] ?? match[2] ?? '')}>`,
      );

/** The same words from one place to another, without the blanks around them. */
export function slice(source: Tokens, from: number, to = source.text.length): Tokens {
  const said = source.text.slice(from, to);
  const start = from + (said.length - said.trimStart().length);
  const text = said.trim();
  return {
    ...source,
    text,
    raw: (a, b = text.length) => source.raw(start + a, start + Math.min(b, text.length)),
  };
}
