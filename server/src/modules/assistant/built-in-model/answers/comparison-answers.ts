import type { ToolOutputs } from '../../tool-types.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import { cardLink } from './improve-answers.ts';
import { comparedMeasure } from './measure-answers.ts';

type Read = ToolOutputs['read_card'];

const most = 5;
const shown = (values: (string | null)[]) =>
  values.map((value) => (value === null ? 'not in the card' : plain(value, 200))).join(' · ');

/** Two or more cards beside each other, from what the cards say and nothing else; `question` may ask which is heavier. */
export function comparedCards(reads: Read[], question = ''): string {
  const cards = reads.slice(0, most);
  const scores = cards.map(({ card }) => card.score);
  const lines = [
    ['Score', scores.map((score) => (score === null ? null : String(score)))],
    ['Price', cards.map(({ listing }) => listing.price)],
    ['Brand', cards.map(({ listing }) => listing.brand)],
    ['Category', cards.map(({ listing }) => listing.category)],
    ['Title', cards.map(({ listing }) => `${listing.title.length} characters`)],
    ['Description', cards.map(({ listing }) => `${listing.description.length} characters`)],
    ['Bullets', cards.map(({ listing }) => String(listing.bullets.length))],
    ['Keywords', cards.map(({ listing }) => String(listing.keywords.length))],
    ...sharedSpecifications(cards),
  ] satisfies [string, (string | null)[]][];
  const told = lines.filter(([, values]) => values.some((value) => value !== null));
  const list = cards.map(({ card }, index) => `${index + 1}. ${cardLink(card)}`).join('\n');
  return [
    list,
    bulletList(told.map(([name, values]) => `**${plain(name, 80)}**: ${shown(values)}`)),
    comparedMeasure(question.toLowerCase(), cards),
    best(cards),
    cheapest(cards, question),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Specifications that at least two of the cards have. */
function sharedSpecifications(cards: Read[]): [string, (string | null)[]][] {
  const key = (name: string) => name.toLowerCase().trim();
  const names = cards.flatMap(({ listing }) => [...new Set(listing.specifications.map(({ name }) => key(name)))]);
  const shared = [...new Set(names)].filter((name) => names.filter((one) => one === name).length > 1).slice(0, 8);
  return shared.map((name) => [
    cards[0]?.listing.specifications.find((one) => key(one.name) === name)?.name ?? name,
    cards.map(({ listing }) => listing.specifications.find((one) => key(one.name) === name)?.value ?? null),
  ]);
}

function best(cards: Read[]): string {
  const ranked = cards.flatMap(({ card }) => (card.score === null ? [] : [{ card, score: card.score }]));
  ranked.sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return '';
  const equal = ranked.filter(({ score }) => score === first.score);
  if (cards.length === 2)
    return equal.length === 2
      ? `Both score **${first.score}** of 100.`
      : `${cardLink(first.card)} scores better: **${first.score}** against ${second.score} of 100.`;
  const among = ranked.length === cards.length ? '' : 'Of those with a score, ';
  if (equal.length === ranked.length)
    return `${among === '' ? `All ${equal.length}` : `${among}${equal.length === 2 ? 'both' : `all ${equal.length}`}`} score **${first.score}** of 100.`;
  const names = equal.map(({ card }) => cardLink(card));
  const last = names.pop();
  return names.length === 0
    ? `${among}${last} scores best: **${first.score}** of 100.`
    : `${among}${names.join(', ')} and ${last} score best: **${first.score}** of 100.`;
}

const asksDearest =
  /\b(?:dear(?:er|est)|pric(?:ier|iest)|(?:more|most) (?:expensive|costly)|costs? (?:the )?(?:more|most)|highest price)\b/i;
const asksCheapest =
  /\b(?:cheap(?:er|est)|less expensive|least (?:expensive|costly)|costs? (?:the )?(?:less|least)|lowest price)\b/i;
/** Only prices in the same currency are compared. */
function cheapest(cards: Read[], question: string): string {
  const prices = cards.flatMap(({ card, listing }) => {
    const match = /^([\d.]+) ([A-Z]{3})$/.exec(listing.price ?? '');
    return match === null ? [] : [{ card, amount: Number(match[1]), currency: match[2] }];
  });
  if (prices.length < 2) return '';
  const currencies = new Set(prices.map(({ currency }) => currency));
  if (currencies.size > 1) {
    const end = asksDearest.test(question) ? -1 : asksCheapest.test(question) ? 0 : null;
    const apart = 'The prices are in different currencies, so I do not compare them';
    if (end === null) return `${apart}.`;
    const each = [...currencies].flatMap((currency) => {
      const own = prices.filter((price) => price.currency === currency).toSorted((a, b) => a.amount - b.amount);
      const one = own.at(end);
      return one === undefined ? [] : `${cardLink(one.card)}, ${one.amount.toFixed(2)} ${currency}`;
    });
    return `${apart}. The ${end === 0 ? 'cheapest' : 'most expensive'} of each:\n\n${bulletList(each)}`;
  }
  const [first, second] = prices.sort((a, b) => a.amount - b.amount);
  if (first === undefined || second === undefined) return '';
  if (
    cards.length === 2 &&
    first.amount === second.amount &&
    (asksDearest.test(question) || asksCheapest.test(question))
  )
    return `Both cost **${first.amount.toFixed(2)} ${first.currency}**.`;
  if (first.amount === second.amount) return '';
  if (asksDearest.test(question)) {
    const [dearest, next] = prices.toReversed();
    if (dearest === undefined || dearest.amount === next?.amount) return '';
    const amongThese = prices.length === cards.length ? '' : 'Of those with a price and its currency, ';
    return `${amongThese}${cardLink(dearest.card)} is ${cards.length === 2 ? 'more' : 'the most'} expensive.`;
  }
  if (cards.length === 2) return `${cardLink(first.card)} is cheaper.`;
  const among = prices.length === cards.length ? '' : 'Of those with a price and its currency, ';
  return `${among}${cardLink(first.card)} is the cheapest.`;
}
