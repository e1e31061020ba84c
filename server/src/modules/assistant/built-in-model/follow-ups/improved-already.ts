import { type Conversation, cardInHand, isDone } from '../conversation.ts';
import { type Ask, say } from '../understanding/ask.ts';

const lead =
  '(?:(?:and|now|then|next|ok(?:ay)?|yes|please|pls|great|good|nice|thanks|so|can you|could you|go ahead and|let us|do)[\\s,.!]+)*';
const improving = '(?:improve|optimi[sz]e|re-?write|rework|polish|redo|fix up|tidy up)';
const that = '(?:it|that|this|that one|this one|that (?:card|listing|product|other one))';
/** "Too" says that it is another thing than the one before. */
const another = new RegExp(
  `^${lead}(?:also ${improving} ${that}|${improving} (?:also ${that}|${that},? (?:too|as well|also|likewise)))(?: (?:please|pls|now|then))*[\\s.!]*$`,
  'i',
);

/** "Now improve that too", while this chat knows nothing but the card that it just improved: it is not paid for twice. */
export function improvedAlready({ earlier, current, shownCardId }: Conversation): Ask | null {
  if (!another.test(current.text.trim()) || (current.files ?? []).length > 0) return null;
  const last = earlier
    .flatMap(({ steps }) => steps)
    .findLast(({ tool }) => tool !== 'compare_versions' && tool !== 'show_usage');
  if (last?.tool !== 'improve_card' || !isDone(last.output) || last.input?.sections !== undefined) return null;
  const inHand = cardInHand(earlier, null);
  return shownCardId !== null && inHand !== shownCardId
    ? { kind: 'call', tool: 'improve_card', input: {}, target: { kind: 'cards', card_ids: [shownCardId] } }
    : say('improved_already');
}
