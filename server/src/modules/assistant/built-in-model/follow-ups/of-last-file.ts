import { type Conversation, cardInHand, isDone } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';

/** "As CSV, I mean", behind a file of several cards: "it" is none of them alone, but all that the file holds. */
export function ofLastFile(conversation: Conversation, request: Request): Request {
  const last = conversation.earlier.at(-1)?.steps.at(-1);
  const isOfMany =
    last?.tool === 'export_cards' &&
    isDone(last.output) &&
    cardInHand(conversation.earlier, conversation.shownCardId) === null;
  if (!isOfMany || !request.asks.some(isOfIt)) return request;
  const { card_ids: ids, format, marketplace: _, ...which } = last.input ?? {};
  const asks = request.asks.map((ask): Ask => {
    if (!isOfIt(ask) || !isCall(ask)) return ask;
    const { card_ids: __, ...own } = ask.input;
    const input = { ...which, ...own, format: own.format ?? format };
    return Array.isArray(ids)
      ? { ...ask, input, target: { kind: 'cards', card_ids: ids as string[] } }
      : { ...ask, input, target: null };
  });
  return { ...request, asks };
}

const isOfIt = (ask: Ask) => isCall(ask) && ask.tool === 'export_cards' && ask.target?.kind === 'it';
