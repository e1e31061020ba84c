import { askedAs } from '../../said-around.ts';

const thing =
  '(?:ones?|cards?|listings?|products?|items?|of (?:them|these|those|mine|both(?: of them)?|my [a-z]+|all|the (?:two|three|four|five|\\d)))';
/** "Which is my best?", "which one came out best", "whats the worst". */
const ranked = askedAs(
  `(?:which|what|who)(?:['’]?s)?(?: ${thing})*(?: (?:is|are|was|were|did|came out|comes out|turned out|ended up|scored?|scores|looks?|does|do|has|have|got|would be|the|my|our|now))* (best|worst|strongest|weakest|highest|lowest|poorest)(?: (?:one|card|listing|product|item|score|scoring|scored|rated))*(?: (?:of (?:them|all|mine|my [a-z]+|these|those|the (?:two|three|\\d))|now|so far|then|do i have|i have))*`,
);
/** "Which one is cheaper", "whats the cheapest". */
const priced = askedAs(
  `(?:which|what|who)(?:['’]?s)?(?: ${thing})*(?: (?:is|are|was|were|costs?|the|my|our))* (cheaper|cheapest|lowest priced?|least expensive|less expensive|more expensive|dearer|dearest|priciest|pricier|most expensive|costs (?:less|least|more|most)|less|least|more|most)(?: (?:one|card|listing|product|item))?(?: (?:of (?:them|all|mine|these|those|the (?:two|three|\\d))|do i have|now))*`,
);
const isDear = /^(?:more|most|dear|pric|costs m)/i;
const isPlainMore = /^(?:less|least|more|most)$/i;
const best = /^(?:best|strongest|highest)$/i;

/** Which end of the cards is asked for in few words: "which one is cheaper", "whats my best"; null for other words. */
export function shortRank(text: string): 'best' | 'worst' | 'cheapest' | 'dearest' | null {
  const said = text.trim();
  if (said.length > 120) return null;
  const [, rank] = ranked.exec(said) ?? [];
  if (rank !== undefined) return best.test(rank) ? 'best' : 'worst';
  const [, cost = ''] = priced.exec(said) ?? [];
  if (cost === '' || (isPlainMore.test(cost) && !/\bcosts? \w+\b/i.test(said))) return null;
  return isDear.test(cost) ? 'dearest' : 'cheapest';
}
