import { longestCardQuery } from '@cardwright/contract/library';
import { isFailure, type ToolInput, type ToolName } from '../tool-types.ts';
import { answerFailure, notBegun } from './answers/failure-answers.ts';
import { answerNamedPrice, answerOffered, priceBeside } from './answers/offer-answers.ts';
import { answerAskWhich, answerTalk } from './answers/talk-answers.ts';
import { answerUnavailable } from './answers/unavailable-answers.ts';
import { answerWork, goesOnBehind } from './answers/work-answers.ts';
import { type Conversation, isDone, type ToolStep, type Turn } from './conversation.ts';
import { sideBySide } from './few-words/set-beside.ts';
import { withWrongValue } from './follow-ups/wrong-values.ts';
import { withCardOffered } from './new-card/card-offered.ts';
import { isOneOfImports, withoutUnread } from './new-card/several-imports.ts';
import { ofNoOrder } from './no-more-than-asked/of-no-order.ts';
import { ofUnknownTone } from './no-more-than-asked/of-unknown-tone.ts';
import { type PricedRequest, pricedByName } from './open-price/priced-by-name.ts';
import { withCardOfPicture } from './pictures/image-follow-ups.ts';
import { eachMade, isOneOfSeveral } from './pictures/made-pictures.ts';
import { withWorkOnComposed } from './pictures/work-on-composed.ts';
import { lookCall, type PlannedCall, planCalls } from './plan-calls.ts';
import { askedBefore } from './questions/asked-questions.ts';
import { resolvedInput } from './resolve-input.ts';
import { eachReimported, isPassedOver } from './tasks/many-reimports.ts';
import { withCardOfTask } from './tasks/task-card.ts';
import { say } from './understanding/ask.ts';
import { asWasSaid } from './understanding/edits/as-was-said.ts';
import { withoutOddEdits } from './understanding/edits/odd-edits.ts';
import { isMet } from './understanding/orders/conditions.ts';
import { withoutAsides } from './understanding/speech/asides.ts';
import { withChatSpelling } from './understanding/speech/chat-spelling.ts';
import { withOrderAhead } from './understanding/speech/object-first.ts';
import { withSpokenFigures } from './understanding/speech/spoken-figures.ts';
import { byTitles } from './which-card/by-titles.ts';
import { onCardsNamedAsProperty } from './which-card/card-as-property.ts';
import { askedByLetter } from './which-card/letters.ts';
import { type FoundTarget, resolveTarget } from './which-card/resolve-target.ts';
import { onCardSpokenOf } from './which-card/spoken-of-before.ts';
import { onSubjectElsewhere } from './which-card/subject-elsewhere.ts';

export type Action =
  | { [Name in ToolName]: { kind: 'call'; tool: Name; input: ToolInput<Name> } }[ToolName]
  | { kind: 'say'; text: string };

/** Imports of five pages, each with its work, fit; a loop would not. */
const mostCalls = 30;

/** The calls that the current request needs, before any of them ran. */
export function planOf(asSaid: Conversation): PlannedCall[] {
  const conversation = heard(asSaid);
  const start = { ...conversation, current: { ...conversation.current, steps: [] } };
  // What depends on the score is no part of the plan before there is one.
  const calls = eachCalled(start, planCalls(requestIn(start), start.isScheduled))
    .filter(({ only }) => only === undefined)
    .slice(0, mostCalls)
    .map((call) => withCardOfTask(start, call));
  const first = calls[0];
  if (first === undefined || first.target === null || isUnoffered(conversation, first.tool)) return calls;
  const found = resolveTarget(start, first);
  return found.kind === 'look' ? [lookFor(calls, found.query), ...calls] : calls;
}

/**
 * The next action of the built-in assistant: a pure function of the conversation. Which tools run follows from the
 * seller's words alone; what tools answered only fills in the values and the final text.
 */
export function decide(asSaid: Conversation): Action {
  const conversation = heard(asSaid);
  const { steps } = conversation.current;
  const request = requestIn({ ...conversation, current: { ...conversation.current, steps: looksOf(steps) } });
  const calls = eachCalled(conversation, planCalls(request, conversation.isScheduled))
    .filter(({ only }) => only === undefined || isMet(only, steps) !== false)
    .filter(({ tool }) => tool !== 'export_cards' || !goesOnBehind(steps))
    .slice(0, mostCalls)
    .map((call) => withCardOfTask(conversation, call));
  const last = steps.at(-1);
  const told = withoutAskedBefore(conversation);
  const looks = calls[0]?.tool === 'list_cards' ? 0 : steps.findIndex(({ tool }) => tool !== 'list_cards');
  const looked = looks < 0 ? steps.length : looks;
  const isPassed = (step: ToolStep) =>
    isPassedOver(step, calls) || isOneOfSeveral(step, calls) || isOneOfImports(step, calls);
  if (last !== undefined && isFailure(last.output) && !isPassed(last))
    return {
      kind: 'say',
      text: `${answerFailure(last.tool, last.output, request, steps.slice(Math.max(0, looks)))}${notBegun(calls.slice(steps.length - looked))}`,
    };
  const next = calls[steps.length - looked];
  if (calls.length === 0)
    return {
      kind: 'say',
      text: answerOffered(request) ?? answerNamedPrice(request) ?? answerTalk(request, conversation),
    };
  // Nothing comes after a price that the seller has to agree to.
  const isAsked = last !== undefined && 'dry_run' in last.output && last.output.dry_run;
  if (next === undefined || isAsked)
    return { kind: 'say', text: answerWork(request, told.slice(looked), conversation.earlier) };
  if (isUnoffered(conversation, next.tool))
    return { kind: 'say', text: answerUnavailable(next.tool, answerWork(request, told.slice(looked))) };
  if (next.target === null) {
    const input = resolvedInput(conversation, next, []);
    return typeof input === 'string' ? { kind: 'say', text: input } : callOf(next.tool, input);
  }
  const found = resolveTarget(conversation, next);
  if (found.kind === 'look') return callOf('list_cards', lookFor(calls, found.query).input);
  if (found.kind === 'which' && findsNone(last)) return { kind: 'say', text: answerWork(request, steps) };
  if (found.kind === 'which')
    return {
      kind: 'say',
      text: whichOf(conversation, request, told.slice(looked), found),
    };
  const input = resolvedInput(conversation, next, found.card_ids);
  return typeof input === 'string' ? { kind: 'say', text: input } : callOf(next.tool, input);
}

/** Which card is meant is asked, or told to be unknown where nobody is there to answer: behind what was done before. */
function whichOf(
  { isScheduled = false }: Conversation,
  request: PricedRequest,
  before: ToolStep[],
  found: Extract<FoundTarget, { kind: 'which' }>,
): string {
  const isWorked = isScheduled && before.some(({ tool, output }) => tool !== 'list_cards' && isDone(output));
  const done = isWorked ? `${answerWork(request, before)}\n\n` : priceBeside(request);
  return `${done}${answerAskWhich(found.listed, { ...found, isScheduled, isWorked })}`;
}

/** Figures that were dictated are read as figures, and what is only said in passing is left away. */
function heard(conversation: Conversation): Conversation {
  const { earlier, current } = conversation;
  const heardAs = (text: string) => withOrderAhead(withoutAsides(withChatSpelling(withSpokenFigures(text))));
  if ([...earlier, current].every(({ text }) => heardAs(text) === text)) return conversation;
  const inWords = (turn: Turn): Turn => ({ ...turn, text: heardAs(turn.text) });
  return { ...conversation, earlier: earlier.map(inWords), current: inWords(current) };
}

/** What is asked for, without what no words ask for. */
const requestIn = (conversation: Conversation): PricedRequest => ofNoOrder(conversation, readIn(conversation), readIn);

/** What is read; an edit that nobody means as it was read is none, whatever part of the reader it comes from. */
function readIn(conversation: Conversation): PricedRequest {
  const request = sideBySide(
    conversation,
    askedByLetter(conversation) ?? pricedByName(conversation, byTitles) ?? byTitles(conversation),
  );
  const asks = withCardOfPicture(conversation, withWorkOnComposed(withoutOddEdits(request.asks)));
  const ofOne = onSubjectElsewhere(
    conversation,
    onCardSpokenOf(conversation, onCardsNamedAsProperty(conversation, asks)),
  );
  const own = { ...request, asks: withWrongValue(conversation, ofOne) };
  const offered = withCardOffered(conversation, own);
  const told = asWasSaid(offered, conversation.current.text);
  const sound = { ...own, asks: told.length === 0 && offered.length > 0 ? [say('edit_what')] : told };
  return ofUnknownTone(sound, conversation.isScheduled === true);
}

const eachCalled = (conversation: Conversation, calls: PlannedCall[]) =>
  withoutUnread(conversation.current.steps, eachMade(conversation, eachReimported(conversation, calls)));

/** Of no card is the marketplace that was looked for: there may be others. */
const findsNone = (step: ToolStep | undefined) =>
  step?.tool === 'list_cards' &&
  step.input?.marketplace !== undefined &&
  'cards' in step.output &&
  step.output.cards.length === 0;

/** What was looked up before anything was done. */
function looksOf(steps: ToolStep[]): ToolStep[] {
  const at = steps.findIndex(({ tool }) => tool !== 'list_cards');
  return at < 0 ? steps : steps.slice(0, at);
}

/** One look finds the cards of all calls: with two names it is through all cards. */
function lookFor(calls: PlannedCall[], query: string | undefined): PlannedCall {
  const names = new Set(calls.flatMap(({ target }) => (target?.kind === 'named' ? [target.names.join(' ')] : [])));
  return lookCall(names.size > 1 ? undefined : query);
}

/** A question that the seller let pass is not asked again in the same chat. */
function withoutAskedBefore(conversation: Conversation): ToolStep[] {
  const isAsked = askedBefore(conversation);
  return conversation.current.steps.map((step) =>
    'questions' in step.output
      ? ({
          ...step,
          output: { ...step.output, questions: step.output.questions.filter(({ question }) => !isAsked(question)) },
        } as ToolStep)
      : step,
  );
}

const isUnoffered = ({ offered }: Conversation, tool: ToolName) =>
  offered !== undefined && offered !== null && !offered.has(tool);

const callOf = (tool: ToolName, input: Record<string, unknown>) =>
  ({ kind: 'call', tool, input: withShortQuery(input) }) as Action;

/** A name may be as long as a message. */
const withShortQuery = (input: Record<string, unknown>) =>
  typeof input.query === 'string' && input.query.length > longestCardQuery
    ? { ...input, query: input.query.slice(0, longestCardQuery).toWellFormed() }
    : input;
