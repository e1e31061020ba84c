import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import { limitAsked } from '../understanding/questions/limit-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { isKind } from '../which-card/all-of-kind.ts';

const lead =
  '(?:(?:ok(?:ay)?|and|now|then|so|also|please|pls|hm+|oh|well|no|nah|sorry|wait|great|good|perfect|thanks|can you|could you)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|now|then|too|again|thanks|thx|as ?well|instead))*[\\s.!?]*$';
const as = (pattern: string) => new RegExp(`^${lead}${pattern}`, 'iu');

/** 'Add "raw honey" and "gift"', where keywords were spoken of. */
const addsQuoted = as(`add ((?:"[^"]{2,40}"(?:,| and|, and|&)? ?)+)${tail}`);
/** "Remove gift again", of the keywords that were just added. */
const removesWord = as(`(?:remove|delete|drop|take out) "?([\\p{L}\\d][\\p{L}\\d' -]{1,40}?)"?${tail}`);
const ofKeywords = /\b(?:keywords?|tags|search terms?)\b/i;
/** "Undo that, I want to think about it". */
const undoesToThink = as(
  `(?:undo|revert|take back) (?:it|that|this)[\\s,.;!-]+(?:i|we)(?: (?:still|just|first|really))* (?:want|need|have|would like|must|should)(?: to)?(?: (?:first|just))? (?:think|sleep|check|look|compare|ask|talk|read)\\b[^.?!]{0,40}[\\s.!]*$`,
);
/** "No, the new one", behind an undo. */
const newOneBack = as(
  `(?:(?:put|bring|take|use|give me|i (?:do |did )?(?:want|like[d]?|prefer(?:red)?)) )?the new (?:one|version|text)(?: back)?(?: (?:was|is) better| after all)?${tail}`,
);
/** "No, I do want Porto in it", behind an undo. */
const wordBack = as(
  `(?:i|we) (?:do |did |really |actually )*want(?:ed)? ([\\p{L}\\d][\\p{L}\\d' -]{1,40}?) (?:in(?: it| there)?|back(?: in)?)(?: after all)?${tail}`,
);
/** "Same for the title", behind a length. */
const sameLength = as(`(?:the )?same (?:for|with|on) the (title|description)${tail}`);
/** "And the bullets", behind words that were added to the description. */
const partToo = as(`(?:(?:in|to|into|for) )?the (bullets|description)${tail}`);
const nowScore = /^(?:and|so|what about)? ?now\s*\?+$/i;
/** "Apply it here", behind what is to be kept for all cards. */
const appliesHere = as(
  `(?:apply|use|do) (?:it|that|this) (?:here|to this (?:one|card|listing)|on this (?:one|card|listing))${tail}`,
);
/** "Ok put 280", behind a question after the price. */
const putsSum = as(
  `(?:put|take|make it|say|use|write|set(?: it)?(?: to| at)?|go with) ([$€£]?\\d+(?:[.,]\\d{1,2})? ?(?:[$€£]|usd|eur|gbp|dollars?|euros?|pounds?)?)${tail}`,
);
const asksPrice = /\b(?:price|how much|charge|cost|ask for)\b/i;
/** "More elegant please". */
const tone =
  'elegant|modern|friendly|formal|professional|playful|emotional|exciting|technical|casual|serious|fun|romantic|poetic|luxurious|persuasive|natural|lively|personal|feminine|masculine|catchy|punchy|cheerful|relaxed|direct|factual|warm';
const moreOf = as(`((?:a bit |a little |much )?(?:more|less) (?:${tone}))${tail}`);
/** "What is my listing missing", "what's my card lacking for Amazon". */
const missing = as(
  `what(?: is|'s|’s|s)? (?:my|this|the) (?:listing|card) (?:still )?(?:missing|lacking)((?: (?:for|on) [a-z-]+)?)${tail}`,
);
/** "Mine is how long?", "how many characters is it now". */
const howLong = as(
  `(?:mine (?:is|has) how (?:long|many characters)|how (?:long|many (?:characters|letters|signs)) (?:is|are|has|does) (?:it|mine|that|this)(?: have)?(?: (?:now|then|at the moment))?)${tail}`,
);
/** 'Rename peppermint to "…"': a card, named without "the". */
const renames = as(
  `rename ((?!(?:it|this|that|the|my|our|them|these|those|title|card|listing|all|every|each|bullet|keyword)\\b)[\\p{L}\\d'-]+(?: [\\p{L}\\d'-]+){0,3}) (to|as|into)\\b`,
);
/** "Score both", of two that were listed. */
const onBoth = as(`(score|improve|export) both(?: of them| cards| listings)?((?: for [a-z]+| as [a-z]+)?)${tail}`);
/** "What did that cost me?", where there is no card that it could be asked of. */
const costOfThat = as(
  `what (?:did|has|does) (?:that|it|this|all that|it all) cost(?: me)?(?: (?:so far|in all|altogether))?${tail}`,
);
/** "Which mugs do I have?" */
const whichHave = as(
  `(?:which|what) ([\\p{L}][\\p{L}\\d' -]{1,30}?) (?:do|have) i (?:have|got)(?: here| in (?:my|the) (?:library|shop|store))?${tail}`,
);
/** "The title is to long". */
const toForToo =
  /\b(is|are|looks?|seems?|sounds?|reads?|way|much|far) to (?=(?:long|short|big|small|wordy|dull|formal|stiff|dark|bright|expensive|cheap|high|low|much|many)\b(?! \w+ing\b))/i;

/** What is said in few words of the turn before, in full; null for other words. */
export function saidShortly(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 160) return null;
  if (toForToo.test(said)) return said.replace(toForToo, '$1 too ');
  const [, things = ''] = whichHave.exec(said) ?? [];
  if (things !== '' && isKind(things)) return `do I have ${things}?`;
  const [, work, how = ''] = onBoth.exec(said) ?? [];
  if (work !== undefined && outputFrom(earlier.at(-1)?.steps ?? [], 'list_cards')?.cards.length === 2)
    return `${work} the first two${how}`;
  if (cardInHand(earlier, shownCardId) === null)
    return earlier.length > 0 && costOfThat.test(said) ? 'how many credits was that?' : null;
  const named = renames.exec(said);
  if (named !== null) return said.replace(/\brename /i, 'rename the ');
  const [, where] = missing.exec(said) ?? [];
  if (where !== undefined) return `what is missing on this card${where}?`;
  const last = earlier.at(-1);
  return last === undefined ? null : (ofKeywordsSaid(said, earlier) ?? ofWorkBefore(said, last, earlier));
}

function ofKeywordsSaid(said: string, earlier: Turn[]): string | null {
  const edits = editsOf(earlier.at(-1)?.steps.at(-1));
  const added = edits.filter(({ op, field }) => op === 'add' && field === 'keywords').map(({ value = '' }) => value);
  const isOfKeywords = added.length > 0 || earlier.slice(-2).some(({ text }) => ofKeywords.test(text));
  const [, quoted] = addsQuoted.exec(said) ?? [];
  if (quoted !== undefined && isOfKeywords) return `add the keywords ${quoted.trim()}`;
  const [, word = ''] = removesWord.exec(said) ?? [];
  const isAdded = added.some((value) =>
    value
      .toLowerCase()
      .split(/\s*[,;\n]\s*/)
      .includes(word.toLowerCase()),
  );
  return word !== '' && isAdded ? `remove the keyword "${word}"` : null;
}

const writes = new Set<string>(['improve_card', 'edit_card', 'restore_version']);

function ofWorkBefore(said: string, last: Turn, earlier: Turn[]): string | null {
  const step = last.steps.findLast(({ tool }) => tool !== 'compare_versions');
  const isWritten = step !== undefined && writes.has(step.tool) && isDone(step.output);
  if (isWritten && undoesToThink.test(said)) return 'undo that';
  if (isWritten && step.tool === 'restore_version') {
    const [, word = ''] = wordBack.exec(said) ?? [];
    const before = editsOf(earlier.at(-2)?.steps.at(-1));
    const wasTold = before.some(({ value = '' }) => value.toLowerCase().includes(word.toLowerCase()));
    if (newOneBack.test(said) || (word !== '' && wasTold)) return 'undo that';
  }
  if (isWritten && nowScore.test(said)) return 'what is the score now?';
  // Of a note the texts are not written anew: nobody pays for what stays as it was.
  const isOfWords = step?.tool === 'remember_preference' && /_words$|_keywords$/.test(String(step.input?.kind));
  if (isOfWords && isDone(step.output) && appliesHere.test(said)) return 'improve it';
  const [, sum] = putsSum.exec(said) ?? [];
  if (sum !== undefined && last.steps.length === 0 && asksPrice.test(last.text)) return `set the price to ${sum}`;
  const [, part] = partToo.exec(said) ?? [];
  const [edit, ...others] = editsOf(step);
  if (part !== undefined && edit?.op === 'add' && others.length === 0 && isWritten && edit.field !== part)
    return edit.field === 'description' || edit.field === 'bullets' ? `add to the ${part}: ${edit.value}` : null;
  const [, more] = moreOf.exec(said) ?? [];
  if (more !== undefined && sectionsOf(step).length === 0) return `make it ${more}`;
  const [, other] = sameLength.exec(said) ?? [];
  // A word between, that led to nothing, changes nothing of it.
  const worked = earlier
    .findLast(({ steps }) => steps.length > 0)
    ?.steps.findLast(({ tool }) => tool === 'improve_card');
  if (other !== undefined && worked !== undefined && isDone(worked.output)) return asLong(other, worked);
  return howLong.test(said) ? lengthAsked(last, sectionsOf(step)) : null;
}

const editsOf = (step: ToolStep | undefined): ListingEdit[] =>
  step?.tool === 'edit_card' && isDone(step.output) ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
const sectionsOf = (step: ToolStep | undefined): string[] =>
  step?.tool === 'improve_card' ? ((step.input?.sections ?? []) as string[]) : [];

/** The length that one text was given, for the other one. */
function asLong(section: string, { input = {} }: ToolStep): string | null {
  const most = input.title_max ?? input.description_max;
  if (typeof most === 'number') return `make the ${section} at most ${most} characters`;
  return typeof input.length === 'string' ? `make the ${section} ${input.length}` : null;
}

function lengthAsked({ text }: Turn, sections: string[]): string | null {
  const { text: before } = normalForm(text);
  const [section, ...others] = sections;
  if (section !== undefined && others.length === 0) return `how long is the ${section}?`;
  return limitAsked(before) !== null && /\btitle\b/.test(before) ? 'how long is the title?' : null;
}
