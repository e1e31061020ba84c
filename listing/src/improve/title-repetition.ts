import { factsOf } from '../ground/facts.ts';
import { excessWords } from '../score/title-rules.ts';
import { isUnspaced, type Word, wordList, wordsOf } from '../text/words.ts';
import { withoutDanglingEnd } from './clean-text.ts';
import { itemOf, nounFirst } from './keyword-phrases.ts';
import { isFiller } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf, stem } from './title-parts.ts';

// Where a repeated word stood; nothing else has this sign, control characters are gone by then.
const gap = '\u0001';
const brokenGap = new RegExp(
  `${gap}\\s*(?:with|for|of|in|on|and|to|mit|für|с|для|из|и)(?![\\p{L}])|(?:^|\\s)(?:with|for|of|in|on|and|mit|für|с|для|из)\\s*${gap}`,
  'iu',
);

// "Sac en cuir fait main" without "sac" and "cuir": what tied them goes with them.
const tiedGap = new RegExp(
  `(?:^|\\s)(?:en|de|du|d['’]|à|au|avec|pour|con|para|di|da|in|per|com|din|cu)\\s*${gap}`,
  'giu',
);

/** "Gold Plate" of "Gold Name Plate": what stood before its noun made another thing of it, unless it is the product's own name. */
const things = /^(?:covers?|cases?|holders?|stands?|sets?|bags?|box|boxes|racks?|pads?|straps?|insert|refills?)$/iu;
function losesModifier(left: string, whole: string, noun: string): boolean {
  const words = whole.split(/\s+/u);
  return left
    .split(/\s+/u)
    .some(
      (word, index, all) =>
        word === gap &&
        /^\p{L}{3,}$/u.test(all[index + 1] ?? '') &&
        !isFiller(all[index + 1] ?? '') &&
        (stem(words[index]?.toLowerCase() ?? '') !== stem(noun) || things.test(all[index + 1] ?? '')),
    );
}

/** The parts of a title without the words that stand there too often, and without what says nothing when they are gone. */
export function withoutRepetition(context: RewriteContext, segments: string[]): string[] {
  const { listing, profile, stopWords, language } = context;
  const joined = segments.join('\n');
  if (isUnspaced(joined)) return segments;
  const excess = nounLast(
    joined,
    excessWords(wordsOf(joined), stopWords, profile.title.repeat),
    profile.title.max,
    listing.brand ?? '',
    itemOf(context),
  ).reverse();
  let kept = joined;
  for (const { start, end } of excess) kept = kept.slice(0, start) + gap + kept.slice(end);
  const [left = '', ...rest] = kept.split('\n');
  const head = withoutLeftModifier(left, language);
  const merged: string[] = [];
  const noun = excess.length === 0 ? '' : (itemOf(context).at(-1) ?? '');
  let first = withoutGaps(head);
  rest.forEach((cut, index) => {
    const whole = segments[index + 1] ?? '';
    const left = nounFirst.has(language) ? cut.replace(tiedGap, ` ${gap}`) : cut;
    const segment = withoutGaps(left);
    if (wordList(segment).length === 0 || isTold(segment, [first, ...merged])) return;
    const fact = factBehind(left, language);
    if (!left.includes(gap)) merged.push(segment);
    else if (fact !== null) merged.push(fact);
    else {
      const together = mergedHead(first, segment, whole, language);
      if (together !== null) first = together;
      // "Petites torsadées" of "petites créoles torsadées": what was said of the noun has none now.
      else if (
        !brokenGap.test(left) &&
        !(language === 'en' && losesModifier(left, whole, noun)) &&
        !isRemnant(segment, whole, language) &&
        !(wordList(segment).length === 1 && factsOf(segment, language).length === 0) &&
        !(nounFirst.has(language) && factsOf(segment, language).length === 0)
      )
        merged.push(segment);
    }
  });
  return [first, ...merged].filter((segment) => wordList(segment).length > 0);
}

/** The "Purple" of "Gym Mat Purple", where the mat is named before: "Gym Purple" would be of a gym. */
function factBehind(left: string, language: string): string | null {
  const [before = '', behind = '', ...more] = left.split(gap).map((part) => part.trim());
  const isFact = before !== '' && behind !== '' && more.length === 0 && kindOf(behind, language) !== null;
  return isFact && factsOf(before, language).length === 0 ? behind : null;
}

// "Hose 50ft Water ␁ with nozzle": without its noun the word before it says another thing.
const leftModifier = new RegExp(`(?<=\\S\\s+)(\\p{L}{3,}) ${gap}(?:\\s+${gap})*(?=\\s+(?:with|for|in|of)\\s)`, 'gu');
const withoutLeftModifier = (head: string, language: string): string =>
  head.replace(leftModifier, (whole, word: string) => (factsOf(word, language).length > 0 ? whole : gap));

// A preposition between two of them makes the second one a thing of its own: "Hose with Hose Reel".
const apart = /\n|(?<!\p{L})(?:with|for|of|in|on|and|to|by|from|mit|für|с|для|из|и|&)(?!\p{L})/iu;
const fewestBetween = 2;

/** In "Yoga Mat Non Slip TPE Exercise Mat" the first "Mat" goes: words in front of the second one would have no noun. */
function nounLast(
  text: string,
  excess: readonly Word[],
  limit: number,
  brand: string,
  item: readonly string[],
): Word[] {
  const names = new Set(wordList(brand));
  const words = wordsOf(text);
  return excess
    .map((word) => {
      const first = words.find((other) => other.word === word.word) ?? word;
      const between = text.slice(first.end, word.start);
      const isOnce = excess.filter((other) => other.word === word.word).length === 1;
      const before = words[words.indexOf(first) - 1];
      return isOnce &&
        word.end <= limit &&
        before !== undefined &&
        !names.has(first.word) &&
        // "Area rug" is what it is called, wherever the rug is named again.
        !(item.length > 1 && first.word === item.at(-1) && before.word === item.at(-2)) &&
        !apart.test(between) &&
        wordList(between).length >= fewestBetween &&
        !/[,;|]/u.test(between)
        ? first
        : word;
    })
    .sort((a, b) => a.start - b.start);
}

const withoutGaps = (text: string): string => withoutDanglingEnd(text.replaceAll(gap, ''));

/** True when the earlier parts have every word of this one. */
function isTold(segment: string, earlier: readonly string[]): boolean {
  const known = new Set(wordList(earlier.join(' ')));
  return wordList(segment).every((word) => known.has(word));
}

/** True for the "Hockey" that is left of "Hockey Bag": words without their noun and without a fact. */
function isRemnant(left: string, segment: string, language: string): boolean {
  return wordList(left).at(-1) !== wordList(segment).at(-1) && factsOf(left, language).length === 0;
}

// More describing words than this before the product's name cannot be taken in at a glance.
const longestHead = 6;

/** "Ceramic Mug" and what is left of "Coffee Mug" make "Ceramic Coffee Mug"; null when the two do not end alike. */
function mergedHead(head: string, left: string, segment: string, language: string): string | null {
  const words = head.split(' ');
  const noun = words.at(-1) ?? '';
  const sameEnd = wordList(segment).at(-1) === noun.toLowerCase();
  if (!sameEnd || words.length < 2 || wordList(left).length > 2 || words.length + wordList(left).length > longestHead)
    return null;
  // "Arm" of "arm knit blanket" says nothing without the word behind it.
  const before = wordList(segment).slice(0, -1);
  const last = wordList(left)
    .filter((word) => word !== noun.toLowerCase())
    .at(-1);
  if (last !== undefined && before.indexOf(last) < before.length - 1) return null;
  const said = new Set(words.map((word) => word.toLowerCase()));
  const fresh = left.split(' ').filter((word) => !said.has(word.toLowerCase()));
  // "Speckled White Ceramic Planter": a colour stands in front of what the thing is made of.
  const colour =
    language === 'en' ? factsOf(fresh.join(' '), language).find(({ kind }) => kind === 'colour') : undefined;
  if (colour === undefined) return [...words.slice(0, -1), ...fresh, noun].join(' ');
  const [first = '', ...more] = words.slice(0, -1);
  // "Brown shoulder" of a bag: only the colour is of another noun as well.
  const shade = colour.end === fresh.join(' ').length ? fresh.join(' ') : colour.text;
  // "Women's Brown Leather Bag": for whom it is stands first.
  return [...(/['’]s$/u.test(first) ? [first, shade] : [shade, first]), ...more, noun].join(' ');
}
