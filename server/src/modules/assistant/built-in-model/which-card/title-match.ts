import type { CardSummary } from '../../tool-types.ts';
import { isDescribing, isKindOfThing, isNameWord, sameThing } from '../understanding/cards/name-words.ts';
import { isOneSlip } from '../understanding/speech/vocabulary.ts';

/** Letters without their marks: "Weiß" is typed as "weiss", "Töpfer" as "topfer". */
const bare = (text: string) => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const wordsOf = (text: string) => bare(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** The same for one of a thing and for several: "candle" and "candles", "knife" and "knives", "dress" and "dresses". */
function stem(word: string): string {
  const one = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  if (one.length <= 3) return one;
  return one
    .replace(/(?<=s|x|z|ch|sh|o)e$/, '')
    .replace(/(?<=[^aeiou])(?:y|ie)$/, 'i')
    .replace(/(?:ve|fe)$/, 'f');
}

/**
 * The card whose title shares the most of these words; null when none or several fit equally well, or when `text` names
 * another thing: "the linen shirt" is no linen apron.
 */
export function titleNamedIn(words: string[], cards: CardSummary[], text = ''): CardSummary | null {
  const asked = new Set(words.map((word) => stem(word.toLowerCase())));
  const hits = cards
    .map((card) => ({
      card,
      shared: new Set(
        wordsOf(card.title)
          .map(stem)
          .filter((word) => asked.has(word)),
      ).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  const [best, second] = hits;
  if (best === undefined || best.shared === second?.shared || isOtherThing(text, words, best.card.title)) return null;
  return best.card;
}

/** What is made for a thing is another one: "bottle opener", "mug holder". */
const madeForIt = /^(?:[a-z]{3,}er|stand|case|rack|box|mat|hook|cover)s?$/;

/** Whether a word that the title has stands right before what the title is not: "water filter", "desk chair". */
function isOtherThing(text: string, words: string[], title: string): boolean {
  const said = text.toLowerCase().match(/[\p{L}\p{N}'’-]+|[^\p{L}\p{N}\s]/gu) ?? [];
  const own = wordsOf(title);
  const head = kindWords(title).at(-1) ?? '';
  const isOwn = (word: string) => own.some((one) => isSame(word, one) || isNearly(word, one));
  const named = new Set(words.map((word) => word.toLowerCase()));
  return said.some((word, index) => {
    const next = said[index + 1] ?? '';
    if (!named.has(word) || !named.has(next) || !isOwn(word) || isOwn(next)) return false;
    return (isNameWord(next) || isKindOfThing(next)) && (!isSame(word, head) || madeForIt.test(next));
  });
}

/** Whether a title has all of these words, in any order, one or several of a thing. */
export function hasWords(title: string, words: string): boolean {
  const has = new Set(wordsOf(title).map(stem));
  const asked = wordsOf(words).map(stem);
  return asked.length > 0 && asked.every((word) => has.has(word));
}

/** A title up to what it has, is for, or measures: "Linen Apron with Pockets" is an apron. */
function kindOf(title: string): string {
  const [kind = title] = title.split(/[,|(:;/]| - | – |\s(?:with|for|in|of|from|by|set of)\s|\s\d/i);
  // "Levi's 501 Jeans": behind the number of a model stands the thing.
  const [model, thing = ''] = /^\s\d[\w.-]*\s(\p{L}{3,})/u.exec(title.slice(kind.length)) ?? [];
  return model !== undefined && isNameWord(thing) && !unit.test(thing) ? kind + model : kind;
}
const unit = /^(?:watts?|volts?|amps?|tiers?|lit(?:er|re)s?|gallons?|ounces?|met(?:er|re)s?|lumens?|layers?|shelves)$/i;

/** The words of it without what stands behind the thing: a colour, a material or the number of a model. */
function kindWords(title: string): string[] {
  const words = wordsOf(kindOf(title));
  const last = words.findLastIndex((word) => !/\d/.test(word) && !isDescribing(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

const isSame = (word: string, other: string) =>
  sameThing(stem(bare(word)), stem(other)) || sameThing(bare(word), other);
const isWord = (word: string, other: string) => stem(bare(word)) === stem(other);
const isNearly = (word: string, other: string) =>
  (word.length >= 4 && other.length >= 4 && isOneSlip(bare(word), other)) ||
  (word.length >= 4 && once(word) === once(other)) ||
  isShortOf(word, other);
const once = (word: string) => bare(word).replace(/(.)\1/g, '$1');
/** "Jckt", "lmp": a word without its vowels. */
export const isShortOf = (word: string, other: string) =>
  word.length >= 3 && /^[^aeiouy\d]+$/.test(word) && word === withoutVowels(other);
const withoutVowels = (word: string) => once(word.replace(/[aeiou]/g, ''));

/** How well a title fits a name: 0 not at all, 3 when it is of that kind. Words that are slightly misspelt count when no other title has them. */
function fitOf(title: string, { words, isOne }: Named, isLike: (word: string, other: string) => boolean): number {
  const all = wordsOf(title);
  const kind = kindWords(title);
  const has = (list: string[], word: string) => list.some((one) => isLike(word, one));
  const shared = words.filter((word) => has(all, word)).length;
  const head = words.at(-1) ?? '';
  const bonus = shared / (words.length + 1);
  if (isOne) return shared === words.length && shared > 0 ? 3 : 0;
  if (isLike(head, kind.at(-1) ?? '')) return 3 + bonus;
  // "The boom box" is a BoomBox.
  if (words.length > 1 && all.some((one) => one === bare(words.join('')))) return 3 + bonus;
  // "The waffle iron" is no bottle of steel, "the standing desk" no desk lamp.
  if (has(kind, head) && (words.length === 1 || shared > 1)) return 2 + bonus;
  return words.length > 1 && shared === words.length ? 2 : 0;
}

export interface Named {
  words: string[];
  isOne: boolean;
  /** Stands where names of cards stand: a title that only has its word fits too. */
  isStrong: boolean;
}

/** The cards that a name fits best; of several the seller has to say which. */
export function cardsNamed(name: Named, cards: CardSummary[]): CardSummary[] {
  for (const isLike of [isSame, isNearly]) {
    const fits = cards
      .map((card) => ({ card, fit: fitOf(card.title, name, isLike) }))
      .filter(({ fit }) => fit >= (name.isStrong ? 2 : 3));
    const best = Math.max(...fits.map(({ fit }) => fit));
    const found = fits.filter(({ fit }) => fit === best).map(({ card }) => card);
    // "The mug" is the Blue Mug, and not the Tin Cup beside it.
    const literal = found.filter(({ title }) => fitOf(title, name, isWord) >= best);
    if (found.length > 0) return literal.length > 0 ? literal : found;
  }
  return [];
}

const measure = '(\\d+(?:[.,]\\d+)?) ?(mm|cm|m|ml|l|g|kg|w|mah|gb|oz)';
const measureBefore = new RegExp(`(?<![\\d.,])${measure} $`, 'i');
const measureWithin = new RegExp(`(?<![\\d.,])${measure}(?![\\p{L}\\d])`, 'giu');
/** "The 3m leash" is none whose title says 1.5 m. */
export function measuredAs(text: string, { start, end, words }: Stretch, cards: CardSummary[]): CardSummary[] {
  const head = text.toLowerCase().indexOf(words[0] ?? '', start);
  const said = measureBefore.exec(text.slice(0, head < 0 || head > end ? start : head));
  if (said === null) return cards;
  const [, figure = '', unit = ''] = said;
  return cards.filter(({ title }) => {
    const own = [...title.matchAll(measureWithin)].filter(([, , of = '']) => of.toLowerCase() === unit.toLowerCase());
    return own.length === 0 || own.some(([, value = '']) => value.replace(',', '.') === figure.replace(',', '.'));
  });
}
interface Stretch {
  start: number;
  end: number;
  words: string[];
}

/** "The hoop earrings", where only pearl ones are known: the one that is known has the thing, and not all that is said of it. */
export function mayBeOther(name: Named, cards: CardSummary[]): boolean {
  const [only, ...others] = cardsNamed(name, cards);
  if (only === undefined || others.length > 0 || name.words.length < 2) return false;
  const own = wordsOf(only.title);
  return !name.words.every((word) => word.length < 3 || own.some((one) => isSame(word, one) || isNearly(word, one)));
}
