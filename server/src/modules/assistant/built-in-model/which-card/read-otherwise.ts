import type { Conversation } from '../conversation.ts';
import { exportAgain } from '../follow-ups/export-again.ts';
import { ifItFits } from '../no-more-than-asked/if-it-fits.ts';
import { withinBudget } from '../open-price/within-budget.ts';
import { askedOfJob } from '../questions/job-questions.ts';
import type { Request } from '../request.ts';
import { openByOpinion } from './by-opinion.ts';
import { cardsOfPrice } from './cards-of-price.ts';
import { cardsOfState } from './cards-of-state.ts';
import { kindOfPrice } from './kind-of-price.ts';
import { ofTheLibrary } from './of-the-library.ts';
import { ofThoseDays } from './of-those-days.ts';
import { oneOfSeveral } from './one-of-several.ts';
import { othersThan } from './others-than.ts';
import { priceOfKind } from './price-of-kind.ts';
import { pricesTogether } from './prices-together.ts';
import { publicCards } from './public-cards.ts';
import { publishedForNow } from './published-for-now.ts';
import { rankedFew } from './ranked-few.ts';
import { soldOutVariant } from './sold-out-variants.ts';
import { onlySomeOf } from './some-of-all.ts';

/** What words ask for that leave cards out or choose some, before any name in them is looked at; null for other words. */
export const readOtherwise = (
  conversation: Conversation,
  read: (conversation: Conversation) => Request,
): Request | null =>
  cardsOfState(conversation, read) ??
  ofTheLibrary(conversation) ??
  publicCards(conversation) ??
  withinBudget(conversation, read) ??
  askedOfJob(conversation) ??
  ifItFits(conversation, read) ??
  publishedForNow(conversation, read) ??
  exportAgain(conversation) ??
  soldOutVariant(conversation) ??
  oneOfSeveral(conversation, read) ??
  pricesTogether(conversation) ??
  rankedFew(conversation) ??
  ofThoseDays(conversation, read) ??
  kindOfPrice(conversation) ??
  priceOfKind(conversation, read) ??
  cardsOfPrice(conversation, read) ??
  onlySomeOf(conversation, read) ??
  othersThan(conversation, read) ??
  openByOpinion(conversation);
