import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { isCall, say } from '../understanding/ask.ts';

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const back =
  "(?:hide|withdraw|unpublish|un-publish|remove|delete|close|end|take (?:it|that|them|the page) (?:down|back|offline|off|away)|make (?:it|that) private|(?:don['’]?t|do not) show)";
const later = `(?:(?:on|by|until|till|after|before|from) )?(?:the )?(?:this |next |coming )*(?:${day}|tomorrow|tonight|week|weekend|month|morning|evening|later|midnight|noon)|(?:in|after|for) (?:an?|one|two|three|\\d+) (?:few )?(?:hours?|days?|weeks?|months?)|at \\d{1,2}(?::\\d\\d)? ?(?:am|pm|o['’]?clock)?|(?:on|by|until) (?:the )?\\d{1,2}`;
const forNow = new RegExp(
  `^(.{0,30}\\b(?:publish|share|make)\\b[^.;!?\\n]{0,50}?)[,;.]? (?:but|and|then|and then|but then)(?: (?:please|then|also|only|again))* (?:to )?${back}\\b[^.;!?\\n]{0,40}?\\b(?:${later})[^.;!?\\n]{0,20}[\\s.!]*$`,
  'i',
);

/** "Publish it, but hide it on Friday": it is published, and that nobody hides it by itself is said with it. */
export function publishedForNow(
  conversation: Conversation,
  read: (conversation: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const order = isScheduled === true ? undefined : forNow.exec(current.text.trim())?.[1];
  if (order === undefined) return null;
  const request = read({ ...conversation, current: { ...current, text: order } });
  const isPublished =
    request.asks.length > 0 && request.asks.filter(isCall).every(({ tool }) => tool === 'publish_case');
  return isPublished && request.asks.some(isCall) ? { ...request, asks: [...request.asks, say('hide_later')] } : null;
}
