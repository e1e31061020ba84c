import type { Conversation } from './conversation.ts';
import { openPrice } from './open-price.ts';

const no =
  '(?:no(?:pe)?(?:,? (?:thanks|thank you))?|nah|never ?mind(?: (?:about )?(?:it|that|them|all (?:that|this|of (?:it|them))))?|(?:forget|leave|skip|drop|cancel|scrap) (?:about )?(?:it|that|this|them|those)(?: all)?(?: (?:be|alone|for (?:now|today)|as (?:it|they) (?:is|are)))?|not (?:now|today|yet)|stop|too (?:much|expensive))';
const declines = new RegExp(
  `^(?:(?:oh|hm+|ok(?:ay)?|sorry|well|wait)[\\s,.!]+)*${no}(?:[\\s,.!]+${no})*(?:[.,;:!]| [-–—])+\\s*(?:(?:but|and|so|instead|rather|please)[\\s,]+)*(?=\\p{L})`,
  'iu',
);

/** "No, just do the mug": the work of the price, on fewer cards. */
const fewer =
  /^(?:(?:just|only|please|do|take|start with|(improve|rewrite|redo)|((?:re-?)?score|rate))\s+){1,3}((?:the|my)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?(?:\s+and\s+(?:the|my)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?){0,3})[\s.!]*$/iu;

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
  const [, improves, scores, cards] = fewer.exec(text) ?? [];
  const isOther = price.tool === 'improve_cards' ? scores !== undefined : improves !== undefined;
  if (cards !== undefined && !isOther) return { ...conversation, current: { ...current, text: `only ${cards}` } };
  return { ...conversation, earlier: earlier.slice(0, price.at), current: { ...current, text } };
}
