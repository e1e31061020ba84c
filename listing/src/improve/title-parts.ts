import { type Fact, factsOf } from '../ground/facts.ts';
import { type Word, wordList, wordsOf } from '../text/words.ts';
import { tidy, withoutDanglingEnd } from './clean-text.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { wantsTypeFirst, withModelFirst } from './title-type.ts';

const longestEcho = 4;
// Shorter words are doubled on purpose: "pom pom", "yo yo".
const shortestEcho = 5;
const betweenEchoes = /^[\s,;|/–—-]+$/u;

/** Says a phrase of up to four words once that stands twice in a row; a name such as "Duran Duran" in `names` stays. */
export function withoutEchoes(text: string, names: string): string {
  let result = text;
  for (let size = longestEcho; size >= 1; size -= 1) {
    let words = wordsOf(result);
    for (let index = 0; index + 2 * size <= words.length; ) {
      const [last, again] = [words[index + size - 1], words[index + 2 * size - 1]];
      const next = words[index + size];
      const isEcho =
        last !== undefined &&
        next !== undefined &&
        betweenEchoes.test(result.slice(last.end, next.start)) &&
        isSamePhrase(words, index, size) &&
        !names.toLowerCase().includes(`${last.word} ${next.word}`);
      if (isEcho && again !== undefined) {
        result = result.slice(0, last.end) + result.slice(again.end);
        words = wordsOf(result);
      } else index += 1;
    }
  }
  return result;
}

function isSamePhrase(words: readonly Word[], index: number, size: number): boolean {
  const phrase = words.slice(index, index + size).map(({ word }) => word);
  if (!phrase.some((word) => /\p{L}{3}/u.test(word))) return false;
  if (size === 1 && (phrase[0]?.length ?? 0) < shortestEcho) return false;
  return phrase.every((word, offset) => word === words[index + size + offset]?.word);
}

// "RAM 32 Gb/ SSD 512 Gb" lists properties; "w/ lid" does not.
const segmentEnd = /\s*[,;|•·]\s+|\s*[|•·]\s*|\s+[–—/-]\s+|(?<=\S{2})(?<!\sw)\/\s+/u;
const lastBrackets = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/u;

/** The parts of a title between commas, dashes and bars; a colour or size in brackets is a part of its own. */
export function segmentsOf(title: string, language: string): string[] {
  return title
    .split(segmentEnd)
    .flatMap((segment, index, all) => {
      const [, before, inside] = lastBrackets.exec(segment.trim()) ?? [];
      const kind = inside === undefined ? null : kindOf(inside, language);
      // A number in brackets in the middle belongs to the words before it: "i5-6300U (2.4 GHz), 16 GB".
      const isOwn = kind !== null && (kind !== 'number' || index === all.length - 1);
      return before !== undefined && inside !== undefined && isOwn ? [before, inside] : [segment];
    })
    .map(tidy)
    .filter((segment) => wordList(segment).length > 0);
}

const fewestWords = 7;
const pause =
  /(?<=\p{L}{2}) (?=(?:set|pack) of \d|\d{1,4} ?(?:pcs|pieces|pack)(?!\p{L})|\d[\d.]* ?[x×] ?\d[\d.]* ?(?:[x×] ?\d[\d.]* ?)?(?:mm|cm|m|in|inch(?:es)?)(?!\p{L}))/giu;
const behindPause =
  /(?<=(?:^|, )(?:(?:set|pack) of \d{1,4}|\d{1,4} ?(?:pcs|pieces|pack)|\d[\d.]* ?[x×] ?\d[\d.]* ?(?:[x×] ?\d[\d.]* ?)?(?:mm|cm|m|in|inch(?:es)?)(?: \d[\d.]* ?mm)?)) (?=\p{L}{2})/giu;

const thickness = /(?<=[x×] ?\d[\d.]* ?(?:mm|cm|m)) (?=\d[\d.]* ?mm(?:,|$))/giu;

/** "Swaddle blankets set of 3 organic cotton newborn boy": a long English name without a pause gets one beside its count and its sides. */
export function withPauses(title: string, language: string): string {
  if (language !== 'en' || wordList(title).length < fewestWords || /[,;|•·:]|\s[–—-]\s/u.test(title)) return title;
  const paused = title.replace(pause, ', ').replace(behindPause, ', ').replace(thickness, ', ');
  const [head = ''] = paused.split(', ');
  // What is counted first, or stands before one word only, is no part of its own.
  return wordList(head).length < fewestOfHead || / (?:of|with|for|in|and|the|to)$/iu.test(head)
    ? title
    : withMaterialApart(paused, language);
}
const fewestOfHead = 2;

/** "Set of 3, organic cotton, newborn boy": the material that follows stands for itself. */
const withMaterialApart = (title: string, language: string): string =>
  title
    .split(', ')
    .map((part, index) => {
      const fact =
        index === 0 ? undefined : factsOf(part, language).find(({ start, kind }) => start === 0 && kind === 'material');
      return fact !== undefined && fact.denied !== true && /^ (?!with|for|and)\p{L}+ /u.test(part.slice(fact.end))
        ? `${part.slice(0, fact.end)},${part.slice(fact.end)}`
        : part;
    })
    .join(', ');

// No single fact is longer.
const longestFact = 40;

export type PartKind = 'material' | 'colour' | 'number';

/** What a part states when it is nothing but one fact: `Blue` a colour, `32 oz` a number; null for anything else. */
export function kindOf(part: string, language: string): PartKind | null {
  const text = part.trim();
  if (text.length > longestFact) return null;
  const facts = factsOf(text, language);
  const whole = facts.find((fact) => fact.start === 0 && fact.end === text.length);
  return whole === undefined ? null : partKind(whole);
}

function partKind(fact: Fact): PartKind | null {
  const { kind, number } = fact;
  if (kind === 'number') return number !== undefined && number.unit !== '' ? 'number' : null;
  return kind === 'material' || kind === 'colour' ? kind : null;
}

/** A head such as "Steel Water Bottle blue 32 oz" without the facts behind the product's name, and those facts. */
export function splitHead(head: string, { listing, language }: RewriteContext): string[] {
  const item = stem(wordList(listing.category?.split(/[>/|]/u).at(-1) ?? '').at(-1) ?? '');
  const values = new Set(listing.specifications.map(({ value }) => value.trim().toLowerCase()));
  let name = head;
  const facts: string[] = [];
  for (;;) {
    const fact = factsOf(name, language).find(({ end }) => end === name.length);
    const kind = fact === undefined ? null : partKind(fact);
    // "Zinc 1%": a share belongs to what stands before it.
    if (fact === undefined || kind === null || fact.denied === true || fact.text.endsWith('%')) break;
    const rest = name.slice(0, fact.start).trimEnd();
    // In "Cadence 40" the quotes name it: the second one stands for no inches.
    if (/^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/u.test(rest)) break;
    const words = wordList(rest);
    // "Wine Glass" and "Face Cream" end with what they are, not with a property.
    const isProperty =
      kind === 'number' ||
      stem(words.at(-1) ?? '') === item ||
      (kind === 'colour' && values.has(fact.text.toLowerCase()));
    // "Laptop 14 Zoll" is what fits into it.
    if (kind === 'number' && (ofScreen.test(rest) || (language === 'en' && ofThing.test(rest)))) break;
    const isWhole = withoutDanglingEnd(rest) === rest && !/[\d(x×&+/]$/u.test(rest);
    if (!isProperty || !isWhole || words.length < 2) break;
    name = rest;
    facts.unshift(fact.text);
  }
  return [name, ...facts];
}

// "With 2 batteries 2.0Ah" is of what comes with it.
const ofThing = /\s(?:with|incl(?:uding)?\.?)\s(?:\S+\s)?\d* ?\p{L}*batter(?:y|ies)$/iu;
const ofScreen =
  /(?<!\p{L})(?:laptop|notebook|macbook|ipad|tablet|tablets|monitor|tv|iphone|fernseher|portátil|portable|ноутбук\p{L}*)$/iu;

// "Hoodies" are no "hoody".
const endsInIe =
  /^(?:hood|cook|mov|brown|bean|self|ones|smooth|bood|boot|vegg|dogg|birth|bird|gen|pix|zomb|calor|quick|sweet|lad|hank|rook|tie|p|t|l)ies?$/u;

/** A word without its plural ending, to compare "bottle" with "bottles". */
export function stem(word: string): string {
  if (word.length > 4 && /(?:ch|sh|ss|x)es$/u.test(word)) return word.slice(0, -2);
  if (endsInIe.test(word)) return word.replace(/s$/u, '');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}

/**
 * Name, properties, colour, size; on Etsy name, colour, material, size, other properties, brand; on Ozon and Wildberries
 * name, model, properties as they come.
 */
export function inOrder(segments: readonly string[], context: RewriteContext): string[] {
  const { listing, marketplace, language } = context;
  const [head, ...tail] = segments;
  if (head === undefined) return [];
  if (wantsTypeFirst(context)) return [head, ...withModelFirst(tail, language)];
  const parts = tail.map((text) => ({ text, kind: kindOf(text, language) }));
  const of = (wanted: PartKind | null): string[] => parts.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const isMaterial = (text: string): boolean => {
    const kinds = factsOf(text, language).map(({ kind }) => kind);
    return kinds.includes('material') && !kinds.includes('colour') && wordList(text).length <= 4;
  };
  const others = parts.filter(({ kind }) => kind === null || kind === 'material').map(({ text }) => text);
  const materials = others.filter(isMaterial);
  const isBrand = (text: string): boolean => text.toLowerCase() === listing.brand?.trim().toLowerCase();
  const rest = others.filter((text) => !isMaterial(text));
  if (marketplace === 'etsy')
    return [
      head,
      ...of('colour'),
      ...materials,
      ...of('number'),
      ...rest.filter((text) => !isBrand(text)),
      ...rest.filter(isBrand),
    ];
  return [head, ...materials, ...rest, ...of('colour'), ...of('number')];
}
