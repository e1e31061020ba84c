import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, cardInHand, outputFrom, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import type { Ask } from '../understanding/ask.ts';
import { numberWord, ordinalOf, ordinalWord } from '../understanding/speech/number-words.ts';
import { cardsNamed } from './title-match.ts';

const end =
  '(?=\\s*(?:[.,;:!?]|$)|\\s+(?:to|at|for|too|also|as ?well|please|pls|is|costs?|should|needs?|weighs?|has|instead|then|now|cheaper|\\d))';
/** "And the other to 36"; "the other photo" is no card. */
const other = new RegExp(`\\bthe other(?: one| card| listing| product)?${end}`, 'i');
const denies = /^(?:no|nope|nah|wait|sorry|oops|wrong|not)\b/i;
const ofParts = /\b(?:photos?|pictures?|images?|bullets?|tasks?|versions?|chats?|keywords?|tags?|files?)\b/i;
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
  const cards = listedLast(earlier);
  const card = onlyNamed(name, cards) ?? placedAt(name, cards);
  if (card === null) return null;
  const asked = read({ ...conversation, earlier: earlier.slice(0, -1), current: last });
  const target = { kind: 'cards', card_ids: [card.card_id] } as const;
  const isOpen = (ask: Ask) => ask.kind === 'call' && ask.target !== null && ask.target.kind !== 'cards';
  return asked.asks.some(isOpen)
    ? { ...asked, asks: asked.asks.map((ask) => (isOpen(ask) ? ({ ...ask, target } as Ask) : ask)) }
    : null;
}

/**
 * "The other to 36", "and the small one?": a card of the last list that is told apart from the others of it, as its place
 * in the list; null for other words.
 */
export function toldApart({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  const cards = listedLast(earlier);
  if (cards.length < 2 || said.length > 160) return null;
  const placed = (pattern: RegExp, card: CardSummary | null) =>
    card === null ? null : said.replace(pattern, `the ${ordinalOf(cards.indexOf(card) + 1)} one`);
  if (ofParts.test(said) || denies.test(said)) return null;
  const inHand = cards.find(({ card_id }) => card_id === cardInHand(earlier, shownCardId));
  const like = inHand === undefined ? cards : cards.filter((card) => kind(card) === kind(inHand));
  const pair = like.length === 2 ? like : cards.length === 2 ? cards : [];
  const [, small, big] = sized.exec(said) ?? [];
  if (small !== undefined || big !== undefined) return placed(sized, bySize(pair, small !== undefined));
  if (inHand === undefined || !other.test(said)) return null;
  return placed(other, pair.find((card) => card !== inHand) ?? null);
}

const listedLast = (earlier: Conversation['earlier']): CardSummary[] =>
  earlier
    .toReversed()
    .map(({ steps }) => outputFrom(steps, 'list_cards'))
    .find((listed) => listed !== null)?.cards ?? [];

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
