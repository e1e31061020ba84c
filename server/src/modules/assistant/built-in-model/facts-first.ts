import type { ListingEdit } from '../tool-types.ts';
import type { Request } from './request.ts';
import { type Ask, isCall } from './understanding/ask.ts';

const isFacts = (ask: Ask | undefined) =>
  ask !== undefined &&
  isCall(ask) &&
  ask.tool === 'edit_card' &&
  ask.target?.kind === 'it' &&
  (ask.input.edits as ListingEdit[]).every(({ op, field }) => op !== 'remove' && field === 'specifications');
const isRewriting = (ask: Ask | undefined) =>
  ask !== undefined && isCall(ask) && ask.tool === 'improve_card' && ask.target?.kind === 'it';

/** "Improve it for Amazon. The weight is 190 g": what the texts are to be written of is there before they are. */
export function factsFirst(request: Request): Request {
  const [work, told, ...others] = request.asks;
  const isTold = isRewriting(work) && isFacts(told) && others.length === 0;
  if (!isTold || work === undefined || told === undefined || /\b(?:then|after|afterwards)\b/.test(request.text))
    return request;
  return { ...request, asks: [told, work] };
}
