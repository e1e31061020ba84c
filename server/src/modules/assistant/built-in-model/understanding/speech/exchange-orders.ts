const lead =
  '^(\\s*(?:(?:please|pls|ok(?:ay)?|and|now|so|then|also|can you|could you|would you|i want you to|just|oh|no|sorry)[\\s,]+)*)';
const quoted = '"[^"]{1,60}"|“[^”]{1,60}”|\'[^\']{1,60}\'';
const word = `(${quoted}|[\\p{L}\\d%-]+(?: (?!(?:to|into|with|for|by|in|on|of|everywhere|wherever|please)\\b)[\\p{L}\\d%-]+){0,2})`;
const texts = '(?:titles?|descriptions?|bullets?(?: points?)?|keywords?|tags|specs|specifications)';
/** What is no word of a text: parts of cards, and cards. */
const noWord =
  /^(?:(?:the|my|our|its) )?(?:(?:one|single|other|second|image|product) )?(?:cards?|listings?|products?|items?|titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?|tags?|specs?|specifications?|prices?|brands?|pictures?|photos?|images?|backgrounds?|letters?|words?|sentences?|texts?|sections?|paragraphs?|capitals?|lines?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|months?|times?|tasks?|formats?|units?|tones?|scores?|it|them|this|that|these|those|one)$/i;
const exchange = '(?:change|turn|rename|replace|swap|exchange|switch|convert|make|substitute)';
const within = `((?: (?:in|of|from) (?:(?:all(?: of)?|every|each) )?(?:the |my |its )?(?:${texts}(?:,? (?:and|&) (?:the )?${texts})?|card|listing|texts?))?)`;
const tail =
  '((?: (?:on|of|for) (?:the|my|our) [\\p{L}\\d -]{2,40}?)?)(?:,? (?:please|pls|everywhere|throughout|thanks))*[\\s.!]*$';
const every =
  '(?:every(?: single)?|each|all(?: the| of the)?|any)(?: (?:occurrences?|mentions?|instances?)(?: of)?)?(?: the)?(?: words?)?';
const forms: [RegExp, (found: string[]) => [string, string, string]][] = [
  // "Change every stainless to inox".
  [
    new RegExp(`${lead}${exchange} ${every} ${word} (?:to|into|with|by|for) ${word}${within}${tail}`, 'iu'),
    ([, , from = '', to = '', where = '']) => [from, to, where],
  ],
  // "Turn stainless into inox wherever it occurs".
  [
    new RegExp(
      `${lead}${exchange} (?:the (?:words? )?)?${word} (?:to|into|with|by|for) ${word} (?:where(?:ver| ever)|every ?where|every ?time|each time) (?:it|that|this|you) [a-z ]{2,30}${tail}`,
      'iu',
    ),
    ([, , from = '', to = '']) => [from, to, ''],
  ],
  // "Change eco to green in all bullets".
  [
    new RegExp(
      `${lead}${exchange} (?:the (?:words? )?)?${word} (?:to|into|with|by|for) ${word}( in (?:all(?: of)?|every|each) (?:the |my |its )?${texts})${tail}`,
      'iu',
    ),
    ([, , from = '', to = '', where = '']) => [from, to, where],
  ],
  // "Wherever it says eco, make it green".
  [
    new RegExp(
      `${lead}(?:where(?:ver| ever)|every ?where(?: where)?|every time|each time) (?:it|the (?:text|card|listing)) (?:says?|reads?|has|mentions?) ${word},? (?:please |then )?(?:make (?:it|that)|write|put|say|use|change (?:it|that) (?:to|into)|replace (?:it|that) (?:with|by)) ${word}${tail}`,
      'iu',
    ),
    ([, , from = '', to = '']) => [from, to, ''],
  ],
];
const bare = (word: string) => word.replace(/^["“']|["”']$/g, '').trim();

/**
 * "Change every stainless to inox", "wherever it says eco, make it green": one word for another in the texts of the card in
 * hand, as an order that the tables know. Null for other words.
 */
export function exchangeOrdered(said: string): string | null {
  if (said.length > 160 || /[?\n]/.test(said)) return null;
  for (const [pattern, read] of forms) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const [from, to, where] = read([...found].map((part) => part ?? ''));
    if (noWord.test(bare(from)) || noWord.test(bare(to)) || /^[\d.,]+ ?[$€£%]?$/.test(bare(to))) return null;
    const card = found.at(-1) ?? '';
    return `${found[1] ?? ''}replace "${bare(from)}" with "${bare(to)}"${where.trim() === '' ? ' everywhere' : ` ${plainPlace(where)}`}${card}`;
  }
  return null;
}

const plainPlace = (where: string) =>
  where
    .trim()
    .replace(/^(?:of|from)\b/, 'in')
    .replace(/\b(?:all(?: of)?|every|each) (?:the |my |its )?/, 'the ');
