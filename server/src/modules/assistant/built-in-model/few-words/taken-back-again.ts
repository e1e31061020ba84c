import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone } from '../conversation.ts';

const lead = '(?:(?:hm+|no|nah|oh|wait|ok(?:ay)?|actually|and|but|so|then|now|please|sorry)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|again|then|after all|too))*[\\s.!]*$';
const as = (pattern: string) => new RegExp(pattern, 'i');

/** "No leave it, I liked the one from before". */
const likedBefore = as(
  `^${lead}(?:(?:leave|forget|drop|scrap|skip) (?:it|that|this)[\\s,.;!-]+(?:and )?)?(?:i|we) (?:(?:really|actually|think i) )?(?:like[d]?|loved?|prefer(?:red)?|want(?:ed)?) (?:the (?:one|version|text)|what (?:i|we|it|you)|how it was) (?:from |of |that was |(?:i|we|you|it) )?(?:had |was |said )?before(?: (?:better|more))?${tail}`,
);
/** "Ok leave that out", behind words that were added. */
const leavesOut = as(
  `^${lead}(?:leave|take|drop) (?:it|that|this|that one|this one|the claim|that claim) (?:out|away|off)(?: (?:of it|of there|again))?${tail}`,
);
/** "Put the brand back", behind a title without it. */
const brandBack = as(
  `^${lead}(?:put|bring|get|add|write|take) (?:the |my |our )?brand(?: name)? back(?: (?:in|into|to|in the title|into the title))?${tail}`,
);

const writes = new Set<string>(['improve_card', 'edit_card', 'restore_version']);

/** What takes the last change back in words of its own, as "undo"; null for other words, and where nothing was changed last. */
export function takenBackAgain({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const step = earlier.at(-1)?.steps.findLast(({ tool }) => tool !== 'compare_versions');
  if (said.length > 120 || step === undefined || !writes.has(step.tool) || !isDone(step.output)) return null;
  const edits = (step.tool === 'edit_card' ? (step.input?.edits ?? []) : []) as ListingEdit[];
  const isAdded = edits.length > 0 && edits.every(({ op }) => op === 'add');
  const isBrandGone = edits.some(
    ({ style, op, field }) => style === 'without_brand' || (op === 'remove' && field === 'brand'),
  );
  const isMeant = likedBefore.test(said) || (isAdded && leavesOut.test(said)) || (isBrandGone && brandBack.test(said));
  return isMeant ? 'undo that' : null;
}
