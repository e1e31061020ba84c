import type { ListingEdit } from '../../tool-types.ts';
import { isDone, type Turn } from '../conversation.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const section = '(?:titles?|headline|descriptions?|bullets?(?: points?)?|keywords?|tags)';
const named = `(?:(?:in|for|from|on|to) )?(?:the |my |its )?(${section}(?:(?:,| and|, and) (?:(?:in|from) )?(?:the |my |its )?${section})*)`;
const lead = '(?:(?:no|oh|sorry|oops|ah|ok(?:ay)?|please|yes|but|hm+)[\\s,.!]+)*';
const end = '(?:,? (?:please|of course|sorry|then|now))*[\\s.!]*$';
/** "I meant the title too", "in the title as well", "and the title please". */
const there = new RegExp(
  `^\\s*${lead}(?:(?:and |also )?(?:(?:i )?(?:meant|mean|wanted|want)(?: it)?|do(?: it| that| the same)?|the same|same|change it|replace it|fix it)? ?(?:and |also )?${named},? (?:too|as well|also|likewise)|(?:and|also|(?:and )?the same|(?:and )?same|i also meant|i (?:also )?meant also) (?:also )?${named})${end}`,
  'i',
);
const texts = new Set<string>(['title', 'description', 'bullets', 'keywords']);

/** The replacement of the last message in the texts that are named behind it, in full; null for other words. */
export function sameReplacement(text: string, { steps }: Turn): string | null {
  const step = steps.findLast(({ tool }) => tool !== 'list_cards' && tool !== 'compare_versions');
  const [, one, other] = text.length > 100 ? [] : (there.exec(text) ?? []);
  const said = one ?? other;
  if (said === undefined || step?.tool !== 'edit_card' || !isDone(step.output)) return null;
  const edits = (step.input?.edits ?? []) as ListingEdit[];
  const [{ name, value } = { name: undefined, value: undefined }] = edits;
  const isReplacement = edits.every(
    (edit) => edit.op === 'set' && texts.has(edit.field) && edit.name === name && edit.value === value,
  );
  if (!isReplacement || name === undefined || value === undefined || /["“”]/.test(name + value)) return null;
  const done = edits.map(({ field }) => field);
  const open = sectionNamed(said.toLowerCase()).filter((one) => !done.some((field) => field === one));
  return open.length === 0 ? null : `replace "${name}" with "${value}" in the ${open.join(' and the ')}`;
}
