import { beginsOrder } from '../orders/order-cuts.ts';

/** So many cards a turn makes. */
const mostProducts = 10;
const mostCharacters = 4_000;
/** A number, a dash or a dot before each of them. */
const entry = /^\s*(?:\(?\d{1,2}[.):]|[-–*•·])\s+(\S.*)$/;
const price = /[$€£¥]\s?\d|\d\s?(?:[€$£¥]|(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid|pln|zl|inr|rupees|chf)\b)/i;
const card = '(?:listings?|cards?|offers?|product (?:pages?|cards?|listings?)|entries)';
/** "Please make a listing for each", "I need one card for each of them". */
const forEach = new RegExp(
  `\\b${card} (?:out )?(?:for|of|from) (?:each|every|all|them|these|those)\\b|\\b(?:each|every one|all) (?:of (?:them|these|those) )?(?:needs?|gets?|should (?:get|have|become)|as) (?:an? |its |their )?(?:own |separate )?${card}\\b|\\b(?:separate|single|individual|own) ${card}\\b|\\b(?:a|one) ${card} each\\b`,
  'i',
);
/** "These are our six teas:", "I sell the following soaps". */
const shown =
  /\b(?:here (?:are|come)|these are|(?:i|we)(?:['’]ve| have)? (?:sell|have|got|offer|make)|our|my|the following|new)\b[^.?!\n]{0,40}\b(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}-]+ ){0,3}\p{L}+s|products|items|articles|things|goods|following)\b/iu;
/** What is done with cards that are there, and what is asked. */
const otherWork =
  /\b(?:corrections?|changes?|edits?|bullets?|titles?|keywords?|questions?|wishes|reasons|problems|images?|photos?|pictures?|ideas|steps|tasks)\b|\b(?:improve|score|rate|optimi[sz]e|export|publish|translate|compare|delete|remove|change|update|fix|which|why|what|how much)\b/i;
const courtesy =
  /^\s*(?:(?:please|thanks?|thank you|thx|many|kind|best|regards|cheers|greetings|that is all|that['’]s all|that was it|in advance|so much|very much|a lot)[\s,.!]*)*$/i;

/**
 * The lines of a list in which each is a product: "These are our six teas. Make a listing for each:" and six lines. Null
 * where the lines may be anything else, or more than a turn makes.
 */
export function productsListed(text: string): string[] | null {
  if (text.length > mostCharacters || !text.includes('\n') || /https?:|www\.|<\w/i.test(text)) return null;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const first = lines.findIndex((line) => entry.test(line));
  const last = lines.findLastIndex((line) => entry.test(line));
  if (first < 1) return null;
  const lead = lines.slice(0, first).join(' ');
  const tail = lines.slice(last + 1).join(' ');
  const products = lines.slice(first, last + 1).map((line) => entry.exec(line)?.[1]?.trim() ?? null);
  const isList =
    products.length >= 2 &&
    products.length <= mostProducts &&
    products.every((product) => product !== null && isProduct(product));
  const isTold = (courtesy.test(tail) || forEach.test(tail)) && !otherWork.test(tail) && !otherWork.test(lead);
  const isMeant =
    forEach.test(lead) ||
    forEach.test(tail) ||
    (shown.test(lead) && products.every((product) => price.test(product ?? '')));
  return isList && isTold && isMeant
    ? products.flatMap((product) => product?.replace(/^(?:an?|another|one|my|the)\s+/i, '') ?? [])
    : null;
}

const isProduct = (line: string): boolean =>
  /\p{L}{3}/u.test(line) &&
  (price.test(line) || /,.*\d|\d.*,/.test(line)) &&
  !/\?\s*$/.test(line) &&
  !beginsOrder(line.toLowerCase());
