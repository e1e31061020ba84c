import type { CardScope } from '../../tool-types.ts';
import { narrower } from '../../tools/changed-days.ts';
import type { Conversation } from '../conversation.ts';
import { statesOrAsks } from '../follow-ups/repeats.ts';
import type { Ask } from '../understanding/ask.ts';
import { pickedFewIn } from '../understanding/cards/picked-few.ts';
import { othersOf, priceRangeIn, speaksOfMoney } from '../understanding/cards/price-ranges.ts';
import {
  changedWithinIn,
  othersThanScored,
  type ScoreRange,
  scoreRangeIn,
} from '../understanding/cards/scope-words.ts';
import { statedWords } from '../understanding/cards/state-words.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { cardsOfMarketplaceIn, marketplacesIn } from '../understanding/marketplace-words.ts';
import { fewPicked } from './few-picked.ts';
import type { OpenPrice } from './open-price.ts';

export interface Changed {
  input: Record<string, unknown>;
  target: Target | null;
  asks: Ask[];
  /** What others leave over: said of the work, and no order for a card. */
  isRest?: true;
}

/** The cards of the price that these words mean, or those that they leave over. */
export function fewerCards(
  { earlier }: Conversation,
  words: string,
  { input, quote }: OpenPrice,
  isExcept: boolean,
): Changed | null {
  const scope = (input.scope ?? {}) as CardScope;
  const of = (more: CardScope): Changed => {
    const { all: _, ...others } = scope;
    return { input: { scope: { ...others, ...more } }, target: null, asks: [] };
  };
  const few = pickedFewIn(words);
  if (few !== null) return isExcept ? null : fewPicked(scope, few);
  const costs = speaksOfMoney(words) ? priceRangeIn(words) : null;
  const priced = costs !== null && isExcept ? othersOf(costs) : costs;
  if (priced !== null) return of(priced);
  const stated = statedWords(words);
  if (stated !== null) return isExcept || !pointsAtCards.test(stated.rest) ? null : of(stated.state);
  const half = /^(?:the )?first half(?: of (?:them|these|those|it))?$/.test(words)
    ? Math.ceil(quote.card_count / 2)
    : 0;
  const found: Target =
    half > 0 && half <= 50
      ? { kind: 'places', places: Array.from({ length: half }, (_, index) => index + 1) }
      : targetIn(words);
  if (found.kind === 'places' && found.places.length > 0 && !statesOrAsks.test(words))
    return byPlace(scope, found.places, isExcept, earlier);
  const range = scoreRangeIn(`${words} points`);
  const days = changedWithinIn(words);
  const kind = cardsOfMarketplaceIn(words) ?? (/\bones\b/.test(words) ? (marketplacesIn(words)[0] ?? null) : null);
  if (isExcept && range !== null) return of(within(scope, othersThanScored(range)));
  if (!isExcept && (range !== null || days !== null || kind !== null))
    return of({
      ...(range === null ? {} : within(scope, range)),
      ...(days === null ? {} : { changed_within_days: narrower(days, scope.changed_within_days) }),
      ...(kind === null ? {} : { marketplace_is: kind.id }),
    });
  if (found.kind !== 'named' || !cardNames.test(words) || saysSomething.test(words) || statesOrAsks.test(words))
    return null;
  const names = found.names.map((name) => name.join(' ').slice(0, 200)).slice(0, 20);
  return of(isExcept ? { except: [...(scope.except ?? []), ...names].slice(0, 20) } : { any_of: names });
}
/** "The ones without a description": what they are like is all that is said of them. */
const pointsAtCards =
  /^(?:the |those |these |all |my |of )*(?:ones?|cards|listings|products|items|those|these)?[\s.!]*$/;
/** What is between these limits and those that were priced. */
function within(scope: CardScope, { score_below: below, score_from: from }: ScoreRange): CardScope {
  return {
    ...(below === undefined ? {} : { score_below: Math.min(below, scope.score_below ?? below) }),
    ...(from === undefined ? {} : { score_from: Math.max(from, scope.score_from ?? from) }),
  };
}
const saysSomething =
  /\b(?:i|you|it|worth|worry|worries|rush|hurry|bad|good|all|everything|anything|yet|sure|later|today)\b/;
/** "the lamp ones", "the mug and the blue lamp": names, and nothing that is said of them. */
const cardName = '(?!(?:and|or) )[\\p{L}\\d-]+(?: (?!(?:and|or) )[\\p{L}\\d-]+){0,5}';
const cardNames = new RegExp(`^${cardName}(?:(?:, ?(?:and )?| (?:and|or) | ?& ?)${cardName}){0,6} ?$`, 'u');

/** Places among the cards as they were named, or as the library shows them. */
function byPlace(
  scope: CardScope,
  places: number[],
  isExcept: boolean,
  earlier: Conversation['earlier'],
): Changed | null {
  if (scope.card_ids !== undefined) {
    const ids = scope.card_ids;
    const meant = places.map((place) => ids.at(place < 0 ? place : place - 1));
    if (meant.some((id) => id === undefined)) return null;
    const card_ids = isExcept ? ids.filter((id) => !meant.includes(id)) : meant.filter((id) => id !== undefined);
    return card_ids.length === 0 ? null : { input: { scope: { ...scope, card_ids } }, target: null, asks: [] };
  }
  if (scope.any_of !== undefined || scope.except !== undefined) return null;
  const { query, marketplace_is: marketplace, changed_within_days, score_below, score_from } = scope;
  const filters = { query, marketplace, changed_within_days, score_below, score_from };
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  const shown = earlier.flatMap(({ steps }) => steps).findLast(({ tool }) => tool === 'list_cards')?.input ?? {};
  const { sort, ...seen } = shown;
  const isSeen = sort !== undefined && JSON.stringify(seen) === JSON.stringify(given);
  return {
    input: { scope: undefined },
    target: { kind: 'places', places, ...(isExcept ? { isExcept: true } : {}) },
    asks: [{ kind: 'call', tool: 'list_cards', input: { ...given, ...(isSeen ? { sort } : {}) }, target: null }],
  };
}
