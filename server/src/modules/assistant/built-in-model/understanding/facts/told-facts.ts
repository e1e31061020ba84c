import { upperFirst } from '@cardwright/listing/improve/casing';
import { priceAlone } from '../../../stated-prices.ts';
import type { ListingEdit } from '../../../tool-types.ts';
import { isOddEdit } from '../edits/odd-edits.ts';
import { isColors, materials } from './fact-values.ts';
import { statedParts } from './stated-facts.ts';

const longest = 300;
const mostWords = 14;
const fewWords = 4;
/** Said around the facts. */
const lead =
  /^\s*(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|ok(?:ay)?|oh|ah|and|also|plus|btw|by the way|yes|yep|no|so|well|actually|(?:please )?note(?: that)?|(?:i |we )?forgot(?: to (?:say|mention|tell you))?(?: that)?|(?:you|we) (?:can|should) know(?: that)?|fyi|just so you know|one more thing)[\s,.!:–-]+)+/i;
const tail = /[\s,–-]+(?:btw|by the way|sorry|also|too|as well|thanks|thx|thank you|please|pls|lol|actually)[\s.!]*$/i;
/** Talk, orders, wishes, opinions, the shop and the work: no fact of a product. */
const noFact =
  /[?"“”]|https?:|\b(?:i|i['’]m|we|us|me|you|u|your|he|she|my|mine|let|lets|please|pls|can|could|should|would|shall|will|must|want|need|wish|hope|think|guess|maybe|perhaps|probably|why|how|what|which|who|when|where|if|because|thanks|sorry|hello|improve|rewrite|score|export|import|undo|remove|delete|change|replace|make(?! up)|add|show|tell|help|publish|translate|schedule|titles?|headline|descriptions?|bullets?|keywords?|tags?|text|wording|tone|listings?|credits?|photos?|pictures?|images?|background|customers?|buyers?|reviews?|sold|(?:re)?stock(?:ed)?|(?:new|next|last|first|this) (?:batch|shipment|lot)|came in|supplier|warehouse|ono|obo|amazon|ebay|etsy|shopify|walmart|google|to ship|later|soon|coming|(?:old|new) list|vibes?|for quality|left(?=[\s.!]*$| in\b| over\b)|today|yesterday|tomorrow|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|nice|boring|ugly|good|bad|great|beautiful|lovely|amazing|awesome|cute|cool|best|better|worse|wrong|missing|important|love|like|hate|delivery|shipping|postage|returns?|chat|plan|task|file|now|again|finally|too|very|really|arrived|loading|errors?|website|login|password|account|everything|nothing|prices?|sale|discount|coupon|bugs?|problems?|issues?|mistakes?|keep (?:it|the|this|that|them|all))\b/i;
const material = new RegExp(`\\b${materials}\\b`, 'i');
/** What a thing has, holds, takes and does. */
const tells =
  /^(?:(?:it|they|this|the|its|each|every|both|there)\b.{0,40}?\b)?(?:(?:is|are|has|have|comes?|contains?|includes?|holds?|keeps?|lasts?|burns?|seats?|weighs?|measures?|protects?|serves?|covers?) \S|(?:fits?|takes?|works?|opens?|closes?|folds?|runs?|charges?|plays?|stands?) (?:in|on|with|up to|over|flat|for|all|most|an?|the|\d))/i;
const comesFrom = /^[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|comes?) from \p{L}/iu;
const states =
  /^(?:with(?:out)?|no|not|hand|double|triple|fully|partly|made|painted|printed|dyed|woven|knitted|sewn|carved|forged|lined|coated|plated|polished|brushed|glazed|varnished|oiled|waxed|treated|washed|stone|unlocked|sealed|unused|unopened|boxed|refurbished|restored|tested|certified|signed|numbered|water(?:proof|[ -]resistant)|dishwasher|microwave|oven|freezer|brushless|cordless|wireless|for (?:kids|children|babies|adults|men|women|boys|girls|dogs|cats|\d)|from (?:\d|\p{Lu}|lime|the))\b/iu;
const shaped =
  /(?:\b|-|[a-z])(?:safe|free|proof|resistant|friendly|made|painted|tested|certified|walled|sided|wheeled|scented|included|rechargeable|adjustable|washable|foldable|removable|reusable)\b/i;
const measured =
  /\d ?(?:mm|cm|m|in|inch(?:es)?|ft|g|kg|mg|oz|lbs?|ml|cl|l|w|watts?|v|volts?|m?ah|nm|hz|db|lm|k|gb|tb|h|hrs?|hours?|min(?:utes)?|days?|months?|years?|%|°|c|atm|bar|psi|rpm|players?|people|persons?|pieces?|pcs|pages?|pin|speeds?|batter(?:y|ies)|cards?|pockets?|hooks?|led)\b|["″°%]|\b(?:19|20)\d\d\b/i;
/** More words without a verb may be what another product is called. */
const mostOfName = 5;
const says = new RegExp(`${states.source}|${comesFrom.source}|\\b(?:is|are|has|have)\\b`, 'iu');
const isPlain = (part: string) =>
  states.test(part) || shaped.test(part) || measured.test(part) || material.test(part) || comesFrom.test(part);

/** "The stone's not real turquoise, its howlite" corrects something, and "has no zip" may. */
const corrects = /\bnot\b|n['’]t\b|\b(?:isnt|arent|doesnt|dont|hasnt|any ?more|no longer|instead)\b/i;
/** What is thought of the card and its sales: "it has typos", "has 12 views", "comes across cheap". */
const isOpinion =
  /\b(?:typos?|misspell\p{L}*|repetitions?|seo|nonsense|(?:few|many|no|low|poor|\d+) (?:sales|views|watchers|likes|clicks|conversions?)|grammar (?:is|slips?)|duplicate content|false claims?|potential$|the seller|free of charge)\b|\b(?:is|are|looks?|feels?|seems?) (?:(?:a bit|a little|so|rather|quite|pretty|way) )*(?:slow|odd|off|weak|awkward|crowded|strange|weird|bland|clumsy|confusing|unclear|trending|expensive)$|^(?:(?:has|have) to\b|takes? (?:forever|ages|so long|a while|time)\b|fits? the bill\b|keeps? \p{L}+ing$|holds? up$|covers? (?:most|all|some) of it$|works? on (?:mobile|desktop)$|opens? in (?:another|a new) (?:window|tab)$|comes? (?:across|up short|out (?:strange|wrong|odd|weird))\b)/iu;
/** "Made up", "tested it", "24 h later": figures of speech, and a time of nothing. */
const isIdle =
  /^(?:made (?:up|it|sense|my day|an? (?:mess|mistake))|(?:tested|printed) it(?: with .+)?|signed (?:off|up|in|out)(?: for .+)?|fully (?:agreed?|booked|understood)|double trouble|washed out|stone (?:cold|dead)|safe to say|with(?:out)? (?:care|haste|pleasure|respect|doubt)|\d+(?:[.,]\d+)? ?(?:min(?:ute)?s?|h|hrs?|hours?|days?|weeks?|months?)(?: (?:later|ago|off|spent|wasted|of (?:my )?(?:work|time)))?)$/i;

/** A part of a message in the seller's words, where it says something of a product; else null. */
function phrase(part: string, isOfProduct: boolean): ListingEdit | null {
  const own = part.replace(
    /^(?:it['’]?s|its|it is|they are|they['’]re|it|they|and|there(?:['’]?s| is| are)) (?=\S)/i,
    '',
  );
  if (own.split(/\s+/).length > mostWords || !/\p{L}{3}/u.test(own) || corrects.test(own)) return null;
  if (isOpinion.test(own) || isIdle.test(own)) return null;
  const isShort = own.split(/\s+/).length <= mostOfName || /^\d/.test(own);
  if (!(isPlain(own) && (isShort || says.test(own))) && !(isOfProduct && tells.test(own))) return null;
  const edit = asBullet(own);
  return isOddEdit(edit) ? null : edit;
}
const asBullet = (own: string): ListingEdit => ({
  op: 'add',
  field: 'bullets',
  value: upperFirst(own.replace(/^the (?=[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|has|have)\b)/iu, '')),
});
/** "Glass jar", "UK plug": beside a fact it is one. */
const shortly = (part: string): ListingEdit | null => {
  const own = part.replace(/^(?:it['’]?s|its|it is|with|an?|and) (?=\S)/i, '');
  const words = own.split(/\s+/);
  const isNoun =
    words.length >= 2 && words.length <= fewWords && words.every((word) => /^[\p{L}][\p{L}'’-]+$/u.test(word));
  return isNoun && !corrects.test(own) && !/\b(?:is|are|was|has|have)\b/i.test(own) ? asBullet(own) : null;
};

/** A colour or a figure by itself says too little of what it is. */
const saysLittle = (text: string) =>
  isColors(text) || /^[\d.,]+$/.test(text) || priceAlone(text) !== null || !/\s/.test(text.trim());
/** What is in it goes on behind its commas. */
const holdsMany = /^(?:it |they )?(?:contains?|includes?|comes? with|consists? of|in the box:?) [^.;\n]+$/i;
/** "German steel, 1.4116": the number of what was told before it. */
const numberBehind = /,\s+(?=\d[\d./-]*$)/;

/** The parts of a message of which nothing in it is talk, an order, a wish or an opinion; null for other messages. */
function partsTold(said: string): { text: string; fact: ListingEdit | null; isUnknown: boolean }[] | null {
  const text = said.trim().replace(lead, '').replace(tail, '').trim();
  if (text === '' || text.length > longest || noFact.test(text.replace(/\b(?:by|from) us\b/i, '')) || saysLittle(text))
    return null;
  return holdsMany.test(text) ? [{ text, fact: null, isUnknown: false }] : statedParts(text.replace(numberBehind, ' '));
}

/**
 * What a message tells of the product in hand, part by part: facts that have a name as such, other words as they were
 * written. Null where any part of it may be talk, an order, a wish or an opinion; `isOfProduct`: its subject is known to be
 * the product or a part of it.
 */
export function factsTold(said: string, isOfProduct = true): ListingEdit[] | null {
  const parts = partsTold(said);
  if (parts === null) return null;
  const sure = parts.map(({ fact, text, isUnknown }) => (isUnknown ? null : (fact ?? phrase(text, isOfProduct))));
  const hasSure = sure.some((edit) => edit !== null);
  const known = sure.flatMap((edit, at) => edit ?? (hasSure ? shortly(parts[at]?.text ?? '') : null) ?? []);
  const isOne = known.every(
    ({ field, name }, at) => field !== 'specifications' || known.findIndex((other) => other.name === name) === at,
  );
  return known.length === parts.length && known.length > 0 && known.length <= 10 && isOne ? known : null;
}

/** What stands before "is", "has" or a figure in it: "the pencil cup"; null where the product is "it", or nothing. */
export function subjectTold(said: string): string[] | null {
  const [, subject] =
    /^(?:the |my |our )?((?!(?:it|its|they|this|these|there|contains?|includes?|comes?|holds?|keeps?|lasts?|burns?|seats?|fits?|takes?|serves?|covers?|made|for|from|with|max|min|up|about|approx|ca|only|over|under)\b)[\p{L}][\p{L}'-]*(?: [\p{L}-]+){0,2}?) (?:is|are|has|have|comes?|fits?|holds?|contains?|includes?|measures?|weighs?|lasts?|burns?|keeps?|covers?|(?=\d))\b/iu.exec(
      said.trim().replace(lead, ''),
    ) ?? [];
  return subject === undefined ? null : subject.toLowerCase().split(' ');
}
