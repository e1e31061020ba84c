import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { sentencesOf } from './clean-text.ts';
import { itemOf } from './keyword-phrases.ts';
import { runsOf } from './keyword-runs.ts';
import { isUse, saidOfWhole } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { longestTag } from './tag-phrases.ts';
import { kindOf, stem } from './title-parts.ts';

/** What the sections other than the keywords say. */
function toldBy({ listing, original }: RewriteContext): string {
  const { title, description, bullets, specifications, category } = listing;
  return [
    title,
    original.title,
    htmlToText(description),
    ...bullets,
    ...specifications.map(({ name, value }) => `${name}: ${value}`),
    category ?? '',
  ].join('\n');
}

// Parts of a thing: alone they find sleeves and lids, and not what has them.
const parts: ReadonlySet<string> = new Set(
  'sleeve sleeves collar zipper zip button buttons pocket pockets hood strap straps handle handles lid lids belt buckle lining waistband cuff cuffs neckline hem drawer drawers shelf wheels legs cushion hook hooks clasp cord plug spout straw pedal drawstring tassel tassels fringe ruffle ruffles lace bow'.split(
    ' ',
  ),
);

const states = (text: string, word: string): boolean => wordList(text).map(stem).includes(stem(word));

/**
 * A tag of one word as shoppers type it: "boho" of a dress is a "boho dress", "pockets" a "dress with pockets". A part
 * that the listing does not tell of is none. Null for a word that is no tag.
 */
export function asTag(keyword: string, len: number | null, context: RewriteContext): string | null {
  const word = keyword.toLowerCase();
  const item = itemOf(context);
  const noun = item.at(-1) ?? '';
  if (context.language !== 'en' || len === null || len > longestTag || !/^\p{L}+$/u.test(word) || noun === '')
    return keyword;
  const fits = (tag: string): boolean => codePoints(tag) <= len;
  if (parts.has(word) && !item.map(stem).includes(stem(word))) {
    if (!states(toldBy(context), word)) return null;
    const tag = `${noun} with ${word}`;
    return word.endsWith('s') && fits(tag) ? tag : keyword;
  }
  const whole = item.join(' ');
  if (item.length > 1 && item.slice(0, -1).includes(word) && isModifier(word, [noun], context) && fits(whole))
    return whole;
  if (item.map(stem).includes(stem(word)) || !isModifier(word, item, context)) return keyword;
  return [[word, ...item].join(' '), `${word} ${noun}`].find(fits) ?? keyword;
}

/** What it is for, of, or looks like; or a word that the title sets before the name itself. */
function isModifier(word: string, item: readonly string[], context: RewriteContext): boolean {
  if (isUse(word)) return !/s$/u.test(word) && !/^(?:sleep|women)$/u.test(word);
  if (kindOf(word, context.language) !== null) return !/s$/u.test(word);
  const own = new Set(item.map(stem));
  return runsOf(context.original.title, context).some((run) => {
    const at = run.indexOf(word);
    return at >= 0 && own.has(stem(run[at + 1] ?? ''));
  });
}

// At the beginning of a line or a sentence without a subject these are said of the product itself.
// "Foldable arm" says it of a part.
const trait = new RegExp(
  `^(?:• )?(${saidOfWhole})(?=$|[.,;!:]| (?:and|&|in|from|with|by|of|for|to|using|friendly)(?!\\p{L}))`,
  'iu',
);
const giftFor = /\bgifts? for ([\p{L} ,'’-]{3,80})/giu;
const occasions: Readonly<Record<string, string>> = {
  birthday: 'birthday gift',
  birthdays: 'birthday gift',
  housewarming: 'housewarming gift',
  christmas: 'christmas gift',
  wedding: 'wedding gift',
  weddings: 'wedding gift',
  anniversary: 'anniversary gift',
  anniversaries: 'anniversary gift',
  graduation: 'graduation gift',
  'baby shower': 'baby shower gift',
  "mother's day": "mother's day gift",
  "father's day": "father's day gift",
  "valentine's day": 'valentines day gift',
  teachers: 'teacher gift',
  her: 'gift for her',
  him: 'gift for him',
  mom: 'gift for mom',
  mum: 'gift for mum',
  dad: 'gift for dad',
};

/** Tags from what the text says of the whole: "vegan candle" of "Vegan friendly", "birthday gift" of "gift for birthdays". */
export function statedTags(context: RewriteContext): string[] {
  const noun = itemOf(context).at(-1) ?? '';
  if (context.language !== 'en' || noun === '') return [];
  const { listing } = context;
  const lines = [htmlToText(listing.description), ...listing.bullets].join('\n').split('\n');
  const traits = lines
    .flatMap(sentencesOf)
    .flatMap((sentence) => trait.exec(sentence)?.[1]?.toLowerCase() ?? [])
    .map((word) => `${word.replace('-', ' ')} ${noun}`);
  const gifts = [...lines.join('\n').matchAll(giftFor)].flatMap(([, whom = '']) =>
    whom.split(/,| and | or /u).flatMap(
      (part) =>
        occasions[
          part
            .replace(/’/gu, "'")
            .replace(/\b(?:a|an|the|your)\b/giu, '')
            .trim()
            .toLowerCase()
        ] ?? [],
    ),
  );
  return [...new Set([...traits, ...gifts])];
}
