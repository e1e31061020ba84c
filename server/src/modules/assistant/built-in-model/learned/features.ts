import type { Surroundings } from '../understanding/ask.ts';

/** So much of a message says what it asks for; a longer one is a story or data. */
const mostCharacters = 600;

const forms: [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/https?:\S+/g, ' url '],
  [/["“«][^"”»]{1,400}["”»]/g, ' quoted '],
  [/[$€£] ?\d[\d.,]*|\b\d[\d.,]* ?(?:usd|eur|gbp|dollars?|euros?|pounds?|bucks)\b/g, ' money '],
  [/\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock)\b|\b\d{1,2}:\d\d\b/g, ' clock '],
  [/\d+(?:[.,]\d+)? ?%/g, ' percent '],
  [/\d+(?:[.,]\d+)?/g, ' 0 '],
  [/'(?=[a-z])/g, ''],
  [/\?/g, ' ? '],
  [/[^\p{L}0?:=>]+/gu, ' '],
];
const marketplaceName =
  /^(?:amazon|amzn|ebay|etsy|shopify|walmart|woocommerce|woo|ozon|wildberries|wb|google|amazons|ebays|etsys)$/;

/** The words of a message, with one word for all numbers, prices, times, quoted texts, addresses and marketplaces. */
export function wordsOf(text: string): string[] {
  let plain = text.slice(0, mostCharacters).toLowerCase();
  for (const [pattern, words] of forms) plain = plain.replace(pattern, words);
  return plain
    .trim()
    .split(/\s+/)
    .map((word) => (marketplaceName.test(word) ? 'marketplace' : word));
}

/** Where a part of a message may begin, and small words before what it begins with: an order begins with its verb. */
const cuts = /[.,;:!?\n()]+| [-–—] | (?:and|but|so|then|because|since)(?= )/i;
const fillers =
  /^\s*(?:(?:please|pls|ok|okay|and|but|so|now|hm+|oh|well|then|also|just|hi|hello|hey|yes|no|thanks|great|good|actually|maybe|perhaps|cool|sorry)\b\s*)+/i;

/** "Hi!" before a request says nothing of it. */
const greeting =
  /^\s*(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| again| all| team| guys)?[\s,.!:-]+)+(?=\S+\s+\S+\s+\S)/i;

/** Stands for a word that no labelled request taught: mostly the name of a product, or what is said of it. */
const unknown = '_';

/** The labelled requests know pictures and CSV files. What is asked of any other document does not depend on its kind. */
const kindOf = (file: Surroundings['files'][number] | undefined): string =>
  file === undefined ? '' : file.kind === 'image' ? 'image' : 'csv';

/**
 * What the learned reader sees of a request: its words, neighbours, triples, pieces of words (for typos), how it and its parts
 * begin, how it ends, and what came before it. `mayBeTypo`: of unknown words, those whose pieces say something.
 */
export function featuresOf(
  message: string,
  around: Pick<Surroundings, 'hasCard' | 'files' | 'filesAreNew' | 'lastTool' | 'hasQuestions'>,
  isKnown: (word: string) => boolean,
  mayBeTypo: (word: string) => boolean = () => true,
): string[] {
  const text = message.replace(greeting, '');
  const said = wordsOf(text);
  const words = said.map((word) => (isKnown(word) ? word : unknown));
  const found = new Set<string>();
  const add = (kind: string, ...used: (string | undefined)[]) => {
    if (used.every((word) => word !== undefined) && used.some((word) => word !== unknown))
      found.add(`${kind}:${used.join(' ')}`);
  };
  const context = [
    `t=${around.lastTool ?? ''}`,
    `c=${around.hasCard ? 1 : 0}`,
    `f=${around.filesAreNew ? kindOf(around.files[0]) : ''}`,
    `a=${around.hasQuestions ? 1 : 0}`,
  ];
  const talking = context.filter((one) => !/^(?:c=.|f=|a=0|t=)$/.test(one));
  words.forEach((word, at) => {
    add('w', word);
    add('b', word, words[at + 1]);
    add('s', word, words[at + 2]);
    add('t', word, words[at + 1], words[at + 2]);
    if (at < 12 && word !== unknown) for (const one of talking) found.add(`g:${one} ${word}`);
    if (word === unknown && !mayBeTypo(said[at] ?? '')) return;
    const framed = `<${said[at]}>`;
    for (let from = 0; from + 4 <= framed.length; from += 1) found.add(`c:${framed.slice(from, from + 4)}`);
  });
  for (const clause of text.slice(0, mostCharacters).split(cuts)) {
    const [first, second] = wordsOf(clause.replace(fillers, '')).map((word) => (isKnown(word) ? word : unknown));
    add('k', first);
    add('k', first, second);
  }
  add('1', words[0]);
  add('2', words[0], words[1]);
  add('z', words.at(-1));
  for (const one of context) found.add(`x:${one}`);
  found.add(`q:${/\?\s*$/.test(text) ? 1 : 0}`);
  found.add(`l:${Math.min(6, Math.floor(words.length / 4))}`);
  return [...found];
}
