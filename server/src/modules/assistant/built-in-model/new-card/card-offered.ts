import { priceAlone } from '../../stated-prices.ts';
import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import { isAgreement } from '../open-price/agreements.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { isColors, materials } from '../understanding/facts/fact-values.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';
import { factsTold } from '../understanding/facts/told-facts.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { toldOfNamed, withFactsTold } from './told-of-card.ts';

const longest = 200;
const fewestWords = 3;
const mostWords = 25;
/** Words of sentences, orders and talk: the name of a product and its facts have none of them. */
const inSentence =
  /[?"“”]|^(?:at|on|in|for|with|without|from|to|by|about|like|or|and|so|lol|haha|hm+|call|name|rename|let|stop|start|open|check|look|move|copy|duplicate|turn|mark|raise|lower|sell|list|compare)\b|\bone\b(?! size)|\b(?:i|i['’]m|you|u|we|us|me|my|our|your|it|its|it['’]s|they|them|this|that|these|those|please|pls|can|could|should|would|will|shall|may|do|does|did|don['’]?t|is|are|was|were|be|has|have|had|not|no|yes|ok|okay|thanks?|hello|hi|hey|sorry|all|every|everything|each|both|how|what|why|which|who|when|where|if|because|but|then|now|again|instead|more|less|shorter|longer|better|worse|too|also|make|show|add|set|put|give|get|go|take|use|keep|tell|write|help|need|want|like|try|find|change|remove|delete|improve|score|rewrite|export|import|undo|translate|schedule|publish|price|prices|title|titles|description|bullets?|keywords?|tags|credits?|listings?|cards?|photos?|pictures?|images?|background|plan|chat|tomorrow|today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month)\b/i;
/** A figure, facts one after the other, or the state that it is in. */
const tellsFacts =
  /\d|,|\b(?:new|used|vintage|antique|handmade|second[ -]?hand|sealed|refurbished|unworn|condition)\b/i;

/** "Selling my old iPhone 12", "ive got a board game": that it is to be sold, said before what it is. */
const sells =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|now|next|also)[\s,.!]+)*(?:(?:i|we)(?:['’]?(?:m|re|ve)| am| are| have)?\s+)?(?:(?:also|now|just|mainly|mostly)\s+)*(?:selling|sell|got|have|make|making|offer(?:ing)?|want to sell|for sale:?)\s+(?:(?:an?|my|our|this|these|some|the|old|own|new|used)\s+)*(?=\S)/i;
const hasMaterial = new RegExp(`\\b${materials}\\b`, 'i');
/** "Blue ceramic mug" tells two facts of it. */
const describes = (said: string) => hasMaterial.test(said) || said.split(/[\s-]+/).some((word) => isColors(word));

/** "Shimano bicycle chain 11 speed 118 links new in box": what may be a product, and nothing is said of what to do with it. */
function mayBeProduct({ text, files = [] }: Turn): boolean {
  const own = text.trim();
  const message = splitMessage(own);
  if (files.length > 0 || own.length > longest || message.urls.length > 0 || !isWordsAlone(message)) return false;
  const said = own.replace(sells, '');
  const words = said.match(/[\p{L}\d][\p{L}\d'’.-]*/gu) ?? [];
  return (
    words.length >= fewestWords &&
    words.length <= mostWords &&
    (tellsFacts.test(said) || describes(said)) &&
    !inSentence.test(said)
  );
}

/**
 * Where nothing was understood, what tells of the card in hand goes on it; with no card in hand, a product that may be told
 * is offered a card of its own.
 */
export function withCardOffered(conversation: Conversation, request: Request): Ask[] {
  const { asks, isForeign } = request;
  const { current, earlier, shownCardId, isScheduled } = conversation;
  if (cardInHand(earlier, shownCardId) !== null) return withFactsTold(conversation, request);
  const told = toldOfNamed(conversation, request);
  if (told !== null) return told;
  if (asks.length > 0 || isForeign || isScheduled === true) return asks;
  return mayBeProduct(current) ? [say('card_offered')] : asks;
}

/** "List it on eBay" agrees as well. */
const listsIt = new RegExp(
  `^(?:(?:yes|ok(?:ay)?|please|pls|and|so|great)[\\s,.!]+)*(?:list|put|sell|make|create|write|do) (?:it|this|that|one|a (?:listing|card)(?: (?:of|for) (?:it|this|that))?)(?: up)? (?:on|for) (${marketplaceName})(?:,? (?:please|pls|then))*[\\s.!]*$`,
  'i',
);
/** "Button fly". */
const isFewWords = (said: string) =>
  /^[\p{L}-]+(?: [\p{L}\d-]+){1,3}[.!]?$/u.test(said) && !inSentence.test(said) && !declines.test(said);
const declines = /^(?:no|nope|not|never|yes|cancel|nothing|forget|go|do|stop|wait|who|what)\b/i;
/** "Its called Otter Harbour": the name, which stands first. */
const called =
  /^(?:(?:ok(?:ay)?|and|yes|oh)[\s,.!]+)*(?:it['’]?s|it is|they are|its name is|the name is|the name:?)\s*(?:called|named)?\s+["“]?((?:\p{Lu}|\d)[^.,;:!?"”\n]{1,60}?)["”]?[\s.!]*$/u;
/** "Yes" to that offer, or more facts of the product, as the order for its card; null for other words. */
export function cardAgreed(conversation: Conversation, read: (said: Conversation) => Request): string | null {
  const { current, earlier } = conversation;
  const last = earlier.at(-1);
  const said = current.text.trim();
  // What it comes to is read once more.
  if (/^create a listing(?: for \S+)?:/i.test(said)) return null;
  const [, place] = listsIt.exec(said) ?? [];
  const [, name] = called.exec(said) ?? [];
  const isMore =
    said.length <= longest &&
    (name !== undefined ||
      factsAlone(said).length > 0 ||
      priceAlone(said) !== null ||
      factsTold(said) !== null ||
      isFewWords(said));
  if (
    last === undefined ||
    last.steps.length > 0 ||
    !(isMore || place !== undefined || isAgreement(said.toLowerCase()))
  )
    return null;
  const before = { ...conversation, earlier: earlier.slice(0, -1), current: last };
  const [offered] = mayBeProduct(last) ? withCardOffered(before, read(before)) : [];
  if (offered?.kind !== 'say' || offered.topic !== 'card_offered') return null;
  const forPlace = place === undefined ? '' : ` for ${place}`;
  const told = last.text.trim().replace(sells, '').replace(/: /g, ' - ');
  const more = isMore && name === undefined ? `, ${said}` : '';
  return `create a listing${forPlace}: ${name === undefined ? '' : `${name}, `}${told}${more}`;
}
