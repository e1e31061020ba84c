import type { Conversation } from '../conversation.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { sectionNamed, wishesIn } from '../understanding/wishes/wishes.ts';
import { continuedRequest } from './follow-ups.ts';

const again = 'This puts the version before back and is one more improvement, for 20 credits.';
const sorry =
  'You had said so before and I got it wrong: I am sorry. The support of this site can give you these credits back.';

/** What a correction takes, said before its work (decision 005); null when the message is none, or the work has begun. */
export function correctionNote(conversation: Conversation): string | null {
  const { earlier, current } = conversation;
  const last = earlier.at(-1);
  const before = last?.steps.findLast(({ tool }) => tool === 'improve_card');
  if (current.steps.length > 0 || last === undefined || before === undefined) return null;
  const [back, work, ...others] = continuedRequest(conversation).asks;
  if (back?.kind !== 'call' || back.tool !== 'restore_version' || others.length > 0) return null;
  if (work?.kind !== 'call' || work.tool !== 'improve_card') return null;
  return wasSaid(last.text, work.input, before.input ?? {}) ? `${again} ${sorry}` : again;
}

/** What is corrected now stood in the words that asked for the work. */
function wasSaid(words: string, now: Record<string, unknown>, done: Record<string, unknown>): boolean {
  const { text } = normalForm(words);
  const isNew = (key: string) => now[key] !== undefined && JSON.stringify(now[key]) !== JSON.stringify(done[key]);
  const sections = Array.isArray(now.sections) ? now.sections : [];
  const named = sectionNamed(text);
  return (
    (isNew('marketplace') && marketplacesIn(text).some(({ id }) => id === now.marketplace)) ||
    (isNew('sections') && named.length === sections.length && named.every((section) => sections.includes(section))) ||
    (isNew('tone') && wishesIn(text).tone === now.tone)
  );
}
