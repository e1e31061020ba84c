import type { Conversation } from '../conversation.ts';
import { onlyMarketplace } from '../follow-ups/follow-ups.ts';
import { isAddedToFile, isImageAndMore, isLikewise, isOnceMore } from '../follow-ups/once-more.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';

/** Of a card that is named: "do the mug" is "improve it". */
export const asIt = (said: string) =>
  said
    .replace(
      /\b(?:do|tackle) this one(?=\s*(?:[.,;!]|$|(?:please|first|next|now|instead|meanwhile|in the meantime|in between|for|but|and|will you|would you|if you)\b))/i,
      'improve it',
    )
    .replace(/\bthis one\b/g, 'it');
/** The last work for another card, in whatever words. */
export const isRepeated = (conversation: Conversation, said: string): boolean =>
  [isOnceMore, isLikewise, isAddedToFile, isImageAndMore, isForMarket].some((test) => test(conversation, said));

/** "Now the mug for Shopify": the last work, or another file, for that marketplace. */
export const isForMarket = ({ earlier }: Conversation, said: string): boolean =>
  earlier.length > 0 &&
  /\bthis one\b/.test(said) &&
  marketplacesIn(said.toLowerCase()).length > 0 &&
  onlyMarketplace.test(asIt(said).toLowerCase());
