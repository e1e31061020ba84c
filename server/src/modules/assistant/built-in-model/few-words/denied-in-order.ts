import type { Conversation } from '../conversation.ts';
import { lead, saidAs } from '../said-around.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';

/** "A better title without making it longer": what shall not become of it is no wish. */
const keptLength =
  /[\s,]+(?:but )?(?:without (?:making|getting|writing) (?:it|them|that)(?: any)?|(?:do(?: not|n['’]?t)|not) make (?:it|them|that)(?: any)?) (?:longer|shorter)(?=[\s,.!?]*$)/i;
/** "Prefer the old title": said of this card, and no rule for all. */
const prefersOld = saidAs(
  `(?:i (?:think i |would |really |still )?)?prefer(?:red)? (?:the |my |its )?(?:old|previous|earlier|original|former) (${sectionNoun})(?: (?:better|more|much more|a lot more))?`,
);
/** "Don't use exclamation marks ever": a rule for all texts. */
const neverUse = new RegExp(
  `^${lead}(?:(?:please|pls) )?do(?: not|n['’]?t) (?:you )?(?:ever )?(use|say|write|put) ((?!(?:it|that|this|them)\\b)[^.;:!?"\\n,]{2,40}?) (?:ever|anywhere|at all|any ?more|in (?:any|all)(?: of)?(?: my| the)? (?:texts?|listings?|cards?))(?: again)?(?:,? (?:please|pls|thanks))*(?:[,.;!–-]+ ?(?:i |we )?(?:really )?(?:hate|dislike|do(?: not|n['’]?t) like)[^.;:!?\\n]{0,30})?[\\s.!]*$`,
  'iu',
);
/** "The description is too long, 500 max". */
const bareMost = /(?<=\b(?:titles?|desc(?:ription)?s?|bullets?)\b[^.!?]{0,60}[\s,])(\d{2,4}) max(?:imum)?(?=[\s.!]*$)/i;

/** What denies a part of an order, or states its limit without a unit, in words that say so; null for other words. */
export function deniedInOrder({ current }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 200 || said.includes('"')) return null;
  if (keptLength.test(said)) return said.replace(keptLength, '');
  const [, section] = prefersOld.exec(said) ?? [];
  if (section !== undefined) return `bring back the old ${section}`;
  const [, verb, what] = neverUse.exec(said) ?? [];
  if (verb !== undefined) return `from now on never ${verb} ${what}`;
  return bareMost.test(said) ? said.replace(bareMost, 'max $1 characters') : null;
}
