import type { CardSummary } from '../../../tool-types.ts';
import { isRequestWord } from '../speech/vocabulary.ts';
import { sectionNoun } from '../wishes/section-words.ts';
import { isDescribing, isKindOfThing, isNameWord } from './name-words.ts';
import type { Group } from './unnamed-text.ts';
import { valuesIn } from './value-stretches.ts';

interface Token {
  word: string;
  start: number;
  end: number;
}

const stem = (word: string) => (word.length > 3 ? word.replace(/['’]s?$/, '').replace(/(?:es|s)$/, '') : word);
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** They join the words of a name, and are none. */
const joins = /^(?:of|in|with|for|and|the|a)$/;
const section = new RegExp(`^${sectionNoun}$`, 'i');
const article = /^(?:the|my|our|that|this)$/;
/** Words that many messages hold beside any title. */
const common =
  /^(?:set|one|ones|new|old|all|both|it|is|to|as|at|on|by|from|your|you|we|card|listing|product|item|first|second|third|last|pack|size|color|colour|material|weight|buy|sale|best|good|better|long|short|small|large|big|do|put|add|make|get|give|take|show|see|no|not|but|up|out|too|also|aswell|next|again|now)$/;
const adds = /\b(?:add|put|write|append|include|attach|mention|note|give|apply|do|copy)\b/i;
/** "Set the brand to oak": what follows is no name, unless it has an article, or something is added to it. */
const beforeValue = /\b(?:to|as|is|are|say|says|called|named|into|be)\s+$|[=:"“]\s*$/i;
const leftOut = /\b(?:not|no|without|except|than|instead of|but)\s+(?:for |on |of )?(?:the |my )?$/i;

interface Run {
  from: number;
  to: number;
  words: Set<string>;
}

/**
 * The stretch of a message that names one of these cards by words of its title, whatever they are; null when it names none,
 * several, or leaves open which. Words that only say what a card is not, and values, name nothing.
 */
export function titleStretch(text: string, cards: CardSummary[]): Group | null {
  const tokens = tokensOf(text);
  // What stands in quotes is the value, and what follows it says where it goes.
  const values = /["“”]/.test(text) ? [] : valuesIn(text);
  // "Add the keywords spa and gift to lavender soap": the last words say where it goes.
  const goal = adds.test(text)
    ? (/^.*\s(?:to|on|onto|for|in)\s+(?=[^,.;:]+$)/is.exec(text)?.[0].length ?? text.length)
    : text.length;
  const isFree = ({ start, end }: Token) => {
    const left = text.slice(0, start);
    const isValue =
      (start < goal && values.some(([from, to]) => start >= from && end <= to)) ||
      (left.match(/["“”]/g)?.length ?? 0) % 2 === 1 ||
      (beforeValue.test(left) && !(adds.test(left) && /\bto\s+$/i.test(left)));
    return !isValue && !leftOut.test(left);
  };
  const free = tokens.map(isFree);
  const denied = new Set(tokens.flatMap(({ word, start }) => (leftOut.test(text.slice(0, start)) ? [stem(word)] : [])));
  const found = cards.flatMap((card) => {
    const title = new Set(tokensOf(card.title).map(({ word }) => stem(word)));
    const run = bestRun(tokens, free, title);
    return run === null || [...title].some((word) => denied.has(word) && !run.words.has(word)) ? [] : [{ card, run }];
  });
  const most = Math.max(0, ...found.map(({ run }) => run.words.size));
  const [best, ...others] = found.filter(({ run }) => run.words.size === most);
  if (best === undefined || others.length > 0) return null;
  const { from, to } = best.run;
  if (isOtherThing(text, tokens, best.run)) return null;
  // "Copy the text of the blue mug to the green one": two cards.
  const isOther = found.some(({ card, run }) => card !== best.card && (run.from > to || run.to < from));
  return isOther ? null : groupOf(text, tokens, best.run, best.card.card_id);
}

/** The longest stretch of words that stand in the title, with one that says more than a request does. */
function bestRun(tokens: Token[], free: boolean[], title: Set<string>): Run | null {
  let best: Run | null = null;
  const isOwn = (at: number) => free[at] === true && title.has(stem(tokens[at]?.word ?? ''));
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isOwn(from)) continue;
    let to = from;
    while (isOwn(to + 1) || (joins.test(tokens[to + 1]?.word ?? '') && isOwn(to + 2))) to += 1;
    const words = tokens.slice(from, to + 1).map(({ word }) => word);
    const own = new Set(words.filter((word) => !joins.test(word)).map(stem));
    const says = words.some(
      (word) =>
        word.length > 2 && !joins.test(word) && !common.test(word) && !section.test(word) && !isRequestWord(word),
    );
    if (says && own.size > (best?.words.size ?? 0)) best = { from, to, words: own };
    from = to;
  }
  return best;
}

/** "The guitar tuner" is no guitar strap, "the one after the speaker" no speaker. */
function isOtherThing(text: string, tokens: Token[], { from, to }: Run): boolean {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to], tokens[to + 1]];
  const isJoined = (one?: Token, other?: Token) =>
    one !== undefined && other !== undefined && /^\s+$/.test(text.slice(one.end, other.start));
  const isThing = (one?: Token) =>
    one !== undefined &&
    !common.test(one.word) &&
    !isRequestWord(one.word) &&
    (isNameWord(one.word) || isKindOfThing(one.word));
  return (
    (isJoined(last, next) && isThing(next)) ||
    (isJoined(before, first) && (isThing(before) || isDescribing(before?.word ?? ''))) ||
    besideIt.test(text.slice(0, first?.start))
  );
}
const besideIt =
  /\b(?:one|card|listing|product|item)s? (?:[a-z]+ )?(?:before|after|above|below|behind|following|under|next to|beside) (?:the |my )?$/i;

function groupOf(text: string, tokens: Token[], { from, to }: Run, id: string): Group {
  const determiner = tokens[from - 1];
  const hasArticle = determiner !== undefined && article.test(determiner.word);
  const start = ((hasArticle ? determiner : tokens[from]) as Token).start;
  const last = tokens[to] as Token;
  const noun = /^\s+(?:[\p{L}-]+\s+)?(?:one|card|listing|product|item)\b(?!\s+(?:of|by|at|third|half)\b)/iu.exec(
    text.slice(last.end),
  );
  const isPossessive = /['’]s$/.test(last.word);
  return {
    start,
    end: last.end + (isPossessive ? 0 : (noun?.[0].length ?? 0)),
    words: tokens.slice(from, to + 1).map(({ word }) => word),
    isSure: true,
    isStrong: true,
    isOne: false,
    isPossessive,
    hasArticle,
    card_ids: [id],
  };
}
