import type { Conversation } from '../conversation.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { openPrice } from './open-price.ts';

/** What a price makes people say first. */
export const gasp = 'um+|wo+ah?|whoa|wow|ph+e+w|u+f+|ouch|yikes|gosh|argh?|ugh';
const no =
  '(?:no(?:pe)?(?:,? (?:thanks|thank you))?|nah|never ?mind(?: (?:about )?(?:it|that|them|all (?:that|this|of (?:it|them))))?|(?:forget|leave|skip|drop|cancel|scrap) (?:about )?(?:it|that|this|them|those)(?: all)?(?: (?:be|alone|for (?:now|today)|as (?:it|they) (?:is|are)))?|not (?:now|today|yet)|(?:do )?not (?:all|everything|every one|that many|the whole lot)(?: of (?:them|it|those))?(?: (?:at once|in one go|now|yet|today|together))*|do(?: not|n.?t) (?:start|begin|run it|do (?:it|that|them))(?: (?:now|yet|all))*|stop|(?:way |far |a bit )?too (?:much|expensive|dear|pricey)(?: for (?:me|us|now))?)';
const declines = new RegExp(
  `^(?:(?:oh|hm+|ok(?:ay)?|sorry|well|wait|${gasp})[\\s,.!]+)*${no}(?:[\\s,.!]+${no})*(?:[.,;:!]| [-–—])+\\s*(?:(?:but|and|so|instead|rather|please)[\\s,]+)*(?=\\p{L})`,
  'iu',
);

/** "No, just do the mug": the work of the price, on fewer cards. */
const fewer =
  /^(?:(?:just|only|please|do|take|start with|(improve|rewrite|redo)|((?:re-?)?score|rate))\s+){1,3}((?:the|my)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?(?:\s+and\s+(?:the|my)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?){0,3}?)(?:\s+(?:then|first|please|for now))*(?:\s+(?:for|on)\s+([\p{L}]+))?(?:\s+(?:then|first|please|for now))*(?:,?\s+(?:and|so)\s+(?:then\s+)?(?:i|we)(?:['’]ll|\s+(?:will|can))\s+(?:see|judge|check|decide|look|compare)\b[^.;!?]*)?[\s.!]*$/iu;

/**
 * "No, leave them all. Shorten the title of the mug": what is ordered behind a "no" to a price is said without it; null
 * for other words.
 */
export function afterDecline(conversation: Conversation): Conversation | null {
  const { earlier, current } = conversation;
  const lead = declines.exec(current.text)?.[0];
  const price = lead === undefined ? null : openPrice(conversation);
  if (lead === undefined || price === null) return null;
  const text = current.text.slice(lead.length);
  const [, improves, scores, cards, place = ''] = fewer.exec(text) ?? [];
  const isOther = price.tool === 'improve_cards' ? scores !== undefined : improves !== undefined;
  // "For Etsy", where that is what the price was for.
  const isThere = place === '' || marketplacesIn(place.toLowerCase())[0]?.id === price.input.marketplace;
  if (cards !== undefined && !isOther && isThere)
    return { ...conversation, current: { ...current, text: `only ${cards}` } };
  return { ...conversation, earlier: earlier.slice(0, price.at), current: { ...current, text } };
}
