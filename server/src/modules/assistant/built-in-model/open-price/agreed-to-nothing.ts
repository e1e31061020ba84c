import type { Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { questionsOf } from '../surroundings.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { isAgreement } from './agreements.ts';

/** "Yes, go ahead" where nothing waits for it: after questions it is no answer, and after a score no order yet. */
export function agreedToNothing({ asks, text }: Request, earlier: Turn[]): Ask | null {
  const last = earlier.at(-1);
  // "Ok do it" asks a card for nothing.
  if (!asks.every((ask) => ask.kind === 'call' && ask.tool === 'answer_from_card') || !isAgreement(text)) return null;
  if (last === undefined) return say('nothing_open');
  if (questionsOf(last).length > 0) return say('answers_wanted');
  const isExplained = last.steps.length === 0 && improving.test(last.text) && cost.test(last.text);
  return say(isExplained || last.steps.at(-1)?.tool === 'score_card' ? 'offer_improve' : 'nothing_open');
}

const improving = /\b(?:improv|re-?writ|optimi[sz])\w*\b/i;
const cost = /\b(?:costs?|charge|pay|credits|how much|price)\b/i;
