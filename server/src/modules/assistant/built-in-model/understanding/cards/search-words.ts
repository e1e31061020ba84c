import { targetIn } from './targets.ts';

/**
 * The words that a seller looks for cards by. Only a noun phrase beside what asks for cards counts: the reasons around a
 * request are made of unknown words too.
 */
export function queryIn(text: string): string | undefined {
  for (const pattern of slots)
    for (const match of text.matchAll(pattern)) {
      const words = nameIn(match[1] ?? '');
      if (words.length > 0) return words.map(singular).join(' ');
    }
  return undefined;
}

const word = "[\\p{L}\\p{N}][\\p{L}\\p{N}'-]*";
/** A phrase ends where something else is said of the cards. */
const ending =
  '(?:below|under|over|above|with|that|which|who|whose|where|from|by|sorted|ordered|in|on|at|for|to|and|or|so|because|since|as|if|when|then|please|first|last|changed|edited|updated|i|we|you|it|is|are|was|were|needs?|have|has|do|does|can|could|of|again|too|now|here|only|go(?:es)?|went|asks?|asked|wants?|how|many|much|begin|start|scor\\w+)';
const phrase = `((?:(?!${ending}\\b)${word}(?: |(?=[^\\p{L}\\p{N}]|$))){1,5})`;
const filler =
  '(?: (?:for|up|me|us|out|again|only|just|all|of|every|each|the|my|our|a|an|any|some|that|this|those|these|one|ones|old|new|cards?|listings?|products?|items?|called|named|about|with|anything|something|everything))*';
const cards = '(?:cards?|listings?|products?|items?|ones?|stuff|things?|offers?|skus?|articles?)';
const slots = [
  // "find the cutting board", "do we have a lamp", "where is my mug"
  `\\b(?:find|search|look|looking|locate|hunt|spot|where (?:is|are)|show|see|view|display|list|filter|browse|open|bring up|pull up|give me|get me|(?:do|did) (?:i|we|you) (?:already |still |even )*have|have (?:i|we) (?:already )?got|we have (?:somewhere |already |also )*(?:an?|one|some)|(?:is|are) there)${filler} ${phrase}`,
  // "did I already put the desk lamp in"
  `\\b(?:did|have|do) (?:i|we) (?:already |ever |still |just )*(?:put|add(?:ed)?|import(?:ed)?|enter(?:ed)?|created?|saved?|load(?:ed)?|list(?:ed)?|had)${filler} ${phrase}`,
  // "which mug listings", "the lamps only"
  `\\b(?:my|our|the|all|any|which|what|only|just|every) ${phrase}(?<= )${cards}\\b`,
  // "cards about linen", "anything with bamboo"
  `\\b(?:${cards}|anything|something|everything)(?: (?:is|are))? (?:with|about|for|of|called|named|containing|made of|made from|that (?:mentions?|contains?|says?|has|have)) (?:the |a |an |my )?${phrase}`,
  // "mugs", "the mugs please"
  `^(?:the |my |all |any |only |just |and |please )*${phrase}(?:please)?[\\s.!?]*$`,
].map((source) => new RegExp(source, 'gu'));

/** Words for cards of any kind. */
const generic = new Set(
  'inventory sku skus article articles goods merchandise pts modified altogether attention grateful mines'.split(' '),
);

function nameIn(words: string): string[] {
  const found = targetIn(words.trim());
  return found.kind === 'named' ? (found.names[0] ?? []).filter((one) => !generic.has(one)) : [];
}
const singular = (name: string) =>
  name.length > 4 && name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;

/** In which order cards are asked for. */
export function sortIn(text: string): 'score' | 'title' | undefined {
  if (/\balphabet\w*|\bby (?:title|name)\b|\ba ?(?:-|–|to) ?z\b|\babc\b/.test(text)) return 'title';
  return /\b(?:worst|weakest|lowest|poorest|best|highest|strongest|top) ?(?:score|scoring|rated|ranked|first|points?|ones?|on top|at the top)?\b|\bby (?:their |the |my )?(?:scores?|ratings?|points?)\b|\b(?:most|least) (?:work|attention|love|help|improvement|points)\b|\brank(?:ed|ing)?\b/.test(
    text,
  )
    ? 'score'
    : undefined;
}
