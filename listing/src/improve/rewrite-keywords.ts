import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { codePoints, utf8Bytes, wordList } from '../text/words.ts';
import { isSingleTag } from './card-faults.ts';
import { upperFirst } from './casing.ts';
import { cleanLine } from './clean-text.ts';
import { apart, knownWords } from './hashtag-words.ts';
import { isHealthClaim } from './health-claims.ts';
import { phrasesOf, valuePhrases, yesNames } from './keyword-phrases.ts';
import { runsOf, withNegations } from './keyword-runs.ts';
import { isFiller, isPurchase, isUse, isWeak } from './keyword-words.ts';
import { isPropertyName } from './property-names.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { isCutOff } from './shop-talk.ts';
import { combinedTags } from './tag-combinations.ts';
import { phrasesAbroad, tagAbroad } from './tag-phrases.ts';
import { asTag, statedTags } from './tag-words.ts';
import { isKnownName, tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { withoutOffers } from './title-offers.ts';
import { kindOf, stem } from './title-parts.ts';

// Amazon's own error text says 200 bytes although the field takes 249.
const safeBytes = 200;

/** New keywords from the listing's own words: cleaned, within length and number, no word twice where bytes count. */
export function rewriteKeywords(context: RewriteContext): Rewrite[] {
  const { listing, profile, isFull, avoid, options } = context;
  if (profile.keywords === null) return [];
  const wished = avoid !== null || (options.include_keywords ?? []).length > 0;
  // A full list of tags stays; a search-terms field may be full of words that the title already has.
  const isPhrased = isHashtagField(context) && listing.keywords.some((keyword) => /\S\s+\S/u.test(keyword));
  const isSoiled = listing.keywords.some(
    (keyword) => isHealthClaim(keyword) || withoutRank(keyword) !== keyword || namesOther(keyword, context),
  );
  if (isFull && !wished && !isPhrased && !isSoiled && profile.keywords.mode !== 'bytes') return [];
  // The second way keeps words of the title: a field that the seller filled with them must not end up shorter.
  const lists = profile.keywords.mode === 'bytes' ? searchTermLists(context) : [tags(context)];
  const isCleaner =
    isSoiled || (!isHashtagField(context) && listing.keywords.some((keyword) => keyword.startsWith('#')));
  return lists
    .filter((keywords) => keywords.length > 0)
    .map((keywords) => ({ listing: { ...listing, keywords }, isCleaner }));
}

function ownKeywords(context: RewriteContext): string[] {
  const known = knownWords(context);
  return [...(context.options.include_keywords ?? []), ...context.listing.keywords]
    .map((keyword) =>
      isProtected(keyword, context.protectedTexts)
        ? keyword
        : apart(withoutPurchase(withoutRank(cleanLine(htmlToText(keyword).replaceAll('\n', ' '), context))), known),
    )
    .map((keyword) =>
      keyword.startsWith('#') || isProtected(keyword, context.protectedTexts) ? keyword : withoutOffers(keyword),
    )
    .filter((keyword) => !saleWords.test(keyword.trim()) || isProtected(keyword, context.protectedTexts))
    .filter((keyword) => !isHealthClaim(keyword) && !namesOther(keyword, context))
    .filter((keyword) => wordList(keyword).some((word) => !isFiller(word)) && !isAddress(keyword));
}

// What shops call any of their goods.
const saleWords =
  /^(?:brand new|new|new arrivals?|best ?sellers?|best selling|trending|viral|hot|sale|on sale|popular)$/iu;

/** True for a keyword with a known maker that nothing else in the listing names: it finds another's goods. */
function namesOther(keyword: string, context: RewriteContext): boolean {
  const { listing, language, protectedTexts, options } = context;
  if (isProtected(keyword, protectedTexts) || (options.include_keywords ?? []).includes(keyword)) return false;
  const makers = factsOf(keyword, language).filter(({ kind }) => kind === 'brand');
  if (makers.length === 0) return false;
  const { title, description, bullets, specifications, brand, category } = listing;
  const told = [
    title,
    description,
    ...bullets,
    ...specifications.map(({ value }) => value),
    brand ?? '',
    category ?? '',
  ];
  const text = told.join('\n').toLowerCase();
  return makers.some((maker) => !text.includes(maker.text.toLowerCase()));
}

/** "Best serum": what a shop ranks is no search of its own. */
const withoutRank = (keyword: string): string => keyword.replace(rank, '').replace(/(?<=\p{L}{3}) 20\d\d$/u, dated);
// "Best friend" and "best man" are whom a gift is for.
const rank =
  /^(?:best|top|cheapest)\s+(?!friends?|man|men|dad|mum|mom|mother|father|teacher|nan|grand|aunt|uncle|sister|brother|coat)(?=\p{L}{3})/iu;
// The year is a property of a calendar, and of anything else only when it was typed.
const dated = (year: string, _: number, keyword: string): string =>
  /calend|planner|diary|agenda|almanac|yearbook|coin|stamp|vintage|wine/iu.test(keyword) ? year : '';

const isAddress = (keyword: string): boolean => hasContact(keyword) || /^[a-z0-9-]+\.[a-z]{2,3}$/u.test(keyword);

const withoutPurchase = (keyword: string): string =>
  wordList(keyword).some(isPurchase)
    ? keyword
        .split(/\s+/u)
        .filter((word) => !isPurchase(word))
        .join(' ')
    : keyword;

function searchTermLists(context: RewriteContext): string[][] {
  const words = searchWords(context);
  return [context.listing.title, ''].map((found) => searchTerms(context, found, words));
}

/** One string of bytes (Amazon): words of the title and the brand are already found, so they would be wasted. */
function searchTerms(context: RewriteContext, found: string, more: readonly string[]): string[] {
  const { listing, profile } = context;
  const limit = Math.min(safeBytes, profile.keywords?.max ?? safeBytes);
  const ideal = profile.keywords?.ideal ?? limit;
  const used = new Set([...wordList(found), ...wordList(listing.brand ?? '')].map(stem));
  const terms: string[] = [];
  const bytes = (): number => utf8Bytes(terms.join(' '));
  const add = (words: readonly string[]): void => {
    const isUsed = (word: string): boolean =>
      used.has(stem(word)) ||
      (word.includes('-') && word.split('-').every((part) => part.length < 2 || used.has(stem(part))));
    const fresh = words.filter((word, index) => !isUsed(word) && words.indexOf(word) === index);
    if (fresh.length === 0 || fresh.every(isWeak)) return;
    terms.push(fresh.join(' '));
    if (bytes() > limit) terms.pop();
    else for (const word of fresh) used.add(stem(word));
  };
  const wished = new Set((context.options.include_keywords ?? []).flatMap(wordList));
  const isUseful = (word: string): boolean => wished.has(word) || (!isFiller(word) && !/^[\d.]+$/u.test(word));
  for (const keyword of ownKeywords(context)) {
    if (isProtected(keyword, context.protectedTexts)) terms.push(keyword);
    else
      add(
        withNegations(wordList(keyword)).flatMap((word) =>
          word.includes(' ') ? word.split(' ') : isUseful(word) ? [word] : [],
        ),
      );
  }
  for (const word of more) {
    if (bytes() >= ideal) break;
    add(word.split(' '));
  }
  return terms;
}

/** "Country of origin: Germany" without what the table calls it, which nobody searches for. */
const withoutName = (line: string, names: ReadonlySet<string>): string =>
  line.replace(/^([^:：]{2,60})[:：]\s+/u, (whole, name: string) =>
    isPropertyName(name) || names.has(nameKey(name)) ? '' : whole,
  );

/** Words, and names of two or three: of the specifications, the title, the category and what it is for, then those that the texts name. */
function searchWords(context: RewriteContext): string[] {
  const { listing, language } = context;
  const wordsIn = (texts: readonly string[]): string[] =>
    texts
      .flatMap((text) => runsOf(text, context).flat())
      .filter((word) => codePoints(word) >= shortestSearched && !isWeak(word));
  const isName = (text: string, word: string): boolean => language !== 'de' || isNounOf(text, word);
  const values = valuePhrases(context);
  const names = new Set(listing.specifications.map(({ name }) => nameKey(name)));
  // How to wash it is no search for it.
  const bullets = listing.bullets
    .flatMap((bullet) => bullet.split(/;\s+/u))
    .map((bullet) => withoutName(bullet, names))
    .filter((bullet) => !ofCare.test(bullet));
  const toldByBullets = listing.bullets.join('\n');
  const sentences = htmlToText(listing.description)
    .split(/[\n.!?]/u)
    .map((sentence) => withoutName(sentence.replace(/^• /u, ''), names))
    .filter((sentence) => !toldByBullets.includes(sentence.trim()) && !ofCare.test(sentence));
  const text = [...bullets, ...sentences].flatMap((line) => wordsIn([line]).filter((word) => isName(line, word)));
  const counts = new Map<string, number>();
  for (const word of text) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  // The first parts of a category are departments of a shop.
  const levels = listing.category?.split(/[>/|]/u) ?? [];
  const kinds = levels
    .slice(-2)
    .filter((kind) => levels.length < 2 || kind !== levels[0] || !ofShop.test(kind))
    .filter((kind) => !isCutOff(kind) && !/\d/u.test(kind));
  const materials = wordsIn(
    factsOf([...bullets, ...sentences].join('\n'), language).flatMap((fact) =>
      fact.kind === 'material' && fact.denied !== true ? [fact.text] : [],
    ),
  );
  const nouns = nounsIn([...bullets, ...sentences], language);
  const isNoun = (word: string): boolean => nouns === null || nouns.has(word);
  // "Car cup holders" between two fillers is a name; a longer run holds a verb.
  const runsIn = (line: string): string[][] =>
    runsOf(line, context)
      .map((run) => run.filter((word) => isName(line, word)))
      .filter((run) => run.length >= 2 && run.length <= 3 && !run.some((word) => isWeak(word) || isVerbal(word)));
  // Where the noun comes first a run that begins with none is of verbs.
  const isOfNoun = (run: readonly string[]): boolean => nouns === null || nouns.has(run[0] ?? '');
  const named = [
    ...bullets.flatMap(runsIn).filter((run) => language === 'en' || isOfNoun(run)),
    ...sentences.flatMap(runsIn).filter((run) => nouns?.has((language === 'en' ? run.at(-1) : run[0]) ?? '')),
  ]
    .map((run) => run.filter((word) => !unsearched.has(word)).join(' '))
    .filter((name) => name !== '');
  // What nothing else brought up, a sentence may name: "the side pocket of a backpack".
  const told = text.filter(
    (word) => !isVerbal(word) && !unsearched.has(word) && (nouns?.has(word) ?? language === 'de'),
  );
  // Verbs and adverbs come back often without being searched for.
  const repeated = text.filter(
    (word) => (counts.get(stem(word)) ?? 0) > 1 && !isVerbal(word) && !unsearched.has(word) && isNoun(word),
  );
  const stated = namesIn(
    tellable(listing.specifications)
      .filter(({ name, value }) => !isKnownName(name) && !(careNames.test(name) && wordList(value).length > mostOfCare))
      .map(({ value }) => value),
    context,
  );
  // A colour alone finds the goods of everybody.
  const isShade = (word: string): boolean => kindOf(word, language) === 'colour';
  return [
    ...new Set([
      ...namesIn(values, context).filter((name) => !isShade(name)),
      ...yesNames(context),
      ...leftOfTitle(context),
      ...wordsIn(kinds),
      ...text.filter(isUse),
      ...materials,
      ...named,
      ...repeated,
      ...stated.filter((word) => !isShade(word)),
      ...told,
    ]),
  ];
}

const shortestSearched = 4;
const ofCare =
  /(?<!\p{L})(?:wash(?!able|ed)|dry[- ]clean|iron(?:ing)? |tumble|bleach|store (?:in|it)|keep (?:in|away|out|it)|drain|rinse|wipe)/iu;

// Departments of a shop.
const ofShop =
  /&|(?<!\p{L})(?:home|food|drinks?|grocery|women|men|kids|baby|health|beauty|pets?|toys|clothing|sports|electronics|tools|office|books|patio|lawn)(?!\p{L})/iu;

// How to keep it, and what it comes with, is no search for it.
const careNames =
  /publisher|language|edition|warranty|storage|care|best before|shelf life|washing|warning|in (?:the )?box|includ|^fits$|direction|instruction|^mount/iu;
// "Dishwasher safe" is one all the same.
const mostOfCare = 2;
// Verbs and such of sentences, which no ending tells apart from nouns.
const unsearched: ReadonlySet<string> = new Set(
  'rotate rotates degree degrees remember function functions expect finish clean types arm head reach corner join child name letter piece put start photo different real little bit near become becomes super softer stronger harder lighter cure cures even evens exact percent tall approx batches studio melt melts split push room temperature dry wash wipe trim show shows devices device takes take surface cause caused goes gets turn shrink shrinks expand expands support supports prevent prevents fade fades hour hills hint last always never first store placed place recommended approximately please both another without life less change changes quick quicker longer shorter biggest smallest vary varies ends theyre cut cuts ones once may might combines combine stays never sinks learn what said which tells told find found cold warm thumb finger fingers else alla slow unos unas lleva deux chaque geliefert'.split(
    ' ',
  ),
);

const before: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'a an the your my our its this these most all any each every some no of with for in on from one two three four'.split(
      ' ',
    ),
  ),
  fr: new Set('le la les un une des du de en au aux avec pour sans deux trois'.split(' ')),
  es: new Set('el la los las un una unos unas de del con para sin en dos tres'.split(' ')),
  it: new Set('il lo la i gli le un uno una di del della dei delle da con per senza in due tre'.split(' ')),
  pt: new Set('o a os as um uma de do da dos das com para sem em'.split(' ')),
};
const behind: ReadonlySet<string> = new Set('for with of in on and or that is are has from by at'.split(' '));
const mostBetween = 4;
const longestPoint = 4;

/**
 * Nouns, told by what stands around them: the "cages" of "most bicycle cages", and nothing of "a bit loose so"; where a
 * noun stands before what is said of it, it follows its article. Null for a language in which they are not told so.
 */
function nounsIn(lines: readonly string[], language: string): Set<string> | null {
  const begins = before[language];
  if (begins === undefined) return null;
  const isBefore = (word: string): boolean => begins.has(word) || /^\d/u.test(word);
  const clauses = lines.flatMap((line) => line.split(/[,;:!?()]|\.(?=\s|$)/u)).map(wordList);
  return new Set(
    clauses.flatMap((words) =>
      words.filter((_, index) => {
        if (language !== 'en') return isBefore(words[index - 1] ?? '');
        const next = words[index + 1];
        const isLast = next === undefined || behind.has(next);
        // "Oak case": a point without a verb.
        const isPoint = next === undefined && words.length <= longestPoint && !/s$/u.test(words[0] ?? '');
        return isPoint || (isLast && words.slice(Math.max(0, index - mostBetween), index).some(isBefore));
      }),
    ),
  );
}

/** German nouns are told by their capitals. */
const isNounOf = (text: string, word: string): boolean =>
  text.includes(upperFirst(word)) || text.includes(word.toUpperCase());

/** Names that the seller had in the title and that have no place in the new one: "forest green". */
function leftOfTitle(context: RewriteContext): string[] {
  const plain = (word: string): string => stem(word).normalize('NFD').replace(/\p{M}/gu, '');
  const said = new Set(wordList(context.listing.title).map(plain));
  return namesIn([withoutOffers(context.writtenTitle)], context, (word) => !said.has(plain(word)));
}

/** Words that stand together, as one name; a row of many without a pause is none. */
const namesIn = (
  texts: readonly string[],
  context: RewriteContext,
  isWanted: (word: string) => boolean = (word) => codePoints(word) >= shortestSearched,
): string[] =>
  texts.flatMap((text) =>
    runsOf(text, context).flatMap((run) => {
      const left = run.filter((word) => isWanted(word) && !isWeak(word));
      return left.length > mostOfName ? left : [left.join(' ')].filter((name) => name !== '');
    }),
  );
const mostOfName = 3;

const isVerbal = (word: string): boolean => /(?:ly|ed|ing)$/u.test(word);

/** Separate tags (Etsy, Shopify, WooCommerce, Ozon). */
function tags(context: RewriteContext): string[] {
  const { profile, listing } = context;
  const { ideal = 0, max = null, len = null } = profile.keywords ?? {};
  const result: string[] = [];
  const seen = new Set<string>();
  const isHashtags = isHashtagField(context);
  const wished = new Set(context.options.include_keywords ?? []);
  const add = (text: string): void => {
    const offered = text.startsWith('#') ? text : withoutOffers(text);
    const tag = isHashtags ? hashtagText(offered) : tagText(offered);
    const key = wordList(tag)
      .map((word) => stem(word.replace(/['’]s$/u, '')))
      .join(' ');
    if (tag === '' || key === '' || seen.has(key) || (len !== null && codePoints(tag) > len)) return;
    seen.add(key);
    result.push(tag);
  };
  const isSingle = (tag: string): boolean => !isHashtags && isSingleTag(tag, context.language);
  const own: string[] = [];
  for (const keyword of ownKeywords(context)) {
    if (isProtected(keyword, context.protectedTexts)) result.push(keyword);
    else if (!/^[\d\s.-]+$/u.test(keyword)) {
      const tag = shortened(keyword, len, context);
      const named = wished.has(keyword) ? tag : (tagOf(tag, len, context) ?? '');
      // One word finds everybody's goods: it stays where there is room behind the names.
      if (isSingle(named) && !wished.has(keyword)) own.push(named);
      else add(named);
    }
  }
  const wanted = Math.max(ideal, result.length, listing.keywords.length);
  const phrases = [...phrasesOf(context, len), ...statedTags(context), ...combinedTags(context, len)];
  const names = isHashtags ? hashtagsOf(phrases, listing.title) : [...phrases, ...phrasesAbroad(context)];
  for (const phrase of names.filter((name) => !isSingle(name))) {
    if (result.length >= wanted) break;
    add(phrase);
  }
  // Where phrases cannot be built, single words find it as well.
  const words = isHashtags
    ? []
    : [
        ...own,
        ...names.filter(isSingle),
        ...(context.language === 'en' ? [] : searchWords(context).flatMap((name) => name.split(' '))),
      ];
  const written = [context.original.title, listing.title, ...listing.bullets, htmlToText(listing.description)].join(
    '\n',
  );
  for (const word of words) {
    if (result.length >= wanted) break;
    // "Scharfes" of "scharfes Messer" finds nothing.
    if (context.language === 'de' && !own.includes(word) && !isNounOf(written, word)) continue;
    if (!result.some((tag) => isInflected(tag, word))) add(word);
  }
  return result.slice(0, max ?? result.length);
}

const longestEnding = 2;

/** "Микрофибра" and "микрофибры": one word with two endings. */
function isInflected(tag: string, word: string): boolean {
  const start = word.slice(0, Math.max(shortestStem, codePoints(word) - longestEnding));
  return tag.startsWith(start) && Math.abs(tag.length - word.length) <= longestEnding;
}
const shortestStem = 4;

/** A tag of one word with what makes it a search. */
function tagOf(tag: string, len: number | null, context: RewriteContext): string | null {
  const named = isHashtagField(context) ? null : tagAbroad(tag, len, context);
  return named !== null && codePoints(named) <= (len ?? Number.POSITIVE_INFINITY) ? named : asTag(tag, len, context);
}

/** Ozon's keywords are hashtags since 2025-08-18 (source O4), and a hashtag is one word. */
const isHashtagField = ({ marketplace }: RewriteContext): boolean => marketplace === 'ozon';

/** A keyword of several words as one: `бутылка_для_воды`. */
const hashtagText = (text: string): string => tagText(text).replace(/[\s'’-]+/gu, '_');

/** The words of the phrases that a shopper may look for on their own, the best first, then the phrases that are names. */
function hashtagsOf(phrases: readonly string[], title: string): string[] {
  // "для воды": the ending belongs to the small word before it, so alone it is no search word.
  const words = wordList(title);
  const bound = new Set(words.filter((_, index) => isFiller(words[index - 1] ?? '')));
  const isTag = (word: string): boolean =>
    codePoints(word) >= shortestHashtag && !isWeak(word) && !isFiller(word) && !bound.has(word);
  const isName = (phrase: string): boolean => wordList(phrase).length > 1 && wordList(phrase).every(isTag);
  return [...new Set([...phrases.flatMap(wordList).filter(isTag), ...phrases.filter(isName)])];
}
const shortestHashtag = 3;

// Etsy's tags take letters, digits, spaces and these signs, not one of them first.
function tagText(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}\s'’™©®-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'’-]+|[\s'’-]+$/gu, '');
}

/** A keyword that is too long keeps the end of its first name: "Rolling Duffle Bag" of "36-inch Rolling Duffle Bag with Wheels". */
function shortened(keyword: string, len: number | null, context: RewriteContext): string {
  const tag = tagText(keyword);
  if (len === null || codePoints(tag) <= len) return tag;
  const brand = new Set(wordList(context.listing.brand ?? ''));
  const runs = runsOf(keyword, context).map((words) => words.filter((word) => !brand.has(word)));
  const [run = []] = [...runs.filter((words) => words.length > 1), ...runs];
  const endings = [run, run.slice(-2), run.slice(-1)]
    .filter((words) => words.length > 1 || !words.every((word) => isWeak(word) || isVerbal(word)))
    .map((words) => words.join(' '));
  return endings.find((words) => words !== '' && codePoints(words) <= len) ?? '';
}
