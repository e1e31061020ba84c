import type { CardSummary } from '../tool-types.ts';
import type { Request } from './request.ts';
import { cardsNamed } from './title-match.ts';
import type { Mention } from './understanding/card-mentions.ts';
import type { Target } from './understanding/targets.ts';

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
