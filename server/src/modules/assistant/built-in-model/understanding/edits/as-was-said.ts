import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../../tool-types.ts';
import { type Ask, isCall } from '../ask.ts';

/** What may stand right before a value and turns it into its opposite, with how it is written. */
const denials: [RegExp, string][] = [
  [/\b(?:does not|does ?n['’]?t)$/i, 'Does not'],
  [/\b(?:do not|do ?n['’]?t)$/i, 'Do not'],
  [/\b(?:did not|did ?n['’]?t)$/i, 'Did not'],
  [/\b(?:will not|wo ?n['’]?t)$/i, 'Will not'],
  [/\b(?:can ?not|ca ?n['’]?t)$/i, 'Cannot'],
  [/\b(?:is not|is ?n['’]?t)$/i, 'Is not'],
  [/\b(?:are not|are ?n['’]?t)$/i, 'Are not'],
  [/\b(?:has not|has ?n['’]?t)$/i, 'Has not'],
  [/\bno longer$/i, 'No longer'],
  [/\bnever$/i, 'Never'],
];
const denies = /\b(?:not|no|never|without|cannot)\b|n['’]t\b/i;
const texts = new Set<string>(['bullets', 'description']);
const writes = new Set<string>(['add', 'set']);

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** How the words in front of a value deny it; null where they do not, or where the value says so itself. */
function denialOf(value: string, said: string): string | null {
  if (value.trim() === '' || denies.test(value)) return null;
  const at = said.toLowerCase().indexOf(value.trim().toLowerCase());
  const before = at < 0 ? '' : said.slice(0, at).trimEnd();
  return denials.find(([pattern]) => pattern.test(before))?.[1] ?? null;
}

/** Stands for the name of a card where its words are read: of a text it is no part. */
const standIn = /\bthis one\b/i;
const withoutStandIn = (value: string): string =>
  upperFirst(
    value.replace(/^this one (?:is |are )?(?=\p{L})/iu, '').replace(/ (?:with|for|to|of|in|on) this one$/i, ''),
  );

/**
 * "The charger does not come with a cable": a text says it as it was said, and never its opposite; a property of which only
 * is told what it is not has no value. `said`: the message.
 */
export function asWasSaid(asks: Ask[], said: string): Ask[] {
  return asks.flatMap((ask): Ask[] => {
    const edits = isCall(ask) && ask.tool === 'edit_card' ? (ask.input.edits as ListingEdit[] | undefined) : undefined;
    if (edits === undefined || !isCall(ask)) return [ask];
    const sound = edits.flatMap((told): ListingEdit[] => {
      const isSaid = told.value === undefined || !standIn.test(told.value) || standIn.test(said);
      const edit = isSaid ? told : { ...told, value: withoutStandIn(told.value ?? '') };
      const denial = writes.has(edit.op) ? denialOf(edit.value ?? '', said) : null;
      if (denial === null) return [edit];
      return texts.has(edit.field) && edit.op === 'add'
        ? [{ ...edit, value: `${denial} ${lowerFirst(edit.value ?? '')}` }]
        : [];
    });
    return sound.length === 0 && edits.length > 0 ? [] : [{ ...ask, input: { ...ask.input, edits: sound } }];
  });
}
