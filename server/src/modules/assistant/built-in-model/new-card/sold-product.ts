import { marketplaceName } from '../understanding/marketplace-words.ts';

/** More is a pasted text. */
const mostCharacters = 1_000;
const courtesy =
  "(?:(?:hi|hello|hey|hiya|yo|ok(?:ay)?|so|well|right|alright|great|cool|now|next|and|also|yes|yeah|sure|please|thanks|thank you|good (?:morning|afternoon|evening|day)|let['’]?s (?:start|go|begin))[\\s,.!:–-]+)*";
const who = "(?:i|we)(?:['’]?(?:ve|m|re|d|ll)| have| am| are| would| will| just| also| now| currently)*";
const article = '(?:(?:my|our|an?|this|these|the|some|one|another|old|own|here)\\s+)*';
const vague = '(?:products?|items?|things?|stuff|articles?|cards?|listings?|pieces?)';
const itIs = "(?:(?:it|this|that|they)(?: is|['’]?s| are|['’]?re)|is|are|called)\\s+";
const aside = `(?:\\s+(?:for you|for sale|to (?:sell|list|add)|(?:on|for) ${marketplaceName}|here|online|today|up))*`;
const mark = '\\s*[,.:;!–-]+\\s*';
const behind = `(?:${itIs})?${article}`;
const sell = '(?:sell(?:ing)?|list(?:ing)?|offer(?:ing)?|put(?:ting)? (?:up|online|on))';
const want = '(?:need|needs|want|wanna|like|have|got|going|trying|wish|gotta|plan)(?: to)?';
/** "So I need to sell this …", "selling a …": that it is for sale is said before what it is. */
const sells = new RegExp(
  `^${courtesy}(?:(?:${who} )?(?:${want} )?(?:to )?${sell}|for sale:?) (?!(?:it|them|that|more|all|everything)\\b)${article}(?:(?:new )?${vague}\\b${aside}${mark}${behind})?`,
  'i',
);
/** "I want create product. Is a …", "I have a new item: …". */
const enters = new RegExp(
  `^${courtesy}${who} (?:${want} )?(?:(?:create|add|make|enter|register|post|upload|do) )?${article}(?:new )?${vague}${aside}${mark}${behind}`,
  'i',
);
/** "Our bestseller is a rainbow stacker, …". */
const presents = new RegExp(
  `^${courtesy}(?:my|our) (?:(?:new|newest|latest|first|next|main|best|most popular|favou?rite) )*(?:best-?seller|${vague}) (?:is|are) (?:an? |the )?`,
  'i',
);
/** "PS4 slim 500gb, 1 controller, hdmi cable, 140": nothing but pieces. */
const fewestPieces = 4;
const mostWordsOfPiece = 6;
const inSentence =
  /\b(?:i|i['’]m|we|you|u|it|they|this|that|please|pls|can|could|should|would|make|set|put|change|add|remove|show|how|what|why|which|if|but|because|all|every|cards?|thanks)\b/i;
const listed = (said: string) => {
  const pieces = said.split(/,(?!\d)/).map((piece) => piece.trim());
  const isList =
    pieces.length >= fewestPieces &&
    pieces.every((piece) => piece !== '' && piece.split(/\s+/).length <= mostWordsOfPiece) &&
    pieces.filter((piece) => /\d/.test(piece)).length > 1 &&
    !inSentence.test(said);
  return isList ? said.replace(/,\s*(\d{1,5})[\s.!]*$/, ', price $1') : null;
};
/** "I want put in Etsy": what is done with it, and no fact. */
const wantsToSell =
  /(?:^|(?<=[,;.] ))(?:i|we) (?:want|need|wish|like|would like)(?: to)? (?:put|sell|list|offer)(?: (?:it|them|this|one))?(?: (?:in|on|at|to) [a-z ]{2,20}?)?(?:[,;.]\s*|$)/gi;
/** "I'll paste it: …" */
const pastes =
  /^[^:"“\n]{0,60}\bpast(?:e|ed|ing) (?:it|this|that|the (?:text|facts|details))(?: (?:here|instead|then|for you|below))*\s*[:–-]\s*["“]?(?=\S)/i;
/** "I have this …", which may be told of a card that is there: what it costs has to be in it. */
const has = new RegExp(
  `^${courtesy}(?:${who} (?:got|have|made|make)? ?|got |have )(?=(?:this|an?|some|these|another|here)\\b)${article}`,
  'i',
);
/** "I make soy candles at home and want to put one up. Its lavender, …": what it is, then its facts. */
const makes = new RegExp(
  `^${courtesy}${who} ?(?:hand-?)?(?:make|sell|craft|produce|knit|sew|bake|build|print|roast|grow|paint) ((?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+?)(?: (?:at home|myself|by hand|as a hobby|ourselves))? (?:and|so|,)[^.;:!?\\d]{0,30}\\b(?:sell|list|put|add|offer)\\b[^.;:!?\\d]{0,25}(?:[.,;:!–-]+)\\s*(?:and )?${behind}`,
  'iu',
);
/** Of a card or its texts, an order or a question: no fact of a product. */
const noFact =
  /\?|https?:|www\.|\b(?:titles?|headline|bullets?|descriptions?|keywords?|tags|score|listings?|my cards?|the card|credits|photos?|pictures?|export|improve|rewrite|undo|every (?:day|week|month|monday))\b/i;
const money = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid)\b)|\bprice:? \d/i;
/** "I sell it for 12.99", "I take 24 dollars for one". */
const sum =
  '((?:[$€£] ?)?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid)(?![\\p{L}\\d]))?)';
const asks = new RegExp(
  `(?:^|[\\s,;.]+)(?:and )?(?:i|we) (?:sell|want|take|ask|charge|am asking|are asking)(?: (?:it|them|each|one))?(?: (?:for|at|about|around))* ${sum}(?: (?:for|per) (?:one|each|it|a piece|piece))?(?=[\\s.,;!]|$)`,
  'giu',
);
const priceLast = /(?:,\s*|\s+)(?:(?:for|at|price(?: is)?:?|costs?)\s+)?(\d+\.\d\d)[\s.!]*$/i;
const poundsLast = /[\s,;.]+(?:for |only )?(\d{1,4}(?:\.\d\d)?) (?:pounds|quid)[\s.!]*$/i;
const parts: [RegExp, string][] = [
  [/\s+(?:and\s+)?(?:it['’]?s|it is|they are)\s+(?:an?\s+|the\s+)?(?=\S)/gi, ', '],
  [/(?<=[\p{L}\d])\s+(?:and\s+)?(?:it\s+|they\s+)?(?=comes? (?:in|with)\b)/giu, ', '],
  [/(?<=[\p{L}\d]) (?=(?:brand new|never used|aftermarket)\b)/giu, ', '],
  // "Price: 31.90 Stock: 15 SKU GH-20": each label begins another piece.
  [
    /(?<=[\p{L}\d"”])[.\s]+(?=(?:price|stock|sku|ean|gtin|isbn|brand|material|weight|colou?r|capacity)(?:: ?| (?=[A-Z\d-]*\d))\S)/giu,
    ', ',
  ],
  [/(?<=\b(?:brand new|never used)) (?=\p{L})/giu, ', '],
];

/** What is told of one product in pieces that a comma ends, its price as such. */
export function inPieces(told: string): string {
  const priced = told
    .replace(wantsToSell, '')
    .replace(asks, ', price $1')
    .replace(priceLast, ', price $1')
    // Who sells for pounds and tells no other price weighs nothing.
    .replace(poundsLast, (said, number: string) =>
      money.test(told.slice(0, -said.length)) ? said : `, price £${number}`,
    );
  return parts
    .reduce((text, [pattern, by]) => text.replace(pattern, by), priced)
    .replace(/^[\s,;.]+|[\s,;.!"”]+$/g, '')
    .replace(/(?:\s*,)+/g, ',');
}

/** "Used book, The Name of the Rose by Umberto Eco": its name stands behind what it is. */
const nameBehindKind =
  /^((?:used |old |new |signed |vintage )?(?:book|novel|record|album|vinyl|dvd|cd|game|comic|magazine|poster|print|print)),\s*(\p{Lu}[^,;.]{3,80})/u;

const pieceCount = (told: string) => told.split(/[,;.\n](?!\d)/).filter((piece) => /\p{L}/u.test(piece)).length;
const oneOf = (things: string) => things.replace(/(?<=[a-z]{3})(?<!s)s$/i, '');

/**
 * "So I need to sell this carburetor for a GX160, comes with gasket, 13.50": the facts of a product that somebody tells to
 * have it listed, in pieces; null for other words. With a card in hand that has to be said, and what it costs.
 */
export function soldProduct(said: string, hasCard: boolean): string | null {
  if (said.length > mostCharacters || !/[\d,]/.test(said)) return null;
  const [made, thing = ''] = makes.exec(said) ?? [];
  const [lead] =
    made === undefined
      ? (pastes.exec(said) ?? presents.exec(said) ?? sells.exec(said) ?? enters.exec(said) ?? [])
      : [made];
  const [weak] = lead === undefined ? (has.exec(said) ?? []) : [];
  const start = lead ?? weak;
  if (start === undefined) return hasCard || noFact.test(said) ? null : listed(said.trim());
  const facts = inPieces(
    said
      .slice(start.length)
      .replace(/^([\p{L}\d]+(?: [\p{L}\d]+){0,3}) (?:card|listing|here|for sale)(?=[,.;:])/iu, '$1'),
  );
  const text = thing === '' ? facts.replace(nameBehindKind, '$2, $1') : `${oneOf(thing)}, ${facts}`;
  const isPriced = money.test(text);
  const pieces = pieceCount(text);
  const isTold = isPriced ? pieces > 1 : pieces > 2 && lead !== undefined;
  if (!isTold || noFact.test(text) || !/^\p{L}{2}|^["“\d]/u.test(text)) return null;
  return hasCard && !(lead !== undefined && isPriced) ? null : text;
}
