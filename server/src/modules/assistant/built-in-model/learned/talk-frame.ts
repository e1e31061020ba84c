import type { Message } from '../pasted.ts';
import { firstOf } from '../tables/first-of.ts';
import { refusalRows } from '../tables/refusal-rows.ts';
import { helpRows } from '../tables/talk-rows.ts';
import { type Ask, type Clause, type Surroundings, say } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { wishesIn } from '../understanding/wishes/wishes.ts';

const question =
  /\?\s*$|^(?:(?:and|but|so|ok|hm+|sorry|please|hi|hello)[\s,]+)*(?:what|which|who|where|when|why|how|is|are|was|were|do|does|did|can|could|would|will|should|has|have|am|explain|tell me)\b/;

/** Words alone, for a message that asks for nothing to be done, or for what the assistant does not do. */
export function talkOn(label: 'talk' | 'refuse', message: Message, around: Surroundings): Ask[] {
  const whole = normalForm(message.command);
  const { quotes, text, raw } = whole;
  const clause: Clause = { whole, quotes, text: text.trim(), raw, wishes: wishesIn(text, quotes), around };
  const known = firstOf(label === 'refuse' ? refusalRows : [...refusalRows, ...helpRows], clause);
  if (known?.every(({ kind }) => kind === 'say') === true) return known;
  if (label === 'refuse') return [say('cannot')];
  return [say(question.test(clause.text) ? 'how_it_works' : 'noted')];
}
