import { isOfState } from '../../tools/card-state.ts';
import type { Conversation } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { call, isCall } from '../understanding/ask.ts';
import { statedWords } from '../understanding/cards/state-words.ts';
import { narrowed, narrowedBy, shownLast } from './cards-of-price.ts';

/** So long a message is read for what cards are like. */
const mostCharacters = 200;
const lead =
  '^(?:(?:and|so|ok(?:ay)?|but|now|then|please|pls|well|hm+|great|thanks|just|quick question|tell me|(?:can|could) you|do you know|i (?:want|need|would like) to (?:see|know))[\\s,.!:]+)*';
const shows =
  '(?:(?:show|list|find|give|name|see|display|count|tell)(?: me)?(?: up)?|how many|which|what|is|are|do i have|have i got|any|there|there is|there are)';
const of =
  '(?:all|only|just|any|some|every|of|the|my|our|me|these|those|them|is|are|there|do i have|have i got|i have|that|which|what)';
const things = '(?:ones?|cards?|listings?|products?|items?|things?|stuff|anything|something|everything)';
const tail =
  '(?:,? (?:please|pls|now|right now|at the moment|currently|again|left|then|do i have|are there|i have|have i got|there are|in my (?:shop|store|library)))*[\\s?.!]*$';
/** What is left of a question for cards without what they are like. */
const asksWhich = new RegExp(
  `${lead}${shows}(?: ${of})*(?: ${things})?(?: (?:do|does|that|which|are|is))*${tail}`,
  'i',
);
/** "What is out of stock", "those without a photo": which ones is all that is said. */
const alone = new RegExp(
  `${lead}(?:only )?(?:what|which|those|these|(?:the |my |all (?:my |the )?)?(?:ones|cards|listings|products|items))(?: (?:are|is|that|which))*${tail}`,
  'i',
);
const ofThem = /\b(?:of (?:them|these|those)|those|these|them|of the (?:\d+|ones))\b/i;
/** "And without a description?", behind another list. */
const furtherState =
  /^(?:(?:and|or|what about|how about|ok(?:ay)?|now|also)[\s,]+)*((?:without|with no|out of stock|sold out|in stock|missing|lacking)\b[^.;!]{0,40}?)[\s?.!]*$/i;
/** Where cards are pointed at by nothing but what they are like. */
const what =
  /\b(?:what(?:ever)?|which|the ones?|ones?|those|these|everything|anything|all (?:of )?(?:those|these|the ones))(?= (?:for|on|to|in|into|as|with|and|then|under|below|over|above|between|cheaper|that|which)\b|[\s?.!,]*$)/i;

/**
 * "Improve all Nike cards that are in stock", "which ones have no description?": the request without the condition, on the
 * cards that meet it. What is no work on cards stays as it was read.
 */
export function cardsOfState(
  conversation: Conversation,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const { current } = conversation;
  const message = splitMessage(current.text);
  if (current.text.length > mostCharacters || !isWordsAlone(message) || (current.files ?? []).length > 0) return null;
  const [, short = ''] = furtherState.exec(message.command.trim()) ?? [];
  const isFurther = short !== '' && conversation.earlier.at(-1)?.steps.at(-1)?.tool === 'list_cards';
  const stated = statedWords(isFurther ? `which ones are ${short}` : message.command);
  if (stated === null) return null;
  const { state, rest } = stated;
  if (asksWhich.test(rest) || (alone.test(rest) && openPrice(conversation) === null)) {
    const ids = ofThem.test(rest) ? shownLast(conversation) : null;
    return ownRequest(message, current.text.toLowerCase(), [
      call('list_cards', { ...(ids === null ? {} : { card_ids: ids }), ...state }),
    ]);
  }
  if (openPrice(conversation) !== null && !/\b(?:improve|score|rate|export|rewrite|show|list)\b/i.test(rest))
    return null;
  const pointed = what.exec(rest);
  const those = pointed !== null && ofThem.test(pointed[0]) && shownLast(conversation) !== null ? 'those' : 'all cards';
  const text =
    pointed === null ? rest : `${rest.slice(0, pointed.index)}${those}${rest.slice(pointed.index + pointed[0].length)}`;
  const without = readAs({ ...conversation, current: { ...current, text } });
  const isOfMany = without.asks.some((ask) => isCall(ask) && narrowed.has(ask.tool));
  if (!isOfMany || !without.asks.filter(isCall).every(({ tool }) => narrowed.has(tool))) return null;
  const asks = without.asks.flatMap((ask) => (isCall(ask) ? (narrowedBy(ask, state) ?? []) : ask));
  return asks.some((ask) => isCall(ask) && isOfState((ask.input.scope ?? ask.input) as object))
    ? { ...without, asks }
    : null;
}
