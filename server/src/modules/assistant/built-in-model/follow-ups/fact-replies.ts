import type { Turn } from '../conversation.ts';
import { isAgreement } from '../open-price/agreements.ts';
import type { Request } from '../request.ts';
import { questionsOf } from '../surroundings.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { isOddEdit } from '../understanding/edits/odd-edits.ts';
import { answeredQuestions, materialAnswered } from '../understanding/facts/question-replies.ts';
import { statedParts } from '../understanding/facts/stated-facts.ts';

/** "The first two please" points at something, and states nothing. */
const placesAlone =
  /^(?:(?:and|ok(?:ay)?|yes|now|please|then|only|just|take|for|do)[\s,]+)*the (?:first|second|third|fourth|fifth|last|top|other)(?: (?:one|ones|two|three|four|five|\d{1,2}|cards?|listings?))*(?:[\s,]+(?:please|too|only|as well))*[\s.!]*$/;

export const pointsAtNothing = (text: string) => placesAlone.test(text.trim()) || takesPlace.test(text.trim());
const takesPlace =
  /^(?:(?:ok(?:ay)?|please|i|i will)[\s,]+)*(?:take|use|pick|choose|number|no\.?) (?:number )?\d{1,2}[\s.!]*$|^(?:(?:and|now|then)[\s,]+)+(?:both|all|all of them|them all|them)(?: (?:too|please))*[\s.!]*$/;

/** "Steel, grade 304" is no grade that is asked for. */
export function answeredWholly(request: Request, last: Turn): Request | null {
  const edit = materialAnswered(request.message.command, questionsOf(last));
  if (edit === null) return null;
  return { ...request, asks: [{ kind: 'call', tool: 'edit_card', input: { edits: [edit] }, target: { kind: 'it' } }] };
}

/** Facts for the questions that the last answer asked: what the seller states is a source. */
export function answered(request: Request, last: Turn, how: 'stated' | 'guessed'): Request | null {
  const questions = questionsOf(last);
  const isAsked = request.asks.some(
    (ask) => ask.kind === 'call' && ask.tool !== 'answer_from_card' && ask.tool !== 'read_card',
  );
  // A list of numbered answers may begin like a place or a question.
  const parts = statedParts(request.message.command);
  const isNumbered = parts.some(({ number }) => number !== null);
  const isReply = request.asks.length === 0 || (!isAsked && (isNumbered || parts.some(({ fact }) => fact !== null)));
  const isNone = pointsAtNothing(request.text) || isAgreement(request.text) || /\?\s*$/.test(request.message.command);
  if (questions.length === 0 || !isReply || isNone) return null;
  const { message } = request;
  if (message.html !== null || message.urls.length > 0 || message.command.length > 1_000) return null;
  const said = [message.command, message.text ?? ''].filter((text) => text !== '').join('\n');
  const edits = answeredQuestions(said, questions, how).filter((edit) => !isOddEdit(edit));
  if (edits.length === 0) return isNumbered && how === 'guessed' ? { ...request, asks: [say('unknown_fact')] } : null;
  const asks: Ask[] = [{ kind: 'call', tool: 'edit_card', input: { edits }, target: { kind: 'it' } }];
  return { ...request, message: { ...message, text: null }, asks };
}
