import type { Conversation } from '../conversation.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import type { Request } from '../request.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { knownCards } from './known-cards.ts';
import { onOne, works } from './named-reads.ts';

const looks =
  '(?:nice|nicer|nicest|pretty|prettier|prettiest|beautiful|cute|cutest|ugly|uglier|ugliest|handsome|lovely|fancy|elegant|(?:good|nice|great|bad|odd|sad)[- ]looking)';
const byLooks = new RegExp(
  `(?<!\\b(?:write|create|draft|want|need|like|love|find|show|use|keep|is|be) (?:me )?)\\b(?:the|my|that) (?:(?:really|very|so|most|more) )?${looks} (?:one|card|listing|product|item)\\b(?! (?:than|you|that|from|we|i)\\b)`,
  'i',
);

/** "Make the good-looking one cheaper": which card that is nobody knows but the seller, who is asked; null for other words. */
export function openByOpinion(conversation: Conversation): Request | null {
  const { current } = conversation;
  if (!byLooks.test(current.text)) return null;
  const text = current.text.replace(byLooks, 'it');
  const request = continuedRequest({ ...conversation, current: { ...current, text, steps: [] } });
  if (works(request).length === 0 || !works(request).every(onOne)) return null;
  const isLooked = knownCards(conversation).isAll || current.steps.length > 0;
  const target: Target = { kind: 'unknown', look: isLooked ? null : {} };
  return { ...request, asks: request.asks.map((ask) => (ask.kind === 'call' ? { ...ask, target } : ask)) };
}
