import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { call } from '../understanding/ask.ts';
import { works } from './named-reads.ts';

const behind =
  /^(.{5,200}?)(?:,? and(?: then)?|[,.;]? then|[,.;]) (?:please )?(?:show|list)(?: me)? all(?: (?:of them|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|(?:of )?(?:my |the )?(?:cards|listings|products)))?(?: (?:please|again|then|pls))*[\s.!]*$/iu;
const onOneCard = new Set<string>(['edit_card', 'improve_card', 'score_card']);

/** "Set the green one to 20 and then show me all four": the work as if it were said alone, and the library behind it. */
export function withListBehind(conversation: Conversation, read: (said: Conversation) => Request): Request | null {
  const { current } = conversation;
  const text = behind.exec(current.text.trim())?.[1];
  if (text === undefined || current.text.includes('"')) return null;
  const request = read({ ...conversation, current: { ...current, text } });
  const called = works(request);
  const isWork = called.length > 0 && called.every(({ tool }) => onOneCard.has(tool));
  return isWork ? { ...request, asks: [...request.asks, call('list_cards')] } : null;
}
