import type { ListingEdit } from '../../../tool-types.ts';
import { sectionNamed } from '../wishes/wishes.ts';
import { quoted, type Source, short, titleNoun } from './edit-values.ts';

type Style = NonNullable<ListingEdit['style']>;

const removal =
  '(?:remove|delete|take out|take away|strip|drop|get rid of|clear|kill|lose|cut|erase|leave out|throw out)';
const all = '(?: (?:all|any|every|each|single|the|these|those|many|my|its|of|out|double|unnecessary))*';
const signs: [Style, string][] = [
  ['no_emoji', '(?:emojis?|emoticons?|smileys?|smilies|smiley faces)'],
  ['no_exclamation_marks', '(?:exclamation (?:marks?|points?|signs?))'],
  [
    'no_capitals',
    '(?:(?:words? |text |everything )?(?:in )?(?:all[ -])?(?:caps|capitals|upper ?case)(?: (?:words?|letters?|text|lock))?|capital letters|shouting|block (?:letters|capitals))',
  ],
];
const inPlace =
  '(?: (?:from|in|of|out of|within) [a-z ,]{2,60})?(?:,? (?:please|everywhere|anywhere|at all|thanks))*(?:(?:[.,;]| -)+ (?:because |since |as )?(?:this|it|that|they|there|we|i|nobody|no one|people|customers|buyers) (?!\\b(?:want|need)\\b)[a-z][^.;:"?]{2,80})?[.!]*$';

const anySign = `(?:${signs.map(([, sign]) => sign).join('|')})`;
const signsGone = signs.map(([style, sign]): [Style, RegExp] => [
  style,
  new RegExp(
    `\\b${removal}${all} ${sign}(?:(?:,| and| or)${all} ${anySign})?${inPlace}|^(?:(?:please|and|but|also) )*(?:no(?: more)?|without)${all} ${sign}${inPlace}`,
  ),
]);

const cases: [Style, RegExp][] = [
  [
    'title_case',
    /\btitle[ -]?case\b|\b(?:capitali[sz]e|capital(?: letter)? (?:for|at the (?:start|beginning) of)) (?:each|every|all)(?: of the)? words?\b|\b(?:each|every) word (?:with|in|starts? with) (?:an? )?(?:capital|upper)/,
  ],
  [
    'sentence_case',
    /\bsentence[ -]?case\b|\bonly (?:the )?first (?:word|letter) (?:capital|in (?:capital|upper)|upper)|\bcapitali[sz]e only the first (?:word|letter)/,
  ],
  ['lower_case', /\blower[ -]?case\b|\bsmall letters\b|\bdecapitali[sz]e\b/],
  ['upper_case', /\bupper[ -]?case\b|\b(?:in|into|to|all) (?:caps|capitals|capital letters|block letters)\b/],
];
const casing =
  /^(?:(?:please|can you|could you|now|and|also|i want|we want) )*(?:make|put|set|write|convert|turn|change|have|need|use|switch|(?:de)?capitali[sz]e|format|start|begin)\b|^(?:title|sentence|lower|upper)[ -]?case\b|^(?:all )?(?:(?:the|my|its|of) )*(?:title|headline|bullets?(?: points?)?|description|keywords?|tags|search terms)(?:(?: should| must| all| be| written)* (?:in|into|to|as)| all)\b|^(?:all )?(?:small|capital|block|upper case|lower case) letters? (?:for|in|on|at|please)\b/;

const textFields = ['title', 'description', 'bullets', 'keywords'] as const;
const styledIn = (text: string, style: Style, otherwise: readonly (typeof textFields)[number][]): ListingEdit[] => {
  const named = sectionNamed(text.replace(/\btitle[ -]?case\b/g, ' '));
  const fields = textFields.filter((field) => named.includes(field));
  const meant = fields.length > 0 || !/\btitle[ -]?case\b/.test(text) ? fields : (['title'] as const);
  return (meant.length > 0 ? meant : otherwise).map((field) => ({ op: 'restyle', field, style }));
};

const brand = '(?:the |our |my |its )*brand(?: name)?';
const ofTitle = `(?:of|in|from|out of|to) (?:the |its |my )*${titleNoun}`;
const front = '(?:(?:to|at|in|into) (?:the )?(?:very )?)?(?:front|start|beginning|first(?: (?:place|position|word))?)';
const brandFirst = [
  new RegExp(`\\b${titleNoun}\\b.{0,30}\\b(?:start|begin|open)(?:s|ing)? with ${brand}[.!]*$`),
  new RegExp(`\\b(?:start|begin|open) (?:the |its |my )*${titleNoun} with ${brand}[.!]*$`),
  new RegExp(
    `\\b(?:put|move|place|bring|set|have|want|get|add) ${brand} (?:to be |be )?${front}(?: ${ofTitle})?[.!]*$`,
  ),
  new RegExp(
    `^${brand} (?:should (?:come|be|stand|go)|must (?:come|be|stand|go)|comes|goes|has to be) ${front}(?: ${ofTitle})?[.!]*$`,
  ),
  new RegExp(`^${brand} ${front} ${ofTitle}[.!]*$`),
  new RegExp(`\\b(?:in|of|for) (?:the |its |my )*${titleNoun},? (?:put|move|place|bring) ${brand} ${front}[.!]*$`),
];
const brandGone = new RegExp(
  `\\b(?:remove|delete|drop|take|leave|cut|strip|get) ${brand} (?:out )?(?:of|from|out of) (?:the |its |my )*${titleNoun}|^no brand(?: name)? in (?:the )?${titleNoun}|^${brand} out of (?:the |its |my )*${titleNoun}|\\b${brand} (?:(?:should|must|may|can|does|need) (?:not|no longer|never)|no longer)(?: (?:be|stand|appear|belongs?|show up|have to be))* in(?:to)? (?:the |its |my )*${titleNoun}\\b`,
);

const own =
  '("\\d+"|(?!something|anything|an? |the (?:material|color|size|product|keyword)|more )[\\w%-]+(?: [\\w%-]+){0,4}?)';
const atFront = [
  new RegExp(`\\b(?:start|begin|open) (?:the |its |my )*${titleNoun} with ${own}[.!]*$`),
  new RegExp(`\\b(?:make|let|have) (?:the |its |my )*${titleNoun} (?:start|begin|open) with ${own}[.!]*$`),
  new RegExp(
    `\\b(?:put|add|move|write|place|bring|insert) ${own} (?:to|at|in|into) (?:the )?(?:very )?(?:front|start|beginning) of (?:the |its |my )*${titleNoun}`,
  ),
  new RegExp(`\\b(?:put|move|place|bring) ${own} first in (?:the |its |my )*${titleNoun}`),
];
const atEnd = [
  new RegExp(`\\b(?:end|finish|close) (?:the |its |my )*${titleNoun} with ${own}[.!]*$`),
  new RegExp(
    `\\b(?:put|add|move|write|place|bring|insert|append) ${own} (?:to|at|in|into) (?:the )?(?:very )?(?:end|back) of (?:the |its |my )*${titleNoun}`,
  ),
];

const unwanted = new RegExp(
  `^(?:(?:please|and|but|so|hi|well|no)[ ,]+)*(?:i|we) (?:do not|no longer) (?:want|need|like|wish)(?: to (?:see|have))? (?:any |all |the |our |my |its |these |those )*((?:${anySign}|brand(?: names?)?) in (?:(?:the|my|its) )*${titleNoun})\\b(?: any ?more| any longer| at all| please)*(?:[\\s.!]*$|[,.;] ?(?:and |so |please |then )*(?:take|remove|delete|drop|get|strip|kick)(?: (?!in\\b|from\\b|and\\b)[a-z&-]+){1,4}[\\s.!]*$|,? (?:but|just|only) (?:keep|leave) it (?:in|on) [^?]{2,40}$)`,
);
/** "I don't want the brand in the title any more, take out Acme": what is not wanted there goes. */
export function unwantedIn(source: Source): ListingEdit[] {
  const said = unwanted.exec(source.text)?.[1];
  return said === undefined ? [] : styleEdits({ ...source, text: `no ${said}` });
}

const written = '(?: (?:all|still|now|just|so|completely|currently|written|typed|set|in|the|whole|thing|of|it))*';
/** "The title is in all caps": what is there, and no wish for it. */
const toldCapitals = new RegExp(
  `\\b(?:it|that|this|they|${titleNoun}|description|text|which|everything|bullets?|keywords?) (?:is|are|was|were|comes|came|looks)${written} (?:caps|capitals|capital letters|block letters|upper ?case)\\b(?<more>,? (?:and|plus|&|with)\\b(?! (?:it|that|this|i|we|please|should|needs?|must)\\b))?|\\bits${written} (?:all|in) (?:caps|capitals|capital letters|block letters|upper ?case)\\b(?<further>,? (?:and|plus|&|with)\\b(?! (?:it|that|this|i|we|please|should|needs?|must)\\b))?`,
);

/** Texts that keep their words: other capitals, no emoji, the brand or a word at another place of the title. */
export function styleEdits(source: Source): ListingEdit[] {
  const text = source.text.replace(/[ ,]+(?:please|pls|thanks|thank you)[.! ]*$/, '');
  if (text.length > 300) return [];
  const style = signsGone.find(([, gone]) => gone.test(text))?.[0];
  if (style !== undefined) return styledIn(text, style, ['title', 'description', 'bullets']);
  if (/\b(?:not|never)\b.{0,20}\bin (?:all )?(?:caps|capitals|capital letters|upper ?case)/.test(text))
    return styledIn(text, 'no_capitals', ['title', 'description', 'bullets']);
  const told = tellsCapitals(text);
  if (told !== null) return told.isAll ? styledIn(text, 'no_capitals', ['title', 'description', 'bullets']) : [];
  if (brandFirst.some((pattern) => pattern.test(text)))
    return [{ op: 'restyle', field: 'title', style: 'brand_first' }];
  if (brandGone.test(text)) return [{ op: 'restyle', field: 'title', style: 'without_brand' }];
  const caseEdits = caseIn(text);
  if (caseEdits.length > 0) return caseEdits;
  for (const [patterns, position] of [
    [atFront, 1],
    [atEnd, -1],
  ] as const)
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      const stated = match === null ? '' : wordsOf(source, match);
      if (stated !== '') return [{ op: 'add', field: 'title', value: stated, position }];
    }
  return [];
}

/** Whether capitals are what is wrong with a text; `isAll`: nothing else is. */
export function tellsCapitals(text: string): { isAll: boolean } | null {
  const { more, further } = toldCapitals.exec(text)?.groups ?? {};
  return toldCapitals.test(text) ? { isAll: (more ?? further) === undefined } : null;
}

function caseIn(text: string): ListingEdit[] {
  if (!casing.test(text) || /\b(?:not|no|never|without)\b/.test(text)) return [];
  const style = cases.find(([, pattern]) => pattern.test(text))?.[0];
  if (style !== undefined) return styledIn(text, style, []);
  if (
    !/\bcapitali[sz]e\b|\b(?:start|begin)\w* (?:.{0,30}\b)?with (?:an? |big )?(?:capital|upper)|\bcapital letters? (?:at|for) the (?:start|beginning|first)/.test(
      text,
    )
  )
    return [];
  const edits = styledIn(text, 'title_case', []);
  return edits.map((edit) =>
    edit.field === 'title' && !/\bfirst letter\b(?! of (?:each|every))/.test(text)
      ? edit
      : { ...edit, style: 'first_capital' },
  );
}

function wordsOf(source: Source, match: RegExpExecArray): string {
  const said = match[1] ?? '';
  if (/^"\d+"$/.test(said)) return quoted(source, said);
  const start = match.index + match[0].indexOf(said);
  return short(source.raw(start, start + said.length).replace(/^(?:the )?words? /i, ''));
}
