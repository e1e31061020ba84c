/** A longer line with sentences in it is no title. */
const longestTitle = 120;
const longestCut = 150;
const sentenceEnd =
  /(?<!\b(?:no|nr|art|approx|ca|incl|max|min|vol|ed|dr|st|mr|mrs|ltd|inc|co|vs|\p{L}))[.!?]\s+(?=["“(]?[\p{Lu}\d$€£])/iu;
const digits = '\\d(?:[\\d.,]*\\d)?';
const currency = '(?:[$€£¥]|(?:eur|euro|usd|gbp|chf|pln|zł|rub|руб)(?!\\p{L}))';
/** A sum alone behind the last sign, or what "it" costs; not what the delivery costs. */
const priceBehind = new RegExp(`[.;,]\\s+([$€£¥]\\s?${digits}|${digits}\\s?${currency})[\\s.,]*$`, 'iu');

/**
 * A product told in one paragraph: its first sentence, or its first part, is the title, and the sum at its end is the
 * price. Lines that may be a title stay whole.
 */
export function proseApart(line: string): string[] {
  const end = sentenceEnd.exec(line);
  if (line.length <= longestTitle || (end === null && line.length <= 2 * longestTitle)) return [line];
  const sentence = end === null ? line : line.slice(0, end.index);
  const comma = sentence.lastIndexOf(', ', longestTitle);
  const isCut = sentence.length > longestCut && comma > 0;
  const title = isCut ? sentence.slice(0, comma) : sentence;
  if (title.length > longestCut) return [line];
  const rest = line.slice(title.length).replace(/^[\s.,;:!?]+/, '');
  const [tail = '', sum] = priceBehind.exec(rest) ?? [];
  const told = rest.slice(0, rest.length - tail.length).trim();
  return [title.trim(), ...(told === '' ? [] : [told]), ...(sum === undefined ? [] : [`Price: ${sum}`])];
}

const fewestParts = 3;
const sum = new RegExp(`^(?:[$€£¥]\\s?${digits}|${digits}\\s?${currency})$`, 'iu');
const listed = /^(?!(?:and|or|but|so|which|that|because|und|et|y|e)\s)\S+(?: \S+){1,6}$/iu;

/** "Plush fabric over board, base 19x19 in, strap included": facts that a hurried note tells in one line, as lines of their own. */
export function listApart(line: string): string[] {
  const text = line.replace(/[.,;]+\s*$/u, '');
  const parts = text.split(/,\s+/u);
  const isList =
    parts.length >= fewestParts &&
    !/[:;!?]|\p{L}{2}\.\s/u.test(text) &&
    parts.every((part) => listed.test(part) || sum.test(part));
  return isList ? parts : [line];
}
