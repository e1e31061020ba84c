/** From and to, as places of the message. */
export type Stretch = [from: number, to: number];

const field =
  '(?:titles?|headline|names?|description|bullets?(?: points?)?|bullet \\d+|keywords?|tags?|spec(?:ification)?s?|brand|category|sku|ean|gtin|material|colou?r|voice|tone|words?|terms?|phrases?)';
const device = '(?:phone|mobile|smartphone|laptop|notebook|tablet|computer|pc|mac|macbook|ipad|iphone|android|kindle)';
/** What follows is what a field is to say, words that a text is to hold or to leave out, a scene, a reason, or a comparison. */
const starts: RegExp[] = [
  new RegExp(`\\b${field}\\b[^.:;!?\\n]{0,40}?(?::|->|=>|→|=)\\s*()[^\\n]*`, 'dgi'),
  new RegExp(
    `\\b(?:set|change|rename|make|update|switch|put)\\b[^.:;!?\\n]{0,60}?\\b${field}\\b[^.:;!?\\n]{0,40}?\\s(?:to|into|as)\\s+()[^\\n]*`,
    'dgi',
  ),
  new RegExp(
    `\\b${field}\\b[^.:;!?\\n]{0,30}?\\s(?:is now|should (?:be|read|say)|must (?:be|read|say)|says?|reads?|called)\\s+()[^\\n]*`,
    'dgi',
  ),
  new RegExp(
    `\\b(?:add|put|insert|include|use|append)\\b[^.:;!?\\n]{0,40}?\\b(?:${field})\\s+()(?!(?:on|to|for|of) (?:the|my|our) [\\w' -]{1,40}:)[^.;!?\\n]*`,
    'dgi',
  ),
  new RegExp(
    `^(?:new |another |please )*${field}\\s+()(?!\\d+\\b|of\\b|on\\b|for\\b|from\\b|in\\b|to\\b|is\\b|are\\b|here\\b|this\\b|(?:it|that|(?:the|my|our) [\\w' -]{1,40}) (?:with|as)\\b)[^.;!?\\n]*`,
    'dgi',
  ),
  /\btag (?:it|this|that|(?:the|my|our|this) [\w' -]{1,40}?|number \d{1,2}) (?:with|as) ()[^.;!?\n]*/dgi,
  // "I would like it to read: …", "please use it word for word in place of the old one: …".
  /\b(?:reads?|says?|word for word|as follows|following|in place of|instead)\b[^.:;!?\n]{0,40}:\s+()[^\n]*/dgi,
  /\b(?:rename|replace)\b[^.;!?\n]{0,60}?\s(?:to|with|by)\s+()[^.;!?\n]*/dgi,
  /\b(?:includ(?:e|es|ing)|mention(?:s|ing)?|contain(?:s|ing)?|avoid(?:s|ing)?|without|work in|saying|call it|named|using|never use|do(?: not|n't) use|that it is|that it's)\s+()[^.;!?\n]*/dgi,
  /\b(?:because|since(?! import)|so that|so (?=people|buyers|customers|they|office|folks)|in order to|although|even though)\s+()[^.;!?\n]*/dgi,
  /\b(?:(?<!\b(?:would|i'd|we'd|i’d|we’d|you) )like|than|similar to|next to|beside|matches|match|matching|goes with|go with|fits? (?:in|on|into)?|as (?:good|nice|short|long|cheap) as|same as|inspired by|unlike|in the style of|compatible with)\s+()(?:(?:the|that) (?:ones?|titles?|texts?) (?:of|on|for|from)\s+)?(?:(?:the|my|our|a|an)\s+)?[\p{L}\p{N}'-]+(?:\s+[\p{L}\p{N}'-]+){0,2}/dgiu,
  /\b(?:scenes?|photos?|pictures?|images?|shots?|mock-?ups?)\b[^.;!?\n]{0,40}?\s(?:with|on|in|at|beside|next to|against)\s+()(?:an? |[a-z]+ing )[^.;!?\n]*/dgi,
  /\b(?:scene|photo|picture|image|shot|mock-?up)s?\s*:\s*()[^\n]*/dgi,
  // "Remove the rubber ring bullet": what an entry of a list says.
  /\b(?:remove|delete|drop|take out|get rid of|throw out) (?:the |that )()(?!words?\b)[\p{L}\p{N}'’%-]+(?: (?!(?:from|of|in|on|for)\b)[\p{L}\p{N}'’%-]+){0,3}?(?= (?:bullet(?: point)?|keyword|tag|spec(?:ification)?)(?:s)?(?:[\s.!]*$| please))/dgiu,
  // "I cannot open it on my phone", "my laptop reads no CSV": what the seller works with.
  new RegExp(
    `\\b(?:open|read|see|view|load|show|display|look|work)(?:s|ing|ed)?\\b[^.;!?\\n]{0,40}?\\s(?:on|with|in)\\s+()(?:my|our|his|her)\\s+${device}(?=[\\s.,;!?]|$)(?!\\s+(?:card|listing|case|stand|holder|bag|sleeve))`,
    'dgi',
  ),
  new RegExp(
    `(?:^|[.,;!?]\\s+|\\b(?:and|but|because|so)\\s+)()(?:my|our)\\s+(?:old\\s+)?${device}\\s+(?:can|cannot|can['’]t|cant|does|doesn['’]t|doesnt|will|won['’]t|wont|only|just|reads?|opens?|shows?)\\b`,
    'dgi',
  ),
  /\b(?:generate|draw|render|paint|create)\b[^.;!?\n]*?\s(?:with|on|in|at|beside|next to|against|showing)\s+()[^.;!?\n]*/dgi,
];
/** "Add the keyword office chair to the desk": the card stands behind the value. */
const cardBehind =
  /\s(?:to|on|onto|for|in|of)\s+(?:(?:the|my|our)\s+)(?:[\p{L}\p{N}'-]+(?![\p{L}\p{N}'-])\s*){1,5}(?:(?:,|and|&|\+)\s+(?:(?:on|for|to)\s+)?(?:the|my|our)\s+(?:[\p{L}\p{N}'-]+(?![\p{L}\p{N}'-])\s*){1,4})*(?:please|too|as well|now)?[\s.!?]*$/u;
/** "Set the brand to Norvik on the lamp": no brand has "on the" in it. */
const plainField = /\b(?:brand|category|sku|ean|gtin)\b[^:>=→]*$/i;
/** "The word blue should be navy in the mug's title". */
const ownedBehind =
  /\s(?:in|on|of)\s+(?:the|my|our)\s+[\p{L}-]+(?:\s[\p{L}-]+)?['’]s\s+(?:title|description|bullets?|keywords?|text|specs?)[\s.!?]*$/iu;
const arrowBehind = /^\s*(?:price|title)?\s*$/;

/** Stretches that are data: what stands there names no card. */
export function valuesIn(text: string): Stretch[] {
  const quoted = [...text.matchAll(/"[^"]*"|“[^”]*”|«[^»]*»|(?<=^|[\s(,:])['‘][^'’‘\n]+['’](?=$|[\s.,;:!?)])/g)].map(
    (match): Stretch => [match.index, match.index + match[0].length],
  );
  const said = starts.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Stretch => {
      const [whole] = match;
      // Where the empty group of the pattern stands.
      const from = match.indices?.[1]?.[0] ?? match.index;
      const value = text.slice(from, match.index + whole.length);
      const isPlain = plainField.test(whole.slice(0, from - match.index));
      const owned = ownedBehind.exec(value);
      if (owned !== null && owned.index > 0) return [from, from + owned.index];
      const behind =
        isPlain || /^(?:add|put|insert|include|append|replace)\b/i.test(whole) ? cardBehind.exec(` ${value}`) : null;
      const to = behind === null ? from + value.length : Math.max(from, from + behind.index - 1);
      return arrowBehind.test(value) ? [from, from] : [from, to];
    }),
  );
  return [...quoted, ...said];
}
