import type { Conversation, Turn } from '../conversation.ts';
import { cardsOf, madeIn } from '../follow-ups/from-before.ts';
import type { Request } from '../request.ts';
import { isCall, say } from '../understanding/ask.ts';

const pointed = /\b(?:those|these|them)\b/;
const isAll = /\b(?:all|every|each|both|everything)\b/;

/** "Improve those", behind an answer that named no cards: all of the library are not what is meant. */
export function ofNothingShown({ earlier, isScheduled }: Conversation, request: Request): Request {
  const isOpen = request.asks.some(
    (ask) => isCall(ask) && ask.target?.kind === 'places' && ask.target.places.length === 0 && !ask.target.isExcept,
  );
  const isUnknown =
    isOpen && isScheduled !== true && earlier.length > 0 && pointed.test(request.text) && !isAll.test(request.text);
  return !isUnknown || earlier.some(showsCards) ? request : { ...request, asks: [say('which_cards')] };
}

const showsCards = ({ steps, files = [] }: Turn): boolean =>
  files.length > 0 ||
  steps.some(
    (step) =>
      step.tool === 'list_cards' ||
      'card' in step.output ||
      cardsOf(step.input ?? {}).length > 0 ||
      madeIn(step).length > 0 ||
      'scope' in (step.input ?? {}),
  );
