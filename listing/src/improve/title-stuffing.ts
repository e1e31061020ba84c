import { factsOf } from '../ground/facts.ts';
import { excessWords } from '../score/title-rules.ts';
import { type Word, wordList, wordsOf } from '../text/words.ts';
import { tidy } from './clean-text.ts';
import { isFiller, isWeak } from './keyword-words.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { stem } from './title-parts.ts';

// A word that stands there so often is said for a search, not for a reader.
const stuffedFrom = 3;
const shortestNoun = 4;
const longestModifier = 2;
const mostModifiers = 4;
// A single name and what else is said of it is no row of names.
const fewestNames = 2;

/**
 * The first part of a title that says its words again and again, once: "Silver Ring Moonstone Ring Boho Ring" becomes
 * "Silver Moonstone Boho Ring". Any other title stays.
 */
export function withoutStuffing(title: string, { language, stopWords }: RewriteContext): string {
  const end = title.search(/\s*[,;|•·]\s|\s+[–—-]\s+/u);
  const head = end < 0 ? title : title.slice(0, end);
  const excess = excessWords(wordsOf(head), stopWords, 1).filter(({ word }) => /\p{L}{3}/u.test(word));
  if (excess.length < stuffedFrom - 1) return title;
  const noun = repeatedNoun(head);
  const named = language === 'en' && noun !== null ? withNounOnce(head, noun, language) : null;
  const isStuffed = noun !== null || excess.length >= stuffedFrom;
  const once = named ?? (isStuffed ? withWordsOnce(head, excess) : head);
  return tidy(once + (end < 0 ? '' : title.slice(end)));
}

function repeatedNoun(head: string): string | null {
  const counts = new Map<string, number>();
  for (const word of wordList(head)) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  const [noun, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count >= stuffedFrom && noun.length >= shortestNoun && !isWeak(noun) ? noun : null;
}

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
  const modifiers = phrases.flatMap((phrase) => {
    const fresh = phrase.filter(({ word }) => !seen.has(word));
    for (const { word } of phrase) seen.add(word);
    const isModifier = fresh.length > 0 && fresh.length <= longestModifier && !fresh.some(({ word }) => isFiller(word));
    return isModifier ? [textOf(fresh)] : [];
  });
  if (modifiers.length < fewestNames) return null;
  const stated = modifiers.filter((text) => factsOf(text, language).length > 0);
  const chosen = new Set<string>();
  for (const text of [...stated, ...modifiers])
    if (wordList([...chosen, text].join(' ')).length <= mostModifiers) chosen.add(text);
  const last = words[at.at(-1) ?? 0];
  const name = last === undefined ? '' : head.slice(last.start, last.end);
  const tail = last === undefined ? '' : head.slice(last.end);
  return `${modifiers.filter((text) => chosen.has(text)).join(' ')} ${name}${tail}`;
}

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
