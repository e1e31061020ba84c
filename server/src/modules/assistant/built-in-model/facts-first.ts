import type { ListingEdit } from '../tool-types.ts';
import { isWordsAlone } from './pasted.ts';
import type { Request } from './request.ts';
import { type Ask, type CallAsk, isCall } from './understanding/ask.ts';
import { statedParts } from './understanding/stated-facts.ts';

const editsOf = ({ input }: CallAsk) => input.edits as ListingEdit[];
const isFacts = (ask: Ask | undefined): ask is CallAsk =>
  ask !== undefined &&
  isCall(ask) &&
  ask.tool === 'edit_card' &&
  ask.target?.kind === 'it' &&
  editsOf(ask).every(({ op, field }) => op !== 'remove' && field === 'specifications');
const isRewriting = (ask: Ask | undefined): ask is CallAsk =>
  ask !== undefined &&
  isCall(ask) &&
  ask.tool === 'improve_card' &&
  (ask.target?.kind === 'it' || (ask.target?.kind === 'named' && ask.target.names.length === 1));

const order =
  /^\s*(?:(?:please|pls|ok(?:ay)?|now|can you|could you)[\s,]+)*(?:improve|rewrite|re-?write|optimi[sz]e|rework|redo|polish) [^.,;:!?\n]{2,60}?(?:[.;:!\n]+\s*|,\s+|\s+[-–—]\s+)(?=\S)/i;
/** "Size M buyers are our market": a sentence is no value. */
const sentence = /\b(?:is|are|was|were|want|wants|should|must)\b/i;
/** What an order to improve tells behind it: beside other words only what says of what it is a fact. */
function factsBehind({ message }: Request): ListingEdit[] {
  const [said] = isWordsAlone(message) && !message.command.includes('?') ? (order.exec(message.command) ?? []) : [];
  const parts = said === undefined ? [] : statedParts(message.command.slice(said.length));
  const isAll = parts.every(({ fact, isUnknown }) => fact !== null || isUnknown);
  return parts.flatMap(({ fact, isBare }) =>
    fact?.field === 'specifications' && fact.op === 'set' && (isAll || !isBare) && !sentence.test(fact.value ?? '')
      ? [fact]
      : [],
  );
}

/** "Improve it for Amazon. The weight is 190 g": what the texts are to be written of is there before they are. */
export function factsFirst(request: Request): Request {
  const [work, read, ...others] = request.asks;
  if (!isRewriting(work) || (read !== undefined && !isFacts(read)) || others.length > 0) return request;
  if (/\b(?:then|after|afterwards)\b/.test(request.text)) return request;
  const known = isFacts(read) ? editsOf(read) : [];
  const more = factsBehind(request);
  const isSame = (edit: ListingEdit) => more.some(({ name }) => name === edit.name);
  // A value that took in the fact behind it is told more closely by the two of them.
  const edits = [...known.filter((edit) => !isSame(edit)), ...more];
  if (edits.length === 0) return request;
  return { ...request, asks: [{ kind: 'call', tool: 'edit_card', input: { edits }, target: work.target }, work] };
}
