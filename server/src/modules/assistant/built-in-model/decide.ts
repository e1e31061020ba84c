import { isFailure, type ToolInput, type ToolName } from '../tool-types.ts';
import { answerFailure } from './answers/failure-answers.ts';
import { answerQuestion } from './answers/question-answers.ts';
import { answerAskWhich, answerTalk } from './answers/talk-answers.ts';
import { answerWork } from './answers/work-answers.ts';
import { type Conversation, cardInHand, outputFrom } from './conversation.ts';
import { type PlannedCall, planCalls } from './plan-calls.ts';
import { parseRequest, type Request } from './request.ts';
import { titleNamedIn } from './title-match.ts';

export type Action =
  | { [Name in ToolName]: { kind: 'call'; tool: Name; input: ToolInput<Name> } }[ToolName]
  | { kind: 'say'; text: string };

/** The calls that the current request needs, before any of them ran. */
export function planOf(conversation: Conversation): PlannedCall[] {
  return planCalls(requestOf(conversation), cardInHand(conversation.earlier, conversation.shownCardId) !== null);
}

/**
 * The next action of the built-in assistant: a pure function of the conversation. Which tools run follows from the
 * seller's words alone; what tools answered only fills in the values and the final text.
 */
export function decide(conversation: Conversation): Action {
  const request = requestOf(conversation);
  const plan = planOf(conversation);
  const { steps } = conversation.current;
  const failed = steps.at(-1);
  if (failed && isFailure(failed.output))
    return { kind: 'say', text: answerFailure(failed.tool, failed.output, request, steps) };
  const next = plan[steps.length];
  if (next === undefined) return { kind: 'say', text: finalAnswer(conversation, request, plan) };
  const cardId = cardFor(conversation, request);
  if (needsCard(next) && cardId === null) return { kind: 'say', text: answerAskWhich(outputFrom(steps, 'list_cards')) };
  return callOf(next, cardId);
}

/** "Do the same for Etsy" repeats the work of the request before, with what is new. */
function requestOf({ earlier, current }: Conversation): Request {
  const request = parseRequest(current.text);
  if (!/\b(?:same|again|too|as well|also)\b/i.test(request.message.command) || request.explicit) return request;
  const before = earlier.findLast((turn) => parseRequest(turn.text).explicit);
  return before === undefined ? request : { ...request, intents: parseRequest(before.text).intents };
}

function cardFor({ earlier, current, shownCardId }: Conversation, request: Request): string | null {
  const inHand = cardInHand([current], null);
  if (inHand !== null) return inHand;
  const listed = outputFrom(current.steps, 'list_cards');
  if (listed === null) return cardInHand(earlier, shownCardId);
  const named = titleNamedIn(request.message.command, listed.cards);
  if (named !== null) return named.card_id;
  return listed.cards.length === 1 && !listed.more ? (listed.cards[0]?.card_id ?? null) : null;
}

const needsCard = (call: PlannedCall) =>
  call.tool !== 'import_listing' &&
  call.tool !== 'list_cards' &&
  !(call.tool === 'export_cards' && call.input.all === true);

function callOf(call: PlannedCall, cardId: string | null): Action {
  if (call.tool === 'export_cards' && call.input.all !== true)
    return { kind: 'call', tool: call.tool, input: { ...call.input, card_ids: cardId === null ? [] : [cardId] } };
  if (!needsCard(call)) return { kind: 'call', tool: call.tool, input: call.input } as Action;
  return { kind: 'call', tool: call.tool, input: { ...call.input, card_id: cardId } } as Action;
}

function finalAnswer(conversation: Conversation, request: Request, plan: PlannedCall[]): string {
  const { steps } = conversation.current;
  if (plan.length === 0)
    return answerTalk(request, cardInHand(conversation.earlier, conversation.shownCardId) !== null);
  const read = outputFrom(steps, 'read_card');
  if (read !== null) return answerQuestion(request.message.command, read).answer;
  return answerWork(request, steps);
}
