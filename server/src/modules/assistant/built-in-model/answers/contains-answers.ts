import type { CardListing } from '../../tool-types.ts';
import { plain, withoutTags } from '../safe-markdown.ts';
import { stem, tokens } from './question-words.ts';

const sections: [RegExp, string, (listing: CardListing) => string][] = [
  [/\btitle\b|\bheadline\b/, 'title', ({ title }) => title],
  [/\bdescription\b/, 'description', ({ description }) => withoutTags(description)],
  [/\bbullets?\b(?: points?)?|\bkey features\b/, 'bullets', ({ bullets }) => bullets.join(' \n ')],
  [/\bkeywords?\b|\bsearch terms?\b|\btags?\b/, 'keywords', ({ keywords }) => keywords.join(' \n ')],
];
const section =
  '(?:the |my |its |any of the |one of the )*(title|headline|description|bullets?(?: points)?|key features|keywords?|search terms?|tags?)';
const word = '(?:the |my |our |its |an? )?(?:words? |term |phrase )?["“]?(.{2,60}?)["”]?';
const asks: [RegExp, section: 1 | 2, word: 1 | 2][] = [
  [
    new RegExp(
      `^(?:and |so )?(?:does|do|did) ${section} (?:already )?(?:contain|mention|include|say|have|state|name|use|show) ${word}[?.! ]*$`,
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^(?:and |so )?(?:is|are) ${word} (?:already )?(?:mentioned |included |named |contained )?(?:in|part of|among|one of) ${section}[?.! ]*$`,
    ),
    2,
    1,
  ],
  [new RegExp(`^(?:and |so )?(?:is|are) ${word} (?:an? )?(?:of the )?(keyword|search term|tag)s?[?.! ]*$`), 2, 1],
  [new RegExp(`^(?:and |so )?is there (?:an? |any )?${word} in ${section}[?.! ]*$`), 2, 1],
];

/** "Is bamboo still written anywhere?" */
const anywhere =
  /^(?:and |so |but )*(?:is|are|does|do) (?:the (?:words?|term|phrase) )?["“]?(?!(?:it|this|that|there|they|you|we|i)\b)([^"“”?]{2,40}?)["”]? (?:still |now |also |already |really )*(?:(?:written|mentioned|named|stated|said|used|found|appear|stand|show up|there)(?: (?:anywhere|somewhere|still|in (?:it|there|the (?:card|listing|texts?))))+|anywhere(?: in (?:it|there|the (?:card|listing|texts?)))?)[?.! ]*$/;
const wholeCard =
  /^(?:and |so )?(?:(?:does|do|did) (?:it|this|the (?:card|listing|texts?)|you|we) (?:already |still |now |ever )?(?:contain|mention|include|say|have|use)|(?:is|are) there) (?:(?:the|any) )?(?:words?|terms?|phrases?) ["“]?(.{2,60}?)["”]?(?: (?:in it|in there|anywhere|somewhere|now|still|already|in the (?:card|listing|texts?)))*[?.! ]*$|^(?:and |so )?(?:is|does) the (?:word|term|phrase) ["“]?(.{2,60}?)["”]? (?:in (?:it|there|the (?:card|listing|texts?))|anywhere|used|mentioned|stand|appear)\b[^?]{0,20}[?.! ]*$/;

/** "Does it contain the word cheap?": the parts that do. */
function wholeCardAnswer(question: string, listing: CardListing): { found: boolean; answer: string } | null {
  const match = wholeCard.exec(question) ?? anywhere.exec(question);
  const asked = match?.[1] ?? match?.[2];
  if (asked === undefined) return null;
  const specifications = listing.specifications.map(({ name, value }) => `${name}: ${value}`).join(' \n ');
  const parts: [string, string][] = [
    ...sections.map(([, name, read]): [string, string] => [name, read(listing)]),
    ['specifications', specifications],
  ];
  const having = parts.filter(([, text]) => holds(text, asked)).map(([name]) => name);
  const told = `“${plain(asked, 60)}”`;
  if (having.length === 0) return { found: true, answer: `No: ${told} stands nowhere in the card.` };
  return {
    found: true,
    answer: `Yes: ${told} stands in the ${having.join(', the ').replace(/, ([^,]*)$/, ' and $1')}.`,
  };
}

/** "The brand", "the color": what the card has for it, to be looked for in a text. */
function valuesOf(asked: string, { brand, category, specifications }: CardListing): string[] | null {
  const name = asked.replaceAll('colour', 'color');
  if (/^brand(?: name)?$/.test(name)) return brand === null ? [] : [brand];
  if (name === 'category') return category === null ? [] : [category];
  const own = specifications.filter(
    (one) =>
      tokens(one.name.replaceAll(/colour/gi, 'color'))
        .map(stem)
        .join(' ') === stem(name),
  );
  return own.length === 0 ? null : own.map(({ value }) => value);
}
/** Whole words, in their order, whatever the case and the plural. */
const holds = (text: string, wanted: string) => {
  const own = tokens(text).map(stem).join(' ');
  const words = tokens(wanted).map(stem).join(' ');
  return words !== '' && ` ${own} `.includes(` ${words} `);
};

/** "Does the title contain the brand?", "is mug one of the keywords?"; null for other questions. `question` in lower case. */
export function containsAnswer(question: string, listing: CardListing): { found: boolean; answer: string } | null {
  for (const [pattern, sectionAt, wordAt] of asks) {
    const match = pattern.exec(question);
    const asked = match?.[wordAt]?.trim() ?? '';
    const part = sections.find(([names]) => names.test(match?.[sectionAt] ?? ''));
    if (
      match === null ||
      part === undefined ||
      asked === '' ||
      /^(?:ok|okay|fine|good|long|short|too|there|it)\b/.test(asked)
    )
      continue;
    const [, name, read] = part;
    const values = valuesOf(asked, listing);
    if (values?.length === 0)
      return {
        found: false,
        answer: `The card does not say the ${plain(asked, 60)}, so nothing of it stands in the ${name}.`,
      };
    const text = read(listing);
    const told = values === null ? `“${plain(asked, 60)}”` : `${plain(values.join(', '), 120)}`;
    const is = (values ?? [asked]).some((one) => holds(text, one));
    const verb = name.endsWith('s') ? (is ? 'say' : 'do not say') : is ? 'says' : 'does not say';
    return { found: true, answer: `${is ? 'Yes' : 'No'}: the ${name} ${verb} ${told}.` };
  }
  return wholeCardAnswer(question, listing);
}
