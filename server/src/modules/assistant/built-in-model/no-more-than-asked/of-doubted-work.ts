import { isFailure } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';
import { beginsWithOrder } from '../understanding/orders/order-forms.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';

const changed =
  /\b(?:did|have|had) you (?:really |also |still |just )?(?:touch|chang|edit|re-?wr[io]t|alter|modif|leave|left|keep|kept|improv|remov|delet|shorten)\w*\b[^.;!?]*\?\s*$/;
/** "Now make it the first": a place, and nothing that is to be written. */
const placed =
  /^(?:(?:and|now|then|ok(?:ay)?|so|please|but|no)[\s,]+)*(?:make|put|set) (?:it|that|this) (?:(?:as|to|at) )?(?:the )?(?:very )?(?:first|second|third|fourth|fifth|last)(?: one| place| position)?(?: (?:please|again|instead))*[\s.!]*$/;
/** "Ok actually keep the watt fix": what was done stays, and nothing is done again. */
const keepsWork =
  /^(?:(?:and|but|no|ok(?:ay)?|so|please|actually|wait|yes|just|oh)[\s,.!]+)*(?:keep|leave|i like|i want to keep) (?:the|that|this|your|it|these|those)\b(?: [\w-]+){0,2}? (?:fix(?:es)?|corrections?|changes?|improvements?|polish|edits?|tweaks?|update|refresh|rewrite)(?: (?:please|as (?:it|they) (?:is|are)|though|then|anyway|in))*[\s.!]*$/;
const noRule =
  /^(?:(?:no|yes|ok(?:ay)?|wait|sorry|but|and|oh)[\s,.!]+)*(?:everywhere|always|never|all of (?:it|them)|each|every time|for all|in all)(?: please)?[\s.!]*$/;

const notThat = new RegExp(
  `^(?:(?:and|but|ok(?:ay)?|please|also|just|so)[\\s,]+)*(?:not|no|never) (?:the |my |its )?(?:other )?${sectionNoun}(?: (?:and|or|nor) (?:not )?(?:the |its )?${sectionNoun})*(?: (?:please|though|of course|then))*[\\s.!]*$`,
);
/** Of a day that comes once no task is made, and no such work every week. */
const isForth =
  /\bpublish\b[^.;!?]{0,60}\b(?:but|and|then)\b[^.;!?]{0,30}\b(?:hide|withdraw|un-?publish|take (?:it|that) (?:down|back|offline|off))\b/;
/** "Only if it gets longer than 60 characters": what is not known before the work. */
const unread = /\b(?:only if|unless)\b[^.;!?]*\d/;

/** Words that only ask, point or correct, where the tables read work or a rule in them. */
export function ofDoubtedWork({ earlier }: Conversation, request: Request): Request {
  const { asks, text } = request;
  const said = text.trim();
  const is = (tool: string) => asks.some((ask) => isCall(ask) && ask.tool === tool);
  const instead = (ask: Ask): Request => ({ ...request, asks: [ask] });
  if (is('improve_card') && changed.test(said) && !beginsWithOrder(said))
    return instead({ kind: 'call', tool: 'compare_versions', input: {}, target: { kind: 'it' } });
  if (is('improve_card') && keepsWork.test(said)) return instead(say('no'));
  if (is('improve_card') && placed.test(said)) return instead(say('place_what'));
  if (is('remember_preference') && noRule.test(said)) return instead(say('place_what'));
  if (is('improve_card') && notThat.test(said)) return instead(say('no'));
  if (is('schedule_task') && isForth.test(said)) return instead(say('put_off'));
  const isHeldBack = asks.some((ask) => isCall(ask) && (ask.only !== undefined || ask.input.dry_run === true));
  if (is('improve_card') && !isHeldBack && unread.test(said) && !/\b(?:credits?|costs?)\b/.test(said))
    return instead(say('condition_what'));
  const [only, ...others] = asks;
  const isUndo =
    only !== undefined &&
    isCall(only) &&
    others.length === 0 &&
    only.tool === 'restore_version' &&
    only.target?.kind === 'it' &&
    only.input.version === 'previous';
  const improved = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'improve_card')?.output;
  const wasNothing =
    improved !== undefined && !isFailure(improved) && 'changes' in improved && improved.changes.length === 0;
  return isUndo && wasNothing && pointsAtLast.test(said) ? instead(say('nothing_to_undo')) : request;
}
/** "Undo" alone may be of what was done before. */
const pointsAtLast = /\b(?:that|this|it|only|just|the last (?:one|change))\b/;
