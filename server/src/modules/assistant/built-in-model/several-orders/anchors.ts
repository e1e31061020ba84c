import { type Ask, isCall } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';

/** Something in a message that what was read of it has to hold: a figure, a quoted text, a marketplace, a name. */
export interface Anchor {
  start: number;
  /** One of these stands in the work that takes it up. */
  words: string[];
  /** A figure or a marketplace, which nothing but work takes up. */
  isFigure?: true;
}

const figure = /(?<![\p{L}\d.,-])\d+(?:[.,]\d+)*/gu;
/** A name: written large, and not because a sentence begins. */
const proper =
  /(?<=[\p{Ll},] )(?!(?:I|OK|CSV|JSON|Excel|English|German|French|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}[\p{L}'’-]{2,}/gu;
/** "1) …": it counts the wishes. */
const counts = /(?<=^|[\s,;:])\(?\d{1,2}[.):](?=\s+\p{L})/gu;
const quoted = /["“]([^"”\n]{1,200})["”]/g;

export function anchorsIn(text: string): Anchor[] {
  const bare = text.replace(counts, (sign) => ' '.repeat(sign.length));
  const said = bare.replace(quoted, (words) => ' '.repeat(words.length));
  const markets = marketplacesIn(said.toLowerCase());
  const isMarket = (at: number) => markets.some((one) => one.at <= at && at < one.end);
  return [
    ...[...bare.matchAll(quoted)].map(({ index, 1: words = '' }) => ({ start: index, words: [words.toLowerCase()] })),
    ...[...said.matchAll(figure)].map(({ 0: number, index }) => ({
      start: index,
      words: [number, number.replace(',', '.')],
      isFigure: true as const,
    })),
    ...markets.map(({ id, at }) => ({ start: at, words: [id], isFigure: true as const })),
    ...[...said.matchAll(proper)]
      .filter(({ index }) => !isMarket(index))
      .map(({ 0: name, index }) => ({ start: index, words: [name.toLowerCase()] })),
  ];
}

const sentenceEnd = /[.!?\n]+(?=\s|$)/g;
const asks =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|oh|well|hm+|also)\W+)*(?:does|do|did|is|are|was|were|has|have|can|could|should|would|will|what|which|who|where|when|why|how)\b/i;

/** The stretches of a message that ask something. */
function questionsIn(text: string): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const { 0: mark, index } of [...text.matchAll(sentenceEnd), { 0: '', index: text.length }]) {
    const sentence = text.slice(from, index);
    if (mark.includes('?') || asks.test(sentence)) found.push([from, index]);
    from = index + mark.length;
  }
  return found;
}

/** The anchors of a text that no work of these takes up. What is told in no question is taken up by no answer. */
export function leftOut(text: string, anchors: Anchor[], of: Ask[]): Anchor[] {
  const called = of.filter(isCall);
  const worked = JSON.stringify(
    called.filter(({ tool }) => tool !== 'answer_from_card').map(({ tool, input }) => [tool, input]),
  ).toLowerCase();
  const answered = called.some(({ tool }) => tool === 'answer_from_card') ? questionsIn(text) : [];
  return anchors.filter(
    ({ start, words }) =>
      !words.some((word) => worked.includes(word)) && !answered.some(([from, to]) => start >= from && start < to),
  );
}
