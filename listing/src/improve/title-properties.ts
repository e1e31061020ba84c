import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, wordList } from '../text/words.ts';
import { titleCase } from './casing.ts';
import { cleanLine } from './clean-text.ts';
import { commonKinds } from './common-kinds.ts';
import { calm } from './fact-clauses.ts';
import { isAuthor } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { tidySpecification } from './tidy-specification.ts';
import { kindOf, stem } from './title-parts.ts';
import { propertiesOf } from './told-facts.ts';

/** The longest title that this rewrite may have. */
export function titleLimit({ profile, options }: RewriteContext): number {
  return Math.min(
    profile.title.max,
    profile.title.hard ?? Number.POSITIVE_INFINITY,
    options.title_max ?? Number.POSITIVE_INFINITY,
  );
}

// A property longer than this is a sentence, not a part of a title; two materials take a little more.
const longestProperty = 30;
const longestMaterial = 40;
// Measures that shoppers choose by; others (a dress's length, a cable's) say little in a title.
const titleMeasures =
  /capacity|volume|(?:screen|display) size|bildschirmdiagonale|диагональ|^net (?:weight|contents?)|^size|wattage|^power|^(?:outer )?diameter|fassung|größe|объ[её]м|размер|мощность/iu;
// What the product carries, not what it holds.
const limits = /(?<!net )weight|(?<!\p{L})load(?!\p{L})|tragkraft|belast/iu;
// Specifications that say what kind of thing it is; the values of others mean nothing without their name.
const describing =
  /style|pattern|^format$|binding|model|series|shape|size|capacity|^type|typ$|modell|größe|form$|^тип|^вид|модель|серия|форма|стиль|размер|объ[её]м/iu;
// The handle's wood is not what the knife is made of, nor the jar's glass the honey.
const ofPart =
  /griff|stiel|handle|\blid\b|sheath|strap|backing|lining|sole|laufsohle|semelle|suela|подошв|\blegs?\b|cable|\bcord\b|\bwick|container|packag|\bjar\b|\bbottle\b|clasp|wheel|button|futter|ручк|рукоят|топорищ|manche(?!\p{L})|mango|manico|uchwyt/iu;
// "2 capsules" is what one takes, not what one buys.
const ofUse = /serving|portion|dos(?:e|age|is)|einnahme|verzehr|порци|доз/iu;
const ofWhole =
  /^(?:(?:product |item )?(?:dimensions|size)|measurements|maße|abmessungen|medidas|dimensiones|dimensioni|misure|wymiary|размеры?)$/iu;
const measuredSides = /^\d[\d.,]* ?[x×х] ?\d[\d.,]*(?: ?[x×х] ?\d[\d.,]*)? ?(?:mm|cm|m|in|inch(?:es)?|ft|мм|см|м)$/iu;
const mostAdded = 3;
const mostInRow = 2;

// eBay advises against a capital for every word, Google wants the landing page's title.
export const ownCase: ReadonlySet<string> = new Set(['ebay', 'google']);
const shortestCased = 4;

/** A property in the letters of the title that it joins, where the title keeps its own: "Memory Foam" or "memory foam". */
function inCaseOf(title: string, text: string, { listing, marketplace, language }: RewriteContext): string {
  if (!ownCase.has(marketplace) || language !== 'en') return text;
  const brand = new Set(wordList(listing.brand ?? ''));
  const [, ...words] = title.match(/\p{L}+/gu)?.filter((word) => !brand.has(word.toLowerCase())) ?? [];
  const cased = words.filter((word) => word.length >= shortestCased);
  if (cased.length === 0) return text;
  const capitals = cased.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals * 2 > cased.length) return titleCase(text, language, listing.brand ?? '');
  // A figure has a name beside it: "80 PLUS Bronze".
  return capitals === 0 && !/\d/u.test(text) ? (calm(text) ?? text) : text;
}

/** "Blue Ceramic Mug" of "Mug" with its colour and its material: a name of one word takes them in front. */
export function withShortName(segments: readonly string[], language: string): string[] {
  const [head = '', ...tail] = segments;
  const words = head.split(' ');
  const [noun = '', before] = [words.at(-1), words.slice(0, -1).join(' ')];
  if (language !== 'en' || !commonKinds.has(stem(noun.toLowerCase()))) return [...segments];
  if (before !== '' && kindOf(before, language) !== 'colour') return [...segments];
  const of = (kind: string): string[] =>
    tail.filter((part) => kindOf(part, language) === kind && wordList(part).length <= 2).slice(0, 1);
  const front = [...(before === '' ? of('colour') : []), ...of('material')];
  return [
    [before, ...front, noun].filter((text) => text !== '').join(' '),
    ...tail.filter((part) => !front.includes(part)),
  ];
}

/** Adds the wanted words, then material, size and colour where they fit, then other short properties while it is too short. */
export function withProperties(context: RewriteContext, segments: readonly string[]): string[] {
  const { listing, language, options, profile } = context;
  const limit = titleLimit(context);
  const fits = (parts: readonly string[]): boolean =>
    codePoints(parts.join(', ')) <= limit &&
    (profile.title.words === null || wordList(parts.join(' ')).length <= profile.title.words);
  const usable = propertiesOf(listing, language)
    .map(tidySpecification)
    .filter((item) => isUsable(item, listing.brand, language) && !ofUse.test(item.name));
  let title = withFullMaterials(withAuthor(segments, context, fits), usable, language, fits);
  const add = (text: string): void => {
    const words = wordList(text);
    const present = new Set(wordList(title.join(' ')));
    const isSaid = words.some(
      (word) => present.has(word) || word.split('-').some((part) => part.length > 2 && present.has(part)),
    );
    if (words.length > 0 && !isSaid && fits([...title, text]))
      title = [...title, inCaseOf(segments.join(' '), text, context)];
  };
  for (const keyword of options.include_keywords ?? []) add(cleanLine(keyword, context));
  for (const kind of ['material', 'number', 'colour'] as const) {
    for (const { name, value } of usable) {
      if (title.length - segments.length >= mostAdded) break;
      if (kind === 'material' && ofPart.test(name)) continue;
      if (kind === 'number' && (!titleMeasures.test(name.trim()) || limits.test(name))) continue;
      // A list of materials reads as several parts; one colour or size is enough.
      if (/[,;]|%[^%]*%/u.test(value) || states(title.join('\n'), kind, language)) continue;
      const sized = kind === 'number' ? sizesOf(name, value) : null;
      if (sized !== null || states(value, kind, language)) add(inTitle(cleanLine(sized ?? value, context), language));
    }
  }
  const isTooShort = (): boolean => codePoints(title.join(', ')) < profile.title.min;
  for (const item of usable) {
    if (!isTooShort()) break;
    if (states(title.join('\n'), 'number', language) && titleMeasures.test(item.name.trim())) continue;
    // A row of sizes belongs to the choice that the page offers.
    const isRow = item.value.split(/[,;/]/u).length > mostInRow;
    const text = namedValue(item) ?? (describing.test(item.name.trim()) && !isRow ? item.value : '');
    if (wordList(text).some((word) => /\p{L}{3}/u.test(word))) add(cleanLine(text, context));
  }
  // Sides tell by themselves what they measure.
  const sides = usable.find(({ name, value }) => ofWhole.test(name.trim()) && measuredSides.test(value.trim()))?.value;
  if (sides !== undefined && isTooShort() && !states(title.join('\n'), 'number', language))
    add(cleanLine(sides, context));
  return title;
}

/** Behind a comma only English and German titles have a capital: "Чайник электрический, стекло". */
const inTitle = (text: string, language: string): string =>
  language === 'en' || language === 'de'
    ? text
    : text.replace(/(?<=^|[/,] ?)\p{Lu}(?=\p{Ll}{2})/gu, (letter) => letter.toLowerCase());

/** True when a text states a fact of the kind; a bare number needs its name to mean something. */
function states(text: string, kind: 'material' | 'number' | 'colour', language: string): boolean {
  return factsOf(text, language).some(
    (fact) => fact.kind === kind && (kind !== 'number' || (fact.number?.unit ?? '') !== ''),
  );
}

/** "Sizes US 5 to 10": bare numbers need their name; null for a value that has its unit, or none of English sizes. */
function sizesOf(name: string, value: string): string | null {
  return /^sizes?$/iu.test(name.trim()) &&
    /^(?:(?:us|uk|eu) )?\d[\d./]*(?: ?(?:[–-]|to) ?\d[\d./]*)?$/iu.test(value.trim())
    ? `${name.trim()} ${value.trim()}`
    : null;
}

// Names that a value stands in front of: "Light roast", "Oversized fit".
const kinds = /^(roast|fit|sleeve|neckline|heel|scent|pot(?= size))(?: size)?$/iu;

/** "Straw Lid" for the specification "Lid type: Straw"; null for any other. */
export function namedValue({ name, value }: Specification): string | null {
  const noun = /^([\p{L}\s]{2,20}?)\s+type$/iu.exec(name.trim())?.[1] ?? kinds.exec(name.trim())?.[1];
  const isSized = /size$/iu.test(name.trim()) && /^\d[\d.,]* ?\p{L}{1,3}$/u.test(value.trim());
  if (noun === undefined || /^(?:all|any|every|other|mixed|various)(?!\p{L})/iu.test(value.trim())) return null;
  if (wordList(value).length > 2 || !(isSized || /^\p{L}/u.test(value.trim()))) return null;
  const said = new Set(wordList(value));
  // A "V neck" is a neckline already.
  const more = noun
    .split(/\s+/u)
    .filter((word) => !said.has(word.toLowerCase()) && ![...said].some((part) => isBeginning(part, word)));
  return [value.trim(), ...more].join(' ').toLowerCase();
}

const shortestBeginning = 4;
const isBeginning = (part: string, word: string): boolean =>
  part.length >= shortestBeginning && word.toLowerCase().startsWith(part);

// Amazon and Google show the author in a field of its own, and want the book's name alone.
const nameAlone: ReadonlySet<string> = new Set(['amazon', 'google']);
const by: Readonly<Record<string, string>> = { en: 'by', de: 'von', fr: 'de', es: 'de', it: 'di' };

/** "The Salt Road by Ines Marlow": a book without its author is hard to find. */
function withAuthor(
  segments: readonly string[],
  { listing, language, marketplace }: RewriteContext,
  fits: (parts: readonly string[]) => boolean,
): string[] {
  const author = listing.specifications.find(({ name }) => isAuthor(name))?.value.trim();
  const word = by[language];
  const [head = '', ...tail] = segments;
  if (
    author === undefined ||
    word === undefined ||
    nameAlone.has(marketplace) ||
    !/^[\p{L}][\p{L} .'’-]{3,40}$/u.test(author)
  )
    return [...segments];
  const said = new Set(wordList(segments.join(' ')));
  const longer = [`${head} ${word} ${author}`, ...tail];
  return wordList(author).some((part) => said.has(part)) || !fits(longer) ? [...segments] : longer;
}

/** "Steel" becomes "18/8 stainless steel" where the specification is more exact. */
function withFullMaterials(
  segments: readonly string[],
  usable: readonly Specification[],
  language: string,
  fits: (parts: readonly string[]) => boolean,
): string[] {
  let title = [...segments];
  segments.forEach((segment, index) => {
    if (index === 0 || kindOf(segment, language) !== 'material') return;
    const full = usable.find(({ value }) => {
      const words = wordList(value);
      return words.length <= 4 && words.length > wordList(segment).length && words.at(-1) === wordList(segment).at(-1);
    });
    const longer = full === undefined ? title : title.with(index, full.value.trim());
    if (fits(longer)) title = longer;
  });
  return title;
}

function isUsable({ value }: Specification, brand: string | null, language: string): boolean {
  const text = value.trim();
  const longest = states(text, 'material', language) ? longestMaterial : longestProperty;
  if (isPlaceholder(text) || codePoints(text) > longest || /^(?:yes|no|да|нет|ja|nein)$/iu.test(text)) return false;
  // A sign that stands alone belongs to a sentence or to nothing.
  if (!/^[\p{L}\p{N}]/u.test(text) || /\s[.,:;!?%"]+(?:\s|$)/u.test(text)) return false;
  return text.toLowerCase() !== brand?.trim().toLowerCase();
}
