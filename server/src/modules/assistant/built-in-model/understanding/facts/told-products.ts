import { oncePerText } from '../../kept-readings.ts';
import { marketplaceName } from '../marketplace-words.ts';
import { beginsOrder } from '../orders/order-cuts.ts';
import { numberWord } from '../speech/number-words.ts';
import { productsListed } from './listed-products.ts';

/** More is a pasted text. */
const mostCharacters = 1_000;
const courtesy = '(?:(?:hi|hello|hey|ok|okay|so|please|now|good morning|thanks|can you|could you)[\\s,.!]+){0,4}';
/** "3 phone cases:" and then a list: whatever they are, they are several. */
const things =
  '(?:things|products|items|articles|cards|listings|pieces|(?<=[\\dxeor] )(?:[\\w-]+ ){0,3}[\\w-]+s(?=\\s*:\\s*\\n\\s*(?:\\d|[-*•])|(?:\\s+to (?:sell|list|add)|\\s+for (?:sale|you))\\s*[:,–-]))';
const intro = new RegExp(
  `^${courtesy}(?:(?:i|we)(?: (?:also|now|just))?(?:['’]ve| have)? (?:have|got|sell|make|offer|(?:want|need|would like) to (?:sell|list|add))|(?:i|we) have|here are|these are|(?:create|make|add|list|set up|write)(?: me)?|new)\\s+(?:(?:my|the|these|those|following|new)\\s+){0,3}(?:(two|three|four|five|six|[2-6])\\s+)?(?:(?:new|more|different|separate)\\s+){0,2}(?:${things}|(?<=\\b(?:these|those) )(?:please|pls))(?:\\s+(?:to (?:sell|list|add)|for sale|for you|for (?:these|them)|today|please|(?:for|on) ${marketplaceName})){0,2}\\s*[:–,.-]\\s*(?=\\S)`,
  'i',
);
const price = /[$€£]\s?\d|\d\s?(?:€|\$|£|(?:eur|euros?|usd|dollars?|bucks|gbp|pounds?|pln|zl|inr|rupees)\b)/i;
/** "Create a card for a scarf, wool, 20 euros and a card for a cap, cotton, 12 euros". */
const oneCard = new RegExp(
  `(?:^${courtesy}(?:create|make|add|write)|[\\s,;]+and(?: also)?(?: (?:create|make|add|write))?) (?:me )?(?:an?|one|another)(?: (?:new|second|other))? (?:card|listing) (?:for|of|about)\\s+`,
  'i',
);
/** What is said of several of them, or is to be done with them, would be lost to one. */
const shared =
  /\?|\b(?:both|each|every|all|same|respectively|either|or|it|them|these|those|raise|lower|increase|reduce)\b|\b(?:improve|score|rate|optimi[sz]e|export|publish|translate)\b/i;
/** "Do not start yet", "which sells better": said beside the products, and no fact of the last of them. */
const saysMore =
  /[.!;,–-]\s*(?:(?:and|but|so|please|though)\s+)*(?:(?:do not|don['’]t) (?:start|begin|create|make|do|write|add|save)|not yet|hold on|wait|tell me|let me)\b|[.!]\s+(?:(?:and|but|so)\s+)*(?:what|which|who|how|why|(?:i|we)(?:['’]ll| will| want| need| would))\b/i;
/** "Make a card of each for eBay": what is done with them anyway. */
const madeAnyway = new RegExp(
  `[.!;]\\s+(?:(?:please|now|so|can you|could you)\\s+)*(?:write|make|create|add|set up|prepare|list)(?:\\s+(?:(?:a|the|two|both|new|my|me)\\s+){0,3}(?:cards?|listings?))?(?:\\s+(?:of|for) (?:each|both|them))?(?:\\s+(?:for|on)\\s+${marketplaceName})?(?:\\s+please)?[\\s.!]*$`,
  'i',
);
/** "Two things: a longer title and a new bullet" are no products. */
const section = /\b(?:titles?|headlines?|bullets?|descriptions?|keywords?|photos?|images?|pictures?|scores?)\b/i;
const borders = [
  /(?:^|[\s,;]+)(?:and\s+)?\(?\d{1,2}[.)]\s+(?=\p{L})/u,
  /(?:^|[\s,;.]+)(?:and\s+)?(?:the\s+)?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|fifth|sixth)\b(?:\s+one)?(?:\s+is)?\s*[:,]?\s+(?=\p{L})/iu,
  /\s*\n\s*(?:[-*•]\s*)?/,
  /\s*;\s*(?:and\s+)?/,
  /\s*,\s*(?:and\s+)?(?=\p{L})/u,
  /(?:\s*,\s*|\s+)(?:and|plus)\s+(?:also\s+)?(?=(?:an?|one|another|my)\s)|\s*,\s*(?=(?:an?|another)\s)/i,
];

/**
 * The products that a message tells one by one: "I have two things: a red scarf, wool, 20 euros and a blue cap, cotton, 12
 * euros". Null where their border is not plain: then they are one text, and no fact is lost.
 */
export const productsTold = oncePerText((text): string[] | null => productsListed(text) ?? productsInWords(text));

function productsInWords(text: string): string[] | null {
  if (text.length > mostCharacters || /https?:|www\.|</i.test(text)) return null;
  const ordered = text.trim().replace(madeAnyway, '');
  const [common = '', fact = ''] = ofEach.exec(ordered) ?? [];
  const said = ordered.replace(common, '').trim();
  const parts = productsIn(said);
  return fact === '' ? parts : (parts?.map((part) => `${part}, ${fact.replace(ofAll, ' ')}`) ?? null);
}

/** "Brand for all: Shellby", in a line or sentence of its own. */
const ofEach =
  /(?<=[\n.])\s*((?:brand|material|colou?r|size) (?:for|of) (?:all(?: of (?:them|these))?|both|each)\s*(?::|is)?\s+[^\n.,]{2,40})\s*[.\s]*$/i;
const ofAll = / (?:for|of) (?:all(?: of (?:them|these))?|both|each)\s*(?::|is)?\s+/i;

function productsIn(said: string): string[] | null {
  const cards = said.split(oneCard);
  if (cards.length > 2 && cards[0] === '') {
    const told = cards.slice(1).map(bare);
    const isPlain = told.every((part) => /\p{L}{3}/u.test(part) && /[,\d]/.test(part) && !saysMore.test(part));
    return isPlain && !shared.test(said) ? told : null;
  }
  const found = intro.exec(said);
  if (found === null) return null;
  const rest = said.slice(found[0].length);
  if (shared.test(rest) || section.test(rest) || saysMore.test(rest)) return null;
  const count = found[1] === undefined ? null : numberWord(found[1].toLowerCase());
  for (const border of borders) {
    const parts = rest.split(border).map(bare).filter(Boolean);
    const isPlain =
      parts.length > 1 &&
      parts.length <= 6 &&
      parts.every((part) => /\p{L}{3}/u.test(part) && !beginsOrder(part.toLowerCase()));
    // "Three things:" and three lines are three products, however little they say.
    const isEachLine = count === parts.length && /\n/.test(rest) && !/\n\s*\n/.test(rest.trim());
    const hasFacts = isEachLine || parts.every((part) => (count === null ? price.test(part) : /[,\d]/.test(part)));
    if (isPlain && hasFacts && (count === null || count === parts.length)) return parts;
  }
  return null;
}
const bare = (part: string) =>
  part
    .replace(/^[\s,;.-]*(?:and\s+)?(?:(?:an?|another|one|my|the)\s+)?/i, '')
    .replace(/(?:[\s,;.]+(?:and|please|thanks|thank you))*[\s,;.]*$/i, '')
    .replace(sumBehind, ', $1')
    .replace(inBrackets, ', $1')
    .trim();
/** "A toy train (beech, 32 cm long, 25 usd)": its facts. */
const inBrackets = /\s*[([]([^()[\]]*(?:,|\d)[^()[\]]*)[)\]]/g;
/** "Stacking rings $12": what it costs is no part of its name. */
const sumBehind =
  /(?<![,;:])\s+(?:for\s+)?([$€£]\s?\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)?\s?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp))$/i;
