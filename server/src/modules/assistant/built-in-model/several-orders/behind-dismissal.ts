import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone } from '../conversation.ts';

const idle = '(?:(?:ok(?:ay)?|fine|well|no|hm+|alright|all right|sorry|oh|yeah|and|so|then|actually)[\\s,.!]+)*';
/** "Ok leave it. …", "never mind, …": what is let go before another order or question. */
const lets = new RegExp(
  `^${idle}(?:(?:leave|forget|skip|drop|scrap) (?:it|that|this|about (?:it|that))(?: (?:then|out|again|for now))?|never ?mind|no problem|not important|does not matter|doesn['’]?t matter)[\\s]*[.,;!–-]+\\s*(?:(?:and|but|just|then|so|instead|rather)\\s+)*(?=\\S)`,
  'i',
);
const takesBack = /\b(?:skip|drop|scrap|leave|forget) (?:it|that|this)\b/i;

/** What stands behind words that let something go, and whether they take back what was just added; null for other words. */
export function behindDismissal({ current, earlier }: Conversation): { rest: string; isTakenBack: boolean } | null {
  const said = current.text.trim();
  const [found] = lets.exec(said) ?? [];
  if (found === undefined || said.length > 300) return null;
  const rest = said.slice(found.length);
  if (
    rest.split(/\s+/).length < 2 ||
    /^(?:it|that|this|as)\b/i.test(rest) ||
    /\b(?:undo|original|back|others?|rest|next)\b/i.test(rest)
  )
    return null;
  const step = earlier.at(-1)?.steps.at(-1);
  const edits = step?.tool === 'edit_card' && isDone(step.output) ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
  const isAdded = edits.length > 0 && edits.every(({ op }) => op === 'add');
  return { rest, isTakenBack: isAdded && takesBack.test(found) };
}
