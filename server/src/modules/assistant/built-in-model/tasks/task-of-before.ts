import type { Conversation } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, isCall } from '../understanding/ask.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** One day, which no task has. */
const singleDay = new RegExp(
  `,? ?\\b(?:on )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?\\b|,? ?\\b(?:tomorrow|tonight|the day after tomorrow|next (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in \\d{1,2} (?:hours?|days?|weeks?)|(?:on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
  'gi',
);
const points = /\b(?:do|run|make|repeat|schedule|have) (?:it|that|this)(?: done)?\b/gi;
const idle =
  /^(?:(?:ok(?:ay)?|then|well|so|and|fine|alright|good|yes|no|please|rather|instead|hm+)\b[\s,.!]*)+|[\s,]*\b(?:then|instead|please|rather)[\s.!]*$/gi;

/** "On 1 December improve the mug", and behind the answer to it "do it on the first of every month then". */
export function taskOfBefore(conversation: Conversation, { asks }: Request): Ask[] | null {
  const last = conversation.earlier.at(-1);
  const [ask, ...more] = asks;
  const isPointing = ask?.kind === 'say' && ask.topic === 'schedule_what' && more.length === 0;
  if (!isPointing || last === undefined || last.steps.length > 0) return null;
  const before = surroundingsOf({ ...conversation, earlier: conversation.earlier.slice(0, -1) });
  const isPutOff = parseRequest(last.text, before).asks.some(
    (one) => one.kind === 'say' && (one.topic === 'put_off' || one.topic === 'schedule_when'),
  );
  if (!isPutOff) return null;
  const work = last.text.replace(singleDay, ' ').replace(/[\s.?!,]+$/, '');
  const time = conversation.current.text.replace(points, ' ').replace(idle, '').replace(/\s+/g, ' ').trim();
  const found = parseRequest(`${work}, ${time}`, surroundingsOf(conversation)).asks;
  return found.length === 1 && found.every((one) => isCall(one) && one.tool === 'schedule_task') ? found : null;
}
