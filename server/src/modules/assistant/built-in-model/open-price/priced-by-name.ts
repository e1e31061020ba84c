import type { Conversation, Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, isCall } from '../understanding/ask.ts';
import { mentionsIn } from '../understanding/cards/card-mentions.ts';
import { beforeCostQuestion, behindCostQuestion } from '../understanding/questions/cost-questions.ts';
import { knownCards } from '../which-card/known-cards.ts';
import { resolveTarget } from '../which-card/resolve-target.ts';
import { isAgreement } from './agreements.ts';
import { pricedOf } from './offered-work.ts';

/** A request; of work that is only priced, the titles of the cards that were named for it. */
export interface PricedRequest extends Request {
  pricedFor?: string[];
  /** Its price is told beside the question which card is meant. */
  price?: Ask;
  /** Work that the words name and do not ask for: it waits for a "yes". */
  offered?: CallAsk[];
}
type Read = (conversation: Conversation) => Request;

/**
 * "Improve the mug for Etsy, what would it cost?": the price is told of the card of that name, which is looked up first, and
 * "yes" works on that card alone. Without such a card the seller is asked which one is meant.
 */
export function pricedByName(conversation: Conversation, read: Read): PricedRequest | null {
  if (conversation.isScheduled === true) return null;
  const { current, earlier } = conversation;
  const asked = orderPriced(current.text);
  if (asked !== null) return onNamed(conversation, asked, read, false);
  const last = earlier.at(-1);
  if (last === undefined || !isAgreement(current.text.toLowerCase()) || !onlyLooked(last)) return null;
  const before = orderPriced(last.text);
  if (before === null) return null;
  return onNamed({ ...conversation, earlier: earlier.slice(0, -1), current: last }, before, read, true);
}

const onlyLooked = ({ steps }: Turn) => steps.every(({ tool }) => tool === 'list_cards');
/** The work whose price is asked for, where it may be on a card that is named. */
function orderPriced(text: string): string | null {
  const order = beforeCostQuestion(text) ?? behindCostQuestion(text);
  return order !== null && mentionsIn(order).length > 0 ? order : null;
}

function onNamed(conversation: Conversation, order: string, read: Read, isAgreed: boolean): PricedRequest | null {
  const request = read({ ...conversation, current: { ...conversation.current, text: order } });
  const price = pricedOf(request.asks);
  const onCards = request.asks.filter(isCall).filter(({ target }) => target !== null);
  if (price === null || onCards.length === 0 || onCards.every(({ target }) => target?.kind === 'it')) return null;
  const found = onCards.map((ask) => ({ ask, cards: resolveTarget(conversation, { ...ask, title: '' }) }));
  const unclear = found.find(({ cards }) => cards.kind !== 'cards');
  // It is looked up, or the seller is asked, as for the work itself.
  if (unclear !== undefined) return { ...request, asks: [unclear.ask], ...(isAgreed ? {} : { price: price[0] }) };
  const ids = [...new Set(found.flatMap(({ cards }) => (cards.kind === 'cards' ? cards.card_ids : [])))];
  if (isAgreed) {
    const targets = new Map(found.map(({ ask, cards }) => [ask, cards.kind === 'cards' ? cards.card_ids : []]));
    const asks = request.asks.map((ask) => {
      const own = isCall(ask) ? targets.get(ask) : undefined;
      return own === undefined ? ask : { ...ask, target: { kind: 'cards' as const, card_ids: own } };
    });
    return { ...request, asks };
  }
  const titles = knownCards(conversation).cards.flatMap(({ card_id, title }) => (ids.includes(card_id) ? [title] : []));
  return { ...request, asks: price, pricedFor: titles };
}
