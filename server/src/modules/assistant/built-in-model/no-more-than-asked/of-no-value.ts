import type { ListingEdit } from '../../tool-types.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { valuelessRows } from '../tables/valueless-rows.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';
import { partsOf } from '../understanding/orders/clauses.ts';
import { ordersIn } from '../understanding/orders/order-cuts.ts';
import { asksValue } from '../understanding/questions/topics.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const bulletAbout = /\bbullet(?: ?points?)? (?:about|on|regarding|concerning|for) /;
const isWrite = (ask: Ask) =>
  isCall(ask) ? ask.tool === 'edit_card' || ask.tool === 'export_cards' : asksValue.has(ask.topic);

/**
 * "Rename it, add a bullet about the handle and export it": what is to change without a value is asked for, whatever is
 * done beside it, and what a bullet is about is not its text.
 */
export function ofNoValue(request: Request): Request {
  const { message, asks } = request;
  if (message.command.length > 400 || !isWordsAlone(message) || !asks.some(isWrite)) return request;
  const whole = normalForm(message.command);
  const [clauses, orders] = [partsOf(whole), ordersIn(whole) ?? []];
  const parts = (orders.length > clauses.length ? orders : clauses).map(({ text }) => text.trim());
  const names =
    parts.length < 2 ? [] : parts.flatMap((text) => valuelessRows.filter(({ pattern }) => pattern.test(text)));
  const [first] = names;
  if (first === undefined) return request;
  const subjects = parts.filter((text) => names.some(({ pattern }) => pattern.test(text)) && bulletAbout.test(text));
  const isSubject = ({ op, field, value = '' }: ListingEdit) =>
    op === 'add' && field === 'bullets' && subjects.some((text) => text.endsWith(value.toLowerCase()));
  const kept = asks.flatMap((ask): Ask[] => {
    if (!isCall(ask) || ask.tool !== 'edit_card') return [ask];
    const edits = (ask.input.edits as ListingEdit[]).filter((edit) => !isSubject(edit));
    return edits.length === 0 ? [] : [{ ...ask, input: { ...ask.input, edits } }];
  });
  const others = kept.filter((ask) => isCall(ask) || !asksValue.has(ask.topic));
  const topics = new Set(names.map(({ name }) => (name.startsWith('a bullet') ? 'bullet_what' : 'edit_what')));
  const [topic] = topics;
  // Both values are asked for in one question.
  return { ...request, asks: [...others, say(topics.size > 1 ? 'name_and_bullet' : (topic ?? 'edit_what'))] };
}
