import type { ListingEdit } from '../../tool-types.ts';
import type { Ask, Clause, Surroundings } from '../understanding/ask.ts';
import type { Part } from '../understanding/orders/clauses.ts';
import {
  beginsOrder,
  holdsOrder,
  isCounted,
  isIdle,
  ordersIn,
  statesFact,
} from '../understanding/orders/order-cuts.ts';
import { isFromVerbAlone, isTaleBeside } from '../understanding/orders/tales.ts';
import { asksValue } from '../understanding/questions/topics.ts';
import { settle } from './settle-asks.ts';

/** Work at other times, rules for all texts, conditions: what they hold is no order of now. */
const elsewhere =
  /\b(?:if|unless|whenever|every|always|from now on|in (?:the )?future|remember|task|schedule|remind(?: me)?|sorry(?! to)|wait|actually|i mean(?:t)?|scratch that|oops|typo|correction|rather)\b/;
/** What only announces orders: "Two wishes today". */
const announces =
  /^(?!(?:in|on|for|at|of|from|with)\b).*\b(?:things?|wishes|wish|changes?|edits|orders?|requests?|corrections?|updates?|to-?dos?|following|do (?:these|this|all (?:of )?(?:this|these|that))|these steps|hi|hello|hey|morning|evening|thanks|thank you|dear|sir|madam)\b/;
/** "Capacity is 530 ml, fix the spec": the second says what to do with the first. */
export const pointsBack =
  /^(?:(?:please|and|so|then|can you|could you|would you|will you|now)[ ,]+)*(?:fix|correct|change|update|adjust|edit|enter|put|set|lock|protect|freeze) (?:(?:that|this|it|them)(?: [a-z]+){0,4}|(?:the |those |these )?[a-z]*(?: [a-z]+)?)(?: please| there| in| too)*[\s.!?]*$/;

/**
 * What a message with several orders asks for, each order read by itself; null where it holds a single one, or where
 * one of them is not understood. `read` reads one order, `after` tells what the next one finds.
 */
export function severalOrders(
  whole: Clause,
  read: (part: Part, around: Surroundings) => Ask[],
  after: (around: Surroundings, asks: Ask[]) => Surroundings,
): Ask[] | null {
  if (elsewhere.test(whole.text)) return null;
  const parts = ordersIn(whole.whole);
  if (parts === null) return null;
  const counted = isCounted(whole.whole.text);
  const asks: Ask[] = [];
  let around = whole.around;
  for (const [index, part] of parts.entries()) {
    if (index > 0 && isIdle(part.text)) continue;
    const found = read(
      index > 0 && statesFact(part.text) ? asToldFact(part) : asWish(part),
      counted ? withoutPicture(around) : around,
    );
    // "The title is fixed by contract, lock it": what "it" is stands in the story.
    const others = parts.filter((one) => one !== part).map(({ text }) => text);
    if (found.length > 0 && found.every(isFromVerbAlone) && isTaleBeside(part.text, others)) return null;
    // "Rename it" is an order as well, of which the value is asked for.
    const isOrder =
      found.length > 0 &&
      found.every((ask) => (ask.kind === 'call' ? !asksNothing.has(ask.tool) : asksValue.has(ask.topic)));
    const isLead = index === 0 && !counted && !beginsOrder(part.text);
    if (!isOrder && isLead && part.text.length < 60 && announces.test(part.text)) continue;
    if (!isOrder || (isLead && !found.every(isStated)) || (index > 0 && pointsBack.test(part.text))) return null;
    asks.push(...found);
    around = after(around, found);
  }
  return settle(asks, whole);
}
/** "A better title" alone is praise; beside another order it is one itself. */
function asWish({ text, raw }: Part): Part {
  const at =
    /^an? (?=(?:better|nicer|new|stronger|catchier) (?:titles?|headline|descriptions?|text)[\s.!]*$)/.exec(text)?.[0]
      .length ?? 0;
  return { text: text.slice(at), raw: (from, to) => raw(from + at, to === undefined ? to : to + at) };
}
/** "It has six card slots", behind an order: to be told as well. */
function asToldFact({ text, raw }: Part): Part {
  const lead = 'say that ';
  const at = (place: number) => Math.max(0, place - lead.length);
  return {
    text: lead + text,
    raw: (from, to) => `${from === 0 ? lead : ''}${raw(at(from), to === undefined ? to : at(to))}`,
  };
}
/** "1. white background 2. improve it": what has a number of its own is about the card. */
const withoutPicture = ({ imageTalk: _, ...around }: Surroundings): Surroundings => around;
/** "The price went up to 26.95": a story before the first order states single fields at most. */
const isStated = (ask: Ask) =>
  editsOf(ask).length > 0 &&
  editsOf(ask).every(({ field, name, op }) => op === 'set' && field !== 'specifications' && name === undefined);
const asksNothing = new Set<string>(['answer_from_card', 'list_cards', 'remember_preference', 'schedule_task']);

/** Whether the orders, read one by one, say more than the message as a whole, or one of its values took in an order. */
export function saysMore(several: Ask[], whole: Ask[]): boolean {
  if (several.length === 0 || whole.some(isOfAll) || several.some(isOfAll)) return false;
  // "Improve it and add the keyword gym": what a new text shall hold is a wish for it.
  if (whole.some(isWritten) && several.some(addsWords)) return false;
  if (whole.length === 0 || whole.every(({ kind }) => kind === 'say')) return true;
  if (whole.some((ask) => valuesOf(ask).some((value) => holdsOrder(value) || / first$/.test(value)))) return true;
  if (several.length < whole.length) return false;
  return unitsOf(several) > unitsOf(whole) || fieldsOf(several) > fieldsOf(whole);
}

/** These hold facts, orders and rules of their own. */
const ofAll = new Set<string>(['remember_preference', 'schedule_task', 'create_card', 'import_listing', 'import_file']);
const isOfAll = (ask: Ask) => ask.kind === 'call' && ofAll.has(ask.tool);
const isWritten = (ask: Ask) =>
  ask.kind === 'call' &&
  /^improve/.test(ask.tool) &&
  (ask.input.include_keywords !== undefined || ask.input.avoid_words !== undefined);
const addsWords = (ask: Ask) =>
  editsOf(ask).some(({ op, field }) => field === 'keywords' && (op === 'add' || op === 'remove'));
const editsOf = (ask: Ask) =>
  ask.kind === 'call' && ask.tool === 'edit_card' ? (ask.input.edits as ListingEdit[]) : [];
/** So many different fields are changed. */
const fieldsOf = (asks: Ask[]) => new Set(asks.flatMap((ask) => editsOf(ask).map(({ field }) => field))).size;
const valuesOf = (ask: Ask) => editsOf(ask).flatMap(({ value }) => value ?? []);
const unitsOf = (asks: Ask[]) =>
  asks.reduce(
    (sum, ask) => sum + (ask.kind === 'call' ? Math.max(1, editsOf(ask).length) : asksValue.has(ask.topic) ? 1 : 0),
    0,
  );
