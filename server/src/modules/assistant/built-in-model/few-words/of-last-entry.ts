import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone, type Turn } from '../conversation.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';

/** "No the third", behind a bullet that was removed or changed. */
const otherPlace = new RegExp(
  `^(?:no|nope|nah|wait|sorry|oops|oh)(?:[\\s,.!]+(?:no|wait|sorry|actually|not that one))*[\\s,.!]+(?:i mean(?:t)? )?(?:the )?(${ordinalPattern})(?: (?:one|bullet|point|keyword))?(?: i mean(?:t)?)?[\\s.!]*$`,
  'i',
);
/** "And hygge", behind a keyword that was added. */
const oneMore = /^(?:and|also|plus)(?: also)? "?([\p{L}\d][\p{L}\d' -]{1,30}?)"?(?: too| as ?well)?[\s.!]*$/iu;
const begins =
  /^(?:cool|well|good|great|nice|fine|perfect|ok|okay|done|finished|ready|that['’]?s|we|i|you|he|she|they|us|me|nothing|something|anything|everything|yes|no|yeah|so|all|else|who|when|where|why|which|is|are|was|were|can|could|would|will|should|if|because|but|or|and|the|an?|my|it|this|that|then|now|make|write|improve|score|export|set|change|remove|delete|show|for|on|in|what|how|please|thanks?|undo|put|use|have|give|get|take|bring|keep|drop|do|try|check|tell|add|mention|say|lock|publish|fix|translate|compare|also|more|all|both|shorter|longer|friendlier)\b/i;
const listed = new Set(['bullets', 'keywords']);

/** What is said of the entry of a list that was changed last, as an order of its own; null for other words. */
export function ofLastEntry({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const [edit, ...others] = said.length > 80 ? [] : editsOf(earlier.at(-1));
  if (edit === undefined || !listed.has(edit.field)) return null;
  const [, place] = otherPlace.exec(said) ?? [];
  if (place !== undefined && edit.op === 'remove' && edit.position !== undefined && others.length === 0)
    return `undo that and remove the ${place} ${edit.field.replace(/s$/, '')}`;
  const [, word] = oneMore.exec(said) ?? [];
  const isAdded = edit.op === 'add' && edit.field === 'keywords';
  return word !== undefined && isAdded && !begins.test(word) ? `add the keyword "${word}"` : null;
}

function editsOf(last: Turn | undefined): ListingEdit[] {
  const step = last?.steps.at(-1);
  return step?.tool === 'edit_card' && isDone(step.output) ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
}
