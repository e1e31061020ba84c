import type { ToolOutputs } from '../../tool-types.ts';
import type { CardState } from '../../tools/card-state.ts';
import { type ChangedWithin, changedWords } from '../../tools/changed-days.ts';
import type { PriceRange } from '../../tools/price-range.ts';
import { plain } from '../safe-markdown.ts';
import { cardLink, marketplaceName } from './improve-answers.ts';

const mostShown = 20;

/** The seller's listings, and by what they were chosen. */
export function listedText({ cards, more }: ToolOutputs['list_cards'], input: Record<string, unknown> = {}): string {
  const by = chosenBy(input);
  // Of all that there are, none is there.
  if (cards.length === 0 && Object.keys(input).every((key) => key === 'sort' || key === 'limit'))
    return 'You have no listings yet. Send me the address of a product page, or paste its text, to add one.';
  if (cards.length === 0)
    return `No listing of yours fits that${by === '' ? '' : `: there are none that ${by}`}. Send me the address of a product page to add one.`;
  const shown = cards.slice(0, mostShown);
  const lines = shown.map(
    (card, index) =>
      `${index + 1}. ${cardLink(card)} (${marketplaceName(card.marketplace)}${card.score === null ? '' : `, score ${card.score}`}${card.price === undefined ? '' : `, ${plain(card.price, 40)}`})`,
  );
  const rest = more || cards.length > shown.length ? '\n\nThere are more in your [library](/library).' : '';
  const order = input.sort === 'cheapest' || input.sort === 'dearest' ? `, the ${input.sort} first` : '';
  const those = `${by === '' ? 'Your listings' : `Your listings that ${by}`}${order}`;
  return `${those}:\n\n${lines.join('\n')}${rest}\n\nSay for example "improve ${cards.length === 1 ? 'it' : 'the second one'}".`;
}

/** "Score below 60 and were changed yesterday"; empty where nothing but words and marketplace chose them. */
function chosenBy(input: Record<string, unknown>): string {
  const {
    score_below,
    score_from,
    changed_within_days: days,
    published,
    availability,
    brand,
    lacks,
    ...prices
  } = input as Limits;
  const said = [
    published === undefined ? '' : 'are public',
    score_below === undefined ? '' : `score below ${score_below}`,
    score_from === undefined || score_from < 1 ? '' : `score ${score_from} or more`,
    costs(prices),
    availability === undefined ? '' : `are ${stockWords[availability]}`,
    brand === undefined ? '' : `are of the brand ${plain(brand, 60)}`,
    lacks === undefined ? '' : `have no ${lacks.join(' and no ')}`,
    days === undefined ? '' : `were changed ${changedWords(days)}`,
  ].filter((part) => part !== '');
  return said.join(' and ');
}
const stockWords = { in_stock: 'in stock', out_of_stock: 'out of stock', preorder: 'on pre-order' };
type Limits = PriceRange &
  CardState & {
    score_below?: number;
    score_from?: number;
    changed_within_days?: ChangedWithin;
    published?: true;
  };

function costs({ price_below: below, price_from: from, price_currency: currency }: PriceRange): string {
  const sum = (amount: number) => `${amount}${currency === undefined ? '' : ` ${currency}`}`;
  // "At most 20" is kept as less than 20.01.
  const isWhole = (amount: number) => Number.isInteger(Number((amount - 0.01).toFixed(2)));
  const most =
    below === undefined ? '' : isWhole(below) ? `${sum(Math.floor(below))} or less` : `less than ${sum(below)}`;
  const least = from === undefined ? '' : isWhole(from) ? `more than ${sum(Math.floor(from))}` : `${sum(from)} or more`;
  return most === '' && least === '' ? '' : `cost ${[least, most].filter((part) => part !== '').join(' and ')}`;
}
