import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { works } from './named-reads.ts';

const behind = new RegExp(
  `^(.{5,160}?)(?:,? and(?: then| also)?|,(?: then)?|[.;]) (?:please )?(?:tell me|check|see|let me know|say) (?:if|whether) (?:the |its )?title (?:(?:still|really|then) )*(?:fits?|is (?:short enough|not too long|within the limit))(?: (?:into|for|on|in|with|to))?(?: (${marketplaceName}))?(?:(?:['’]s)? (?:rules?|limits?))?(?:,? (?:please|pls|then|now|too|there|thanks))*[\\s.!?]*$`,
  'iu',
);
const onOneCard = new Set<string>(['edit_card', 'improve_card', 'restore_version']);

/** "Put it on 59 and tell me if the title fits eBay": the work as if it were said alone, and the limit told for nothing. */
export function withTitleBehind(conversation: Conversation, read: (said: Conversation) => Request): Request | null {
  const { current } = conversation;
  const [, text, place] = behind.exec(current.text.trim()) ?? [];
  if (text === undefined || current.text.includes('"')) return null;
  const request = read({ ...conversation, current: { ...current, text } });
  const called = works(request);
  const last = called.at(-1);
  if (last === undefined || !called.every(({ tool }) => onOneCard.has(tool))) return null;
  const question = `Does the title fit${place === undefined ? '' : ` on ${place}`}?`;
  return {
    ...request,
    asks: [...request.asks, { kind: 'call', tool: 'answer_from_card', input: { question }, target: last.target }],
  };
}
