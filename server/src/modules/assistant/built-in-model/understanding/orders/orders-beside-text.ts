import { oncePerText } from '../../kept-readings.ts';
import { marketplaceName } from '../marketplace-words.ts';

/** Orders stand so near to the ends of a message. */
const farthest = 300;
const longestText = 20_000;
const fewestLetters = 25;
/** "Ceramic mug, blue glaze": the name of a card has fewer parts than a product that is told. */
const fewestParts = 4;
const fewestLines = 3;
const shortestProse = 80;

const courtesy =
  "(?:hi|hello|hey|hiya|good (?:morning|evening|day)|ok(?:ay)?|so|and|now|then|please|pls|plz|kindly|just|also|thanks|thank you|thx|cheers|(?:can|could|would|will) (?:you|u)|i(?: want|[’']d like| would like| need) (?:you )?to|help me(?: to)?|let[’']?s)";
const courtesies = `(?:${courtesy}[\\s,.!]+)*`;
const it = '(?:it|this|that|(?:this|that|the|my) (?:listing|card|text|product|offer|copy|page|one|thing))';
const how = '(?:(?:up|please|pls|a bit|a lot|much|completely|again) )*';
const place = `(?:for|on|to) (?:my |our )?${marketplaceName}`;
/** What is to be done with the text. "Check it" alone asks for its score. */
const work = `(?:(?:improve|optimi[sz]e|re-?write|re-?work|polish|enhance|refresh|re-?do|spruce(?: up)?|score|rate|check|export|download|publish) ${it}|(?:improve|optimi[sz]e|re-?write|polish|score|rate)(?= (?:please|pls|${place})| ?[.!]*$)|make ${it} ${how}(?:better|nicer|shorter|longer|clearer|friendlier|sell|ready|good|work|fit|more [a-z]+))(?![\\w'’])`;
/** "What do you think of this listing?" asks for its score as well. */
const opinion = `(?:what do you think (?:of|about) ${it}|(?:is|would) ${it} (?:be )?(?:any )?(?:good|ok(?:ay)?|fine)(?: enough)?|how (?:good|bad) is ${it}|any (?:feedback|thoughts) on ${it})(?: ${place})?`;
const goods = '(?:listing|card|text|product|item|offer|ad|copy|page)';
/** "Here's my listing", "this is what I have so far". */
const announcement = new RegExp(
  `^(?:here(?:[’']?s| is)|this is|that[’']?s|below is|my|our) (?:(?:my|our|the|a|current|existing|old|first|draft|new) )*(?:${goods}|what (?:i|we) (?:have|got|wrote|use))(?: (?:text|so far|right now|now|at the moment|today|below|(?:for|of|from) [a-z ]{2,25}))*(?:\\s*[:,.!–-]+\\s*|\\s*\\n\\s*|\\s+(?=\\S))`,
  'i',
);
const greeting = new RegExp(`^${courtesy}[\\s,.!]+`, 'i');
/** An order at the head ends with its line, or with a colon; one that has a full stop says no more than the marketplace. */
const orderAhead = new RegExp(
  `^${courtesies}(?:${work}[^:\\n.!?]{0,60}(?: ?: ?|[.!?]?\\s*\\n\\s*)|(?:${work}(?: ${place}| please| pls| better)*|${opinion}) ?[.!?:]+\\s+)(?=\\S)`,
  'i',
);
const thanksBehind =
  /[\s,.!–-]+(?:(?:many )?(?:thanks|thank you)(?: (?:a lot|so much|in advance))?|thx|cheers|please|pls)[\s.!]*$/i;
const orderBehind = new RegExp(
  `(?<=[.!?,;\\n)–-] ?|^)\\s*${courtesies}(?:${work}[^:\\n.!?]{0,80}|${opinion})[.!?]*$`,
  'i',
);

/** What a text of a listing does not begin with: it is a wish, a question, a tale, or a fact of the card in hand. */
const noProduct =
  /^(?:it|its|it['’]s|this|that|these|they|the [\w-]+ (?:is|are|was|has|have|should|looks?)|the (?:titles?|price|bullets?|description|tone|text)|we|you|your|why|how|what|which|who|i|please|can|could|shorter|longer|friendl\w+|formal|informal|playful|plain|concise|professional|without|no|not|don['’]?t|do not|never|avoid|use|keep|mention|include|add|remove|set|change|make|create|write|draft|turn|prepare|build|put|list|import|new|more|less|better|at most|max|under|only|just|in (?:british|english|german))\b/i;
/** Names of sections are labels in it, or it speaks of how it shall be written. */
const speaksOfText =
  /\b(?:titles?|bullets?(?: points?)?|keywords?|emojis?|tone|characters|chars|score|credits)\b(?!\s*:)|\b(?:it|title|description) (?:should|must|needs?)\b|\b(?:wrote|says|said|asks|asked|told|complain\w*)\b|\b(?:create|make|write|draft|turn|prepare|need|want)\b.{0,30}\b(?:card|listing)s?\b|\?/i;
/** Facts with their names belong to the card that is spoken of. */
const namesFact = /^(?:brand|price|colou?r|size|weight|material|sku|ean|gtin|capacity|warranty|made (?:of|in|from))\b/i;
const shortestUnled = 60;

/** A product that is pasted, and what is to be done with it, which is none of its facts. */
export interface TextWithOrder {
  text: string;
  order: string;
  /** Nothing before the text says that it is one: a single line may as well be told of the card in hand. */
  isUnled: boolean;
}

/**
 * "Here's my listing: ceramic mug, ... Please improve it for Etsy", "can you make this better for Amazon: ...": the orders
 * around a pasted product. Null where none stands there, or where the rest is no product.
 */
export const textWithOrder = oncePerText((said): TextWithOrder | null => {
  if (said.length > longestText || /https?:|www\.|<\w|\t/i.test(said)) return null;
  const head = aheadOf(said.slice(0, farthest));
  const rest = said.slice(head.length);
  const near = Math.max(0, rest.length - farthest);
  const tail = behindOf(rest.slice(near));
  const text = rest
    .slice(0, near + tail.length)
    .replace(/(?<![\s,;–-])[\s,;–-]+$/, '')
    .trim();
  const orders = [...head.orders, ...tail.orders].map((one) => one.replace(/[\s:.!?]+$/, '').trim());
  const isLed = head.isAnnounced || head.orders.length > 0;
  if (orders.length === 0 || !isProduct(text, head.isAnnounced)) return null;
  const isUnled = !isLed && !text.includes('\n');
  if (isUnled && (text.length < shortestUnled || namesFact.test(text))) return null;
  return { text, order: orders.join('. '), isUnled };
});

function aheadOf(said: string): { length: number; orders: string[]; isAnnounced: boolean } {
  const orders: string[] = [];
  let isAnnounced = false;
  let at = 0;
  for (;;) {
    const rest = said.slice(at);
    const order = orderAhead.exec(rest)?.[0];
    const announced = order === undefined ? announcedIn(rest) : undefined;
    const lead = order ?? announced ?? greeting.exec(rest)?.[0];
    if (lead === undefined) return { length: at, orders, isAnnounced };
    if (order !== undefined) orders.push(order);
    isAnnounced ||= announced !== undefined;
    at += lead.length;
  }
}

/** "This is a card holder" announces nothing: without a mark behind it, a name or an order begins there. */
function announcedIn(said: string): string | undefined {
  const lead = announcement.exec(said)?.[0];
  if (lead === undefined || !/[^\n:,.!–-] +$/.test(lead)) return lead;
  const next = said.slice(lead.length);
  return /^(?:\p{Lu}|and\b|please\b|can\b|could\b)/u.test(next) ? lead : undefined;
}

function behindOf(said: string): { length: number; orders: string[] } {
  const orders: string[] = [];
  let rest = said;
  for (;;) {
    const order = orderBehind.exec(rest);
    const end = order?.index ?? thanksBehind.exec(rest)?.index;
    if (end === undefined) return { length: rest.length, orders };
    if (order !== null) orders.unshift(order[0]);
    rest = rest.slice(0, end);
  }
}

function isProduct(text: string, isAnnounced: boolean): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < fewestLetters || noProduct.test(text) || speaksOfText.test(text)) return false;
  const parts = text.split(/\n+|[,;]\s|[.!]\s/).filter((part) => part.trim() !== '').length;
  const hasFigure = /\d/.test(text);
  const isLines = text.split(/\n+/).length >= fewestLines;
  return (
    ((isLines || parts >= fewestParts) && (hasFigure || isAnnounced)) || (text.length >= shortestProse && parts > 1)
  );
}
