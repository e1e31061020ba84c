import type { ToolOutputs } from '../../tool-types.ts';
import type { Conversation, Turn } from '../conversation.ts';
import { isNo, isTalk } from '../follow-ups/small-talk.ts';
import { chooses } from './choosing-words.ts';
import { declines, declinesWholly } from './declining-words.ts';

/** A price of work on many that the seller was told and has neither agreed to nor declined. */
export interface OpenPrice {
  tool: 'improve_cards' | 'score_cards';
  input: Record<string, unknown>;
  quote: ToolOutputs['improve_cards'];
  /** The turn that told it, and its place among the earlier turns. */
  turn: Turn;
  at: number;
  /** The seller has said no to it: it can be told anew for less, and is not agreed to any more. */
  isDeclined: boolean;
}

/** So many remarks may stand between a price and the answer to it. */
const mostTalk = 4;
/** Looking at these says nothing about the work that waits. */
const besides = new Set(['show_usage', 'list_preferences']);

/**
 * The turn whose price may still wait for an answer, and whether the seller has said no since: talk leaves it open, any other
 * request ends it.
 */
export function pricedTurn({
  earlier,
}: Pick<Conversation, 'earlier'>): Pick<OpenPrice, 'turn' | 'at' | 'isDeclined'> | null {
  let isDeclined = false;
  for (let back = 1; back <= Math.min(earlier.length, mostTalk + 1); back += 1) {
    const turn = earlier.at(-back);
    if (turn === undefined) return null;
    // "No, too much, just …", whatever was made of the rest: nothing of the price is agreed to any more.
    if (turn.steps.length === 0 && back === 1 && declinesAny(turn.text)) {
      isDeclined = true;
      continue;
    }
    if (turn.steps.length === 0 ? isTalk(turn.text) : turn.steps.every(({ tool }) => besides.has(tool))) continue;
    return { turn, at: earlier.length - back, isDeclined };
  }
  return null;
}

/** Who chooses among the listings is asked once more. */
const declinesAny = (text: string) =>
  isNo(text) || declinesWholly.test(text) || (declines.test(text) && !chooses.test(text.toLowerCase()));

/** The price that still waits for an answer. */
export function openPrice(conversation: Pick<Conversation, 'earlier'>): OpenPrice | null {
  const priced = pricedTurn(conversation);
  const step = priced?.turn.steps.findLast(({ tool }) => tool === 'improve_cards' || tool === 'score_cards');
  if (priced === null || (step?.tool !== 'improve_cards' && step?.tool !== 'score_cards')) return null;
  const { tool, output: quote, input = {} } = step;
  if (!('dry_run' in quote) || !quote.dry_run || quote.card_count === 0 || !quote.covered) return null;
  return { tool, input, quote, ...priced };
}
