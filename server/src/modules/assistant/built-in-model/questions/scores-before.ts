import { isFailure, type ToolOutputs } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';

export type Score = ToolOutputs['score_card'];

/** So many turns of scoring one after the other are compared. */
const mostTurns = 5;
const idOf = ({ card, marketplace }: Score) => `${card.card_id} ${marketplace}`;

/** What the last turn scored, and the turns of scoring right before it where that was a single one; the best first. */
export function scoresBefore(earlier: Turn[]): Score[] {
  const found: Score[] = [];
  for (const turn of earlier.slice(-mostTurns).toReversed()) {
    const scores = scoresOf(turn);
    if (scores.length === 0 || !turn.steps.every(({ tool }) => tool === 'score_card' || tool === 'list_cards')) break;
    found.push(...scores.filter((score) => !found.some((newer) => idOf(newer) === idOf(score))));
    if (scores.length > 1) break;
  }
  return found.toSorted((a, b) => b.total - a.total);
}

const scoresOf = (turn: Turn): Score[] =>
  turn.steps.flatMap(({ tool, output }) => (tool === 'score_card' && !isFailure(output) ? [output as Score] : []));
