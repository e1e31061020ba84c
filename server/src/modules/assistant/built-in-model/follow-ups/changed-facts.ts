import { isFailure, type ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';

const lead =
  "(?:(?:ok(?:ay)?|yes|no|nope|and|but|so|now|then|please|pls|sorry|oops|wait|actually|oh|well|can you|could you|i want you to|let['’]?s)[\\s,.!]+)*";
const changes = new RegExp(
  `^\\s*${lead}(change|switch|update|correct|set|turn|make) (?:it|that|this)(?: back| over)?(?: (?:to|into|as))?(?: say)? ([^,.;:?!"\\n]{2,60}?)(?: instead| please| pls| now| then)*[\\s.!]*$`,
  'i',
);
const states = new RegExp(
  `^\\s*${lead}(?:it['’]?s|it is|its|should be|it should be|it has to be) ([^,.;:?!"\\n]{2,60}?)(?: instead| actually)*[\\s.!]*$`,
  'i',
);
/** How a product is cleaned: no other field of a card says it. */
const care =
  /^(?:(?:gentle|cold|warm|only) )?(?:(?:hand|machine)[- ]?wash(?:able|ed|ing)?|dry[- ]?clean(?:ing|ed)?|wipe[- ]?clean|spot[- ]?clean)(?: (?:only|cold|warm|at|up to|at most|in|\d{2}|degrees|°|°?c|celsius|gentle|cycle|by hand))*$/i;
/** After these "it" may be a picture, a task or a file. */
const ofOther = new Set<string>([
  'edit_image',
  'generate_image',
  'add_image_to_gallery',
  'schedule_task',
  'list_tasks',
  'cancel_task',
  'remember_preference',
  'export_cards',
  'improve_cards',
  'score_cards',
  'list_cards',
]);

/** "Change it to hand wash only": the field of the change before, or the one that holds such a value, said in full; null for other words. */
export function changedFact(said: string, last: Turn | undefined): string | null {
  const step = last?.steps.at(-1);
  const [, verb = '', value] = changes.exec(said) ?? [];
  const stated = value ?? states.exec(said)?.[1];
  if (stated === undefined || (step !== undefined && ofOther.has(step.tool))) return null;
  if (care.test(stated)) return `set the specification care to ${stated}`;
  if (value === undefined || /^make$/i.test(verb)) return null;
  const edits =
    step?.tool === 'edit_card' && !isFailure(step.output) ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
  const [edit, ...others] = edits;
  // A field that holds one value of any kind: "change it to Oak" is the brand still.
  if (edit?.field === 'brand' || edit?.field === 'category')
    return /^\p{Lu}/u.test(value) ? `set the ${edit.field} to ${value}` : null;
  const [fact, ...more] = factsAlone(value);
  if (last === undefined || fact === undefined || more.length > 0) return null;
  const isSpecified = edit?.field === 'specifications' && others.length === 0;
  const name = isSpecified ? edit.name : fact.field === 'specifications' ? fact.name : undefined;
  if (name !== undefined) return `set the specification ${name} to ${value}`;
  return edit?.op === 'add' && edit.field === 'bullets' && others.length === 0
    ? `replace "${edit.value}" with "${fact.value}" in the bullets`
    : null;
}
