import { marketplaceName } from '../marketplace-words.ts';
import { isListingOrder, isOnlyCourtesy } from './listing-orders.ts';
import { piecesAt, type TextPiece } from './text-pieces.ts';

/** More is a pasted text. */
const mostCharacters = 1_500;
const fewestFacts = 4;
/** "Create a card: linen apron, 29 EUR": what stands behind such an order can be nothing else. */
const fewestOrdered = 2;
const cardOrdered =
  /\b(?:listings?|cards?|offers?|pages?|products?|items?|articles?|one more)(?: ?[:–-]| for(?: (?:an?|the|my|our|some))?) ?$/i;
/** More words are a sentence, and no fact that is only put down. */
const mostWords = 14;

/** Facts are put down in lines, between commas, or as short sentences. */
const border = /\n+|;\s+|,\s+|(?<!\b(?:approx|ca|incl|max|min|art|dr|st|(?:no|nr)(?=\.\s\d)))[.!]\s+/gi;
const courtesy =
  '(?:(?:hi|hello|hey|oh|ok(?:ay)?|so|and|now|please|pls|plz|sorry|(?:in )?english|thanks|(?:can|could|would) (?:you|u)|i|we|just|also)[\\s,.!]+)*';
const verb = '(?:create|make|write|draft|prepare|set up|build|do|need|want|give me|generate|start)';
const noun = '(?:listings?|cards?|offers?|product (?:pages?|cards?|listings?))';
const kind = `(?:${marketplaceName}|new|good|nice|proper|full|complete|product|and|or|[+&/,])`;
const place = `(?:for|on|to) (?:my |our )?${marketplaceName}(?:(?: and | \\+ | & |/)${marketplaceName})*`;
const please = ' (?:please|pls|plz|thanks|thx|already|now|for me|asap|(?:of|from) (?:it|this|that))';
/** "Please create the amazon listing with 5 bullets", "listing for ebay pls", "need an Etsy card". */
const order = new RegExp(
  `^${courtesy}(?:${verb} (?:me )?)?(?:(?:an?|the|one|my|this|it) )*(?:${kind} )*${noun}(?: ${place}|${please}| with (?:\\d|five|three) bullets?(?: points?)?)*$`,
  'i',
);
/** "Make a listing for a dining table": the first fact stands behind the order. */
const orderBefore = new RegExp(
  `^${courtesy}(?:${verb} (?:me )?(?:(?:an?|another|one|the|my) )?(?:${kind} )*${noun}(?: for| of|:| -)|new (?:${kind} )*(?:${noun}|product|item)(?: for|:| -)|(?:${verb} |add )?(?:another|the next|next|one more|a (?:second|third))(?: (?:one|product|item|article))? ?:|(?:(?:have|sell|make|here is|here['’]s|this is) )?(?:an?|my|our|the) (?:new )?(?:product|item|article):)(?: (?!(?:it|this|that|them|me)\\b)(?:an?|the|my|our|some))? ?(?!${marketplaceName}\\b)(?=[\\p{L}\\d"])`,
  'iu',
);
const forPlace = new RegExp(`^${courtesy}(?:list it |put it up |sell it )?${place}(?:${please})*$`, 'i');
/** Said beside the facts, and none of them. */
const aside =
  /^(?:(?:ok(?:ay)?|so|now)[\s,.!]+)*(?:(?:let['’]?s|let us) (?:start|begin|go)|here (?:we go|it is|goes)|first one|number one)(?: now| then| with this(?: one)?)?$|^(?:i|we) (?:want|need|wish|would like)(?: to)? (?:put|sell|list|offer)(?: (?:it|them|this|one))?(?: (?:in|on|at|to) [a-z ]{2,20})?$|^(?:i|we) sell (?:it |this |them |these )?(?:both )?(?:on|at|in) [a-z ,&/+-]{3,60}$|^[^,\n]{1,40}\?(?: (?:no|nope|yes|nah))?$|^(?:it|this|that)(?: is|['’]s| will be| goes| shall go| should go)? (?:for|on|in|into) (?:my|our|the) [a-z ]{2,30}$|^(?:so |and )*(?:would|could|can|will) (?:you|u) (?:please |kindly )?(?:be so (?:kind|nice|good)|(?:set|put) (?:it|this|that|one) up|help(?: me)?|make (?:me )?(?:one|it|this|a card|that)|do (?:it|that|this))\b[^:,\d]{0,60}\??$|^(?:and )?(?:please |pls |just )*(?:(?:do not|don['’]?t) (?:make|invent|add) .{0,30}|(?:no|nothing) (?:invented|made up).{0,20}|(?:this|here|that) is (?:the|a|my|its) (?:picture|photo|pic|image)|(?:picture|photo|pic|image) (?:is )?attached|oh sorry english|sorry|thanks|thank you|thx|please|pls)$/i;
/** "…, 9.99", a piece of its own, is what it costs. */
const bareSum = /^\d{1,4}\.\d\d$/;
const price =
  /^price \d|[$€£¥]\s?\d|\d\s?(?:[$€£¥]|(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid|pln|zl|chf|sek)\b)/i;
/** Orders, rules, questions and talk about a card: no fact of a product stands so. */
const noFact =
  /\?|^(?:every|each|if|when|whenever|from now|always|never|remember|forget|it|its|it['’]s|this|that|the|they|these|you|your|why|how|what|which|who|where|is|are|does|do|can|could|should|would|thanks|yes|let|also|and)\b|^no$|\b(?:titles?|bullets?|description|keywords?|tags|score|cards?|listings?|credits|my shop)\b(?!:)/i;
const ordersWork =
  /^(?:please |pls |then |now |just )*(?:(?:set|change|correct) (?!of\b|with\b)|(?:update|make|switch|edit|improve|optimi[sz]e|rewrite|redo|shorten|score|rate|export|import|add|remove|delete|replace|rename|schedule|remind|compare|show|list|tell|check|publish|translate|lock|unlock|raise|lower|use|keep|put|move|undo|avoid)\b)/i;
const namesFact = /^(?:brand|price|colou?r|size|weight|material|sku|ean|gtin|capacity|warranty|made of)\b/i;

/** What a message tells of one product, without the order for its card; `isOrdered`: there was one. */
export interface ToldProduct {
  text: string;
  facts: string[];
  isOrdered: boolean;
  /** The order stands before the facts. */
  isLed: boolean;
}

/**
 * "Tomato seeds, 30 per packet, height 150 cm, 2.95 eur. Listing for eBay pls": the facts of one product put down one
 * after the other. Nothing in them is an order or a time. Null for messages of another form.
 */
export function productTold(said: string): ToldProduct | null {
  if (said.length > mostCharacters || /https?:|www\.|<\w/i.test(said)) return null;
  const told = withoutOrders(said);
  const { facts } = told;
  const isShort = (part: string) =>
    part.split(/\s+/).length <= mostWords && !noFact.test(part) && !ordersWork.test(part);
  const figures = facts.filter((part) => /\d/.test(part)).length;
  const prices = facts.filter((part) => price.test(part)).length;
  const [first = ''] = facts;
  const hasName = /\p{L}{3}/u.test(first) && !namesFact.test(first);
  const isEnough = told.isLed
    ? facts.length >= fewestOrdered && figures >= 1
    : facts.length >= fewestFacts && figures >= 2;
  const isTold = hasName && isEnough && facts.every(isShort);
  return isTold && prices <= 1 && (told.isOrdered || prices === 1) ? told : null;
}

/** What the new card is to say, without the orders and asides around it. */
export function withoutAsides(said: string): string {
  const pieces = piecesOf(said);
  const kept = pieces.filter((piece) => isFact(piece.text));
  return kept.length === pieces.length || kept.length < 2 ? said : joined(kept, '. ');
}

/** The facts without the orders and asides that stand as parts of their own before, between and behind them. */
function withoutOrders(said: string): ToldProduct {
  const before = orderBefore.exec(said);
  const pieces = piecesOf(before === null ? said : said.slice(before[0].length));
  const kept = pieces.filter((piece) => isFact(piece.text));
  // What stands first names the card.
  const at = kept.findIndex((piece) => !namesFact.test(piece.text));
  const named =
    at > 0
      ? [
          ...kept.slice(at, at + 1),
          ...kept.slice(0, at).map((piece) => ({ ...piece, before: '' })),
          ...kept.slice(at + 1),
        ]
      : kept;
  return {
    text: joined(named, said.includes('\n') ? '\n' : '. '),
    facts: named.map((piece) => piece.text),
    isLed: before !== null && cardOrdered.test(before[0]),
    isOrdered: before !== null || pieces.some(({ text }) => order.test(text) || isListingOrder(text)),
  };
}

const isFact = (part: string) =>
  ![order, forPlace, aside].some((pattern) => pattern.test(part)) && !isListingOrder(part) && !isOnlyCourtesy(part);
const joined = (pieces: TextPiece[], otherwise: string) =>
  pieces.map(({ text, before }, index) => (index === 0 ? '' : before || otherwise) + text).join('');

const piecesOf = (text: string): TextPiece[] =>
  piecesAt(text, border)
    .map((piece) => ({ ...piece, text: piece.text.replace(/[\s.!]+$/, '').trim() }))
    .filter((piece) => piece.text !== '')
    .map((piece) => (bareSum.test(piece.text) ? { ...piece, text: `price ${piece.text}` } : piece));
