import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, cardInHand, listedLast, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { numberWord, ordinalOf, ordinalWord } from '../understanding/speech/number-words.ts';
import { cardsNamed } from './title-match.ts';

const end =
  '(?=\\s*(?:[.,;:!?]|$)|\\s+(?:to|at|by|for|too|also|as ?well|please|pls|is|costs?|should|needs?|weighs?|has|instead|then|now|cheaper|\\d))';
/** "And the other to 36"; "the other photo" is no card. */
export const other = new RegExp(`\\bthe other(?: one| card| listing| product)?${end}`, 'i');
export const denies = /^(?:no|nope|nah|wait|sorry|oops|wrong|not)\b/i;
export const ofParts = /\b(?:photos?|pictures?|images?|bullets?|tasks?|versions?|chats?|keywords?|tags?|files?)\b/i;
/** "The small one", of two cards that differ by a figure. */
const sized =
  /\bthe (?:(small|smaller|smallest|little|short|shorter|mini|tiny)|(big|bigger|biggest|large|larger|largest|long|longer|tall|taller))(?: one| version)?(?=\s*(?:[.,;:!?]|$)|\s+(?:one|to|at|for|too|is|costs?|should|please|pls|now|\d))/i;
/** What stands around a name that answers "which one?". */
const around =
  /^(?:(?:no|oh|ok(?:ay)?|the|my|i mean(?:t)?|for|with|take|it is|it['’]s|please|pls|sorry)[\s,.!]+)*|(?:[\s,]+(?:ones?|card|listing|please|pls|i mean(?:t)?|of course|thanks))*[\s.!]*$/gi;
const mostWords = 6;

/**
 * "Which listing do you mean?" "Navy.": what was asked for before, as it was read then, on the card that is told now; null
 * where no such question was asked, or another thing is said.
 */
export function whichReplied(conversation: Conversation, read: (one: Conversation) => Request): Request | null {
  const { current, earlier } = conversation;
  const last = earlier.at(-1);
  if (last === undefined || !isLook(last) || (current.files ?? []).length > 0) return null;
  const name = current.text.trim().replace(around, '');
  const cards = listedLast(earlier)?.cards ?? [];
  const card = onlyNamed(name, cards) ?? placedAt(name, cards);
  if (card === null) return null;
  const asked = read({ ...conversation, earlier: earlier.slice(0, -1), current: last });
  const target: Target = { kind: 'cards', card_ids: [card.card_id] };
  const isOpen = (ask: Ask) => isCall(ask) && ask.target !== null && ask.target.kind !== 'cards';
  if (!asked.asks.some(isOpen)) return null;
  // The name alone is in no other language.
  const asks = asked.asks.filter((ask) => isCall(ask) || ask.topic !== 'language_done');
  return {
    ...asked,
    isForeign: false,
    asks: asks.map((ask): Ask => (isCall(ask) && isOpen(ask) ? { ...ask, target } : ask)),
  };
}

/**
 * "The other to 36", "and the small one?": a card of the last list that is told apart from the others of it, as its place
 * in the list; null for other words.
 */
export function toldApart({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  const cards = listedLast(earlier)?.cards ?? [];
  if (cards.length < 2 || said.length > 160) return null;
  const placed = (pattern: RegExp, card: CardSummary | null) =>
    card === null
      ? null
      : said
          .replace(pattern, `the ${ordinalOf(cards.indexOf(card) + 1)} one`)
          .replace(pricedOne, 'set the price of $1 to $2');
  if (ofParts.test(said) || denies.test(said)) return null;
  const inHand = cards.find(({ card_id }) => card_id === cardInHand(earlier, shownCardId));
  const like = inHand === undefined ? cards : cards.filter((card) => kind(card) === kind(inHand));
  const pair = like.length === 2 ? like : cards.length === 2 ? cards : [];
  const [, small, big] = sized.exec(said) ?? [];
  const isSized = small !== undefined || big !== undefined;
  const meant = isSized ? bySize(pair, small !== undefined) : (pair.find((card) => card !== inHand) ?? null);
  if (!isSized && (inHand === undefined || !other.test(said))) return null;
  const full = placed(isSized ? sized : other, meant);
  return full !== null && isQuestion.test(said) ? askedOf(earlier.at(-1), full) : full;
}
/** "Put the small one to 22". */
const pricedOne =
  /^(?:(?:oh|and|ok(?:ay)?|now|then|but|please)[\s,]+)*(?:(?:put|set|make|change|bring|move) )?(the \w+ one) (?:to|at) ([$€£]?\d+(?:[.,]\d\d?)?)(?=[\s.!]*$)/i;
const isQuestion = /^(?:and|what about|how about|or)\b[^.;!]{0,40}\?*$/i;

/** "And the small one?", behind a question about another card: the same question. */
function askedOf(last: Turn | undefined, said: string): string {
  const step = last?.steps.at(-1);
  const asked = step?.tool === 'answer_from_card' ? String(step.input?.question ?? '') : '';
  const [place = ''] = /the \w+ one/.exec(said) ?? [];
  return asked.includes('this one') && /^\W*(?:and |what about |how about |or )*the \w+ one\W*$/i.test(said)
    ? asked.replace('this one', place)
    : said;
}

/** Nothing was done but to look for the cards that may be meant. */
const isLook = ({ steps }: Turn) =>
  steps.length > 0 && steps.every(({ tool, input }) => tool === 'list_cards' && input?.prices !== true);

function placedAt(said: string, cards: CardSummary[]): CardSummary | null {
  const [, word = ''] = barePlace.exec(said.toLowerCase()) ?? [];
  const place = ordinalWord(word) ?? numberWord(word);
  return place === null || place === 0 ? null : (cards.at(place > 0 ? place - 1 : place) ?? null);
}
const barePlace = /^(?:number |no\.? ?|nr\.? ?|#)?([a-z]+|\d{1,2}(?:st|nd|rd|th)?)$/;

function onlyNamed(name: string, cards: CardSummary[]): CardSummary | null {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length === 0 || words.length > mostWords || /[,.;:?]/.test(name)) return null;
  const [only, ...others] = cardsNamed({ words, isOne: true, isStrong: true }, cards);
  return only !== undefined && others.length === 0 ? only : null;
}

const figure = /\d+(?:[.,]\d+)?/g;
const kind = ({ title }: CardSummary) => title.toLowerCase().replace(figure, '#').replace(/\s+/g, ' ').trim();

/** Of two titles that are the same but for one figure, the one with the smaller or the greater. */
function bySize([one, two]: CardSummary[], isSmall: boolean): CardSummary | null {
  if (one === undefined || two === undefined || kind(one) !== kind(two)) return null;
  const figures = (card: CardSummary) =>
    (card.title.match(figure) ?? []).map((value) => Number(value.replace(',', '.')));
  const [own, its] = [figures(one), figures(two)];
  const at = own.findIndex((value, index) => value !== its[index]);
  if (at < 0) return null;
  return (own[at] ?? 0) < (its[at] ?? 0) === isSmall ? one : two;
}
