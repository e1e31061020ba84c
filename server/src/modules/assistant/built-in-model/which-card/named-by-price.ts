import { type Conversation, outputFrom } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, call, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';

/** So long an order is read for a card that is named by its price. */
const longest = 160;
const figure = '(\\d{1,6}(?:[.,]\\d{1,2})?)';
const money = '(?:dollars?|bucks|usd|euros?|eur|pounds?|quid|gbp|[€$£])';
const sum = `(?:[€$£] ?${figure}|${figure}[- ]?${money})`;
const word =
  "(?!(?:off|discount|more|less|cheaper|price|card|sale|range|limit|mark|plan|budget|note)\\b)[\\p{L}'’-]{3,}";
/** "The 24 dollar mug", "my $45 one". */
const priceFirst = new RegExp(`\\b(?:the|my) ${sum} (one|${word})(?=[\\s,.;!?]|$)`, 'iu');
/** "The one that costs 39", "the mug which is 24 euros". */
const priceLast = new RegExp(
  `\\b(?:the|my) (one|${word}) (?:that|which)(?: (?:costs?|is|sells for|goes for)|['’]s)(?: at| for)? (?:${sum}|${figure}(?![\\d.,]*\\d| ?(?:%|[a-z]{1,3}\\b)))`,
  'iu',
);
const works = new Set<string>([
  'improve_card',
  'score_card',
  'edit_card',
  'export_cards',
  'read_card',
  'answer_from_card',
]);

/**
 * "Set the price of the 24 dollar mug to 22": the cards of that price are looked up, and the work is on the one that there is;
 * where there are several, or none, the seller is asked. Null for other words.
 */
export function namedByPrice(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { current, isScheduled } = conversation;
  const { text } = current;
  if (isScheduled === true || text.length > longest || (current.files ?? []).length > 0) return null;
  const found = namedIn(text);
  if (found === null || !isWordsAlone(splitMessage(text)) || openPrice(conversation) !== null) return null;
  const ofOne = text.replace(found.said, 'it');
  const request = read({ ...conversation, earlier: [], shownCardId: '-', current: { text: ofOne, steps: [] } });
  const isWork = (ask: Ask) => isCall(ask) && works.has(ask.tool) && ask.target?.kind === 'it';
  if (request.asks.length === 0 || !request.asks.every(isWork)) return null;
  const looked = outputFrom(current.steps, 'list_cards');
  const [only, ...others] = looked?.cards ?? [];
  const look = call('list_cards', { query: found.name, price_from: found.from, price_below: found.below });
  // That there is none is said by the look itself.
  if (looked !== null && only === undefined) return { ...request, asks: [look] };
  const isOne = only !== undefined && others.length === 0;
  const target: Target = isOne ? { kind: 'cards', card_ids: [only.card_id] } : { kind: 'unknown', look: null };
  return { ...request, asks: [look, ...request.asks.map((ask): Ask => (isCall(ask) ? { ...ask, target } : ask))] };
}

function namedIn(text: string): { said: string; name: string | undefined; from: number; below: number } | null {
  const [first, before, behind, thing] = priceFirst.exec(text) ?? [];
  const [last, named, one, two, bare] = priceLast.exec(text) ?? [];
  const said = first ?? last;
  const amount = (before ?? behind ?? one ?? two ?? bare ?? '').replace(',', '.');
  if (said === undefined || amount === '') return null;
  const name = thing ?? named ?? 'one';
  // "The 24 dollar mug" may cost 24.90.
  const below = amount.includes('.') ? Number((Number(amount) + 0.005).toFixed(3)) : Number(amount) + 1;
  return { said, name: name.toLowerCase() === 'one' ? undefined : name, from: Number(amount), below };
}
