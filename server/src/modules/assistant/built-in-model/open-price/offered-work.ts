import { isWork } from '../no-more-than-asked/sound-asks.ts';
import { type Ask, say } from '../understanding/ask.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "Maybe improve it?", "perhaps a shorter title?": the seller thinks aloud. */
const unsure =
  /^[\s,.!-]*(?:(?:hm+|well|so|and|or|ok(?:ay)?|then|i guess|not sure)[\s,.!-]+)*(?:maybe|perhaps|possibly)\b(?!.*\b(?:please|can you|could you|would you|will you)\b)[^?]*\?[\s?!.]*$/s;
/** "The buyer said it should be better packed": what others say of the product asks for no text. */
const reported =
  /^[\s,.!-]*(?:(?:hi|hello|hey|so|well|btw|by the way|and|but)[\s,]+)*(?:(?:my|our|the|a|an|one|another|some|this) )(?:[a-z]+ )?(?:buyers?|customers?|clients?|reviewers?|reviews?|shoppers?|people|man|woman|guy|lady) (?:(?:just|once|also|always|recently) )?(?:said|says?|wrote|writes?|told (?:me|us)|thinks?|thought|complain(?:s|ed)?|mention(?:s|ed)?|finds?|found|wish(?:es|ed)?|suggest(?:s|ed)?)\b[^,;.!?\n]*[\s.!]*$/;
/** Of the text, and not of the parcel. */
const ofText = /\b(?:listings?|cards?|texts?|wording|copy|page|improve|rewrite|shorten)\b/;

const offers: Partial<Record<string, Topic>> = {
  improve_card: 'offer_improve',
  export_cards: 'offer_export',
};

/** Work that is only spoken of is offered, and takes no credits before the seller says yes; null for everything else. */
export function offerOf(found: Ask[], text: string): Ask[] | null {
  const work = found.filter(isWork);
  const [first] = work;
  if (first?.kind !== 'call' || first.target === null || work.length > 1) return null;
  const offer = offers[first.tool];
  if (offer === undefined) return null;
  if (unsure.test(text)) return [say(first.target.kind === 'it' ? offer : 'how_it_works')];
  const isOfProduct = first.tool === 'improve_card' && sectionNamed(text).length === 0 && !ofText.test(text);
  return isOfProduct && reported.test(text) ? [say(offer)] : null;
}

/** "A nicer description, please. What would that cost?": the price is told before anything is done; null where none is asked. */
export function pricedOf(asks: Ask[]): Ask[] | null {
  const paid = new Set(asks.flatMap((ask) => (ask.kind === 'call' ? (prices[ask.tool] ?? []) : [])));
  const [first] = paid;
  return first === undefined ? null : [say(paid.size > 1 ? 'costs' : first)];
}
const prices: Partial<Record<string, Topic>> = {
  improve_card: 'offer_improve',
  score_card: 'offer_score',
  edit_image: 'offer_image',
  generate_image: 'offer_image',
};
