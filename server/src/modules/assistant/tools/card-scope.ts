import type { CardsQuery } from '@cardwright/contract/cards';
import { ProblemError } from '../../../http/problem-error.ts';
import type { BriefCard } from '../../cards/cards-list.ts';
import { hasWords } from '../built-in-model/which-card/title-match.ts';
import type { CardScope } from '../tool-types.ts';
import { stateOf } from './card-state.ts';
import { changedBetween } from './changed-days.ts';
import { isPriced } from './price-range.ts';
import type { ToolContext } from './tool-context.ts';
import { withinPrices } from './within-prices.ts';
import { ofState } from './within-state.ts';

/** So many cards at most are worked on by one request in a chat. */
export const mostCards = 10_000;

type Loose<T> = { [Key in keyof T]?: T[Key] | undefined };

/** The seller's ready cards that match, in the asked order, up to `most`. */
export async function findCards(
  { cards, clock, userId, timeZone }: Pick<ToolContext, 'cards' | 'clock' | 'userId' | 'timeZone'>,
  {
    query,
    marketplace_is,
    changed_within_days,
    score_below,
    score_from,
    any_of,
    card_ids,
    published,
    ...prices
  }: Loose<Omit<CardScope, 'all' | 'except' | 'cheapest' | 'dearest'> & { published: true }>,
  { most, sort }: { most: number; sort: CardsQuery['sort'] },
): Promise<{ cards: (BriefCard & { price?: string })[]; more: boolean }> {
  const state = stateOf(prices);
  const match = { query, marketplace_is, changed_within_days, score_below, score_from, any_of, card_ids, published };
  if (state !== null) {
    const { price_below, price_from, price_currency } = prices;
    const wider = { ...match, price_below, price_from, price_currency };
    const all = await findCards({ cards, clock, userId, timeZone }, wider, { most: mostCards, sort });
    const alike = await ofState({ cards, userId }, all.cards, state);
    return { cards: alike.slice(0, most), more: alike.length > most || all.more };
  }
  if (isPriced(prices)) {
    const all = await findCards({ cards, clock, userId, timeZone }, match, { most: mostCards, sort });
    const priced = await withinPrices({ cards, userId }, all.cards, prices);
    return { cards: priced.slice(0, most), more: priced.length > most || all.more };
  }
  const { since, until } =
    changed_within_days === undefined
      ? { since: '', until: null }
      : changedBetween(changed_within_days, clock.now(), timeZone);
  const named = card_ids === undefined ? undefined : new Set(card_ids);
  // Further conditions are looked at here: which words were misspelt is decided without them.
  const isNarrowed = [changed_within_days, score_below, score_from, any_of, named].some((given) => given !== undefined);
  const limit = (isNarrowed ? mostCards : most) + 1;
  const found: BriefCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await cards.listBriefly(userId, {
      limit,
      sort,
      status: 'ready',
      ...(query === undefined ? {} : { query }),
      ...(marketplace_is === undefined ? {} : { marketplace: marketplace_is }),
      ...(published === undefined ? {} : { published }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    const recent = page.items.filter((card) => card.updated_at >= since);
    found.push(
      ...recent.filter(
        ({ id, score, title, updated_at }) =>
          (until === null || updated_at < until) &&
          (named === undefined || named.has(id)) &&
          (score_below === undefined || (score !== null && score < score_below)) &&
          (score_from === undefined || (score !== null && score >= score_from)) &&
          (any_of === undefined || any_of.some((words) => hasWords(title, words))),
      ),
    );
    // In the order of the last change the first older card ends it.
    const isOver = sort === '-updated_at' && recent.length < page.items.length;
    cursor = isOver ? undefined : (page.next_cursor ?? undefined);
  } while (cursor !== undefined && found.length <= most);
  return { cards: found.slice(0, most), more: found.length > most || cursor !== undefined };
}

/**
 * The ids that a scope means; those that are named alone are taken as they are.
 * @throws ProblemError `not_found` when nothing has the words that are to be left out, or prices do not tell the cheapest
 */
export async function idsInScope(
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId' | 'timeZone'>,
  { card_ids, all: _all, ...match }: CardScope,
): Promise<string[]> {
  if (card_ids !== undefined && Object.values(match).every((given) => given === undefined)) return card_ids;
  const { except = [], cheapest, dearest, ...wanted } = match;
  const { cards } = await findCards(context, { ...wanted, card_ids }, { most: mostCards, sort: '-updated_at' });
  const isIn = (some: { title: string }[], words: string) => some.some(({ title }) => hasWords(title, words));
  const missing = except.filter((words) => !isIn(cards, words));
  // What is too dear to be meant is there nevertheless.
  const { price_below: _, price_from: __, price_currency: ___, ...others } = wanted;
  const all =
    missing.length === 0
      ? cards
      : (await findCards(context, { ...others, card_ids }, { most: mostCards, sort: '-updated_at' })).cards;
  const unknown = missing.find((words) => !isIn(all, words));
  // What was to be left out would be worked on.
  if (unknown !== undefined)
    throw new ProblemError('not_found', `None of these titles has the words "${unknown}", so nothing was started.`);
  const ids = cards.flatMap(({ id, title }) => (except.some((words) => hasWords(title, words)) ? [] : [id]));
  const count = cheapest ?? dearest;
  return count === undefined ? ids : byPrice(context, ids, count, cheapest === undefined);
}

/** So many prices are looked up, card by card. */
const mostPriced = 200;

async function byPrice(
  { cards, userId }: Pick<ToolContext, 'cards' | 'userId'>,
  ids: string[],
  count: number,
  isDearest: boolean,
): Promise<string[]> {
  if (ids.length > mostPriced)
    throw new ProblemError(
      'not_found',
      `I compare the prices of at most ${mostPriced} listings, so nothing was started.`,
    );
  const priced: { id: string; amount: number; currency: string | null }[] = [];
  for (const id of ids) {
    const { price } = (await cards.get(userId, id)).current.listing;
    if (price !== null) priced.push({ id, amount: Number(price.amount), currency: price.currency ?? null });
  }
  if (new Set(priced.map(({ currency }) => currency)).size > 1)
    throw new ProblemError('not_found', 'The prices are in different currencies, so nothing was compared or started.');
  const ranked = priced.toSorted((a, b) => (isDearest ? b.amount - a.amount : a.amount - b.amount));
  if (ranked.length < count)
    throw new ProblemError(
      'not_found',
      `Only ${ranked.length} of these listings have a price, so nothing was started.`,
    );
  // Of two that cost the same, neither is the cheaper one.
  if (ranked[count] !== undefined && ranked[count]?.amount === ranked[count - 1]?.amount)
    throw new ProblemError('not_found', 'Several of these listings cost the same, so nothing was started: name them.');
  return ranked.slice(0, count).map(({ id }) => id);
}
