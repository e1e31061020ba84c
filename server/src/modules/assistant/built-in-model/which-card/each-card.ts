import type { CardSummary, ListingEdit } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { changesSaid, measureSaid } from '../several-orders/said-edits.ts';
import { together } from '../several-orders/works-together.ts';
import { type Ask, areEditsOfOne, type CallAsk, isCall, withEditsOf } from '../understanding/ask.ts';
import { isDescribing, isKindOfThing, isNameWord } from '../understanding/cards/name-words.ts';
import { isRequestWord } from '../understanding/speech/vocabulary.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { knownCards } from './known-cards.ts';
import { cardsNamed, hasWords } from './title-match.ts';

const mostCharacters = 400;
const mostWordsOfName = 4;
const border = /\s*(?:[\n;]+|[.!](?=\s)|,(?=\s))\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/gi;
const lead =
  /^(?:(?:ok(?:ay)?|and|also|then|so|now|oh|please|pls|hi|hello|hey|quick one|update|updates|changes|news)[\s,.:!-]+)*(?:(?:for|on|with) )?(?:(?:the|my|our) )?/i;
const word = /^[\p{L}][\p{L}'’-]*/u;
const section = new RegExp(`^${sectionNoun}$`, 'i');
/** No name begins so: a verb, a pronoun, a property that any product has. */
const noName =
  /^(?:it|its|it['’]s|this|that|these|those|they|there|both|all|one|i|we|you|he|she|what|which|why|how|when|where|is|are|has|have|does|do|can|not|no|yes|colou?r|size|weight|material|brand|price|stock|width|height|length|depth|in|out|back|with|from|to|made|new|old|first|second|third|last)$/i;

/**
 * "Drill: torque is 50 Nm. Tent 2.6 kg, speaker is sold out": what is said of each of several cards, each part beginning with a
 * word of its title. Null where another reading finds as many cards, or a part of it is not understood.
 */
export function eachCard(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { current, isScheduled } = conversation;
  const said = current.text.trim();
  if (isScheduled === true || said.length > mostCharacters || (current.files ?? []).length > 0) return null;
  const pieces = said.split(border).filter((piece) => /[\p{L}\d]/u.test(piece));
  if (pieces.length < 2 || /[?"“”]/.test(said) || !isWordsAlone(splitMessage(said))) return null;
  if (openPrice(conversation) !== null) return null;
  const once = read(conversation);
  if (once.isForeign || once.isHeld === true || once.asks.some((ask) => isCall(ask) && makes.has(ask.tool)))
    return null;
  const known = knownCards(conversation);
  if (!known.isAll) {
    const isDue = current.steps.length === 0 && pieces.filter(mayBeNamed).length > 1 && !hasEach(once, pieces.length);
    const look = { kind: 'unknown', look: {} } as const;
    return isDue ? { ...once, asks: [{ kind: 'call', tool: 'read_card', input: {}, target: look }] } : null;
  }
  const parts: { card: CardSummary; texts: string[] }[] = [];
  for (const piece of pieces) {
    const found = cardAhead(piece, known.cards);
    const last = parts.at(-1);
    if (found !== null) parts.push({ card: found.card, texts: found.rest === '' ? [] : [found.rest] });
    else if (last !== undefined) last.texts.push(piece.trim());
    else return null;
  }
  const ids = new Set(parts.map(({ card }) => card.card_id));
  if (ids.size < 2 || hasEach(once, ids.size)) return null;
  // "Mug 1.25 l, bottle 0.50 l" names what there is, and may change nothing.
  if (parts.every(({ texts }) => texts.every((text) => bareMeasure.test(text)))) return null;
  const asks: CallAsk[] = [];
  for (const { card, texts } of parts) {
    if (texts.length === 0) return null;
    for (const text of texts) {
      const own = saidOf(text, { ...conversation, earlier: [], shownCardId: card.card_id }, read);
      if (own === null) return null;
      asks.push(...own.map((ask): CallAsk => ({ ...ask, target: { kind: 'cards', card_ids: [card.card_id] } })));
    }
  }
  return { ...once, asks: together(ofEach(asks)) };
}

const bareMeasure = /^\d[\d.,]* ?\p{L}{1,3}[\s.!]*$/u;
const makes = new Set<string>(['create_card', 'import_listing', 'import_file']);

/** Another reading has work on as many cards already. */
function hasEach({ asks }: Request, count: number): boolean {
  const targets = new Set(asks.filter(isCall).map(({ target }) => JSON.stringify(target)));
  const most = Math.max(
    0,
    ...asks.filter(isCall).map(({ target }) => (target?.kind === 'cards' ? target.card_ids.length : 1)),
  );
  return Math.max(targets.size, most) >= count;
}

/** Changes of the same card are one. */
function ofEach(asks: CallAsk[]): CallAsk[] {
  const joined: CallAsk[] = [];
  for (const ask of asks) {
    const at = joined.findIndex((one) => areEditsOfOne(one, ask));
    const before = joined[at];
    if (before === undefined) joined.push(ask);
    else joined[at] = withEditsOf(before, ask);
  }
  return joined;
}

const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  let rest = text;
  while (words.length < mostWordsOfName) {
    const [found] = word.exec(rest) ?? [];
    if (found === undefined) break;
    words.push(found);
    rest = rest.slice(found.length).replace(/^ /, '');
  }
  return words;
};

/** Behind a name: a figure, a state, what it is or has, or what is to be done. */
const saysOfIt =
  /^\S+(?: \S+){0,3}?(?::|,? (?:now |only |also )*(?:[$€£]? ?\d|(?:is|are|has|have|comes?|weighs?|holds?|costs?|needs?|back|sold out|out of|in stock)\b))/i;

/** Whether a piece may begin with a name, as far as that is known without the titles. */
function mayBeNamed(piece: string): boolean {
  const own = piece.trim().replace(lead, '');
  const [first = '', second = ''] = wordsOf(own.toLowerCase());
  const isName = (one: string) =>
    one.length > 2 && !noName.test(one) && !section.test(one) && (isNameWord(one) || isKindOfThing(one));
  const hasName = isName(first) || ((isDescribing(first) || !isRequestWord(first)) && isName(second));
  return hasName && !noName.test(first) && !section.test(first) && saysOfIt.test(own);
}

/** The card that the first words of a piece name, and what the piece says of it. */
function cardAhead(piece: string, cards: CardSummary[]): { card: CardSummary; rest: string } | null {
  const own = piece.trim().replace(lead, '');
  const words = wordsOf(own);
  const [first = ''] = words;
  if (noName.test(first) || section.test(first)) return null;
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).map((one) => one.toLowerCase().replace(/['’]s$/, ''));
    const bare = name.filter((one) => !/^(?:one|card|listing)$/.test(one));
    const isOfTitle = (card: CardSummary) => hasWords(card.title, bare.join(' '));
    const found = cardsNamed({ words: bare, isOne: false, isStrong: true }, cards).filter(isOfTitle);
    const [only, ...others] = found.length > 0 ? found : cards.filter(isOfTitle);
    if (only === undefined || others.length > 0) continue;
    const rest = own.slice(words.slice(0, length).join(' ').length).replace(/^\s*(?:[:,=-]|->)?\s*/, '');
    return { card: only, rest };
  }
  return null;
}

const state =
  /^(?:(?:is |are |now |again )*)(?:back |again )?(?:(?:in|out of) stock|sold out|available|unavailable)\b/i;
const verb = /^(?:is|are|has|have|comes?|weighs?|holds?|measures?|fits?|lasts?|costs?|needs?|contains?|includes?)\b/i;
const money =
  /^(?:now |for |at |to |costs? |is )*((?:[$€£] ?)?\d+[.,]\d\d|[$€£] ?\d+|\d+ ?(?:[$€£]|eur|euros?|usd|dollars?|gbp|pounds?|bucks))(?: now| please| pls)*$/i;

/** What is said behind a name, as work on that card; null where it is not understood as such. */
function saidOf(text: string, on: Conversation, read: (one: Conversation) => Request): CallAsk[] | null {
  const said = text.replace(/(?:[\s,]+(?:please|pls|plz|thanks|thx|too|now))+[\s.!]*$/i, '').replace(/[\s.!]+$/, '');
  const [, price] = money.exec(said) ?? [];
  if (price !== undefined) return [edited([{ op: 'set', field: 'price', value: price }])];
  const forms = verb.test(said) ? [`it ${said}`] : state.test(said) ? [`it is ${said}`] : [said, `it is ${said}`];
  for (const form of forms) {
    const edits = changesSaid(form);
    if (edits.length > 0) return [edited(edits)];
    const own = read({ ...on, current: { text: form, steps: [] } }).asks;
    if (own.length > 0 && own.every(isOnCard)) return own.filter(isCall);
    const measured = measureSaid(form);
    if (measured !== null) return [edited(measured)];
  }
  return null;
}
const edited = (edits: ListingEdit[]): CallAsk => ({
  kind: 'call',
  tool: 'edit_card',
  input: { edits },
  target: { kind: 'it' },
});
const onCard = new Set<string>([
  'edit_card',
  'improve_card',
  'score_card',
  'restore_version',
  'lock_fields',
  'export_cards',
]);
const isOnCard = (ask: Ask) =>
  isCall(ask) &&
  onCard.has(ask.tool) &&
  ask.only === undefined &&
  (ask.target?.kind === 'it' || ask.target?.kind === 'cards');
