const item = '(?:"\\d+"|[\\p{L}\\d&-]+(?: [\\p{L}\\d&-]+){0,3})';
const list = `(${item}(?:(?:, ?(?:and |or )?| and | or | & |\\/)${item}){0,7})`;
const quoted = '((?:"\\d+"(?:,? ?(?:and|or|nor|&)? ?)?)+)';
const quotedThen = '((?:"\\d+"(?:, (?:and |or )?| and | or | & ))*"\\d+") ';
const must = '(?:has to|have to|needs? to|must|should|ought to)(?: really| also| definitely)*';
const noun = '(?:the )?(?:words?|terms?|phrases?|keywords?|expressions?)';
const pattern = (text: string) => new RegExp(text, 'gu');

/** "Must-haves: a, b", "incl. "a"", "it has to mention a and b", ""a" has to appear", "use in it "a"". */
const wanted = [
  pattern(
    `(?:^|[,;.] ?|\\bin and out: )(?:in|incl\\.?|include|including|must[- ]haves?|must have|keywords)\\s*[:=]\\s*${list}`,
  ),
  pattern(`\\b(?:incl\\.?|including|plus) ${quoted}`),
  pattern(
    `\\b(?:it|they|this|that|which|the (?:text|title|description|bullets?|copy|listing)) ${must} (?:mention|include|contain|feature|say|use) (?!the |an? |my |our |its |it\\b|that |this |them\\b)${list}`,
  ),
  pattern(
    `${quotedThen}${must} (?:be|appear|occur|go|come|show|stand|feature)(?: (?:up|in|inside|there|included|used|mentioned))*\\b`,
  ),
  pattern(
    `\\b${noun} ([\\p{L}\\d -]{2,40}?) ${must} (?:be|appear|occur|go|stand)\\b(?! (?:removed|avoided|gone|out|deleted))`,
  ),
  pattern(`(?<!\\b(?:not|never|no longer) )\\buse (?:in it |in there |also |both )?${quoted}`),
];
/** "Out: best", "excl. "a"", ""a" must not", "nowhere the word "a"", "never "a"". */
const unwanted = [
  pattern(`(?:^|[,;.] ?)(?:out|excl\\.?|exclude|excluding|avoid|no[- ]?gos?|taboo|banned)\\s*[:=]\\s*${list}`),
  pattern(
    `\\b(?:excl\\.?|excluding|minus|nowhere|never|not|no) (?:${noun} )?${quoted}(?! ?(?:is|are|has|have|must|should)\\b)`,
  ),
  pattern(`${quotedThen}(?:must|should|may|can|shall) not\\b(?: (?:be|appear|occur|stay)(?: (?:in|inside|there))*)?`),
];
/** What is said of a word, and no word to use: "we had a lawsuit". */
const saying =
  /\b(?:i|we|it|they|he|she|you|me|us|is|are|was|were|be|had|has|have|would|will|can|my|our|them|that|what|either|please|legal)\b/;
/** A way of writing is no word. */
const manner = /\b(?:advertising|marketing|sales|bla|blah|fluff|nonsense|clich[eé]s?)\b/;

export interface WordLists {
  include: string[];
  avoid: string[];
  /** The text without them. */
  rest: string;
}

/** The words to use and to avoid that are told with a label, or said of the words themselves. */
export function wordListsIn(text: string, quotes: string[]): WordLists {
  let rest = text;
  const take = (patterns: RegExp[]) =>
    patterns.flatMap((one) => {
      const found: string[] = [];
      rest = rest.replace(one, (said: string, words: string) => {
        const named = itemsOf(words, quotes);
        found.push(...named);
        return named.length === 0 ? said : ' ';
      });
      return found;
    });
  const avoid = take(unwanted);
  return { avoid, include: take(wanted), rest };
}

function itemsOf(words: string, quotes: string[]): string[] {
  const marked = [...words.matchAll(/"(\d+)"/g)].flatMap(([, index]) => quotes[Number(index)] ?? []);
  return marked.length > 0
    ? marked.filter(isWord)
    : words
        .split(/,|\band\b|\bor\b|&|\//)
        .map(plain)
        .filter((word) => isWord(word) && isNamed(word));
}
const plain = (word: string) => word.trim().replace(/^(?:the|an?|words?|terms?) (?=\w)/, '');
const isWord = (word: string) =>
  (word.length > 1 || /^[!?]$/.test(word)) && word.length <= 60 && word.split(' ').length <= 5;
/** Whether these are words to use or avoid, and nothing that is said about them. */
export const isNamed = (word: string): boolean => !saying.test(word) && !manner.test(word);
