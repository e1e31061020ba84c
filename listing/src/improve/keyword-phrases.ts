import { contradictions } from '../ground/contradictions.ts';
import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, escapeRegExp, isUnspaced, phrasePattern, wordList } from '../text/words.ts';
import { cleanLine } from './clean-text.ts';
import { commonKinds } from './common-kinds.ts';
import { keywordNoun } from './keyword-noun.ts';
import { countWords, runsOf } from './keyword-runs.ts';
import { isFiller, isTrait, isUse, isWeak } from './keyword-words.ts';
import { isMaterial, withoutGrade, withoutMaterial, withoutMaterials } from './name-materials.ts';
import { isPropertyName, isScientific } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { bindsNext, collections, endsOpen, isRowOfNouns, isSearch, isShade } from './search-names.ts';
import { tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { kindOf, segmentsOf, stem } from './title-parts.ts';
import { propertiesOf } from './told-facts.ts';
import { inOneLanguage } from './translations.ts';
import { longestPhrase, valuePhrases, yesNames } from './value-phrases.ts';
import { isOfWhole } from './whole-facts.ts';

/** The product's name in the title's own words ("water bottle"): what title and category share, else the title's noun. */
export function itemOf(context: RewriteContext): string[] {
  const runs = runsOf(context.listing.title, context);
  for (let count = longestPhrase; count >= 1; count -= 1) {
    for (const leaf of leavesOf(context)) {
      if (leaf.length < count) continue;
      // "Sports > Yoga" says what a mat is for.
      if (count === 1 && (isUse(leaf.at(-1) ?? '') || departments.has(leaf.at(-1) ?? ''))) continue;
      const isFirst = nounFirst.has(context.language);
      const wanted = (isFirst ? leaf.slice(0, count) : leaf.slice(-count)).map(stem).join(' ');
      for (const run of runs) {
        const at = neighbours(run, count).findIndex((words) => words.map(stem).join(' ') === wanted);
        if (at < 0) continue;
        // "desk lamp" says more than "lamp" when the category only names the general word.
        const from = count === 1 && at > 0 && !isWeak(run[at - 1] ?? '') ? at - 1 : at;
        // A "sheet set" is a set, not a sheet.
        const to = at + count + (collections.has(run[at + count] ?? '') ? 1 : 0);
        return run.slice(to > at + count ? at : from, to);
      }
    }
  }
  const noun = titleNoun(context);
  return noun.length === 0 ? noun : (keywordNoun(noun.at(-1) ?? '', context) ?? noun);
}

// They hold things of so many kinds that their name is none.
const departments: ReadonlySet<string> = new Set(
  'toys toy games clothing clothes apparel accessories electronics beauty jewelry jewellery tools furniture food grocery stationery supplies gifts crafts'.split(
    ' ',
  ),
);

const preposition = /\s(?:with|for|of|in|on|from|by|mit|für|aus|для|из|с|на|con|para|de|avec|pour)\s/iu;

// "Earbuds Bluetooth 5.3" are earbuds.
const versioned = /\s\p{L}+ \d+\.\d+(?=\s*$|\s*[,;(|])/u;
// "Soap set 4 pcs with box": the count ends the name.
const countBehind = /(?<=\p{L}{3}\s\p{L}{2,30})\s\d{1,4} ?(?:pcs|pc|pieces|pack|stk|stück|шт)(?!\p{L}).*$/iu;
// "Notebook A5 dotted hardcover" is a notebook.
const paperSize = /(?<=\p{L}{3})\s(?:A[2-7]|B[4-6])(?![\p{L}\d]).*$/u;
const bindings = /(?<=\p{L}{3}\s.*)\s(?:hardcover|hardback|softcover|paperback)$/iu;
const adjective = /(?:able|ible|proof|less|resistant|free|-\p{L}+ed)$/u;

/** The last run first; the one word "expandable" behind a figure names nothing. */
const inTurn = (runs: readonly string[][], language: string): string[][] => {
  // "Scratching post 80cm sisal" is a post, "cat tree 56 inch grey" a tree.
  const isName = (run: readonly string[]): boolean =>
    !(run.length === 1 && (adjective.test(run[0] ?? '') || isMaterial(run[0] ?? '', language))) &&
    !run.every((word) => isWeak(word) || kindOf(word, language) === 'colour') &&
    (!isWeak(run.at(-1) ?? '') || (run.length > 2 && sizeBehind.test(run.at(-1) ?? '')));
  return [...runs.filter(isName).toReversed(), ...runs.filter((run) => !isName(run))];
};

// "Mochila escolar roja": what a thing is stands before how it is.
export const nounFirst: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'ca', 'ro']);

/** The last words of the title's first part, or the first ones where the noun comes first, before any name in quotes, any "with" or "for". */
function titleNoun(context: RewriteContext): string[] {
  const { listing } = context;
  const brand = phrasePattern(listing.brand?.trim() ? [listing.brand.trim()] : []);
  const title = brand === null ? listing.title : listing.title.replace(brand, ' ');
  const [first = ''] = title.split(/(?<=\p{L}{3})\s+["“„«]|(?<=\p{L}{3})\.\s|,\s/u);
  // "Serum (ascorbyl phosphate)", "train set 52 pcs": what stands in brackets and behind a number is no name.
  const head = first
    .replace(versioned, '')
    .replace(paperSize, '')
    .replace(bindings, '')
    .replace(countBehind, '')
    .replace(/(?<=\p{L}.*)\s*[([][^()[\]]*(?:[)\]]|$)/gu, ' ')
    .replace(sizesOf, '')
    .replace(countedParts, '')
    .replace(countedThings, (things, at: number, text: string) => (holdsKind(text.slice(0, at)) ? '' : things));
  const runs = runsOf(head.split(preposition)[0] ?? '', context);
  const isNounFirst = nounFirst.has(context.language);
  const last =
    (context.language === 'en' ? (kindIn(runs) ?? kindAtEnd(runs)) : null) ??
    (isNounFirst ? runs : inTurn(runs, context.language)).find(
      (run) => !(run.length === 1 && countWords.has(run[0] ?? '')),
    ) ??
    [];
  if (isNounFirst) return last.slice(0, 2);
  const name = context.language === 'en' ? upToKind(runs, last) : last;
  const bare = withoutMaterials(withoutGrade(name, context.language), context.language);
  const named = withoutMaterials(withoutTraits(bare, context.language), context.language);
  const plain = withoutMaterial(named, context);
  // A "drill bit set" is no "bit set".
  const [third = ''] = plain.slice(-3);
  const isOfThree = collections.has(plain.at(-1) ?? '') && plain.length > 2 && !isWeak(third) && !isUse(third);
  const words = plain.slice(isOfThree && kindOf(third, context.language) === null ? -3 : -2);
  // "Brown couch" is a couch; the colour comes back with the other properties.
  return words.length > 1 && (isWeak(words[0] ?? '') || kindOf(words[0] ?? '', context.language) !== null)
    ? words.slice(1)
    : words;
}

// "Linen shirt short sleeve", "mug blue speckled": how the thing before it is.
const how = /^(?:mesh|short|long|round|square|oval|wide|narrow|slim|thick|thin|tall|deep|flat)$/u;

/** A run up to the name of a well-known kind of thing behind which only its properties follow; null where none is. */
function kindIn(runs: readonly string[][]): string[] | null {
  for (const run of runs) {
    const at = run.findIndex((word, index) => {
      const next = run[index + 1] ?? '';
      const isLast = index + 2 === run.length;
      return (
        commonKinds.has(stem(word)) &&
        (how.test(next) ||
          isTrait(next) ||
          kindOf(next, 'en') === 'colour' ||
          (isLast && (adjective.test(next) || isMaterial(next, 'en'))))
      );
    });
    if (at >= 0) return run.slice(0, at + 1);
  }
  return null;
}

/** "Stoneware mug" of a row in which a later part, "Wales dishwasher", stands behind a small word or a figure: its kind was named before. */
function upToKind(runs: readonly string[][], last: string[]): string[] {
  const first = runs.find((run) => run.some((word) => commonKinds.has(stem(word)))) ?? last;
  const isLater = runs.indexOf(first) < runs.indexOf(last) && !commonKinds.has(stem(last.at(-1) ?? ''));
  return isLater ? first.slice(0, first.findIndex((word) => commonKinds.has(stem(word))) + 1) : last;
}

/** The first run that ends with the name of a well-known kind of thing: what stands behind it says more of the same. */
const kindAtEnd = (runs: readonly string[][]): string[] | null =>
  runs.find((run) => commonKinds.has(stem(run.at(-1) ?? ''))) ?? null;

/** "Satchel bag brown crossbody handmade" is a bag: what stands behind a name to be found by is none of it. */
function withoutTraits(words: readonly string[], language: string): string[] {
  const end = words.findLastIndex(
    (word) => !isTrait(word) && !sizeBehind.test(word) && kindOf(word, language) !== 'colour',
  );
  return end < 1 ? [...words] : words.slice(0, end + 1);
}

// "Dog bed large".
const sizeBehind = /^(?:extra|large|small|medium|mini|jumbo|king|queen)$/u;

// "Shirt sage green size M-XXL" is a shirt.
const sizesOf = /(?<=\p{L}{3}\s.*)\ssizes? (?:\d|x{0,4}[sml](?![\p{L}])|one\b).*$/iu;
// "Milking stool oak 3 legs" is a stool.
const countedParts =
  /(?<=\p{L}{3}\s.*)\s\d{1,2}\s(?:legs?|doors?|drawers?|shelves|pockets?|wheels?|blades?|burners?|tiers?|layers?|seats?|holes?|strings?|panels?|compartments?|levels?|handles?|sides?|slots?|arms?)$/iu;

// "Wine rack wood 6 bottles" is a rack.
const countedThings = /\s\d{1,3}\s\p{L}{3,}s$/u;
const holdsKind = (text: string): boolean => wordList(text).some((word) => commonKinds.has(stem(word)));

/** The last part of the category, when it is a plain name of a kind of product; two for "Coats & Jackets". */
export function leavesOf(context: RewriteContext): string[][] {
  const { listing } = context;
  const leaf = listing.category?.split(/[>/|]/u).at(-1)?.trim() ?? '';
  const brand = listing.brand?.trim().toLowerCase() ?? '';
  if (leaf === '' || /[\d#…]|\.{3}|\bsee\b|\bitem\b|\bother\b/iu.test(leaf)) return [];
  if (brand !== '' && leaf.toLowerCase().includes(brand)) return [];
  return runsOf(leaf, context).filter((run) => run.length <= longestPhrase);
}

function neighbours(words: readonly string[], count: number): string[][] {
  return words.slice(0, Math.max(0, words.length - count + 1)).map((_, index) => words.slice(index, index + count));
}

/** Of "leather, waxed linen thread" the leather: what a thing of several parts is made of is not what each part is. */
const wholeMaterials = (value: string): string[] => {
  // "95% viscose 5% elastane" is found as viscose.
  const parts = value
    .replace(/(?<=\d ?%\s*[^%]*\p{L}),?(?: and)?\s*\d+(?:[.,]\d+)? ?%.*$/u, '')
    .split(/[,;/]/u)
    .map((part) => part.trim());
  return parts.length === 1
    ? parts
    : parts.filter((part) => !/ (?:thread|yarn|lining|trim|clasp|button|handle)s?$/iu.test(part));
};

const department = /^\s*(?:garden|pets?|home)(?:\s[^>/|]*)?(?=[>/|])/iu;
const load = /\d\s?(?:kg|lbs?)$/iu;

/** Material, colour, size and use of the product, each with its name, the best searches first. */
export function described(item: readonly string[], context: RewriteContext): string[][] {
  const { listing, language } = context;
  const title = listing.title;
  const own = new Set(item);
  const modifiers = (kind: 'material' | 'colour' | 'number', texts: readonly string[]): string[] => {
    const found = texts.flatMap((text) => {
      const facts = factsOf(text, language);
      const materials = new Set(facts.flatMap((fact) => (fact.kind === 'material' ? [fact.start] : [])));
      return (
        facts
          .filter((fact) => fact.kind === kind && fact.denied !== true && (text !== title || isOfWhole(title, fact)))
          // "7 cm memory foam" is how thick the foam is, and "7 in 1" no length.
          .filter(({ end }) => kind !== 'number' || (!materials.has(end + 1) && !/^ \d/u.test(text.slice(end))))
          // "90 cm" of "180 x 90 cm" is no size.
          .filter(({ end, start }) => !/[x×]\s?$/iu.test(text.slice(0, start)) && !/^\s?[x×]/iu.test(text.slice(end)))
          // A sign such as " for inches is lost in a search.
          .filter(
            ({ text, number }) => kind !== 'number' || /\p{L}/u.test(text.endsWith(number?.unit ?? '') ? text : ''),
          )
          // Nobody searches for the grams of a jar or the minutes of a game, but for a mug of so many ounces.
          .filter(
            ({ number }) =>
              kind !== 'number' || context.language !== 'en' || !/^(?:g|ml|mm|s|min|h)$/iu.test(number?.unit ?? ''),
          )
          .map(({ text: words }) => words.toLowerCase())
      );
    });
    return [...new Set(found)].filter((words) => wordList(words).every((word) => !own.has(word))).slice(0, 2);
  };
  const contested = new Set(contradictions(listing, language).map(({ path }) => path));
  const agreed = listing.specifications.filter((_, index) => !contested.has(`specifications/${index}`));
  const valuesOf = (names: RegExp): string[] =>
    tellable(propertiesOf({ ...listing, specifications: agreed }, language)).flatMap(({ name, value }) =>
      // "Weight capacity" is what it carries, not how big it is.
      names.test(name) && !/weight/iu.test(name) && !load.test(value) && value.length <= 40 ? [value] : [],
    );
  // A shop's department says little: not every plant is for the garden, and a dog bed is for dogs.
  const kinds =
    listing.category
      ?.replace(department, ' ')
      .replace(/[^>/|]*(?<!\p{L})(?:supplies|outdoors)[^>/|]*|[^>/|]*&[^>/|]*(?=[>/|])/giu, ' ') ?? '';
  const places = [title, kinds, ...valuesOf(/use|room|occasion|season|style|theme/iu)];
  const purposes = [...new Set(places.flatMap(wordList))]
    .filter((word) => isUse(word) && !own.has(word))
    .map((word) => (/^(?:wo)?men$/u.test(word) ? `${word}s` : word))
    .slice(0, 3);
  return [
    ...modifiers('material', [...valuesOf(/material|fabric|состав|материал/iu).flatMap(wholeMaterials), title]),
    ...purposes,
    ...modifiers('colour', [...valuesOf(/colou?r|farbe|цвет/iu), title]),
    ...modifiers('number', [...valuesOf(/capacity|volume|^size|объ[её]м/iu), title]).slice(0, 1),
  ].map((words) => words.split(' '));
}

/**
 * Search phrases, the best first: the product's name, its name with material, use, colour and size, the parts that the
 * title and the specifications name. Each is shortened to its noun where `len` characters are the limit.
 */
export function phrasesOf(context: RewriteContext, len: number | null): string[] {
  const { listing } = context;
  const brand = phrasePattern(listing.brand?.trim() ? [listing.brand.trim()] : []);
  const item = itemOf(context);
  const fits = (words: readonly string[]): boolean => len === null || codePoints(words.join(' ')) <= len;
  const scientific = new Set(
    listing.specifications.flatMap(({ name, value }) => (isScientific(name) ? wordList(value) : [])),
  );
  const nameOf = (modifier: readonly string[]): readonly string[] => {
    // One word of a scientific name is no name.
    const noun = scientific.has(item.at(-1) ?? '') ? item : item.slice(-1);
    const alone = modifier.length > 1 && !isShade(modifier) && !/^\d/u.test(modifier[0] ?? '') ? modifier : [];
    const options: (readonly string[])[] = [
      [...modifier, ...item],
      [...modifier, ...noun],
      [...modifier.slice(-1), ...noun],
      alone,
    ];
    return options.find(fits) ?? [];
  };
  const runsIn = (title: string): string[][] => runsOf(brand === null ? title : title.replace(brand, ', '), context);
  // Whole runs are names; parts of a run are names only where they end with the product's noun.
  const namesIn = (title: string): string[][] =>
    runsIn(title).filter((run) => run.length === 2 || run.length === longestPhrase);
  // "For Face Vegan Serum": what a small word rules does not belong to the name behind it.
  const unbound = (title: string): string =>
    context.language === 'en' ? title.replace(/(?<!\p{L})(?:for|with|of|in|from)\s[\p{L}'’]+/giu, ',') : title;
  const whole = namesIn(unbound(listing.title));
  const withItem = [
    ...runsIn(unbound(listing.title)),
    ...runsIn(unbound(inOneLanguage(context.original.title, context.language))),
  ].flatMap((run) => {
    const at = run.lastIndexOf(item.at(-1) ?? '');
    // "Single origin coffee" is no "origin coffee".
    const isBound = at > 1 && bindsNext.test(run[at - 2] ?? '');
    const before =
      at > 0 ? [run.slice(Math.max(0, at - 2), at + 1), ...(isBound ? [] : [run.slice(at - 1, at + 1)])] : [];
    const to = collections.has(run[at + 2] ?? '') ? at + 3 : collections.has(run[at + 1] ?? '') ? at + 2 : 0;
    return [...before, ...(at >= 0 && to > 0 ? [run.slice(at, to), run.slice(Math.max(0, at - 1), to)] : [])];
  });
  const all = [
    item,
    ...leavesOf(context).filter((words) => words.length > 1),
    // Elsewhere a property does not simply stand before its noun.
    ...(item.length === 0 || context.language !== 'en' ? [] : described(item, context).map(nameOf)),
    ...(context.language === 'en' ? [] : titleSegments(context)),
    ...withItem.filter((words) => words.length > 1),
    ...(context.language === 'en' ? toldNames(item.at(-1) ?? '', context) : []),
    ...[...valuePhrases(context), ...yesNames(context)]
      .map((text) => text.split(' '))
      .filter((words) => words.length > 1),
    ...whole.filter((words) => !isTied(words, listing.title, context.language)),
    ...headerPhrases(context),
    // What a shorter title has no room for is searched for all the same.
    ...(context.language === 'en' ? namesIn(unbound(inOneLanguage(context.original.title, 'en'))) : []),
    ...(context.language === 'en' ? [] : singleWords(context)),
  ];
  const isName = (words: readonly string[]): boolean =>
    context.language !== 'en' || !(endsOpen.test(words.at(-1) ?? '') || isShade(words));
  return [
    ...new Set(all.filter((words) => isSearch(words) && fits(words) && isName(words)).map((words) => words.join(' '))),
  ];
}

/** "Oliva biologico" of "olio di oliva biologico": it begins in the middle of a name. */
const isTied = (words: readonly string[], title: string, language: string): boolean =>
  nounFirst.has(language) && new RegExp(`\\s(?:di|de) ${escapeRegExp(words.join(' '))}`, 'iu').test(title);

/** What the text calls the product: the "lavender candle" of "my lavender candle". */
function toldNames(noun: string, { listing }: RewriteContext): string[][] {
  if (noun === '') return [];
  const brand = new Set(wordList(listing.brand ?? ''));
  const text = [htmlToText(listing.description), ...listing.bullets].join('\n');
  // "Our LINDA dress" calls it by a name of its own.
  const named = new RegExp(
    `(?<![\\p{L}'’])(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Yy]our|[Tt]his|[Tt]hese|[Ee]ach|[Ee]very) ((?:\\p{Ll}+ ){1,2})${escapeRegExp(noun)}(?!\\p{L})`,
    'gu',
  );
  return [...text.matchAll(named)]
    .map(([, before = '']) => before.trim().split(' '))
    .filter((words) => !words.some((word) => isWeak(word) || brand.has(word) || /(?:ly|ing)$/u.test(word)))
    .map((words) => [...words, noun]);
}

const mostTogether = 4;

/** Parts of a title as they stand, such as "décoration de Noël": in most languages a name needs its small words. */
function titleSegments(context: RewriteContext): string[][] {
  const { listing, language } = context;
  const brand = phrasePattern(listing.brand?.trim() ? [listing.brand.trim()] : []);
  const title = brand === null ? listing.title : listing.title.replace(brand, ', ');
  return segmentsOf(cleanLine(title, context), language)
    .filter((segment) => !isRowOfNouns(segment, language))
    .map((segment) => segment.toLowerCase().split(' '))
    .filter(
      (words) => words.length >= 2 && words.length <= mostTogether && words.every((word) => /^\p{L}+$/u.test(word)),
    )
    .filter((words) => !isFiller(words[0] ?? '') && !isFiller(words.at(-1) ?? ''));
}

const shortestWord = 4;

/** Single words of the title, the category and the short values, where phrases cannot be built. */
function singleWords(context: RewriteContext): string[][] {
  const { listing } = context;
  const brand = new Set(wordList(listing.brand ?? ''));
  const texts = [listing.title, listing.category?.split(/[>/|]/u).at(-1) ?? '', ...valuePhrases(context)];
  return texts
    .flatMap((text) => runsOf(text, context).flat())
    .filter((word) => (codePoints(word) >= shortestWord || isUnspaced(word)) && !brand.has(word))
    .map((word) => [word]);
}

/** Names of properties in front of bullets: "Straw lid: opens with one hand". */
function headerPhrases(context: RewriteContext): string[][] {
  const names = new Set(context.listing.specifications.map(({ name }) => nameKey(name)));
  return context.listing.bullets.flatMap((bullet) => {
    const [label = '', rest] = bullet.split(':', 2);
    const isName = names.has(nameKey(label)) || isPropertyName(label);
    const runs = rest === undefined || isName ? [] : runsOf(label, context);
    const [run] = runs;
    return run !== undefined && runs.length === 1 && run.length >= 2 && run.length <= longestPhrase ? [run] : [];
  });
}
