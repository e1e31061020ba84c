import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../tool-types.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, editsOf, isCall } from '../understanding/ask.ts';
import { type StatedPart, statedParts } from '../understanding/facts/stated-facts.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';

/** What the texts are written of. */
const isOfTexts = ({ op, field }: ListingEdit) =>
  (op !== 'remove' && (field === 'specifications' || field === 'brand')) || (op === 'add' && field === 'bullets');
const isFacts = (ask: Ask): ask is CallAsk =>
  isCall(ask) && ask.tool === 'edit_card' && ask.target?.kind === 'it' && editsOf(ask).every(isOfTexts);
const isRewriting = (ask: Ask): ask is CallAsk =>
  isCall(ask) &&
  ask.tool === 'improve_card' &&
  (ask.target?.kind === 'it' ||
    (ask.target?.kind === 'named' && (ask.target.names.length === 1 || !ask.target.isSure)));
/** "The glass is K9. Improve it": the words of the facts are no name of another card. */
const onIt = (ask: CallAsk, said: string): CallAsk =>
  ask.target?.kind === 'named' && !ask.target.isSure && /\b(?:it|this)\b/i.test(said)
    ? { ...ask, target: { kind: 'it' } }
    : ask;

const courtesy = '(?:(?:please|pls|plz|ok(?:ay)?|now|so|and|can you|could you|would you|just|hi|hello|hey)[\\s,]+)*';
const verb = '(?:improve|rewrite|re-write|optimi[sz]e|rework|redo|polish)';
/** An order by itself: between the facts, before or behind them. */
const order = new RegExp(
  `(?<=^|[.;:!\\n]\\s*|,\\s+|\\s[-–—]\\s+|(?=\\band ))${courtesy}(?:${verb}(?: [^.,;:!?\\n]{2,60}?)?|(?:make|write) (?:the |its )?(?:title|description|bullets)(?: [^.,;:!?\\n]{2,40}?)?|for ${marketplaceName})(?=[.;:!\\n]|,\\s|\\s[-–—]\\s|\\s*$)`,
  'iu',
);
/** "Size M buyers are our market": a sentence is no value. */
const sentence = /\b(?:is|are|was|were|want|wants|should|must)\b/i;
/** "Tone: friendly", "brand first", "the style is boring": how the texts shall be, and what is thought of them. */
const ofTheWork =
  /^(?:tone|voice|mood|vibe|goal|aim|focus|(?:target )?(?:audience|group|market|customers?|buyers?)|budget|deadline|priority)$/i;
const noValue = /^(?:boring|off|odd|wrong|bad|ugly|missing|(?:your|my) (?:choice|call)|up to you|whatever)$/i;
const hasValue = ({ field, value = '' }: ListingEdit) =>
  !noValue.test(value) && !(field === 'brand' && /^(?:first|last)$/i.test(value));
const isOfProduct = (edit: ListingEdit) => !ofTheWork.test(edit.name ?? '') && hasValue(edit);
/** What is told beside an order to improve: beside other words only what says of what it is a fact. */
function factsBeside(command: string, { index, 0: said }: RegExpExecArray): ListingEdit[] {
  const parts: StatedPart[] = [
    ...statedParts(command.slice(0, index)),
    ...statedParts(command.slice(index + said.length).replace(/^[\s.,;:!–—-]+/, '')),
  ];
  const isAll = parts.every(({ fact, isUnknown }) => fact !== null || isUnknown);
  return parts.flatMap(({ fact, isBare }) =>
    fact !== null &&
    isOfTexts(fact) &&
    isOfProduct(fact) &&
    (isAll || !isBare) &&
    (fact.field === 'bullets' || !sentence.test(fact.value ?? ''))
      ? [fact]
      : [],
  );
}

/** "…, and mention that it floats": what it does is a fact to be written of. */
const mentionsThat =
  /\b(?:mention|say|write|add|note)(?: in (?:it|there|the text))? that (?:it|they) ((?!(?:is|are|has|have|was|were|should|must|can|could|will|would)\b)[a-z]+(?:s|es)?(?: [^.,;:!?\n]{2,60})?)(?=[.,;:!\n]|\s*$)/gi;
const mentioned = (command: string): ListingEdit[] =>
  [...command.matchAll(mentionsThat)].map(([, does = '']) => ({
    op: 'add',
    field: 'bullets',
    value: upperFirst(does.trim()),
  }));

/** "Improve it for Amazon. The weight is 190 g": what the texts are to be written of is there before they are. */
export function factsFirst(request: Request): Request {
  const { message, asks, text } = request;
  const works = asks.filter(isRewriting);
  const told = asks.filter(isFacts);
  if (works.length === 0 || works.length + told.length < asks.length) return request;
  if (/\b(?:then|after|afterwards)\b/.test(text)) return request;
  const isOrder = isWordsAlone(message) && !message.command.includes('?');
  const ordered = isOrder ? order.exec(message.command) : null;
  const more = ordered === null ? [] : factsBeside(message.command, ordered);
  if (isOrder && works.every(({ input }) => input.include_keywords === undefined))
    more.push(...mentioned(message.command));
  const isSame = (edit: ListingEdit) =>
    more.some(
      ({ field, name, value }) =>
        field === edit.field && (field === 'bullets' ? value === edit.value : name === edit.name),
    );
  // A value that took in the fact behind it is told more closely by the two of them.
  const edits = [...told.flatMap(editsOf).filter((edit) => hasValue(edit) && !isSame(edit)), ...more];
  if (edits.length === 0) return { ...request, asks: works };
  const rewritings = works.map((work) => onIt(work, ordered?.[0] ?? ''));
  const target = rewritings[0]?.target ?? { kind: 'it' as const };
  return { ...request, asks: [{ kind: 'call', tool: 'edit_card', input: { edits }, target }, ...rewritings] };
}
