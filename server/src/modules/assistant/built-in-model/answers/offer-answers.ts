import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { enumerated } from '../../../../enumeration.ts';
import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import type { PricedRequest } from '../open-price/priced-by-name.ts';
import { plain } from '../safe-markdown.ts';
import type { Topic } from '../understanding/questions/topics.ts';

const { costs } = planCatalogue;

const prices: Partial<Record<Topic, (titles: string) => string>> = {
  offer_improve: (titles) =>
    `Shall I improve ${titles}? That takes 20 credits for each listing and marketplace, and I invent nothing. Say "yes", and I will.`,
  offer_score: (titles) =>
    `Shall I score ${titles}? That takes 1 scoring credit for each listing. Say "yes", and I will.`,
  offer_image: (titles) =>
    `Shall I do that for ${titles}? Each picture that is edited or drawn takes 1 image credit, and the picture you have stays as it is. Say "yes", and I will.`,
};

/** What work on the cards costs that were named for it. */
export function answerNamedPrice({ asks, pricedFor = [] }: PricedRequest): string | null {
  const [said] = asks;
  if (said?.kind !== 'say' || pricedFor.length === 0) return null;
  return prices[said.topic]?.(enumerated(pricedFor.map((title) => `**${plain(title, 120)}**`))) ?? null;
}

const beside: Partial<Record<Topic, string>> = {
  offer_improve: 'Improving a listing takes 20 credits for each marketplace.',
  offer_score: 'Scoring a listing takes 1 scoring credit.',
  offer_image: 'Each picture that is edited or drawn takes 1 image credit.',
};
/** The price alone, in front of the question which card is meant. */
export const priceBeside = ({ price }: PricedRequest): string =>
  price?.kind === 'say' ? `${beside[price.topic] ?? ''} `.trimStart() : '';

/** The question whether work is meant that the words name and do not ask for; null where none is offered. */
export function answerOffered({ offered = [] }: PricedRequest): string | null {
  const works = offered.filter(({ tool }) => tool === 'improve_card');
  if (works.length === 0 || works.length < offered.length) return null;
  const names = works.flatMap(({ input }) => marketplaceNames[input.marketplace as MarketplaceId] ?? []);
  const where = names.length === 0 ? '' : ` for ${enumerated(names)}`;
  const counts = works.map(({ target }) => (target?.kind === 'cards' ? target.card_ids.length : 1));
  const listings = Math.max(...counts);
  const what = listings === 1 ? 'the listing' : `${listings} listings`;
  const price = counts.reduce((sum, count) => sum + count, 0) * costs.improve;
  return `I have not started anything, because I was not sure that you want it. Shall I improve ${what}${where}? That takes ${price} credits, and I invent nothing. Say "yes", and I will.`;
}
