import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, isDone, type Turn } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';

const adds = 'add|include|insert|put in|also|plus';
const takes = 'kill|scrap|delete|remove|drop|take out|lose|cut|kick out|throw out|without|no';
const noun = '(?:search )?(?:key ?words?|kewords?|keywrods?|kywords?|keywords?|tags?|terms?)';
const next = new RegExp(`(?:\\s*(?:[,;.]|\\b(?:and|but|then)\\b))+\\s+(?=(?:${adds}|${takes})\\b)`, 'i');
const segment = new RegExp(
  `^${lead}(?:(${adds})|(${takes})) ?(?:(?:the|these|this|those|a|an|some|new|word|words) )*(${noun}\\b)? ?:? ?(?:the )?(\\S.{0,300}?)(?: (?:to|from|in|into|out of) (?:the |my |its )?(?:${noun}|list))?${tail}`,
  'i',
);
/** Another field is spoken of, or no words are given. */
const noWords =
  /\b(?:bullets?|points?|titles?|descriptions?|specs?|specifications?|price|photos?|pictures?|images?|brand|category|score|cards?|listings?|sentences?|paragraphs?)\b|^no\b|^(?:it|that|this|them|these|those|all|both|everything|some|more|a few|one|the (?:first|second|third|last)\b.*|\d+)$|\d+ (?:more|others?)|\?/i;
const ofKeywords = new RegExp(`\\b${noun}\\b`, 'i');

/** "Add keyword a, delete b", "add: a, b" where keywords were spoken of: each with what is done to it; null for other words. */
export function keywordWishes(said: string, earlier: Turn[]): ListingEdit[] | null {
  const segments = said.split(next);
  const read = segments.map((part) => segment.exec(part.trim()));
  const isNamed = read.some((match) => match?.[3] !== undefined);
  if (!isNamed && !spokeOfKeywords(earlier)) return null;
  // One order that names them is read as it always was.
  if (isNamed && segments.length === 1) return null;
  const edits = read.flatMap((match): (ListingEdit | null)[] => {
    const [, add, , named, words = ''] = match ?? [];
    if (match === null || noWords.test(words)) return [null];
    // "Keyword oak and ash" is one, "keywords oak and ash" are two; commas are split where they are entered.
    const list = /s$/i.test(named ?? '') ? words.replace(/,?\s+and\s+/gi, ', ') : words;
    if (add !== undefined) return [{ op: 'add', field: 'keywords', value: list }];
    return words.split(/\s*[,;]\s*|\s+and\s+/).map((value) => ({ op: 'remove', field: 'keywords', value }));
  });
  return edits.every((edit) => edit !== null) ? edits : null;
}

/** The last work or question was about keywords. */
function spokeOfKeywords(earlier: Conversation['earlier']): boolean {
  const last = earlier.at(-1);
  const step = last?.steps.at(-1);
  if (last === undefined || step === undefined || !isDone(step.output)) return false;
  const edits = step.tool === 'edit_card' ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
  const sections = (step.input?.sections ?? []) as string[];
  return (
    (edits.length > 0 && edits.every(({ field }) => field === 'keywords')) ||
    (sections.length > 0 && sections.every((section) => section === 'keywords')) ||
    (step.tool === 'answer_from_card' && ofKeywords.test(last.text))
  );
}
