import { oncePerText } from '../../kept-readings.ts';
import { spelledNumber, spelledPattern } from './number-words.ts';
import { inPlainSpeech } from './plain-speech.ts';
import { repaired } from './vocabulary.ts';

/**
 * A seller's words in the form that the tables are written for: lower case, straight quotes, no contractions, American
 * spelling, known words spelt right, plain words for other ways of speaking, and each quoted text replaced by its number ("0"), because what is quoted is data.
 */
export interface NormalText {
  text: string;
  /** The seller's own words for a stretch of `text`, without quotes around them. */
  raw(start: number, end?: number): string;
  /** The quoted texts, by their number. */
  quotes: string[];
}

const contractions: Record<string, string> = {
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "didn't": 'did not',
  didnt: 'did not',
  hadnt: 'had not',
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "couldn't": 'could not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "mustn't": 'must not',
  "isn't": 'is not',
  "aren't": 'are not',
  "wasn't": 'was not',
  "haven't": 'have not',
  "hasn't": 'has not',
  "what's": 'what is',
  whats: 'what is',
  wots: 'what is',
  "where's": 'where is',
  "how's": 'how is',
  "who's": 'who is',
  "that's": 'that is',
  thats: 'that is',
  "there's": 'there is',
  "here's": 'here is',
  "it's": 'it is',
  "let's": 'let us',
  "i'm": 'i am',
  im: 'i am',
  "i'd": 'i would',
  "i'll": 'i will',
  "i've": 'i have',
  "we're": 'we are',
  "we've": 'we have',
  "you're": 'you are',
  "they're": 'they are',
  wanna: 'want to',
  gonna: 'going to',
  gimme: 'give me',
  lemme: 'let me',
  shd: 'should',
  shld: 'should',
  wats: 'what is',
  wuts: 'what is',
  hows: 'how is',
  wheres: 'where is',
  whos: 'who is',
  theres: 'there is',
  "when's": 'when is',
  "why's": 'why is',
  "what've": 'what have',
  lets: 'let us',
  ive: 'i have',
  ill: 'i will',
  youve: 'you have',
  youre: 'you are',
  theyre: 'they are',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  "weren't": 'were not',
  wont: 'will not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  couldnt: 'could not',
  mustnt: 'must not',
  havent: 'have not',
  hasnt: 'has not',
  "hadn't": 'had not',
  "needn't": 'need not',
  "you'll": 'you will',
  "we'll": 'we will',
  "it'll": 'it will',
  "we'd": 'we would',
  "you'd": 'you would',
  itll: 'it will',
  youll: 'you will',
  gotta: 'got to',
  wana: 'want to',
};

/** What stands in quotes, as sellers write them. */
export const quotedPattern = String.raw`"[^"]{0,4000}"|“[^”“]{0,4000}”|«[^»«]{0,4000}»|(?<=^|[\s(,:])['‘][^'’‘\n]{1,4000}['’](?=$|[\s.,;:!?)])`;
const wordPattern = new RegExp(
  String.raw`${quotedPattern}|(?<![\p{L}\p{N}])${spelledPattern}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’][\p{L}]+)*|\s+|[\s\S]`,
  'giu',
);

const spelled = new RegExp(`^${spelledPattern}$`);

/** `raw` has at most a few thousand characters; longer texts are data and do not come here. */
export const normalForm = oncePerText((raw): NormalText => {
  let text = '';
  /** For each character of `text`, where it comes from. */
  const origin: number[] = [];
  const quotes: string[] = [];
  for (const match of raw.matchAll(wordPattern)) {
    const [token] = match;
    const form = isOfName(raw, token, match.index)
      ? token.toLowerCase()
      : formOf(token, quotes, raw.slice(match.index));
    if (form === ' ' && (text === '' || text.endsWith(' '))) continue;
    text += form;
    for (let n = 0; n < form.length; n += 1) origin.push(match.index);
  }
  origin.push(raw.length);
  // Everyone who asks for this text gets the same ones.
  Object.freeze(quotes);
  const plain = inPlainSpeech(text, origin);
  const { length } = plain.text;
  const from = (at: number) => plain.origin[Math.min(at, length)] ?? raw.length;
  return { text: plain.text, quotes, raw: (start, end = length) => unquoted(raw.slice(from(start), from(end))) };
});

/** "The brand name Forge & Hearth": a name is spelt as it is, and no word of ours with a slip. */
const isOfName = (raw: string, token: string, at: number) =>
  /^[A-Z][a-z]{4,}$/.test(token) &&
  (beforeName.test(raw.slice(Math.max(0, at - 24), at)) || /^ (?:& |and Sons\b)/.test(raw.slice(at + token.length)));
const beforeName = /(?:\b(?:brand|label|shop|company|maker|named|called)(?: name)?(?: is| of|:)?|\b(?:[Bb]y|&)) $/;

/** "Candel it": what is done to "it" is a verb. */
const onPronoun = /^[a-z]+ (?:it|that|this|them|these|those|everything)\b/i;

function formOf(token: string, quotes: string[], from: string): string {
  if (/^\s/.test(token)) return token.includes('\n') ? '\n' : ' ';
  if (token.length > 1 && /^["“«'‘]/.test(token)) {
    quotes.push(token.slice(1, -1).trim());
    return `"${quotes.length - 1}"`;
  }
  const word = token.toLowerCase().replaceAll('’', "'");
  if (spelled.test(word)) return String(spelledNumber(word));
  const expanded = Object.hasOwn(contractions, word) ? contractions[word] : undefined;
  if (expanded !== undefined) return expanded;
  return /^[a-z][a-z']*$/.test(word)
    ? repaired(word.endsWith("'s") ? word.slice(0, -2) : word, onPronoun.test(from))
    : (punctuation[word] ?? word);
}

const punctuation: Record<string, string> = {
  '–': '-',
  '—': '-',
  '…': '.',
  '；': ';',
  '，': ',',
  '。': '.',
  '＂': '"',
};

/** The text without the quotes around it and the marks of the sentence that it stood in. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const inner = /^["“«'‘]([\s\S]*)["”»'’][.!?,;]*$/.exec(trimmed)?.[1];
  return inner === undefined ? trimmed : inner.trim();
}
