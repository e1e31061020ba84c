const courtesy = '(?:(?:please|pls|so|and|now|ok(?:ay)?|can you|could you|can u)[\\s,]+)*';
const all =
  '(?:everywhere|throughout|in all (?:of the )?(?:places|texts|sections))(?: (?:please|pls|(?:on|in) (?:this|the|my) (?:card|listing|product)|it (?:says|stands|appears)))*';
/** Rules for all cards are no changes of one. */
const rule =
  /\b(?:always|never|from now on|in (?:the )?future|remember|note|every (?:card|listing|text)|all (?:my|our|the) (?:cards|listings|texts))\b/i;
const fixed = new RegExp(
  `\\b((?:change|fix|correct|update|mend|adjust|swap|replace)(?: (?:that|it|this))?) ${all}(?=[\\s.!?]*$)`,
  'i',
);
const exchanged = new RegExp(
  `^(\\s*${courtesy})(?:change|rename|turn|correct) (?!(?:the |its |my )?(?:titles?|headline|descriptions?|bullets?|keywords?|tags?|price|brand|category|colou?r|it|this|that)\\b)([^,.;:?]{2,60}?) (?:to|into) ([^,.;:?]{2,60}?) (${all}[\\s.!?]*)$`,
  'i',
);

/** "It is blue, fix that everywhere", "change straw lid to flip lid everywhere": of this card, and no rule for all of them. */
export function notEverywhere(said: string): string {
  if (said.length > 1_000 || rule.test(said)) return said;
  return said.replace(fixed, '$1').replace(exchanged, '$1replace $2 with $3 $4');
}
