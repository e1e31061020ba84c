import type { Conversation, Turn } from '../conversation.ts';
import { isAgreement } from '../open-price/agreements.ts';
import { parseRequest, type Request } from '../request.ts';
import { type Surroundings, say } from '../understanding/ask.ts';
import { askedValue, asOrder } from '../understanding/questions/asked-values.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { lead } from './after-list.ts';

/** "Is the price right? Says 24.90 on the site": the card is asked, and what would change it is told. */
export function valueAsked({ current, isScheduled }: Conversation, around: Surroundings): Request | null {
  const asked = isScheduled === true || !around.hasCard || around.filesAreNew ? null : askedValue(current.text);
  if (asked === null) return null;
  const { question } = asked;
  return {
    ...parseRequest(question, around),
    text: normalForm(current.text).text,
    asks: [
      { kind: 'call', tool: 'answer_from_card', input: { question }, target: { kind: 'it' } },
      say(asOrder(asked) === null ? 'edit_asked' : 'value_asked'),
    ],
  };
}

const changes = new RegExp(
  `^\\s*${lead}(?:yes[\\s,.!]+)?(?:change|set|fix|correct|update|adjust|take|use|write|do) (?:it|that|this|so)(?: (?:to that|then|please|accordingly|now|like that))*[\\s.!]*$`,
  'i',
);
/** "Yes", "then change it": to what was heard elsewhere. */
export function asWasHeard(text: string, { text: before }: Turn): string | null {
  const asked = askedValue(before);
  return asked === null || !(isAgreement(text) || changes.test(text)) ? null : asOrder(asked);
}
