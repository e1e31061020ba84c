import { openByOpinion } from './by-opinion.ts';
import { cardsOfPrice } from './cards-of-price.ts';
import type { Conversation } from './conversation.ts';
import { ifItFits } from './if-it-fits.ts';
import { oneOfSeveral } from './one-of-several.ts';
import { othersThan } from './others-than.ts';
import { publishedForNow } from './published-for-now.ts';
import type { Request } from './request.ts';
import { onlySomeOf } from './some-of-all.ts';

/** What words ask for that leave cards out or choose some, before any name in them is looked at; null for other words. */
export const readOtherwise = (
  conversation: Conversation,
  read: (conversation: Conversation) => Request,
): Request | null =>
  ifItFits(conversation, read) ??
  publishedForNow(conversation, read) ??
  oneOfSeveral(conversation, read) ??
  cardsOfPrice(conversation, read) ??
  onlySomeOf(conversation, read) ??
  othersThan(conversation, read) ??
  openByOpinion(conversation);
