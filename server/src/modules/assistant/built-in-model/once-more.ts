import { isFailure } from '../tool-types.ts';
import type { Conversation } from './conversation.ts';
import { continuedRequest } from './follow-ups.ts';
import { works } from './named-reads.ts';
import { isBareRepeat } from './repeats.ts';
import type { Ask } from './understanding/ask.ts';
import { normalForm } from './understanding/normal-form.ts';

/** "Wow! Do this one the same way", "and this one too", "now this one": the last work once more, as `repeats.ts` reads it. */
export function onceMore(conversation: Conversation, said: string): string {
  if (isOnceMore(conversation, said)) return 'the same for this one';
  return said.replace(/\btheir originals?\b/i, 'the original');
}
const leads =
  '(?:(?:and|now|then|next|also|ok(?:ay)?|please|just|what about|how about|do|with|for|on|let us do|take)[\\s,]+)';
const same =
  '(?:(?:in |exactly )?(?:the )?same(?: way| again)?|likewise|similarly|as before|as well|too|also|next|now|please)';
const again = new RegExp(
  `^\\s*(?:${leads}+this one(?:,? ${same})*|this one(?:,? ${same})+|${leads}*(?:the )?same(?: again| thing)? (?:for|with|on|to) this one(?:,? ${same})*)[\\s.!?]*$`,
  'i',
);
const repeatable = new Set<string>(['improve_card', 'score_card', 'edit_image', 'export_cards', 'compare_versions']);
/** Whether that is all that these words ask for. */
export function isOnceMore(conversation: Conversation, said: string): boolean {
  if (!repeatable.has(conversation.earlier.at(-1)?.steps.at(-1)?.tool ?? '')) return false;
  const [sentence = ''] = /[^.!?]*[.!?\s]*$/.exec(said.trimEnd()) ?? [];
  if (!again.test(sentence)) return false;
  // "Shorten the title. And this one too" orders something before.
  const text = said.trimEnd().slice(0, -sentence.length);
  return (
    text.trim() === '' ||
    works(continuedRequest({ ...conversation, current: { ...conversation.current, text } })).length === 0
  );
}

/** The last export with these cards in place of its own. */
export function exportedLike({ earlier }: Conversation, said: string, ids: string[]): Ask | null {
  const last = earlier.at(-1)?.steps.at(-1);
  if (
    last?.tool !== 'export_cards' ||
    isFailure(last.output) ||
    ids.length === 0 ||
    !isBareRepeat(normalForm(said).text)
  )
    return null;
  const { card_ids: _, all: __, changed_within_days: ___, ...input } = last.input ?? {};
  return { kind: 'call', tool: 'export_cards', input, target: { kind: 'cards', card_ids: ids } };
}
