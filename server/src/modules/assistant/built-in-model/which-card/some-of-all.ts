import type { Conversation } from '../conversation.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import type { Request } from '../request.ts';

const lead =
  '(?:(?:no|nope|ok(?:ay)?|wait|hm+|well|then|so|fine|sorry|actually|all right|alright|please|yes|oh)[\\s,.!]+)*';
const name = '((?!(?:one|it|this|that|them|me|the|my|now|if|when|\\p{L}+ing)\\b[\\s.!]*$)[^,.;:?!\\n"]{2,60}?)';
const end = '(?:,? (?:then|please|pls|instead|first|for now|thanks))*[\\s.!]*$';
const meant = [
  new RegExp(`^${lead}(?:only|just) (?:(?:do|for|on|of|change|take) )*${name}${end}`, 'iu'),
  new RegExp(`^${lead}${name} (?:only|alone)${end}`, 'iu'),
];
const noun = '(?:cards|listings|products|items|ones|articles)';
const all = `(?:all|every|each)(?: (?:single )?one)?(?: of)?(?: (?:the|my|our|these|those|them|\\d{1,3}|two|three|four|five))*(?: (?:card|listing|product|item)\\b| ${noun})?`;
const allFields = /\ball (?:(?:the|my|our|of|their) )*(price|brand|title|categor|name)(?:s|ies)\b/i;
const ofAll = new RegExp(`\\b(of|for|on|in) ${all}(?=[\\s.!]|$)`, 'i');

/** "Set the price of all to 119", which is done one at a time; "no wait, only the lamp": of that one. */
export function onlySomeOf(conversation: Conversation, read: (said: Conversation) => Request): Request | null {
  const { earlier, current } = conversation;
  const last = earlier.at(-1);
  if (last === undefined || last.steps.length > 0 || current.text.length > 100) return null;
  const [, found] = meant.map((pattern) => pattern.exec(current.text.trim())).find((one) => one !== null) ?? [];
  if (found === undefined) return null;
  const before = {
    ...conversation,
    earlier: earlier.slice(0, -1),
    current: { ...current, text: last.text, steps: [] },
  };
  const { asks } = continuedRequest(before);
  if (asks.length !== 1 || asks[0]?.kind !== 'say' || asks[0].topic !== 'edit_many') return null;
  const card = /^(?:the|my|our|this|number|card|no\.?|#)\b/i.test(found) ? found : `the ${found}`;
  const text = last.text
    .replace(allFields, (_, field: string) => `the ${field === 'categor' ? 'category' : field} of ${card}`)
    .replace(ofAll, (_, link: string) => `${link} ${card}`);
  return text === last.text ? null : read({ ...conversation, current: { ...current, text } });
}
