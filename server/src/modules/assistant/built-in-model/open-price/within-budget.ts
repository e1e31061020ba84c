import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import type { ToolName } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, isCall, say, toMany } from '../understanding/ask.ts';
import { type Budget, budgetIn, reachAskedIn } from '../understanding/cards/budget-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { openPrice } from './open-price.ts';

/** "Only use my daily credits": no rhythm, and no number. */
const ofDaily =
  /\b(?:only|just|nothing but) (?:(?:use|using|spend|take|with|from|for|the|my) )*(?:daily|free|today'?s?) credits?\b|\b(?:use|spend|take) (?:only|just) (?:(?:the|my) )*(?:daily|free|today'?s?) credits?\b|\b(?:until|till|before) (?:the|my) daily credits (?:are|run)\b/i;

/** So long a message is read for a limit. */
const longest = 400;
const { costs } = planCatalogue;
/** What work on one card takes of the credits. */
const creditsOf: Partial<Record<ToolName, number>> = {
  improve_card: costs.improve,
  import_listing: costs.import,
  reimport_card: costs.import,
};

/**
 * What the seller wants done for so many credits at most. Work on many cards keeps to it by itself, a limit that one card goes
 * beyond is told, and one that stands alone holds for the work on many that comes after it. Null for other words.
 */
export function withinBudget(
  conversation: Conversation,
  read: (conversation: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (current.text.length > longest || !isWordsAlone(message) || (current.files ?? []).length > 0) return null;
  const of = (asks: Ask[]) => ownRequest(message, normalForm(current.text).text, asks);
  if (ofDaily.test(current.text) && isScheduled !== true) return of([say('daily_first')]);
  const asksReach = reachAskedIn(current.text) !== null && isScheduled !== true;
  const budget = asksReach ? null : budgetIn(current.text);
  if (budget === null && !asksReach) return isScheduled === true ? null : withinEarlier(conversation, read);
  if (budget === null) return of([say('credits_reach')]);
  const price = openPrice(conversation);
  if (isAlone(budget)) {
    if (price === null) return of([say('budget_noted')]);
    const { agreed_total: _, ...input } = price.input;
    const work: Ask = {
      kind: 'call',
      tool: price.tool,
      input: { ...input, dry_run: true, spend_at_most: budget.credits },
      target: null,
    };
    return of([work]);
  }
  const request = read({ ...conversation, current: { ...current, text: budget.rest } });
  const calls = request.asks.filter(isCall);
  if (calls.length === 0) return price === null ? request : null;
  const asks = request.asks.map((ask) => (isCall(ask) ? limited(ask, budget.credits) : ask));
  const single = calls.reduce((sum, { tool, target }) => sum + (creditsOf[tool] ?? 0) * placesOf(target), 0);
  return single > budget.credits ? of([say('over_budget')]) : { ...request, asks };
}

const placesOf = (target: CallAsk['target']): number =>
  target?.kind === 'places' ? Math.max(1, target.places.length) : target?.kind === 'cards' ? target.card_ids.length : 1;

const limited = (ask: CallAsk, credits: number): CallAsk =>
  toMany[ask.tool] === ask.tool ? { ...ask, input: { ...ask.input, spend_at_most: credits } } : ask;

/** Nothing is left that asks for anything: "ok, my limit is 100 credits please". */
const isAlone = ({ rest }: Budget) =>
  /^(?:[\s,.!;:-]|\b(?:ok(?:ay)?|yes|no|hm+|well|then|but|and|so|please|pls|thanks|fine|good|great|sure|only|just|go|do it|start|go ahead|that is|that's|too much|wait)\b)*$/i.test(
    rest,
  );

/** "My limit is 100 credits", and then "improve all my cards": the limit holds for what is priced after it. */
function withinEarlier(conversation: Conversation, read: (conversation: Conversation) => Request): Request | null {
  const { earlier } = conversation;
  const at = earlier.findLastIndex(({ text, steps }) => steps.length === 0 && isBareBudget(text));
  const credits = at < 0 ? undefined : budgetIn(earlier[at]?.text ?? '')?.credits;
  if (credits === undefined) return null;
  const request = read({ ...conversation, earlier: earlier.filter((_, index) => index !== at) });
  const isPriced = (ask: Ask): ask is CallAsk =>
    isCall(ask) && toMany[ask.tool] === ask.tool && ask.input.dry_run === true && ask.input.spend_at_most === undefined;
  return request.asks.some(isPriced)
    ? { ...request, asks: request.asks.map((ask) => (isPriced(ask) ? limited(ask, credits) : ask)) }
    : null;
}

function isBareBudget(text: string): boolean {
  const budget = budgetIn(text);
  return budget !== null && isAlone(budget);
}
