import type { ListingEdit } from '../../tool-types.ts';
import { isDone, type ToolStep, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { specName } from '../understanding/edits/edit-values.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';
import { toStart } from './remarks.ts';
import { oneBullet, restoringSections } from './sections-back.ts';

const section = `(?:titles?|headline|descriptions?|prices?|brand|bullet(?: point)?s?|keywords?|tags|colou?r|${specName})`;
const asks =
  '(?:(?:(?:can|could|may) (?:i|we|you) (?:please )?|i (?:would like|want|need) (?:to have )?)?(?:(?:give|put|bring|get|take|have|restore|set|change|turn|leave|keep|make|i want)(?: me| us)? )?)';
const asBefore =
  '(?: (?:back|(?:back )?to (?:what|how|the way) (?:it|that|they) (?:was|were)|(?:as|like|the way|how) (?:it|they) (?:was|were)|(?:as|like|the way)(?= before)|to the (?:old|previous|earlier|original) (?:one|value|text|price)))(?: (?:before|again))?';
const lead = '(?:(?:hm+|no|oh|wait|ok(?:ay)?|actually|and|but|so|then|now|please|also|sorry)[\\s,.!]+)*';
const end =
  '(?:,? (?:please|too|as well|again|then|back))*(?:,? (?:and |but )?(?:keep|leave) (?:the |my |its )?[a-z]+(?: (?:as (?:it|they) (?:is|are)|alone|new))?)?[\\s.!]*$';
const wanted = new RegExp(
  `^${lead}${asks}(?:(?:the |my |its |our )?(?:old|original|earlier|previous) (${section})(?:${asBefore})?|(?:the |my |its |our )?(${section})${asBefore})${end}`,
);
/** "Undo the weight only", of a change of several facts. */
const undoneAlone = new RegExp(
  `^${lead}(?:undo|revert|reverse|take back) (?:(?:only|just) )?(?:the |my |its )?(?:change (?:of|to) the )?(${section})(?: (?:only|alone|change|edit))*${end}`,
);
/** "I liked the old title better, rest is fine". */
const liked = new RegExp(
  `^${lead}i (?:(?:really|actually|honestly|think i) )*(?:liked?|loved?|prefer(?:red)?) (?:the |my )?(?:old|original|earlier|previous) (${section})(?: (?:much|way|a lot|far|better|more|best))*[,.;:!-]+ (?:but |and |though )*(?:the )?(?:rest|others?|everything else)(?: of it)? (?:is|are|was|were|looks?|reads?) (?:(?:all|very|really|quite|just|perfectly) )*(?:fine|ok(?:ay)?|good|great|perfect|nice|better)(?: now| though| as it is)*[\\s.!]*$`,
);
/** "Put the mug description back". */
const ofCard = new RegExp(
  `^${lead}${asks}(?:the |my )((?:(?!(?:old|new|original|earlier|previous|current|first|second|third|last)\\b)[\\p{L}\\d'’-]+ ){1,3}?)(${section})${asBefore}${end}`,
  'u',
);
const nameOf = (said: string) => {
  if (/^(?:title|headline)/.test(said)) return 'title';
  if (/^(?:bullet|keyword|tag)/.test(said)) return said.startsWith('bullet') ? 'bullets' : 'keywords';
  return said.replace(/^colou?r$/, 'color').replace(/^(description|price)s$/, '$1');
};

/** "No, I want the one from before". */
const oneBefore = new RegExp(
  `^${lead}(?:nah[\\s,]+)?(?:i (?:want|would like|need|prefer|preferred)|give me|bring back|put back|take|get me)(?: back)? (?:the (?:one|version|text)|what (?:i|we) had|how it was) (?:from |of |that was |i had |we had )?before(?: back)?(?: please)?[\\s.!]*$`,
);

const versionBack: Ask[] = [
  { kind: 'call', tool: 'restore_version', input: { version: 'previous' }, target: { kind: 'it' } },
];
/**
 * "The old title too", "set the price back": what that section said before its last change in this chat, and nothing else of
 * the card. Null for other messages, and for those that are read as going back to a whole version.
 */
export function sectionBack({ text, asks: read, message }: Request, earlier: Turn[]): Ask[] | null {
  if (text.length > 160 || message.urls.length > 0 || earlier.every(({ steps }) => steps.length === 0)) return null;
  if (toStart.test(text.trim())) return [restoringSections(text) ?? say('old_version')];
  if (oneBefore.test(text.trim())) return versionBack;
  const ofNamed = ofCard.exec(text.trim());
  if (ofNamed !== null) return [backOf(ofNamed[1] ?? '', nameOf(ofNamed[2] ?? ''))];
  const found = [wanted, liked, undoneAlone].map((form) => form.exec(text.trim())).find((match) => match !== null);
  const name = nameOf(found?.[1] ?? found?.[2] ?? '');
  if (found === undefined) return null;
  const steps = earlier.flatMap((turn) => turn.steps);
  const edit = editBack(steps, name);
  if (edit !== null) return [{ kind: 'call', tool: 'edit_card', input: { edits: [edit] }, target: { kind: 'it' } }];
  const alone = workAlone(steps, name);
  if (alone !== undefined) return hasChanged(alone) ? versionBack : [say('nothing_to_undo')];
  // It is not written anew, and "back" is no text for it.
  const isChanged = read.some(
    (ask) => ask.kind === 'call' && (ask.tool === 'improve_card' || ask.tool === 'edit_card'),
  );
  const isLeft = /\b(?:leave|keep)\b/.test(text) && wasRewritten(steps, name);
  if (!isLeft && !isChanged && read.length > 0) return null;
  return [(name === 'bullets' && oneBullet.test(text) ? null : restoringSections(text)) ?? say('old_section')];
}

/** The section of the card that was named with it, else of the one in hand. */
function backOf(card: string, name: string): Ask {
  const names = card.split(' ').filter((word) => word !== '');
  const target: Target = names.length === 0 ? { kind: 'it' } : { kind: 'named', names: [names], isSure: true };
  const sections = sectionNamed(name);
  return sections.length === 0
    ? say('old_section')
    : { kind: 'call', tool: 'restore_version', input: { version: 'previous', sections }, target };
}

interface Change {
  before: string | null;
  after: string | null;
}
/** "159. No, 155. Leave it like it was": as it was before the price was changed at all. */
const joined = (last: Change | null, next: Change | null, name: string): Change | null =>
  name === 'price' && last !== null && next !== null ? { before: last.before, after: next.after } : (next ?? last);

const cardOf = ({ output }: ToolStep) => ('card' in output && output.card !== null ? output.card.card_id : null);

/** The last work, where it was on this section and no other: the version before is what is asked for. */
function workAlone(steps: ToolStep[], name: string): ToolStep | undefined {
  const last = steps.findLast(({ tool }) => /^(?:improve|edit|restore)_/.test(tool) || tool === 'reimport_card');
  const sections = last?.tool === 'improve_card' && isDone(last.output) ? last.input?.sections : undefined;
  return Array.isArray(sections) && sections.length === 1 && sections[0] === name ? last : undefined;
}
const hasChanged = ({ output }: ToolStep) => !('changes' in output) || output.changes.length > 0;

const rewritten = new Set(['title', 'description', 'bullets', 'keywords']);
/** "Leave the description as it was", behind work on it and on others: what was rewritten does not stay by itself. */
function wasRewritten(steps: ToolStep[], name: string): boolean {
  const last = steps.findLast(({ tool }) => tool === 'improve_card');
  const sections = last?.input?.sections;
  return (
    last !== undefined &&
    isDone(last.output) &&
    rewritten.has(name) &&
    (!Array.isArray(sections) || sections.includes(name))
  );
}

/** The change that takes the last one of this section back, as far as what was there before is known. */
function editBack(steps: ToolStep[], name: string): ListingEdit | null {
  const inHand = steps.map(cardOf).findLast((id) => id !== null);
  let last: Change | null = null;
  let isImproved = false;
  for (const step of steps) {
    if (cardOf(step) !== inHand || !isDone(step.output)) continue;
    if (step.tool === 'restore_version') last = null;
    if (step.tool === 'edit_card' && 'edits' in step.output)
      last = joined(last, step.output.edits.findLast(({ field }) => field.toLowerCase() === name) ?? null, name);
    isImproved =
      step.tool === 'improve_card' && 'changes' in step.output
        ? step.output.changes.some(({ path }) => path.replace(/^\//, '').split('/')[0] === name)
        : isImproved && step.tool === 'compare_versions';
    if (step.tool === 'improve_card' && isImproved) last = last === null ? null : { before: last.after, after: null };
    // Longer texts are cut in a comparison.
    if (step.tool === 'compare_versions' && isImproved && last === null && name === 'title' && 'fields' in step.output)
      last = { before: step.output.fields.find(({ path }) => path === name)?.before ?? null, after: '' };
  }
  if (last === null || last.before === null || last.before === '') return null;
  const { before, after } = last;
  if (name === 'bullets' || name === 'keywords')
    return after === null ? { op: 'add', field: name, value: before } : null;
  if (name === 'title' || name === 'description' || name === 'price' || name === 'brand')
    return { op: 'set', field: name, value: before };
  const [, label = '', value = ''] = /^([^:]+): (.+)$/s.exec(before) ?? [];
  return value === '' ? null : { op: 'set', field: 'specifications', name: label, value };
}
