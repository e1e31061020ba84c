import { type Conversation, outputFrom } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, call, isCall } from '../understanding/ask.ts';
import { isKeptOut } from '../understanding/cards/pick-words.ts';
import { rankedWorkIn } from '../understanding/cards/ranked-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { shownLast } from './cards-of-price.ts';

/** So long an order is read for the dearest or the cheapest card. */
const longest = 160;
const asksWhich =
  /^(?:(?:and|so|ok(?:ay)?|but|now|then|please|hm+|hi|hello|hey|can you tell me|tell me|do you know)[\s,.!]+)*(?:(?:what|which|who)(?: (?:one|card|listing|product|item))?|show|name)(?: (?:is|are|was|would be))? it(?: (?:now|please|right now|at the moment|i have|here))*[\s?.!]*$/;
/** Only the card that its price tells is worked on: nothing for many, nothing at another time. */
const works = new Set<string>(['improve_card', 'score_card', 'edit_card', 'export_cards', 'read_card']);

/**
 * "A better title for the most expensive one": the prices are looked up first, and the work is on the one card that they tell;
 * where several cost the same, or in several currencies, the prices are told and nothing is done. Null for other words.
 */
export function onDearest(conversation: Conversation, read: (conversation: Conversation) => Request): Request | null {
  const { current, isScheduled } = conversation;
  if (isScheduled === true || current.text.length > longest || (current.files ?? []).length > 0) return null;
  const { text } = normalForm(current.text);
  if (text.includes('"') || /\b(?:every|each|schedule|remind|unless|if)\b/.test(text)) return null;
  const ranked = isWordsAlone(splitMessage(current.text)) ? rankedWorkIn(text) : null;
  if (ranked === null || ranked.most > 1 || isKeptOut(text, ranked.index)) return null;
  if ((ranked.sort !== 'dearest' && ranked.sort !== 'cheapest') || openPrice(conversation) !== null) return null;
  // "What is my most expensive product?" asks for its name, and for no work on it.
  if (asksWhich.test(ranked.ofOne.trim())) return null;
  const bare = { ...conversation, earlier: [], shownCardId: '-', current: { text: ranked.ofOne, steps: [] } };
  const request = read(bare);
  const isWork = (ask: Ask) => isCall(ask) && works.has(ask.tool) && ask.target?.kind === 'it';
  if (request.asks.length === 0 || !request.asks.every(isWork)) return null;
  const ids = shownLast(conversation);
  const look = call('list_cards', { ...(ids === null ? {} : { card_ids: ids }), prices: true });
  const looked = outputFrom(current.steps, 'list_cards');
  const [only, ...others] = looked?.prices ?? [];
  const found = only?.[ranked.sort === 'dearest' ? 'highest' : 'lowest'].cards ?? [];
  if (looked !== null && (others.length > 0 || found.length !== 1)) return { ...request, asks: [look] };
  const target = { kind: 'cards' as const, card_ids: found.map(({ card_id }) => card_id) };
  return { ...request, asks: [look, ...request.asks.map((ask): Ask => (isCall(ask) ? { ...ask, target } : ask))] };
}
