import { numbersOf } from '@cardwright/listing/ground/numbers';
import type { CardListing, ToolOutputs } from '../../tool-types.ts';
import { plain } from '../safe-markdown.ts';
import { cardLink } from './improve-answers.ts';
import { tokens } from './question-words.ts';

interface Measure {
  asks: RegExp;
  /** Dimension of its unit. */
  dimension: string;
  /** First words of the names of specifications that state it. */
  names: string[];
  /** The words for more and for less of it. */
  more: string;
  less: string;
  isMore: RegExp;
}
const measures: Measure[] = [
  {
    asks: /\b(?:heav(?:y|ier|iest)|light(?:er|est)|weighs?)\b/,
    dimension: 'mass',
    names: ['weight', 'mass'],
    more: 'heavier',
    less: 'lighter',
    isMore: /\bheav|\bmore\b|\bover\b|\babove\b|\bmost\b/,
  },
  {
    asks: /\b(?:holds?|capacity|volume|contains?)\b/,
    dimension: 'volume',
    names: ['capacity', 'volume'],
    more: 'larger',
    less: 'smaller',
    isMore: /\bmore\b|\bover\b|\babove\b|\bmost\b|\blarge|\bbig/,
  },
  {
    asks: /\b(?:long(?:er|est)|short(?:er|est))\b/,
    dimension: 'length',
    names: ['length'],
    more: 'longer',
    less: 'shorter',
    isMore: /\blong/,
  },
  {
    asks: /\b(?:tall(?:er|est)|high(?:er|est)|low(?:er|est))\b/,
    dimension: 'length',
    names: ['height'],
    more: 'taller',
    less: 'lower',
    isMore: /\btall|\bhigh/,
  },
  {
    asks: /\b(?:wide(?:r|st)|narrow(?:er|est))\b/,
    dimension: 'length',
    names: ['width'],
    more: 'wider',
    less: 'narrower',
    isMore: /\bwide/,
  },
  {
    asks: /\b(?:thick(?:er|est)|thinn(?:er|est))\b/,
    dimension: 'length',
    names: ['thickness'],
    more: 'thicker',
    less: 'thinner',
    isMore: /\bthick/,
  },
  {
    asks: /\b(?:powerful|stronger|strongest|watts?)\b/,
    dimension: 'power',
    names: ['power', 'wattage'],
    more: 'more powerful',
    less: 'less powerful',
    isMore: /\bmore\b|\bstrong|\bmost\b/,
  },
  {
    asks: /\b(?:bigger|biggest|larger|largest|smaller|smallest)\b/,
    dimension: 'volume',
    names: ['capacity', 'volume'],
    more: 'larger',
    less: 'smaller',
    isMore: /\bbig|\blarge/,
  },
];

/** The one quantity that a text states in this dimension; null for none, for a range and for what may mean several. */
function quantityIn(text: string, dimension: string): number | null {
  const values = numbersOf(text).flatMap(({ readings }) =>
    readings.filter((reading) => reading.dimension === dimension).map(({ value }) => value),
  );
  const [only] = values;
  return only === undefined || new Set(values).size > 1 ? null : only;
}
const statedIn = ({ specifications }: CardListing, { names, dimension }: Measure) => {
  const own = specifications.filter(
    ({ name }) => names.includes(tokens(name).at(-1) ?? '') && tokens(name).length <= 2,
  );
  const [spec] = own;
  const value = spec === undefined ? null : quantityIn(spec.value, dimension);
  return spec === undefined || value === null || own.length > 1 ? null : { ...spec, quantity: value };
};

/** "Is it heavier than 300 g?", by what the card states, in whatever unit; null for other questions. */
export function measuredAnswer(question: string, listing: CardListing): { found: boolean; answer: string } | null {
  const limit = /\b(?:than|over|above|under|below|at least|up to)\b (.{1,40}?)[?.! ]*$/.exec(question)?.[1];
  if (limit === undefined || !/^(?:and |so |but )?(?:is|are|does|do|has|can|will)\b/.test(question)) return null;
  for (const measure of measures) {
    const asked = measure.asks.test(question) ? quantityIn(limit, measure.dimension) : null;
    const stated = asked === null ? null : statedIn(listing, measure);
    if (asked === null || stated === null) continue;
    const isLess = /\b(?:less|lighter|smaller|shorter|narrower|lower|thinner|under|below|up to)\b/.test(question);
    const isEqual = Math.abs(stated.quantity - asked) <= Math.abs(asked) * 1e-9;
    const orEqual = /\b(?:at least|up to)\b/.test(question);
    const is = isEqual ? orEqual : isLess ? stated.quantity < asked : stated.quantity > asked;
    const answer = `The card says:\n\n- ${plain(stated.name, 100)}: ${plain(stated.value)}\n\nSo ${is ? 'yes' : isEqual ? 'no, it is the same' : 'no'}.`;
    return { found: true, answer };
  }
  return null;
}

/** Which of the cards is heavier, holds more, is longer; empty when nothing of the kind is asked or a card does not say it. */
export function comparedMeasure(question: string, cards: ToolOutputs['read_card'][]): string {
  const measure = measures.find(({ asks }) => asks.test(question));
  if (measure === undefined || cards.length < 2) return '';
  const stated = cards.map(({ card, listing }) => ({ card, stated: statedIn(listing, measure) }));
  const missing = stated.filter((one) => one.stated === null);
  if (missing.length > 0)
    return `${missing.map(({ card }) => cardLink(card)).join(' and ')} ${missing.length === 1 ? 'does' : 'do'} not say the ${measure.names[0]}, and I do not guess.`;
  const isMore =
    measure.isMore.test(question) || !/\b(?:light|small|short|low|narrow|thinn|less|fewer|least)\w*/.test(question);
  const ranked = stated.toSorted((a, b) => ((b.stated?.quantity ?? 0) - (a.stated?.quantity ?? 0)) * (isMore ? 1 : -1));
  const [first, second] = ranked;
  if (first?.stated == null || second?.stated == null) return '';
  if (first.stated.quantity === second.stated.quantity)
    return `They have the same ${measure.names[0]}: ${plain(first.stated.value)}.`;
  const word = isMore ? measure.more : measure.less;
  const most =
    word.startsWith('more ') || word.startsWith('less ')
      ? word.replace('more', 'the most').replace('less', 'the least')
      : `the ${word
          .replace(/ier$/, 'iest')
          .replace(/(?<!i)er$/, 'est')
          .replace(/widr?$/, 'widest')}`;
  return `${cardLink(first.card)} is ${cards.length === 2 ? word : most}: ${plain(first.stated.value)} against ${ranked
    .slice(1)
    .map(({ stated: other }) => plain(other?.value ?? ''))
    .join(' and ')}.`;
}
