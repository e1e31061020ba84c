import { oncePerText } from '../../kept-readings.ts';
import { isWordsAlone, splitMessage } from '../../pasted.ts';
import { quotedPattern } from './normal-form.ts';
import { repaired } from './vocabulary.ts';

/** More is a tale or a text. */
const mostCharacters = 500;
const before =
  '(?:can|could|will|would|did|do|does|have|are|were|should|shall|if|when|what|thank|because|why|how|where)';
/** "For u": at the end of what is said, and no shape of a thing. */
const beforeEnd = '(?:for|to|with|from|than|tell|let|see|of|about)';
const behind =
  '(?:can|could|will|would|did|do|have|had|are|were|should|must|need|may|might|know|think|said|say|wrote|made|make|changed|forgot|put|got|get|use|used|want|please|pls)';
/** Short forms of chats, which no reader behind has to know. A "u" is also a shape: only beside such words it is a person. */
const forms: [RegExp, string][] = [
  [new RegExp(`(?<=\\b${before} )u(?=$|[\\s,.!?])`, 'g'), 'you'],
  [new RegExp(`(?<=\\b${beforeEnd} )u(?=\\s*(?:$|[,.!?]))`, 'g'), 'you'],
  [new RegExp(`(?<=^|[\\s,.!?])u(?= ${behind}\\b)`, 'g'), 'you'],
  [/\b(?:are|r) u\b/g, 'are you'],
  [/\bur(?= [\p{L}])/giu, 'your'],
  [
    /\b(is|are|am|was|were|it['’]?s|i['’]?m|you['’]?re|we['’]?re|they['’]?re|it|this|that|i|we|you|they) gonna\b/gi,
    '$1 going to',
  ],
  [/\bwhat(?:['’]?s| is) (it|that|this) going to (cost|take)\b/gi, 'what will $1 $2'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bgimme\b/gi, 'give me'],
  [/\blemme\b/gi, 'let me'],
  [/\bdunno\b/gi, 'do not know'],
  [/^(yeah|yea|yeh|yh|yup|yep|ya|ye|yess+)(?=[\s,.!])/i, 'yes'],
];

const parts = new Set('title titles description descriptions bullets keywords specifications'.split(' '));
const writing =
  /\b(?:set|change|rename|call(?:ed)?|named?|replace|write|add|enter|put|mention|say|include|note|use|bullets?|keywords?|tags?)\b|\b(?:titles?|descriptions?|brand|colou?r|material|size|category|model|name) (?:is|are)\b/i;
/** Where the value begins; without such a word everything may be it. */
const value = /:| (?:to|as|with|that|by|is|are) |(?<=\b(?:add|write|put|mention|say|include|note|enter|use) )(?!u\b)/i;
const writes = /\b(?:set|change|rename|call|replace|write|add|enter|put)\b/i;
/** "Descriptons": what comes behind a mark is a text of the seller's, and stays as it is. */
const withParts = (said: string) => {
  if (writes.test(said)) return said;
  const [head = ''] = /^[^:]*/.exec(said) ?? [];
  return `${head.replace(/(?<![\p{L}\p{N}-])[a-z]{7,20}(?![\p{L}\p{N}-])/gu, (word) => {
    const right = repaired(word);
    return parts.has(right) ? right : word;
  })}${said.slice(head.length)}`;
};

/** A message in the spelling of other messages: "did u change it", "yeah shorten it". Quoted and pasted texts stay as they are. */
export const withChatSpelling = oncePerText((text): string => {
  if (text.length > mostCharacters || !isWordsAlone(splitMessage(text))) return text;
  const quotes: string[] = [];
  const bare = text.replace(new RegExp(quotedPattern, 'gu'), (said) => `§${quotes.push(said) - 1}§`);
  // What is to be written stands as the seller has typed it.
  const end = writing.test(bare) ? bare.search(value) : bare.search(/:/);
  const head = end < 0 ? bare : bare.slice(0, end);
  const spelt = withParts(
    forms.reduce((said, [pattern, by]) => said.replace(pattern, by), head) + bare.slice(head.length),
  );
  return spelt === bare ? text : spelt.replace(/§(\d+)§/g, (_, at: string) => quotes[Number(at)] ?? '');
});
