import { type Conversation, cardInHand, outputFrom } from '../conversation.ts';
import { type PlannedCall, planCalls } from '../plan-calls.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { withNamedCards } from '../which-card/named-cards.ts';

/**
 * A task whose instruction is work on "it" is for the card in hand, also where the words leave "it" out: "every Monday at 9
 * re-import and tell me what changed". Importing again without any card would do nothing at each of its times, so the card is
 * asked for. Other calls as they are.
 */
export function withCardOfTask(conversation: Conversation, call: PlannedCall): PlannedCall {
  const { tool, target, input } = call;
  if (tool !== 'schedule_task' || target !== null || input.task_id !== undefined) return call;
  const text = String(input.instruction ?? '');
  const shownCardId = cardInHand(conversation.earlier, conversation.shownCardId);
  const run: Conversation = {
    ...conversation,
    earlier: [],
    current: { text, steps: [] },
    shownCardId,
    files: [],
    isScheduled: true,
  };
  const works = planCalls(withNamedCards(run), true).filter((work) => work.target?.kind === 'it');
  if (works.length === 0) return call;
  if (shownCardId !== null && !ofAll.test(text)) return { ...call, target: { kind: 'it' } };
  return works.some((work) => work.tool === 'reimport_card') ? { ...call, target: cardsOf(text, conversation) } : call;
}

/** A task has at most ten cards. */
const mostCards = 10;
const ofAll = /\b(?:all|every|each|(?:my|the|our) (?:cards|listings|products|items))\b/i;

/** The only card there is, or all of a few, once they are listed; else the seller says which. */
function cardsOf(text: string, { current }: Conversation): Target {
  const listed = outputFrom(current.steps, 'list_cards');
  if (listed === null) return { kind: 'unknown', look: {} };
  const most = ofAll.test(text) ? mostCards : 1;
  return !listed.more && listed.cards.length > 0 && listed.cards.length <= most
    ? { kind: 'cards', card_ids: listed.cards.map(({ card_id }) => card_id) }
    : { kind: 'unknown', look: null };
}
