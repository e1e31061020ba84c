import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { tidy } from './clean-text.ts';
import { commonKinds } from './common-kinds.ts';
import { itemOf, leavesOf } from './keyword-phrases.ts';
import { isTrait } from './keyword-words.ts';
import { isAuthor } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf, stem } from './title-parts.ts';

const shortestNoun = 4;
// With fewer facts it is a phrase of its own ("decoración de otoño"), not a kind with its properties.
const fewestProperties = 2;
// "Ноутбук" and "Ноутбуки", "Uhr" and "Uhren": an ending of so many letters may differ.
const longestEnding = 2;

function isSameNoun(word: string, other: string): boolean {
  if (word.length < shortestNoun || other.length < shortestNoun) return false;
  const length = Math.min(word.length, other.length);
  const stem = word.slice(0, Math.max(shortestNoun, length - 1));
  return other.startsWith(stem) && Math.abs(word.length - other.length) <= longestEnding;
}

/**
 * A title such as "Acme V15 — Notebook 15.6 in …" names its kind of product late. The noun, as the category knows it,
 * goes into the first part, so that it is still there when the title is cut.
 */
export function withItemFirst({ listing, language }: RewriteContext, segments: string[]): string[] {
  const [head, ...tail] = segments;
  if (head === undefined || tail.length === 0) return segments;
  const kinds = wordList(listing.category?.split(/[>/|]/u).slice(-2).join(' ') ?? '');
  const isItem = (word: string): boolean => kinds.some((kind) => isSameNoun(word, kind));
  if (kinds.length === 0 || wordList(head).some(isItem)) return segments;
  const at = tail.findIndex(
    (part) => isItem(wordList(part)[0] ?? '') && factsOf(part, language).length >= fewestProperties,
  );
  const [noun = '', ...rest] = tail[at]?.split(/\s+/u) ?? [];
  if (at < 0 || noun === '') return segments;
  const left = tidy(rest.join(' '));
  // English says "Acme V15 Notebook".
  const named = language === 'en' ? `${head} ${noun}` : `${noun} ${head}`;
  return [named, ...(left === '' ? tail.toSpliced(at, 1) : tail.with(at, left))];
}

// They are sold and named in pairs.
const paired =
  /^(?:headphones|earphones|earbuds|headsets|shoes|boots|sneakers|trainers|sandals|slippers|socks|gloves|jeans|trousers|pants|shorts|leggings|glasses|sunglasses|goggles|scissors|pliers|binoculars|earrings|curtains|speakers)$/u;

const mostInName = 3;

/** "Ethiopia Yirgacheffe" is a name: none of its words is a kind of thing, nor does the text write one of them small. */
function isNameAlone(segments: readonly string[], kind: readonly string[], { listing }: RewriteContext): boolean {
  const [head = '', ...more] = segments;
  const words = head.split(' ');
  const text = new Set([htmlToText(listing.description), ...listing.bullets].join('\n').match(/\p{L}+/gu));
  const isName = (word: string): boolean =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !commonKinds.has(stem(word.toLowerCase())) &&
    !text.has(word.toLowerCase()) &&
    !kind.map(stem).includes(stem(word.toLowerCase()));
  const isSold = !listing.specifications.some(({ name }) => isAuthor(name));
  const isKnown = commonKinds.has(stem(kind.at(-1) ?? ''));
  return more.length === 0 && words.length <= mostInName && isSold && isKnown && words.every(isName);
}

/** "Kestrel 43U7" is a name and a code, "Ethiopia Yirgacheffe" a name: what kind of thing it is, the category says. */
export function withKind(context: RewriteContext, segments: string[]): string[] {
  const { listing, language } = context;
  const [head = '', ...tail] = segments;
  const brand = new Set(wordList(listing.brand ?? ''));
  const isNamed = segments.some((part) =>
    wordList(part).some((word) => !brand.has(word) && !/\d/u.test(word) && /\p{L}{3}/u.test(word)),
  );
  const [kind] = leavesOf(context);
  if (language !== 'en' || kind === undefined) return segments;
  const isCode = !isNamed && wordList(head).some((word) => /\d/u.test(word));
  if (!isCode && !isNameAlone(segments, kind, context)) return segments;
  const noun = kind.at(-1) ?? '';
  const singular = [...kind.slice(0, -1), paired.test(noun) ? noun : stem(noun)];
  return [[head, ...singular.map(upperFirst)].join(' '), ...tail];
}

const forWhom: Readonly<Record<string, string>> = {
  women: "Women's",
  womens: "Women's",
  ladies: "Women's",
  men: "Men's",
  mens: "Men's",
};
const audience = /^(.+\s)?(\p{L}{3,}) (women|womens|men|mens)$/iu;

/** "Linen Dress Women" as "Women's Linen Dress": English says first for whom it is. */
export function withAudienceFirst(segments: readonly string[], brand: string, language: string): string[] {
  const [head = '', ...tail] = segments;
  const [, before = '', noun = '', whom = ''] = audience.exec(head) ?? [];
  const own = brand.trim();
  const isBranded = own !== '' && head.toLowerCase().startsWith(`${own.toLowerCase()} `);
  const name = `${before}${noun}`.slice(isBranded ? own.length + 1 : 0);
  if (
    language !== 'en' ||
    whom === '' ||
    name === '' ||
    /(?<!\p{L})(?:for|and|or|with|&)$|['’]/iu.test(name) ||
    isOfWhom(name)
  )
    return [...segments];
  return [
    [...(isBranded ? [head.slice(0, own.length)] : []), forWhom[whom.toLowerCase()] ?? whom, name].join(' '),
    ...tail,
  ];
}

const mostTraits = 3;
// What no vocabulary of materials knows, and stands next to the noun all the same.
const isOfMaterial = (word: string, language: string): boolean =>
  kindOf(word, language) === 'material' || /^(?:mesh|knit|fleece|plush)$/iu.test(word);
const isHow = (word: string, language: string): boolean => isTrait(word) || isOfMaterial(word, language);

/** "Office Chair Mesh Ergonomic" as "Ergonomic Mesh Office Chair": English says first how a thing is. */
export function withTraitsFirst(context: RewriteContext, segments: readonly string[]): string[] {
  const { language, listing } = context;
  const [head = '', ...tail] = segments;
  const item = itemOf({ ...context, listing: { ...listing, title: head } });
  const words = head.split(' ');
  const at = words.findIndex((_, index) => item.every((word, offset) => words[index + offset]?.toLowerCase() === word));
  const end = at + item.length;
  const other = words.slice(end).findIndex((word) => !isHow(word.toLowerCase(), language));
  const behind = other < 0 ? words.slice(end) : words.slice(end, end + other);
  const rest = words.slice(end + behind.length);
  const before = words.slice(0, at).join(' ');
  const isPlain =
    language === 'en' &&
    item.length > 0 &&
    at >= 0 &&
    commonKinds.has(stem(item.at(-1) ?? '')) &&
    (before === '' || before.toLowerCase() === listing.brand?.trim().toLowerCase()) &&
    behind.some((word) => !isOfMaterial(word, language)) &&
    behind.length <= mostTraits &&
    (rest.length === 0 || goesOn.test(rest.join(' ')) || kindOf(rest.join(' '), language) === 'colour');
  if (!isPlain) return [...segments];
  const materials = behind.filter((word) => isOfMaterial(word, language));
  const traits = behind.filter((word) => !materials.includes(word));
  const named = [before, ...traits, ...materials, ...words.slice(at, end), ...rest].filter((word) => word !== '');
  return [named.join(' '), ...tail];
}

// Its size, or a word that ties what it has.
const goesOn = /^(?:\d|with\s|for\s|in\s)/iu;

const gift = /(?<!\p{L})(?:gifts?|presents?)(?! (?:box|bag|set|wrap|card|tag|basket|paper|tin))(?!\p{L})/iu;

/** Parts without those that only say for whom it is a gift, as long as the title is no shorter than is good; they are search terms. */
export function withoutGifts(segments: readonly string[], { language, profile }: RewriteContext): string[] {
  const left = segments.filter(
    (part, index) => index === 0 || !gift.test(part) || factsOf(part, language).some(({ kind }) => kind !== 'brand'),
  );
  return codePoints(left.join(', ')) < profile.title.min ? [...segments] : left;
}

const isOfWhom = (name: string): boolean => wordList(name).some((word) => /^(?:wo)?men(?:s|['’]s)?$/u.test(word));
