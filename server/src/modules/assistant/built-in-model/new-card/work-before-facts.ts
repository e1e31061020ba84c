import { formatIn } from '../tables/export-rows.ts';
import type { Ask } from '../understanding/ask.ts';
import { isListingOrder } from '../understanding/facts/listing-orders.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { mendedFact } from '../understanding/speech/told-to-mend.ts';

/** A message of which one part is read by itself, and the other says what is to be done with it; null for others. */
export const readApart = <R extends { asks: Ask[]; text: string }>(text: string, read: (said: string) => R): R | null =>
  cardThenWork(text, read) ?? mendedFact(text, read);

const workAhead =
  /^([^:\n]{5,100}?)(?:,? (?:and|then)){1,2} (?:(?:please|also|then) ){0,2}(score|rate|improve|optimi[sz]e|polish|export|download) (?:it|this|that)\b([^:\n]{0,40}): (?=\S)/i;

/**
 * "Turn this into a listing and then score it for Walmart: 12 batteries, 2500 mAh": what is to be done with the new card
 * stands before its facts. Null for other messages; `read` takes the words without that work.
 */
function cardThenWork<R extends { asks: Ask[]; text: string }>(text: string, read: (said: string) => R): R | null {
  const [lead, order = '', verb = '', how = ''] = workAhead.exec(text) ?? [];
  if (lead === undefined || !isListingOrder(order)) return null;
  const made = read(`${order}: ${text.slice(lead.length)}`);
  const [card, ...others] = made.asks;
  const isMade = card?.kind === 'call' && card.tool === 'create_card' && others.length === 0;
  return isMade
    ? { ...made, text: normalForm(text).text, asks: [card, workOn(verb.toLowerCase(), how.toLowerCase())] }
    : null;
}

function workOn(verb: string, how: string): Ask {
  const target = { kind: 'it' } as const;
  if (/^(?:export|download)/.test(verb))
    return { kind: 'call', tool: 'export_cards', input: { format: formatIn(how) ?? 'xlsx' }, target };
  const [named] = marketplacesIn(how);
  const tool = /^(?:score|rate)/.test(verb) ? 'score_card' : 'improve_card';
  return { kind: 'call', tool, input: named === undefined ? {} : { marketplace: named.id }, target };
}
