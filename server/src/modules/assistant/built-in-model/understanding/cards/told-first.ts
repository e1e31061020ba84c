/** "I opened the apron by accident", "the cutting board kept me busy": what kept the seller from the card in hand. */
const toldBefore =
  /\b(?:i|we)\b[^.;!?]*\b(?:opened|open|look(?:ed|ing)? at|clicked(?: on)?|was (?:on|at|in|with|busy with)|went (?:off )?to|got (?:lost|stuck|sidetracked|distracted)|said|thought|distracted by|mixed (?:it|this|that) up with)\b[^.;!?]*$/i;
const toldBehind = /^\s+(?:kept|took|had|cost|distracted|held|ate)\s+(?:me|us|up|all)\b/i;
/** What is wanted is of the card in hand after all. */
const goesBack =
  /[.,;!?]\s*(?:[^.,;!?]*\s)?(?:back (?:to|on) (?!(?:the|my) (?!one\b|card\b|listing\b))|where were we\b|(?:my (?:mistake|bad|fault)|sorry|wrong)\b[^.;!?]*\b(?:it'?s|it is|that'?s|that is|this is) (?:for|of|about) (?:this|the (?:card|one|listing))\b)/i;

/** The message without what only tells of another card before it goes back to the one in hand; null for other messages. */
export function withoutTold(text: string, names: { start: number; end: number }[]): string | null {
  const [first] = names;
  if (first === undefined) return null;
  const left = text.slice(0, first.start);
  const right = text.slice(first.end);
  const from = Math.max(...[...left.matchAll(/[.;!?]\s+/g)].map((match) => match.index + match[0].length), 0);
  if (!(toldBefore.test(left.slice(from)) || toldBehind.test(right)) || !goesBack.test(right)) return null;
  const close = /[.;!?]+\s+/.exec(right);
  const rest = close === null ? '' : right.slice(close.index + close[0].length);
  return rest === '' ? null : `${text.slice(0, from)}${rest}`.replace(/^(?:but|and|so)\s+/i, '');
}

const both =
  /\b(?:the two of them|both of them|them both|the pair of them|these two|those two|both)\b(?!\s+(?:the|my|of|a|an|this|that|titles?|descriptions?|bullets?|images?|photos?|pictures?)\b)/i;
/** "…, improve them", where the cards alone were spoken of. */
const them =
  /(?<=\b(?:improve|rewrite|re-?write|redo|rework|re-?score|score|rate|export|publish|polish|optimi[sz]e|refresh|do|fix) )(?:them|these|those)\b(?! [a-z]+s\b)/i;
const ofParts =
  /\b(?:titles?|descriptions?|bullets?|keywords?|specs?|specifications?|texts?|images?|photos?|pictures?|prices?|reviews?|scores?|words?)\b/i;
const listed = /^\s*(?:,|,? and|,? &|\+|n)\s*$/;

/** "The mug and the apron are ready, improve the two of them": the order with its names; null when there are none. */
export function saidOfBoth(text: string, names: { start: number; end: number }[]): string | null {
  const [one, second] = names;
  const other = names.at(-1);
  if (one === undefined || second === undefined || other === undefined) return null;
  if (!names.slice(1).every(({ start }, at) => listed.test(text.slice(names[at]?.end, start)))) return null;
  const rest = text.slice(other.end);
  const pointed = them.exec(rest);
  const isOfCards = pointed !== null && !ofParts.test(rest.slice(0, pointed.index).replace(/\S+\s+$/, ''));
  const said = (names.length === 2 ? both.exec(rest) : null) ?? (isOfCards ? pointed : null);
  const cut = said === null ? undefined : [...rest.slice(0, said.index).matchAll(/[,.;!?]\s+/g)].at(-1);
  // "Improve the mug and the apron, those two only" orders it before.
  if (said === null || cut === undefined || !/[a-z]{3}/i.test(rest.slice(cut.index, said.index))) return null;
  const order = rest.slice(cut.index + cut[0].length);
  const market = /\b(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries)\b/i;
  const [place] = market.exec(rest.slice(0, cut.index)) ?? [];
  const named = order
    .replace(said[0], text.slice(one.start, other.end))
    .replace(/ for (?:that|it|there)(?=[\s.?!]*$)/i, '');
  return place === undefined || market.test(order) ? named : `${named.replace(/[\s.?!]+$/, '')} for ${place}`;
}
