import type { Conversation } from '../conversation.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { declines } from './declining-words.ts';
import { openPrice } from './open-price.ts';

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
