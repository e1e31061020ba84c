import { priceAlone } from '../stated-prices.ts';
import { isAgreement } from './agreements.ts';
import { type Conversation, cardInHand, type Turn } from './conversation.ts';
import { isWordsAlone, splitMessage } from './pasted.ts';
import type { Request } from './request.ts';
import { type Ask, say } from './understanding/ask.ts';
import { marketplaceName } from './understanding/marketplace-words.ts';
import { factsAlone } from './understanding/stated-facts.ts';

const longest = 200;
const fewestWords = 3;
const mostWords = 25;
/** Words of sentences, orders and talk: the name of a product and its facts have none of them. */
const inSentence =
  /[?"“”]|^(?:at|on|in|for|with|without|from|to|by|about|like|or|and|so|lol|haha|hm+|call|name|rename|let|stop|start|open|check|look|move|copy|duplicate|turn|mark|raise|lower|sell|list|compare)\b|\bone\b(?! size)|\b(?:i|i['’]m|you|u|we|us|me|my|our|your|it|its|it['’]s|they|them|this|that|these|those|please|pls|can|could|should|would|will|shall|may|do|does|did|don['’]?t|is|are|was|were|be|has|have|had|not|no|yes|ok|okay|thanks?|hello|hi|hey|sorry|all|every|everything|each|both|how|what|why|which|who|when|where|if|because|but|then|now|again|instead|more|less|shorter|longer|better|worse|too|also|make|show|add|set|put|give|get|go|take|use|keep|tell|write|help|need|want|like|try|find|change|remove|delete|improve|score|rewrite|export|import|undo|translate|schedule|publish|price|prices|title|titles|description|bullets?|keywords?|tags|credits?|listings?|cards?|photos?|pictures?|images?|background|plan|chat|tomorrow|today|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month)\b/i;
/** A figure, facts one after the other, or the state that it is in. */
const tellsFacts =
  /\d|,|\b(?:new|used|vintage|antique|handmade|second[ -]?hand|sealed|refurbished|unworn|condition)\b/i;

/** "Shimano bicycle chain 11 speed 118 links new in box": what may be a product, and nothing is said of what to do with it. */
function mayBeProduct({ text, files = [] }: Turn): boolean {
  const said = text.trim();
  const message = splitMessage(said);
  if (files.length > 0 || said.length > longest || message.urls.length > 0 || !isWordsAlone(message)) return false;
  const words = said.match(/[\p{L}\d][\p{L}\d'’.-]*/gu) ?? [];
  return words.length >= fewestWords && words.length <= mostWords && tellsFacts.test(said) && !inSentence.test(said);
}

/** Where nothing was understood and no card is in hand, a product that may be told is offered a card of its own. */
export function withCardOffered(conversation: Conversation, { asks, isForeign }: Request): Ask[] {
  const { current, earlier, shownCardId, isScheduled } = conversation;
  const isFree = asks.length === 0 && !isForeign && isScheduled !== true && cardInHand(earlier, shownCardId) === null;
  return isFree && mayBeProduct(current) ? [say('card_offered')] : asks;
}

/** "List it on eBay" agrees as well. */
const listsIt = new RegExp(
  `^(?:(?:yes|ok(?:ay)?|please|pls|and|so|great)[\\s,.!]+)*(?:list|put|sell|make|create|write|do) (?:it|this|that|one|a (?:listing|card)(?: (?:of|for) (?:it|this|that))?)(?: up)? (?:on|for) (${marketplaceName})(?:,? (?:please|pls|then))*[\\s.!]*$`,
  'i',
);
/** "Yes" to that offer, or more facts of the product, as the order for its card; null for other words. */
export function cardAgreed(conversation: Conversation, read: (said: Conversation) => Request): string | null {
  const { current, earlier } = conversation;
  const last = earlier.at(-1);
  const said = current.text.trim();
  // What it comes to is read once more.
  if (/^create a listing(?: for \S+)?:/i.test(said)) return null;
  const [, place] = listsIt.exec(said) ?? [];
  const isMore = said.length <= longest && (factsAlone(said).length > 0 || priceAlone(said) !== null);
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
  return `create a listing${forPlace}: ${last.text.trim().replace(/: /g, ' - ')}${isMore ? `, ${said}` : ''}`;
}
