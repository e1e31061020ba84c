import type { ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { questionsOf } from '../surroundings.ts';
import type { Ask, CallAsk, Surroundings } from '../understanding/ask.ts';
import { addedFacts } from '../understanding/facts/added-facts.ts';
import { answeredQuestions, materialAnswered, type OpenQuestion } from '../understanding/facts/question-replies.ts';
import { statedParts } from '../understanding/facts/stated-facts.ts';
import { factsToAdd } from '../understanding/facts/told-to-add.ts';

/** "Oak. And the brand is Holm": the answer to the question stands before other changes of the card. */
export function answeredFirst(request: Request, last: Turn, around: Surroundings): Request | null {
  const questions = questionsOf(last);
  const { asks, message } = request;
  const [ask] = asks;
  // Facts in a list that is to be added are read with their names already.
  if (addedFacts(message.command) !== null || factsToAdd(message.command) !== null) return null;
  if (questions.length === 0 || asks.length !== 1 || ask?.kind !== 'call') return null;
  if (ask.tool === 'improve_card') return answeredAndImproved(request, ask, questions);
  if (ask.tool !== 'edit_card') return null;
  const [first, ...rest] = statedParts(message.command);
  if (first === undefined || rest.length === 0 || first.isUnknown) return null;
  if (parseRequest(first.text, around).asks.some((one) => one.kind === 'say' || one.tool !== 'edit_card')) return null;
  const edits = ask.input.edits as ListingEdit[];
  const answer =
    first.fact ?? materialAnswered(first.text, questions) ?? answeredQuestions(first.text, questions)[0] ?? null;
  const isSaid = edits.some(
    ({ field, name, value = '' }) =>
      value.toLowerCase().includes(first.text.toLowerCase()) || (field === answer?.field && name === answer.name),
  );
  if (answer === null || isSaid) return null;
  const both: Ask = { ...ask, input: { ...ask.input, edits: [answer, ...edits] } };
  return { ...request, asks: [both] };
}

/** "Steel. And improve it again with that": what is told is written before. */
function answeredAndImproved(request: Request, ask: CallAsk, questions: OpenQuestion[]): Request | null {
  const [first, ...rest] = statedParts(request.message.command);
  if (first === undefined || rest.length === 0 || first.isUnknown || ask.target?.kind !== 'it') return null;
  const answer = first.fact ?? materialAnswered(first.text, questions);
  if (answer === null) return null;
  const edit: Ask = { kind: 'call', tool: 'edit_card', input: { edits: [answer] }, target: { kind: 'it' } };
  return { ...request, asks: [edit, ask] };
}
