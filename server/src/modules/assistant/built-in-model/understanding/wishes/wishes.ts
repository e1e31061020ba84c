import type { Marketplace } from '@cardwright/contract/listings';
import { sectionSchema } from '@cardwright/contract/listings';
import type { ImproveWishes } from '../../../tool-types.ts';
import { keptReadings } from '../../kept-readings.ts';
import { marketplacesIn } from '../marketplace-words.ts';
import { matchesIn } from '../speech/matches.ts';
import { numberIn } from '../speech/number-words.ts';
import { bulletLimits, bulletsAlone, bulletWord, number, unit } from './bullet-limits.ts';
import { sentenceLimitIn } from './sentence-limits.ts';
import { namesTone, toneIn } from './tone-words.ts';
import { asTyped, isNamed, wordListsIn } from './word-lists.ts';

type Section = NonNullable<ImproveWishes['sections']>[number];

/** How a listing is to be written, as far as these words say it. */
export interface Wishes extends Omit<ImproveWishes, 'marketplace'> {
  marketplaces: Marketplace[];
}

const sectionPatterns: [Section, RegExp][] = [
  ['title', /\b(?:titles?|headlines?|product names?)\b/],
  [
    'description',
    /\b(?:descriptions?|product text|blurb|write-?up|(?:words|text|part|bit|writing|paragraph) (?:right )?(?:under|below|beneath|beside|next to) (?:the |my |its )?(?:pictures?|photos?|images?|titles?|name|headline)|(?:just|only) the (?:story|text))\b/,
  ],
  ['bullets', /\b(?:bullets?(?: ?points?)?|bulletpoints?|dot points?|highlights|key ?features|selling points)\b/],
  [
    'specifications',
    /\b(?:(?<!\b(?:like|as) an? )specs?|(?<!\b(?:like|as) an? )specifications?|attributes?|characteristics|item specifics|technical details)\b/,
  ],
  ['keywords', /\b(?:keywords?(?! stuffing)|key ?words|search terms?|(?:hash)?tags|seo terms?)\b/],
];
export const sectionNamed = (text: string): Section[] =>
  sectionPatterns.filter(([, pattern]) => pattern.test(text)).map(([section]) => section);

const atMost =
  '(?:under|below|within|up to|until|at most|at max|max(?:imum)?(?: of| is)?|no (?:more|longer) than|not (?:be )?(?:more|longer) than|(?:not|never|nothing) (?:go |be )?(?:over|above|beyond)|(?:not |without )?exceed(?:ing)?|less than|shorter than|fewer than|limit(?:ed)?(?: it| is)?(?: to| of| at)?|cap(?:ped)?(?: it)?(?: to| of| at)?|fits?(?: in(?:to)?)?|(?:down )?to|of|in|over|above|at|is|be|have|has|:|-)';
const titleWord = '(?:titles?|headlines?|product names?|name)';
const descriptionWord = '(?:descriptions?|text)';

/** "under 100" leaves 99. */
const strict = /(?:under|below|less than|shorter than|fewer than) \d+$/;
const wordsUpTo = (said: string, limit: string): string => said.slice(0, said.indexOf(limit) + limit.length);
/** The most that a limit allows. `said`: the words that it stands in, in small letters. */
export const mostAllowed = (said: string, limit: string): number =>
  Number(limit) - (strict.test(wordsUpTo(said, limit)) ? 1 : 0);

/** "Shorter by about 20 characters". */
const byHowMuch = /\bby (?:about |around |roughly |some |at least )?\d+$/;

const limitPatterns = (subject: string) => [
  new RegExp(`\\b${subject}\\b[^.;\\n\\d]{0,60}?${atMost} (?:about |around |only |just )?(\\d{2,5})(?: ?-?${unit})?`),
  new RegExp(`\\b(\\d{2,5})[ -]?${unit} (?:max(?:imum)? |long )?(?:for the )?${subject}\\b`),
  new RegExp(`\\b${subject} (?:max(?:imum)? )?(\\d{2,5}) ?${unit}`),
  new RegExp(`\\b${subject}:? (\\d{2,5}) (?:max(?:imum)?|at most|tops|or (?:less|fewer))\\b`),
  new RegExp(`\\b${subject}\\b[^.;\\n\\d]{0,60}?[ ,:(-](\\d{2,5})[ -]?${unit}\\b(?! (?:longer|more|too))`),
  new RegExp(`${atMost} (\\d{2,5}) ?${unit} (?:for|in) (?:the |its )?${subject}\\b`),
];
const titleLimits = limitPatterns(titleWord);
const descriptionLimits = limitPatterns(descriptionWord);

/** "The description shorter, the title under 80": the limit is of what is named last. */
const otherSection = /, (?:and )?(?:the |its |an? )?(?:titles?|headlines?|descriptions?|bullets?)\b/;
function lengthLimit(text: string, patterns: RegExp[]): { max: number; at: [number, number] } | null {
  for (const pattern of patterns) {
    let match = pattern.exec(text);
    // "Rewrite the title and description, title under 80".
    const next = match === null ? null : otherSection.exec(match[0]);
    if (match !== null && next !== null) {
      const from = match.index + next.index;
      match = pattern.exec(`${' '.repeat(from)}${text.slice(from).replace(/^, /, '  ')}`);
    }
    if (match?.[1] === undefined || otherSection.test(match[0])) continue;
    if (byHowMuch.test(wordsUpTo(match[0], match[1]))) continue;
    return { max: mostAllowed(match[0], match[1]), at: [match.index, match.index + match[0].length] };
  }
  return null;
}

const avoidVerb =
  '(?:avoid(?:ing)?|without(?! (?:going|exceeding|changing|touching|losing|making|it|adding|inventing|being|getting|asking|telling|logging|signing|registering|having|needing|paying|waiting|knowing|opening|buying|seeing)\\b)(?: (?:using|saying))?|(?:do not|never|must not|should not)(?: ever)? (?:use|say|write|mention|include|contain|have(?= (?:the |any )?(?:words?|terms?|phrases?)\\b))|leave out|leave away|(?:stop|quit) (?:using|saying|writing|mentioning)|no more (?="|words?\b)|get rid of (?="|the words?\b|words?\b)|no mention of|no use of|words? to avoid:?|ban(?:ned)?|skip):?';
/** "the word premium should not be in there". */
const unwanted =
  /\b(?:drop|remove|delete|lose) (?:the )?words? ([^.;\n]{1,120})|((?:"\d+"(?:,| and| or)* ?)+)(?:you |please |we |i |to )*(?:avoid|leave out|leave away|skip|do not (?:use|want|write|say)|never (?:use|write|say)|not (?:use|write))\b(?! (?:the words? )?")|((?:"\d+"(?:,| and| or)* ?)+)(?:should|must|may) not (?:be|appear|occur)\b|\bthe words? ([^.;\n]{1,120}?) (?:should|must|may) not (?:be|appear|occur)\b|\b(?:want|like|wish|need)(?: the| any)? words? ([^.;\n]{1,60}?) (?:not|never|no longer|nowhere) (?:to be |be )?(?:in|on|inside)\b|\bno (?:words? (?:like )?)?("\d+"(?:,? (?:and |or )?(?:no )?"\d+")*)/g;
const wordNoun =
  '(?:the |any |these |those )?(?:(?:words?|terms?|phrases?|keywords?|key words|expressions?)(?: like| such as)?\\b:?)?';
const includeVerb =
  '(?:include|including|around|use|using|mention|mentioning|add|work in|put in|contain|containing|must contain|should contain|must have|with|feature)';
const includePattern = new RegExp(
  `\\b${includeVerb} (?:the |these |my |this )?(?:search )?(?:words?|terms?|phrases?|keywords?|key words)\\b:? ?([^.;\\n]{1,300})|\\bkeywords?(?: to (?:use|include))?: ?([^.;\\n]{1,300})|\\b(?:i )?want ([\\w ,&"]{2,80}?) as (?:the )?keywords|((?:"\\d+"(?:,| and| or)* ?)+)(?:are|is) in (?:it|there)\\b|(?:(?:,|\\band) |^)(?:please )?(?:include|mention|make sure to (?:use|include|mention)) (?!the |an? |my |its |it\\b|this |that |more |all |some |words?\\b|keywords?\\b)([\\w ,&"]{2,80})|, (?:the )?keywords? (?!only|please|section|and)([^.;\\n]{1,120})|\\b(?:include|mention|must contain|contain|work in|should contain|add|with) ((?:"\\d+"(?:,| and| or)* ?)+)|\\bput ((?:"\\d+"(?:,| and| or)* ?)+)(?:in|into|inside) (?:it|there)\\b|((?:"\\d+"(?:,| and| or)* ?)+)[.,;]? ?(?:[a-z]+ ){0,2}?(?:put|use|include|work|get) (?:both|them|these|those|all)(?: (?:of them|two|three|words|terms))? (?:in|inside|into)\\b|\\bwork in ([^.;\\n]{1,120})|(?:,|\\band|\\bperhaps|\\bmaybe|\\balso|\\bplease|\\bshould|\\bmust|\\bto) mention (?:the |its |our |my )(?!(?:brand|price|title|headline|description|bullets?|keywords?|name|marketplace|words?|fact|same|seller|following|rest|other)\\b)([\\w-]+(?: (?!in\\b|on\\b|at\\b|too\\b|please\\b|somewhere\\b|there\\b)[\\w-]+){0,2})(?= in\\b| on\\b| at\\b| too\\b| please\\b| somewhere\\b| there\\b|[,.;?!]|$)|\\bmention(?:ing)? that (?:it|they|this|these) (?:is|are|comes? with|has|have) (?:an? |the )?([\\w &-]{2,50}?)(?= (?:in|too|please|somewhere)\\b|[,.;?!]|$)|\\b(?:mention|include|say|put|have) (?!the (?:words?|keywords?)\\b)([^.;,\\n]{2,60}?) in (?:every|each|all|all the) (?:bullets?|sentences?|titles?|descriptions?|sections?)\\b|\\b(?:work|weave|slip|squeeze|fit|get|sneak|put|build|drop) (?:in )?(?:the |my |these |this )?(?:(?:search )?(?:words?|terms?|phrases?|keywords?|key words|expressions?)\\b:? ?)((?:"\\d+"(?:,| and| or)* ?)+|[\\w ,&-]{2,80}?)(?= (?:into|in|to|somewhere|inside)\\b|[.;]|$)|\\b(?:work|weave|slip|squeeze|fit|get|sneak|put|build) (?:in )?((?:"\\d+"(?:,| and| or)* ?)+)(?=(?:into|in|to|somewhere|inside)\\b)|\\b(?:around|targeting|aimed at) ((?:"\\d+"(?:,| and| or)* ?)+)|\\b(?:make sure|be sure|ensure|see to it|check)(?: that)? (?:it|this|the \\w+|they) (?:says?|mentions?|includes?|contains?|has|have|names?)(?: the (?:words?|keywords?|phrase|term))? ((?:"\\d+"(?:,| and| or)* ?)+|[\\w &-]{2,60}?)(?= (?:somewhere|in (?:it|the|there))\\b|[.,;!]|$)|\\bput (?:the |in the |in |inside the |inside )?words? ((?:"\\d+"(?:,| and| or)* ?)+|[\\w ]{2,40}?)(?= in\\b|[.,;]|$)|\\bneeds? the (?:words?|terms?|phrase) ((?:"\\d+"(?:,| and| or)* ?)+|[\\w -]{2,40}?) in (?:it|there)\\b|,? ?(?:and |with )?([\\w ,&"]{2,80}?) (?:should|must) be in (?:there|it)(?: as keywords)?`,
  'g',
);
/** "Skip the title, improve the rest": a section that stays as it is, and no word. */
const sectionLeft =
  '(?:the |its |my )?(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?|specs?|specifications?)(?: |,|;|\\.| -)+(?:and |but |please |just |only |then )*(?:improve|rewrite|optimi[sz]e|polish|redo|rework|do) (?:only |just )?(?:all )?(?:the )?(?:rest|others?|everything else)\\b';
const avoidPattern = new RegExp(
  `\\b${avoidVerb} (?!because\\b|since\\b|it\\b|that\\b|${sectionLeft})${wordNoun} ?((?:(?!(?:,| and| but|,? then) (?:please )?(?:(?:include|mention|use) |(?:(?:no|not) more than|at most|max(?:imum)?|up to) \\d))[^.;\\n]){1,300})`,
  'g',
);

const shorter =
  /\b(?:(?:more|much|bit|little|too) short(?!er)(?<!too short)|short(?:er|en(?:ed|ing)?)|(?:make|keep|write)(?: (?:it|this|them))? short|concise(?:ly)?|(?<!\b(?:the|copy|an?|my|our|client|creative) )brief(?:er|ly)?|too (?:much |very )?long|trim(?:med|ming)?(?: it)?(?: down)?|goes on (?:forever|and on)|condense|compact|cut (?:it |them |this |the \w+ )?(?:down|back|short)|less wordy|less text|keep it short|not (?:so|that|as) long|tighten|tighter|snappier|crisper|boil (?:it )?down|fewer words|too wordy|half (?:the|its|as|of the|that) (?:length|size|long|text|words)|not as long|slim(?:mer)?(?: it| the \w+)? down|prun(?:e|ed|ing)|shrink|pare (?:it |the \w+ )?down|less long|long-?winded|rambl(?:es|ing|y)|a bit much|to the point)\b/;
const longer =
  /\b(?:longer|more long(?!er)|lengthier|lengthen|expand|flesh out|more detail(?:ed|s)?|elaborate|too short|extend|more text|beef up|(?:twice|double|three times|2x) (?:as long(?! as (?:we|i|you|it|they) (?:need|want|should|ha[sd]|like))|the length|the text|its length)|double (?:it|the (?:text|length))|bulk (?:it |the \w+ )?(?:out|up)|pad (?:it |the \w+ )?out|fill (?:it |the \w+ )?out|more (?:depth|substance|body|to say)|too (?:thin|brief|sparse|skimpy)|go into (?:more )?detail|(?:be|make it|write|have|say|get|want|like|use) (?:just )?(?:a (?:little )?bit|a little|somewhat|slightly|a touch|rather|quite a bit|a lot|much) more(?=[\s.?!]*$))\b/;

/** "Longer, like 100 words". */
const longerAround =
  /\b(?:longer|lengthen|expand|extend|more detail(?:ed|s)?|more text)\b[^.;]{0,40}\b(?:like|about|around|approximately|roughly|some|maybe|up to|to|of)\b/;

/** "Longer, but not more than 600 characters". */
const longerBut = /\b(?:longer|more long)\b[^.;]{0,20}\bbut\b/;

/** A whole listing is meant, and a section is named only for its limit. */
const wholeListing =
  /\b(?:all|every|each|whole|entire)\b[^.;]{0,40}\b(?:cards?|listings?|products?|library)\b|\b(?:improve|optimize|rewrite|polish|rework|fix|redo|refresh|revise|enhance|adapt|prepare|tidy|tune|update|make|write|do|get) (?:it|this|that|them|everything|all(?! (?:of )?(?:(?:my|the|our|these|those|their) )?(?:[a-z]+ )?(?:titles|headlines|descriptions|bullets|keywords)\b)|up|me|(?:the|my|this|that) (?:whole |entire |\w+ ){0,2}?(?:listing|card|product|page|offer|copy|one))\b(?! (?:titles?|descriptions?|bullets?|keywords?|spec\w*|headline))|\b(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce) version\b|\bversion for\b|\b(?:the|this|my|that|whole) (?:card|listing|page|offer) (?:(?:really|also|now|still|just) )*(?:needs to|has to|have to|must|should|is to|ought to|wants to) (?:(?:really|also|now|just) )*be (?:improved|optimized|rewritten|polished|reworked|redone|adapted|prepared|revised|updated)\b|^(?:please |now )?(?:improve|optimize|rewrite|polish)(?:,| for\b| with\b|$)|(?:,|:| -) ?(?:please |now |so )*(?:improve|optimize|rewrite|polish)(?: please)?[.!]*$/;

/** The text without what names words to use and to avoid, and without limits of length. */
function remainder(text: string, limits: [number, number][]): string {
  let rest = text;
  for (const [start, end] of [...limits].sort((a, b) => b[0] - a[0]))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest;
}

/** A limit in words is kept as one in characters: English words take six with the space. */
const wordsAsCharacters = (text: string) =>
  text.replace(/\b(\d{2,4}) words\b/g, (_, count: string) => `${Number(count) * 6} characters`);

/** Nobody names more words; patterns for lists of them would take long over thousands. */
const mostQuotes = 60;
const withinQuotes = (text: string) => {
  const end = text.indexOf(`"${mostQuotes}"`);
  return end < 0 ? text : text.slice(0, end);
};

/** Marks that are named and not written. */
const marks: [RegExp, string][] = [
  [/\bexclamation (?:marks?|points?|signs?)\b/g, '"!"'],
  [/\bquestion marks?\b/g, '"?"'],
];

/** @param typed The seller's own words: what is named without quotes keeps its capitals. */
export const wishesIn = (spoken: string, quoted: readonly string[] = [], typed = ''): Wishes =>
  keptWishes(JSON.stringify([spoken, quoted, typed]), () => readWishes(spoken, quoted, typed));
/** A clause is often the whole message. */
const keptWishes = keptReadings<Wishes>(60);

function readWishes(spoken: string, quoted: readonly string[], typed: string): Wishes {
  const said = withinQuotes(spoken);
  const quotes = [...quoted];
  let text = wordsAsCharacters(said).replace(
    /\b(max|min|approx)\.(?= ?\d)|\bat (?:the most|a maximum)\b/g,
    (_, short) => short ?? 'at most',
  );
  for (const [pattern, mark] of marks) text = text.replace(pattern, () => `"${quotes.push(mark.slice(1, -1)) - 1}"`);
  const lists = wordListsIn(text, quotes);
  const told = lists.rest;
  const avoid = [
    ...new Set([...lists.avoid, ...wordsAfter(told, avoidPattern, quotes), ...wordsAfter(told, unwanted, quotes)]),
  ].filter((word) => sectionNamed(word).length === 0);
  const positive = told.replace(avoidPattern, ' ').replace(unwanted, ' ');
  const include = [...new Set([...lists.include, ...wordsAfter(positive, includePattern, quotes)])];
  const bare = positive
    .replace(includePattern, ' ')
    .replace(/\bwith [^.,;]{1,60}? in (?:the|their|its) titles?\b/g, ' ');
  const pointed = limitPointedAt(bare);
  const title =
    lengthLimit(bare, titleLimits) ??
    (pointed?.section === 'title' ? pointed : null) ??
    (/\btitle\b|\bdescription\b|\bbullets?\b/.test(bare) ? null : limitAlone(bare));
  const description = lengthLimit(bare, descriptionLimits) ?? (pointed?.section === 'description' ? pointed : null);
  const bullets = bulletLimits.map((pattern) => pattern.exec(bare)).find((match) => match !== null);
  const limits = [
    title?.at,
    description?.at,
    bullets && ([bullets.index, bullets.index + bullets[0].length] as [number, number]),
  ];
  const isWhole = wholeListing.test(bare) && !bulletsAlone.test(bare);
  const rest = isWhole
    ? remainder(
        bare,
        limits.filter((at) => at !== undefined && at !== null),
      )
    : bare;
  const sections = isLimitOnly(bare)
    ? null
    : (sectionsIn(rest) ?? (isWhole ? null : sectionsBeside(told, avoid.length > 0)));
  const titleMax = inRange(title?.max, 20, 500);
  const descriptionMax = inRange(description?.max, 50, 20_000);
  const bulletsMax = inRange(bullets ? (numberIn(bullets[0]) ?? undefined) : undefined, 1, 20);
  const tone = toneIn(bare);
  const rules = [
    ...new Set(
      [
        ...text
          .replace(leftRules, ' ')
          .matchAll(/\brules? ([a-z]\d{1,2})\b|(?<!\bvitamin )\b(t[1-6]|d[1-5]|[bsk][1-4]|i[1-6])\b/g),
      ].map((match) => (match[1] ?? match[2] ?? '').toUpperCase()),
    ),
  ];
  const sentences = sentenceLimitIn(bare);
  const isLimited = [titleMax, descriptionMax, bulletsMax, sentences ?? undefined].some((limit) => limit !== undefined);
  const length = isLimited
    ? description !== null && (longerAround.test(rest) || longerBut.test(rest)) && !shorter.test(rest)
      ? 'longer'
      : undefined
    : shorter.test(rest)
      ? 'shorter'
      : longer.test(rest) && !/no longer|not longer/.test(rest)
        ? 'longer'
        : undefined;
  return {
    marketplaces: marketplacesIn(positive).map(({ id }) => id),
    ...(sections === null ? {} : { sections }),
    ...(titleMax === undefined ? {} : { title_max: titleMax }),
    ...(descriptionMax === undefined ? {} : { description_max: descriptionMax }),
    ...(sentences === null ? {} : { description_sentences: sentences }),
    ...(bulletsMax === undefined ? {} : { bullets_max: bulletsMax }),
    ...(tone === undefined ? {} : { tone }),
    ...(include.length === 0 ? {} : { include_keywords: include.map((word) => asTyped(word, typed)) }),
    ...(avoid.length === 0 ? {} : { avoid_words: avoid.map((word) => asTyped(word, typed)) }),
    ...(rules.length === 0 ? {} : { rules }),
    ...(length === undefined ? {} : { length }),
  };
}

/** "Don't mention the colour in the title", "3 sentences are enough": the text that only such words name. */
function sectionsBeside(told: string, isAvoided: boolean): Section[] | null {
  const places = isAvoided ? told.match(inSection) : null;
  const named = places === null ? [] : sectionNamed(places.join(' '));
  if (named.length > 0) return named;
  return sentenceLimitIn(told) !== null && sectionNamed(told).length === 0 ? ['description'] : null;
}
const inSection =
  /\b(?:in|from|out of|inside|on) (?:the |my |its |any |all )*(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?)(?:(?:,| and| or) (?:the )?(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?))*\b/g;

const countOfCharacters = new RegExp(`\\b(\\d{2,5}) ?${unit}\\b`, 'g');
/** "Our feed cuts after 70 characters, so write a title that stays within that": the limit stands before the section. */
export function limitPointedAt(
  text: string,
): { section: 'title' | 'description'; max: number; at: [number, number] } | null {
  const [only, ...others] = matchesIn(text, countOfCharacters);
  const named = sectionNamed(text).filter((section) => section === 'title' || section === 'description');
  const [section] = named;
  if (only === undefined || others.length > 0 || section === undefined || named.length > 1) return null;
  const after = text.slice(only.index + only[0].length);
  return new RegExp(`\\b${section}`).test(after) && pointsBack.test(after)
    ? { section, max: Number(only[1]), at: [only.index, only.index + only[0].length] }
    : null;
}
/** "The title is cut off. Rewrite it, 60 characters at most": the limit of what an earlier sentence names. */
export function limitOfIt(text: string): { section: 'title' | 'description'; max: number } | null {
  const order = itLimited.exec(text);
  const [section, ...others] = sectionNamed(text.slice(0, order?.index ?? 0));
  if (order === null || others.length > 0 || (section !== 'title' && section !== 'description')) return null;
  return { section, max: Number(order[1]) };
}
const itLimited = new RegExp(
  `\\b(?:rewrite|redo|make|write|keep|cut|trim|shorten|bring) it\\b[^.;!?\\d]{0,30}(\\d{2,5}) ?${unit}\\b`,
);
const pointsBack =
  /\b(?:within|under|below|(?:no|not) (?:more|longer) than|at most|down to|up to|fits?(?: in(?:to)?)?|stays? (?:under|below|inside)|in(?:to)?) (?:that|this|it|the limit|these)\b|\baccordingly\b|\bto fit\b|\bso (?:that )?it fits\b/;

/** "Walmart, formal, title under 90": a limit beside wishes for all of the text keeps it about all of it. */
function isLimitOnly(text: string): boolean {
  const rest = text.replace(limitsAlone, ' ');
  const isOfAll = marketplacesIn(text).length > 0 || namesTone(rest);
  return rest !== text && isOfAll && sectionNamed(rest).length === 0;
}
const limitsAlone = new RegExp(
  `(?:^|[,;:+] ?|\\b(?:and|with|plus|but|keep) )(?:(?:the|its|an?|keep the) )?(?:${titleWord} (?:${atMost} )*(?:about )?\\d{2,3}(?: ?${unit})?(?: max| at most)?|(?:${atMost} |not more than |max\\.? )${number} ${bulletWord}|${bulletWord} (?:${atMost} )?${number}(?: max| at most)?|${number} ${bulletWord}(?: max| at most))(?=[ ]*(?:[,;.+!]|$|and\\b|please\\b|but\\b))`,
  'g',
);

const fewCharacters = new RegExp(`${atMost} (\\d{2,3}) ?${unit}`);
/** "keep it under 80 characters" is about the title: nothing else is that short. */
function limitAlone(text: string): { max: number; at: [number, number] } | null {
  const match = fewCharacters.exec(text);
  if (match?.[1] === undefined || Number(match[1]) > 250) return null;
  return {
    max: Number(match[1]) - (strict.test(match[0].replace(/ ?[a-z]+$/, '')) ? 1 : 0),
    at: [match.index, match.index + match[0].length],
  };
}

const inRange = (value: number | undefined, low: number, high: number) =>
  value === undefined || value < low || value > high ? undefined : value;

const exception =
  /\b(?:except(?: for)?|but not|(?:all(?: (?:of )?(?:the |its |my )?(?:texts|sections|parts|fields))?|everything|every (?:text|section|part|field)) (?:but|besides|aside from|save for)|(?:everything|all|the whole (?:thing|card|listing)) (?:on|of|in|about) (?:[a-z\d-]+ ){1,4}?but|apart from|other than|(?:keep (?:your |those |all )?)?(?:hands|fingers|paws) off(?: of)?|(?:keep|stay|steer) (?:well )?(?:away|clear) (?:from|of)|but (?:leave|keep|do not (?:touch|change))|leav(?:e|ing)|keep(?:ing)?|do not (?:touch|change|edit|alter|re-?write|re-?do|improve|optimize)|(?:without|not) (?:touching|changing)|not) (?:for )?(?:(?:any|all)(?: of)? )?(?:(?:the |its |my )?(?:prices?|brand(?: name)?|category|photos?|pictures?|images?|availability|stock)(?:,? and |, ?| & )){0,4}(?:the |its |my )?(?=titles?|headlines?|descriptions?|bullets?|key ?features|spec|attributes?|keywords?|search terms?|tags)(?![^.,;]{0,40}\d)/;

/** "…, no keywords"; "no keyword stuffing" is another wish. */
const leftOut =
  /(?:[,;] |\bbut |\band )no (?:new |more )?(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|key ?features|specs?|specifications|attributes|keywords?|search terms|tags)(?=[,.;!]| please| or | and |\s*$)/;

/** "The title is fine, but the bullets are boring". */
const praisedSection =
  /\b(?:the |its |my )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|specifications?|specs)(?: and (?:the )?(?:titles?|headlines?|descriptions?|bullets?|keywords?|specifications?|specs))? (?:is|are|looks?) (?:(?:quite|very|really|already|all) )*(?:fine|good|ok|okay|great|perfect|nice|all ?right|correct)\b/g;

const sectionWord =
  '(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|key ?features|keywords?|search terms|tags|specifications?|specs|attributes)';
const sectionWords = `(?:the |its |my |our )?${sectionWord}(?:(?:,? and|,? or|,| &| \\+) (?:the |its |my |our )?${sectionWord}){0,3}`;
/** "The bullets were approved by the client and must stay", "hands off the title", "leave the title, do the bullets". */
const keptSection = new RegExp(
  `${sectionWords} (?:is|are|was|were|has been|have been) (?:(?:already|all|just|only|finally) )*(?:signed off|approved|agreed|finali[sz]ed|cleared|accepted|done|set in stone|untouchable|sacred|holy|taboo|off[- ]limits)\\b[^.;]{0,80}|${sectionWords} (?:must|should|has to|have to|can|may|shall|is to|are to)? ?(?:stays?|remains?|be left|be kept)\\b[^.;,]{0,30}|${sectionWords} (?:later(?: on)?|tomorrow|another time|next (?:week|time)|(?:can|may|will) wait|not (?:now|yet|today))\\b|\\bdo not (?:touch|change|edit|alter|re-?write|re-?do|re-?work|improve|optimize|polish) (?:any(?: of)? |all of |(?=the |my |its ))${sectionWords}(?=[^.;]{0,40}\\b(?:only|just|rather)\\b)|\\b(?:(?:keep (?:your |those |all )?)?(?:hands|fingers|paws) off(?: of)?|(?:keep|stay|steer) (?:well )?(?:away|clear) (?:from|of)|leave|ignore|skip|spare|never ?mind|forget(?: about)?|enough (?:about|of|with)) ${sectionWords}(?: (?:alone|untouched|as (?:it is|they are|is)|be|out))?(?: please)?(?=[,;.!]|$)`,
  'g',
);

/** "The title, I know. Leave that, do the keywords": what was spoken of before is not what is wanted. */
function sinceLeft(said: string): string {
  const at = leavesThat.exec(said);
  const rest = at === null ? '' : said.slice(at.index + at[0].length);
  return sectionNamed(rest).length > 0 ? rest : said;
}
export const leavesThat =
  /(?:^|[.;!?,] ?|\b(?:but|just|please|ok|no|and|so|well) )(?:leave|skip|forget|ignore|never ?mind|park) (?:about )?(?:that|it|this|those|them)(?: one)?(?: (?:alone|for now|be|out|now|then))*(?:[,.;:!]| -| and| but)+ ?(?:(?:and|but|just|please|rather|only) )*(?:do|fix|re-?do|re-?write|improve|work on|take)\b/;

/** The sections that a request is limited to; null for the whole listing. */
function sectionsIn(said: string): Section[] | null {
  const praised = sinceLeft(said).replace(praisedSection, ' ');
  const open = praised.replace(keptSection, ' ');
  // "Improve it but hands off the bullets": all others.
  const spared =
    open === praised || sectionNamed(open).length > 0 ? [] : sectionNamed((praised.match(keptSection) ?? []).join(' '));
  if (spared.length > 0 && onAllElse.test(open))
    return sectionSchema.options.filter((section) => !spared.includes(section));
  // Where nothing else is named, what is kept tells what is not.
  const text = sectionNamed(open).length > 0 || !exceptionAlone.test(praised) ? open : praised;
  const named = sectionNamed(text);
  if (named.length === 0) return null;
  const excluded = [exception, leftOut].flatMap((pattern) => pattern.exec(text)?.index ?? []);
  if (excluded.length === 0) return named;
  const from = Math.min(...excluded);
  const kept = sectionNamed(text.slice(from));
  const wanted = sectionNamed(text.slice(0, from));
  if (wanted.length > 0) return wanted.filter((section) => !kept.includes(section));
  return sectionSchema.options.filter((section) => !kept.includes(section));
}

/** "Do T2 and K1 but leave B1". */
const leftRules =
  /\b(?:leave|not|skip|without|except(?: for)?|ignore|forget) (?:the |rules? )*[a-z]\d{1,2}\b(?:(?:,| and| or)+ [a-z]\d{1,2}\b)*/g;

const onAllElse = /\b(?:improve|rewrite|optimize|polish|redo|rework|everything|rest|else)\b/;
const exceptionAlone = /\b(?:leave|skip|spare|ignore|hands off|improve|rewrite|optimize|polish|rest|else|everything)\b/;

const endOfList =
  /,? (?:and|but|then|,) (?:then )?(?:use|include|avoid|keep|make|with|mention|do not|never|then|export|improve|for|score|write|set|the title|title|rewrite|in)\b.*|,? (?:for|on) (?:amazon|etsy|ebay|shopify|walmart|google|ozon|wildberries|woocommerce)\b.*| in (?:the|a|my|every|all|any|it|this)\b.*|, (?:title|in a|friendly|formal|playful|plain|persuasive|at most|max|under|and avoid|avoid|without)\b.*| (?:included|inside|in it|in there|worked in)\b.*|, [^,]{1,40} (?:had|have|got) (?:an?|some|one|two|my|our|people|customers?|buyers?|too)\b.*|,? (?:i |we )?(?:had|have|got) (?:an?|some|one|two|my|our|people|customers?|buyers?|too)\b.*|,? (?:because|since|from all|from every|from my|from the|please|anywhere|at all|thanks|any ?more|any longer|again|ever|for us)\b.*/;

/** "With the keywords (K1) and nothing else". */
const noWord =
  /^(?:\(?[tdbski]\d{1,2}\)?|(?:nothing|something|anything|everything)(?: else)?|(?:take|leave|throw) (?:out|away) .*|(?:remove|delete|drop) .*)$/i;

function wordsAfter(text: string, pattern: RegExp, quotes: string[]): string[] {
  const found: string[] = [];
  for (const match of matchesIn(text, pattern)) {
    const list = (match.slice(1).find((group) => group !== undefined) ?? '').replace(endOfList, '');
    const quoted = [...list.matchAll(/"(\d+)"/g)].map(([, index]) => quotes[Number(index)] ?? '');
    found.push(
      ...(quoted.length > 0 ? quoted.flatMap((one) => one.split(',')) : list.split(/,|\band\b|\bor\b|&|\/|\+/)),
    );
  }
  const clean = found
    .map((word) =>
      word
        .trim()
        .replace(/^(?:the|a|any|word|words) (?=\w)|(?<=.)[!?,:]+$/g, '')
        .trim(),
    )
    .filter(
      (word) =>
        (word.length > 1 || /^[!?]$/.test(word)) &&
        word.length <= 60 &&
        word.split(' ').length <= 5 &&
        (quotes.includes(word) || (isNamed(word) && !noWord.test(word))),
    );
  return [...new Set(clean)].slice(0, 20);
}

export const hasWishes = ({ marketplaces: _, ...wishes }: Wishes): boolean => Object.keys(wishes).length > 0;
