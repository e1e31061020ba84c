import type { ListingEdit } from '../../../tool-types.ts';
import type { Source } from './edit-values.ts';
import { type TextEdit, textNoun } from './stated-texts.ts';
import { styleEdits, tellsCapitals } from './text-styles.ts';

const fieldOf = (text: string): 'title' | 'description' =>
  /\b(?:title|headline|heading|product name)\b/.test(text) ? 'title' : 'description';
const out = '(?:take|strike|remove|delete|cut|drop|cross|lose|kick|erase|scrap|throw|leave|get rid of|strip)';
const away = '(?: out| away| off)?';
const word = '(?:the )?(?:words? |phrase |term |bit |part |sentence )?';
const named = '(?:the )?(?:words? |phrase |term |bit |part |sentence )';
const ofText = `(?:from|out of|off|in|of) (?:the |its |my |this )*(?:[a-z]+ ){0,2}?${textNoun}`;
const said =
  '("\\d+"|(?!the\\b|all\\b|any\\b|it\\b|brand\\b|emojis?\\b|exclamation\\b|caps\\b|words?\\b|everything\\b)[\\p{L}\\d][\\p{L}\\d%&\'-]*(?: [\\p{L}\\d%&\'-]+){0,7}?)';
const removals = [
  `\\b${out}${away} ${word}${said}${away} ${ofText}`,
  `\\b${out}${away} ${ofText} ${word}${said}(?=[.,;!]|$| (?:please|because|since|it)\\b)`,
  `\\b${named}${said} (?:must|should|may|can) (?:not|no longer)(?: any ?more| any longer)? (?:be|appear|stand|show(?: up)?|occur|stay)\\b.{0,30}?\\b${textNoun}`,
  `\\b${named}${said} (?:must|should|has to|needs to|can) (?:go|be (?:removed|deleted|taken out|dropped)|leave|disappear)\\b.{0,30}?\\b${textNoun}`,
  `(?:^|[.,;:!?] |\\b(?:and|but|so|please) )${word}${said} (?:must|should|has to|needs to|can|may|ought to)(?: (?:just|also|please|now|really))* (?:go|leave|disappear|come|be (?:removed|deleted|taken|dropped))${away} (?:from|out of|off|of) (?:the |its |my |this )*${textNoun}`,
  `\\b${textNoun}\\b[^.;:!?]{0,50}\\b(?:without|no longer say|lose) ${named}${said}(?=[.,;!]|$| (?:please|because|since|in)\\b)`,
].map((pattern) => new RegExp(pattern, 'u'));
const adding = '(?:stick|put|add|append|tack|slap|write|insert|attach|place|pop|include|paste|throw|bring)';
const place =
  '(?:(?:on|at|to|onto|in|as)(?: the)?(?: very)? )?(?:(?<end>end|back|tail|bottom|last (?:word|sentence|line))|(?<start>start|beginning|front|top|first (?:word|sentence|line)))(?: of)?';
const additions = [
  `\\b${adding}(?: on)? ${word}${said} (?:on |to |in )?${place} (?:of |in |to )?(?:the |its |my |this )*(?:[a-z]+ ){0,2}?${textNoun}`,
  `\\b(?:on|at|to|in|onto)(?: the)?(?: very)? ${place} of (?:the |its |my |this )*(?:[a-z]+ ){0,2}?${textNoun},? (?:please )?${adding} ${word}${said}(?=[.,;!]|$| (?:please|because)\\b)`,
].map((pattern) => new RegExp(pattern, 'u'));
const cleared =
  /\b(?:empty|clear|blank(?: out)?|wipe(?: out)?|delete|remove|erase) (?:the |its |my |this |whole |entire |current )*(?<noun>description|product text|brand|category|price)(?: field)?(?= for now| completely| entirely| please|[.,;!]|$| on | and leave)/;

const styles: [NonNullable<ListingEdit['style']>, RegExp][] = [
  [
    'title_case',
    /\btitle[ -]?case\b|\b(?:each|every|all) words? (?:capital\w*|with a capital|upper|starts? with a capital)|\bcapital\w* (?:each|every) word/,
  ],
  [
    'sentence_case',
    /\bsentence[ -]?case\b|\b(?:only|just)(?: the)? first (?:word|letter)s? (?:capital\w*|big|upper|large|in capital)/,
  ],
  ['lower_case', /\blower[ -]?case\b|\b(?:small|little|lower) letters\b|\bno (?:capitals|capital letters)\b/],
  [
    'upper_case',
    /\bupper[ -]?case\b|\b(?:big|block|capital|large) letters\b|\ball[ -](?:caps|capitals)\b|\bin (?:caps|capitals)\b/,
  ],
];
const noStyle = /\b(?:not|never|no longer|without|stop|too|remove|why|hate|avoid|bullets?|keywords?|from)\b/;

const textOf = ({ raw, quotes }: Source, words: string, at: number): string =>
  /^"\d+"$/.test(words)
    ? (quotes[Number(words.replaceAll('"', ''))] ?? '')
    : raw(at, at + words.length)
        .replace(/["“”]/g, '')
        .replace(/[.,;!]+$/, '')
        .trim();

const otherParts = /\bbullets?\b|\bkeywords?\b|\btags?\b|\bspec/;
/** "..., it's in the specs anyway": why it may go. */
export const standsThere =
  /(?:[,.;]| -)+ ?(?:because |since |as )?(?:it|that|this|they|we have (?:it|that|this))(?: (?:is|are|stands?))?(?: (?:already|still|also))* (?:in|on|among) (?:the |its |my )*(?:specs?|specifications?|bullets?(?: points?)?|keywords?|tags)\b(?: (?:anyway|already|too|as well|also|now))*[\s.!]*$/;

/** Words that go out of a title or a description, come to its start or end, or are only written otherwise. */
export function wordEditsIn(source: Source): TextEdit[] {
  const { text } = source;
  const gone = cleared.exec(text);
  if (gone !== null)
    return [
      of(
        {
          op: 'remove',
          field: (/desc|text/.test(gone.groups?.noun ?? '')
            ? 'description'
            : gone.groups?.noun) as ListingEdit['field'],
        },
        inside(gone, gone[0]),
      ),
    ];
  if (!new RegExp(`\\b${textNoun}\\b`).test(text) || otherParts.test(text.replace(standsThere, ''))) return [];
  for (const pattern of additions) {
    const match = pattern.exec(text);
    const words =
      match?.find(
        (group, index) =>
          index > 0 && group !== undefined && group !== match.groups?.end && group !== match.groups?.start,
      ) ?? '';
    if (match === null || words === '' || /^(?:a|an|it|this|that|more|the|brand|something)\b/.test(words)) continue;
    const value = textOf(source, words, match.index + match[0].indexOf(words)).replace(/^[-–—|,] ?/, '');
    const position = match.groups?.start === undefined ? {} : { position: 1 };
    if (value !== '') return [of({ op: 'add', field: fieldOf(match[0]), value, ...position }, inside(match, words))];
  }
  for (const pattern of removals) {
    const match = pattern.exec(text);
    const words = match?.[1] ?? '';
    if (
      match === null ||
      words === '' ||
      /^(?:(?:every|each|double|unnecessary|our|my|its|their|these|those|both|(?:all )?(?:the )?many) )*(?:single )?(?:brand|emojis?|exclamation|capitals?|caps|everything|something|anything|words?|some|typos?|errors?|mistakes?)\b/.test(
        words,
      )
    )
      continue;
    const value = textOf(source, words, match.index + match[0].indexOf(words)).replace(/^(?:words?|phrase) /i, '');
    if (value !== '') return [of({ op: 'remove', field: fieldOf(match[0]), value }, inside(match, words))];
  }
  const own = styleEdits(source);
  if (tellsCapitals(text) !== null) return own.map((edit) => ({ edit, at: 0, end: text.length }));
  // Signs that go out are no matter of capitals.
  if (own.some(({ style }) => style?.endsWith('_case') === true || style === 'first_capital'))
    return own.map((edit) => ({ edit, at: 0, end: text.length }));
  const style = noStyle.test(text) ? undefined : styles.find(([, pattern]) => pattern.test(text))?.[0];
  return style === undefined ? [] : [{ edit: { op: 'restyle', field: fieldOf(text), style }, at: 0, end: text.length }];
}
const of = (edit: ListingEdit, { at, end }: { at: number; end: number }): TextEdit => ({ edit, at, end });
const inside = (match: RegExpExecArray, words: string) => {
  const at = match.index + match[0].indexOf(words);
  return { at, end: at + words.length };
};
