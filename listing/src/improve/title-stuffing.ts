import { factsOf } from '../ground/facts.ts';
import { excessWords } from '../score/title-rules.ts';
import { type Word, wordList, wordsOf } from '../text/words.ts';
import { tidy } from './clean-text.ts';
import { itemOf, leavesOf } from './keyword-phrases.ts';
import { isFiller, isUse, isWeak } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { stem } from './title-parts.ts';

// A word that stands there so often is said for a search, not for a reader.
const stuffedFrom = 3;
const shortestNoun = 4;
const shortestWord = 3;
const fewestPairs = 2;
const longestModifier = 2;
const mostModifiers = 4;
// A single name and what else is said of it is no row of names.
const fewestNames = 2;

/**
 * The first part of a title that says its words again and again, once: "Silver Ring Moonstone Ring Boho Ring" becomes
 * "Silver Moonstone Boho Ring". Any other title stays.
 */
export function withoutStuffing(typed: string, context: RewriteContext): string {
  const { language, stopWords } = context;
  const title = language === 'en' ? withoutApart(typed) : typed;
  const end = title.search(/\s*[,;|•·]\s|\s+[–—-]\s+/u);
  const head = end < 0 ? title : title.slice(0, end);
  const excess = excessWords(wordsOf(head), stopWords, 1).filter(({ word }) => /\p{L}{3}/u.test(word));
  if (excess.length < stuffedFrom - 1) return title;
  const noun = repeatedNoun(head);
  const named = language === 'en' && noun !== null ? withNounOnce(head, noun, language) : null;
  const isStuffed = noun !== null || excess.length >= stuffedFrom;
  const row = isStuffed && end < 0 ? nameOfRow(head, context, named === null) : null;
  const once = row ?? named ?? (isStuffed ? withWordsOnce(head, excess) : head);
  return tidy(once + (end < 0 ? '' : title.slice(end)));
}

/** A title without the "Ear Buds" that are its "Earbuds" once more. */
function withoutApart(title: string): string {
  const words = wordsOf(title);
  const gone = words.flatMap((word, index) => {
    const next = words[index + 1];
    const isApart =
      next !== undefined &&
      /^[ -]$/u.test(title.slice(word.end, next.start)) &&
      word.word.length >= shortestWord &&
      words.slice(0, index).some((before) => stem(before.word) === stem(word.word + next.word));
    return isApart ? [{ start: word.start, end: next.end }] : [];
  });
  const said = (at: { start: number; end: number }): number =>
    title.toLowerCase().split(title.slice(at.start, at.end).toLowerCase()).length - 1;
  // Said again and again they are its name.
  if (gone.length !== 1 || gone.some((at) => said(at) > 1)) return title;
  return tidy(gone.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), title));
}

/** The word that is said most often; of two that stand together ("lunch bag") the second one is the noun. */
function repeatedNoun(head: string): string | null {
  const words = wordList(head).map(stem);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts]
    .filter(([word, count]) => count >= stuffedFrom && word.length >= shortestWord && !isWeak(word))
    .sort((a, b) => b[1] - a[1])
    .map(([word]) => word);
  const [first] = often;
  if (first === undefined) return null;
  const behind = often.find((word) => isPair(words, first, word));
  const noun = behind ?? first;
  // A short word is a noun where another one stands before it again and again: "frying pan".
  const isNamed = words.some((word, index) => words[index + 1] === noun && isPair(words, word, noun));
  return noun.length >= shortestNoun || behind !== undefined || isNamed ? noun : null;
}

const isPair = (words: readonly string[], first: string, second: string): boolean =>
  words.filter((word, index) => word === second && words[index - 1] === first).length >= fewestPairs;

const isLong = (phrase: readonly Word[]): boolean => phrase.length > longestModifier;

/** The words in front of each "ring", those with a fact first if there are too many, and what follows the last one; null where they are no names. */
function withNounOnce(head: string, noun: string, language: string): string | null {
  const words = wordsOf(head);
  const at = words.flatMap(({ word }, index) => (stem(word) === noun ? [index] : []));
  const phrases = at.map((index, turn) => words.slice((at[turn - 1] ?? -1) + 1, index));
  const textOf = (list: readonly Word[]): string => list.map(({ start, end }) => head.slice(start, end)).join(' ');
  const [full = []] = phrases;
  // "Hand forged iron wall hooks": a full name already; what else is said of a hook would tear it apart.
  if (full.length > longestModifier && full.length <= mostModifiers && phrases.slice(1).some(isLong))
    return head.slice(words[0]?.start ?? 0, words[at[0] ?? 0]?.end);
  const seen = new Set<string>();
  const found = phrases.map((phrase) => {
    const fresh = phrase.filter(({ word }) => !seen.has(word));
    for (const { word } of phrase) seen.add(word);
    return modifiersIn(fresh, phrase, textOf, language);
  });
  const modifiers = found.flatMap(({ names }) => names);
  if (modifiers.length < fewestNames) return null;
  // What only stands before the noun in a longer phrase may belong to another thing.
  const spare = found.flatMap(({ last }) => last);
  const stated = [...modifiers, ...spare].filter((text) => factsOf(text, language).length > 0);
  // "Lunch bag", said more than once, is what the thing is called.
  const stems = words.map(({ word }) => stem(word));
  const isCore = (text: string): boolean =>
    wordList(text).length === 1 && isPair(stems, stem(text.toLowerCase()), noun);
  const chosen = new Set<string>();
  for (const text of [...modifiers.filter(isCore), ...stated, ...modifiers, ...spare])
    if (wordList([...chosen, text].join(' ')).length <= mostModifiers) chosen.add(text);
  const last = words[at.at(-1) ?? 0];
  const name = last === undefined ? '' : head.slice(last.start, last.end);
  const tail = last === undefined ? '' : head.slice(last.end);
  const inTurn = found.flatMap(({ names, last: spared }) => [...names, ...spared]).filter((text) => chosen.has(text));
  const named = [...inTurn.filter((text) => !isCore(text)), ...inTurn.filter(isCore)];
  return `${named.join(' ')} ${name}${isStuffing(tail, language) ? '' : withoutUses(tail)}`;
}

/** Of the new words of a phrase: names of one or two words side by side, and of a longer phrase its facts and last word. */
function modifiersIn(
  fresh: readonly Word[],
  phrase: readonly Word[],
  textOf: (list: readonly Word[]) => string,
  language: string,
): { names: string[]; last: string[] } {
  const isTogether = fresh.every((word, index) => index === 0 || phrase[phrase.indexOf(word) - 1] === fresh[index - 1]);
  const isName = (list: readonly Word[]): boolean => list.length > 0 && !list.some(({ word }) => isFiller(word));
  if (isTogether && fresh.length <= longestModifier && isName(fresh)) return { names: [textOf(fresh)], last: [] };
  const [start] = fresh;
  // "Insulated lunch box lunch bag" says of the bag that it is insulated.
  if (!isTogether && start !== undefined && fresh.length <= longestModifier && isName([start]))
    return { names: [textOf([start])], last: [] };
  const materials = stated(fresh, phrase, textOf, language);
  const end = fresh.at(-1);
  const spare =
    end !== undefined && end === phrase.at(-1) && isName([end]) && !materials.some((words) => words.includes(end))
      ? [end]
      : [];
  return { names: materials.map(textOf), last: spare.map((word) => textOf([word])) };
}

/** The fresh words of each material and colour, "memory foam" together. */
function stated(
  fresh: readonly Word[],
  phrase: readonly Word[],
  textOf: (list: readonly Word[]) => string,
  language: string,
): Word[][] {
  const from = phrase[0]?.start ?? 0;
  return factsOf(textOf(phrase), language)
    .filter(({ kind }) => kind === 'material' || kind === 'colour')
    .map(({ start, end }) => phrase.filter((word) => word.start - from >= start && word.end - from <= end))
    .filter((words) => words.length > 0 && words.every((word) => fresh.includes(word)));
}

const fewestOfTail = 2;

/** "With rain cover outdoor camping" without the uses that are only there for a search. */
function withoutUses(tail: string): string {
  const words = tail.split(' ');
  while (words.length > fewestOfTail + 1 && isUse(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** Words behind the name that no small word ties to it and that state nothing: they are there for a search. */
const isStuffing = (tail: string, language: string): boolean =>
  wordList(tail).length > 0 && !wordList(tail).some(isFiller) && factsOf(tail, language).length === 0;

/** Every word once; one that has its figure behind it later ("Bluetooth 5.3") stays there. */
function withWordsOnce(head: string, excess: readonly Word[]): string {
  const figured = excess.filter(({ end }) => /^ \d/u.test(head.slice(end)));
  const kept = new Map(figured.map((word) => [word.word, word.start]));
  const words = wordsOf(head);
  const written = new Set(words.map(({ word }) => word));
  // "Ear Buds" are the earbuds once more.
  const isApart = (index: number): boolean =>
    written.has(`${words[index]?.word}${words[index + 1]?.word}`) &&
    /^ $/u.test(head.slice(words[index]?.end, words[index + 1]?.start));
  const gone = words.filter(({ word, start }, index) => {
    if (isApart(index) || isApart(index - 1)) return true;
    const at = kept.get(word);
    return at === undefined ? excess.some((other) => other.start === start) : at !== start;
  });
  return gone.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), head);
}

const longestName = 6;
const withPart = /\swith (?:\p{L}{3,} ){0,1}\p{L}{3,}(?=\s|$)/iu;

/** "Knee pads for work gel kneepads gardening … with strong straps": the name at its beginning, and what it comes with. */
function nameOfRow(head: string, context: RewriteContext, isOnlyWay: boolean): string | null {
  if (context.language !== 'en') return null;
  const item = itemOf({ ...context, listing: { ...context.listing, title: head } }).map(stem);
  // A name of several words that the category has as well is what the thing is called.
  const isKnown = item.length > 1 && leavesOf(context).some((leaf) => leaf.map(stem).join(' ') === item.join(' '));
  if (!isOnlyWay && !isKnown) return null;
  const words = wordsOf(head);
  const stems = words.map(({ word }) => stem(word));
  const at = stems.findIndex((_, index) => item.every((word, offset) => stems[index + offset] === word));
  const last = words[at + item.length - 1];
  const again = stems.filter((word) => word === item.at(-1) || word === item.join('')).length;
  const isSaidBefore = stems.slice(0, at).includes(item.at(-1) ?? '');
  if (
    item.length === 0 ||
    isSaidBefore ||
    at < (isKnown ? 0 : 1) ||
    last === undefined ||
    at + item.length > longestName ||
    again < 2
  )
    return null;
  return `${head.slice(0, last.end)}${withPart.exec(head.slice(last.end))?.[0] ?? ''}`;
}
