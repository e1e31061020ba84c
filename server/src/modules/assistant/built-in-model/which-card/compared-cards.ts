import type { CardSummary } from '../../tool-types.ts';
import type { Request } from '../request.ts';
import { call } from '../understanding/ask.ts';
import type { Mention } from '../understanding/cards/card-mentions.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { cardsNamed } from './title-match.ts';

const thisOne = '(?:it|this|this one|this (?:card|listing|product)|the (?:current|shown) one)';
const compares = new RegExp(
  `\\bcompar\\w* (?:me )?${thisOne} (?:with|to|and|against|vs\\.?) |\\b${thisOne} (?:with|to|and|against|vs\\.?|versus) [^.!]{2,40}\\bcompar|\\bdifferen(?:t|ce|ces) (?:between|of|from|to|is) ${thisOne} |\\b(?:how|what|where) (?:does|do|is|are) ${thisOne} (?:differ\\w*|better|worse)|^(?:and |so )?${thisOne} (?:vs\\.?|versus) `,
  'i',
);

/** "Compare this with the lamp": the card in hand and the one that is named, side by side. Null for other messages. */
export function comparedWithThis(
  request: Request,
  mentions: Mention[],
  cards: CardSummary[],
  inHand: string | null,
  look: (mentions: Mention[]) => { query?: string } | null,
): Request | null {
  const [mention, ...others] = mentions;
  if (inHand === null || mention === undefined || others.length > 0 || !compares.test(request.text)) return null;
  const named = { ...mention, isStrong: true };
  const [other, ...more] = cardsNamed(named, cards).filter(({ card_id }) => card_id !== inHand);
  const wanted = other === undefined ? look([named]) : null;
  if (more.length > 0 || (other === undefined && wanted === null)) return null;
  const target: Target =
    other === undefined ? { kind: 'unknown', look: wanted } : { kind: 'cards', card_ids: [inHand, other.card_id] };
  return { ...request, asks: [{ kind: 'call', tool: 'read_card', input: {}, target }] };
}

const which = /\b(?:which|what|who|is|are|does|do|has|have)\b/i;
const ofPrice =
  /\b(?:cheaper|dearer|pricier|(?:more|less) expensive|costs? (?:more|less)|(?:higher|lower|better) price)\b/i;
const ofScore =
  /\b(?:more|fewer|less|higher|lower|better|worse|most|fewest|best|highest|lowest) (?:points|scores?|rating)\b|\bscor(?:es?|ing) (?:higher|lower|better|worse|more|less|best|highest|lowest)\b/i;
const otherOrder =
  /\b(?:improve|rewrite|export|publish|make|set|change|delete|undo|import|re-?score|score (?:it|them|both|this|the))\b/i;

/** "Which is cheaper, the mug or the lamp?", "this or the mug": their prices side by side, or all scores; null for other messages. */
export function askedOfTwo(
  request: Request,
  text: string,
  mentions: Mention[],
  cards: CardSummary[],
  inHand: string | null,
  look: (mentions: Mention[]) => { query?: string } | null,
): Request | null {
  const [first, second, ...more] = mentions;
  if (first === undefined || more.length > 0 || !which.test(text) || otherOrder.test(text)) return null;
  const isOfTwo =
    second === undefined
      ? inHand !== null && isBesideThis(text, first)
      : /^\s*(?:,\s*)?(?:or|and|than)\s+$/i.test(text.slice(first.end, second.start));
  if (!isOfTwo) return null;
  if (ofScore.test(text)) return { ...request, asks: [call('list_cards', { sort: 'score' })] };
  if (!ofPrice.test(text)) return null;
  const found = mentions.map((mention) => cardsNamed({ ...mention, isStrong: true }, cards));
  const open = mentions.filter((_, at) => found[at]?.length !== 1).map((mention) => ({ ...mention, isStrong: true }));
  const wanted = open.length === 0 ? null : look(open);
  if (open.length > 0 && wanted === null) return null;
  const own = second === undefined && inHand !== null ? [inHand] : [];
  const target: Target =
    wanted === null
      ? { kind: 'cards', card_ids: [...own, ...found.flat().map(({ card_id }) => card_id)] }
      : { kind: 'unknown', look: wanted };
  return { ...request, asks: [{ kind: 'call', tool: 'read_card', input: {}, target }] };
}

/** Whether a name stands beside "this one": "this or the mug", "the mug or this". */
const isBesideThis = (text: string, { start, end }: Mention) =>
  /\b(?:this|it)(?: one| card| listing)?,? or\s+$/i.test(text.slice(0, start)) ||
  /^,?\s+or\s+(?:this|it)\b/i.test(text.slice(end));
