import { isDone, type Turn } from '../conversation.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, call, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { specName } from '../understanding/edits/edit-values.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const lead =
  '^(?:(?:hey|hm+|ok(?:ay)?|and|but|so|wait|sorry|please|oh|very well|well|right|all ?right|fine|good|no|what|thanks|thank you|(?:can|could|would) you (?:please )?(?:tell|show) me|tell me|i wonder|just)[\\s,.!?]+)*';
const whole = (words: string) => new RegExp(`${lead}(?:${words})[\\s?.!]*$`);

const rest = '[^?\\n]{0,60}';
const done =
  '(?:do|did|done|change|changed|write|wrote|written|rewrite|rewrote|rewritten|improve|improved|remove|removed|delete|deleted|add|added|undo|undone|score|scored|export|exported|publish|published|shorten|shortened|touch|touched|replace|replaced|make|made|put|use|used|drop|dropped|cut|mess|start|started|begin|charge|charged|take|took|spend|spent|import|imported|lock|locked|bring|restore|restored|edit|edited|pick|picked|choose|chose|chosen)';
const asksWhy = whole(
  `(?:why|how come)(?: on earth| the hell)? (?:did|have|had|are|would|were|was|is)? ?(?:you|it|this|that|everything)(?: just| even| already| again| now)? (?:${done}|doing|changing|charged|improved)\\b${rest}|who (?:told|asked|allowed|said|wanted)(?: to)? you\\b${rest}|what made you\\b${rest}|(?:i|nobody|no one) (?:did not|never)?(?: ask| told| tell| asked| want| wanted)(?: you)?(?: for| to)? (?:that|this|it|any of (?:that|this|it)|do (?:that|this|it)|change (?:that|this|it|the \\w+))(?: again)?`,
);
const credits = '(?:image |scoring )?credits?';
const behindThat = `(?: (?:or what|or not|now|just now|again|too|already|then|for (?:that|this|it)))*`;
/** "Was that 20 credits?", "did you charge me twice?", "20 credits??" */
const chargedSo = whole(
  [
    `(?:(?:was|is|did|has) )?(?:that|this|it|all that)(?: (?:was|is|cost|costs|took|take|takes|for|really|only|just|about|all))* \\d+ ${credits}${behindThat}(?=[\\s.!]*\\?)`,
    `(?:that|this|it) (?:was|were|took|cost) \\d+ ${credits},? (?:and )?not \\d+(?: ${credits})?`,
    `(?:really |only |just )?\\d+ ${credits}${behindThat}(?=[\\s.!]*\\?)`,
    `(?:did|have|had|was|were) (?:you|i|that|this|it) (?:just |really |only |already |also |now )*(?:take|taken|charge|charged|use|used|cost|pay|paid|spend|spent)(?: me)?(?: (?:only|just|really|for))? \\d+(?: or \\d+)?(?: ${credits})?${behindThat}`,
    `(?:did|have|had) you (?:just |really |already |also |now )*(?:charge|charged|bill|billed)(?: (?:me|us|my credits?|credits?|any credits?|anything|something|money))*(?: (?:for (?:that|this|it|anything)|twice|again|now|just now|already))*`,
    `you (?:did not|never) ask(?:ed)?(?: me| us)?\\b[^?\\n]{0,40}\\b(?:credits?|charg\\w+|spend\\w*|pay\\w*|money)\\b${rest}`,
    `you (?:just )?(?:charged|billed|took|spent|used)\\b[^?\\n]{0,40}\\b(?:without asking|(?:and )?(?:i|we) (?:did not|never))\\b${rest}`,
    `(?:was|were|am|have) i (?:been |just |already |being )*(?:charged|billed)(?: (?:for (?:that|this|it)|twice|again|now|anything|any credits?|credits?))*`,
  ].join('|'),
);
const asksCost = whole(
  `(?:how much|how many credits|what|how many|which credits)(?: credits?)?(?: in total| exactly)? (?:did|have|has) (?:(?:the )?(?:two|three|both|these|those|they|them)(?: (?:of them|cards|listings|improvements?))?|(?:that|this|it|the|i|we|you)(?: (?:last |whole |entire )?(?:improvement|import|image|picture|job|work|chat|conversation|session|undo|export|score|task|photo|one))?|everything|all (?:of )?(?:that|this))(?: all| just| already| so far| now)? (?:cost|costed|costs|take|taken|took|use|used|using|spend|spent|pay|paid|charge|charged|need|needed)(?: (?:me|us|you|for|on|in|with|that|this|it|so far|now|all|the|work|chat|conversation|session|here|today|altogether|in total|per|each|card|listing|product|together|until|till|job|credits|last|one|improvement|import|image|picture))*|(?:did|was|has) (?:that|this|it|i|the (?:undo|export|improvement|score|image|import))(?: (?:get|just|have))? (?:cost|free|charged|for free|take|been charged|pay)(?: (?:me|us|anything|something|credits?|for|any|again|twice|of charge|that|it|extra|more|much|money))*|(?:what is |what was )?(?:the )?(?:costs?|total|price|bill)(?: so far| of (?:this|the) (?:chat|conversation)| for (?:this|the) (?:chat|conversation)| in this chat)+|(?:credits?|what) (?:we |i )?(?:used|spent)(?: so far| in this chat)+|how (?:much|many credits) (?:was|were|is) (?:that|this|it|(?:the|this|that) (?:improvement|rewrite|import|image|picture|score|work|job|one))(?: (?:now|all|in all|altogether|in total|just now))*`,
);
const wholeChat =
  /\b(?:chat|conversation|session|so far|in total|altogether|all (?:that|this)|everything|until now|till now|we)\b/;
const asksOld = whole(
  `(?:(?:show|see|read|view|give|tell)(?: me| us)?|i (?:want|would like) to see|let me see|what (?:is|was|were|did)|how (?:did|was|were|is))\\b(?![^?\\n]{0,60}\\b(?:cards?|listings|messages?|chats?|price|score|cost|tasks?)\\b)[^?\\n]{0,60}\\b(?:old|original|earlier|previous|before|first|used to)\\b${rest}`,
);
const asksChanges = whole(
  `(?:what|which (?:things|parts|sections|fields|words))(?: exactly| all)? (?:did|have|has|had|is|are|was|were)(?: you| it| now| been)?(?: (?:just|all|actually|really|now))? (?:chang(?:e|ed)|different|differs?|new|done|do|edit(?:ed)?|rewrit(?:e|ten)|rewrote|improved?|added|removed|modif(?:y|ied))(?: (?:now|there|in it|in this|about it|in the listing|in the card|exactly|just now|to it|with it|than before|compared to before|since))*|(?:list|show me|show|name)(?: me)? (?:the |your |all (?:the |your )?)?(?:changes|differences)(?: (?:please|again|you made|that you made))*|what (?:you|it) changed|(?:which|what|how many)(?: (?:cards?|listings?|products?|ones?|of (?:them|these|those)))?(?: (?:did|have|has|were|was|are|got|exactly))*(?: you)?(?: (?:just|now|been|actually|get|gotten))* (?:chang(?:e|ed)|improved?|better|higher(?: scores?)?|done|edit(?:ed)?|touch(?:ed)?|rewrit(?:e|ten)|went up|go up)(?: (?:exactly|now|just now|then))*`,
);
const inAll =
  '(?:so far|in all|altogether|until now|till now|up to now|(?:here )?(?:in|during) (?:this|the|our) (?:chat|conversation|session)|for me here)';
const whatWeDid =
  '(?:what|everything|all(?: that)?|the (?:things|work|changes))(?: that)?(?: (?:you|we))?(?: have| has)? ?(?:(?:you|we) )?(?:did|done|made|changed|worked on|achieved)';
const andCost =
  '(?:[,.]? (?:and|plus) (?:also )?(?:(?:tell|show) me )?(?:what|how much|how many credits)(?: credits)? (?:(?:did|has|have) )?(?:it|that|this|you|we|i|all (?:of )?(?:that|it|this)|everything)(?: all| together)? (?:costs?|took|take|taken|used?|spent|spend)(?: (?:me|us|so far|in all|altogether|in total|for it|on it))*)?';
/** All that was done in this chat, not the last work alone. */
const asksDone = whole(
  `(?:(?:what|which things)(?: all| exactly)? (?:did|have|has) (?:you|we)(?: all| actually| already)?(?: been)? (?:do|done|doing|change|changed|make|made|work on|worked on|get done|got done|achieve|achieved|finish|finished)(?: already| all)? ${inAll}${andCost}|(?:please )?(?:(?:give|show|send|write|make|tell)(?: me| us)? |i (?:want|need|would like) )?(?:a |the )?(?:quick |short |brief |little )*(?:summary|overview|recap|list) of (?:(?:all|everything)(?: of)? )?(?:${whatWeDid}|this (?:chat|conversation|session)|(?:the|our) (?:chat|conversation|session|work))(?: ${inAll})?${andCost}|(?:please )?(?:summari[sz]e|recap|sum up|list)(?: for me)? (?:${whatWeDid}|this (?:chat|conversation|session)|(?:the|our) (?:chat|conversation|session))(?: ${inAll})?${andCost})(?:,? (?:please|again|for me))*`,
);
const costBeside = /\b(?:costs?|took|taken?|used?|spen[dt]|credits)\b/;
const asksSource = whole(
  `(?:was|is|are|were|did|do|does|have) (?:(?:all |any(?:thing)? (?:of )?|some (?:of )?|everything )?(?:that|this|it|the \\w+|these|those|they|them|there|you)|anything|everything)[^?\\n]{0,40}\\b(?:mak(?:e|ing) (?:\\w+ ){0,3}up|made(?: \\w+)?[ -]up|invent(?:ed|ing)?|from (?:my|the|our) (?:page|text|listing|website|site|shop|file|source|words)|true|hallucinat\\w+|fabricat\\w+|guess(?:ed|ing)?)\\b${rest}|where (?:did|do|does|is|are|have|has) (?:you|that|this|(?:the|that|this|these|those) (?:\\w+ )?(?:texts?|titles?|descriptions?|bullets?|facts?|numbers?|information|info|data|figures?|claims?|words?|keywords?|part))\\b[^?\\n]{0,40}\\b(?:from|get|got|find|found|come)\\b${rest}|how do you know(?: (?:that|this|it))?|(?:who|what) says (?:so|that)|(?:says|according to) (?:who|whom)|(?:you )?(?:made|invented) (?:that|this|it)(?: up)?|what is (?:that|this|it) based on|based on what`,
);
/** "Did it get the weight from my page?" asks for what the card says. */
const asksField = new RegExp(
  `\\b(?:pick(?:ed)? up|take over|took over|taken over|get|got|include|includes|bring|carry over|copy|copied|miss|missed|find|found|read)\\b[^?]{0,30}\\b(?:${specName}|colou?r|price|brand|category|sku|barcode|gtin|sizes?|dimensions)\\b`,
);
const never = whole(
  '(?:(?:please|you|can you|and)[\\s,]+)*(?:never(?: ever)?|do not(?: you)?(?: (?:dare|ever|you|please|try))*(?: to)?|you (?:must|should|may|can) (?:not|never)|stop)(?: (?:do|doing|try|trying|repeat|make|dare|to|ever))*(?: (?:that|this|it|so|such (?:a thing|things)|(?:something|anything|things) like (?:that|this)))+(?: (?:again|ever|any ?more|please|once more|to me|with my \\w+))*',
);
const forGood = /\b(?:never|ever|again|stop|any ?more)\b/;

const whatHappened = whole(
  'what (?:just |has |have )?(?:happened|did you (?:just |actually )?do)(?: (?:just now|now|here|there))?',
);
const whySoMuch = whole(
  '(?:why|how come)(?: (?:is|was|did|does|are|would) (?:it|that|this|they|you))?(?: (?:cost|costs|charge|charged|take|took|taken|use|used))? so (?:much|many credits|expensive|pricey)(?: (?:credits|for (?:that|this|it)))*',
);
/** "Why?", behind a change. */
const changedPart = '(?:titles?|descriptions?|bullets?(?: points?)?|keywords?|specs?|specifications?|texts?)';
const bareWhy = whole(
  `why (?:only |not |just |also )?(?:the |my |its |these |those )?${changedPart}(?: and (?:the )?${changedPart})?|why (?:did|was|were|is|are|has|have) (?:the |my |its )?${changedPart} (?:not |also |been |just |still )*(?:chang\\w*|rewritten|touched|removed|shortened|improved|unchanged|the same)|(?:(?:and|but) )?(?:why(?: (?:so|that|this|is that|was that|(?:only )?(?:that|this) one|(?:only )?(?:these|those|them)(?: ones)?|these changes|the changes?))?|how come|what for|for what reason|on what grounds)`,
);
const isScore = new Set<string>(['score_card', 'score_cards']);
const whoTold = whole('who (?:told|asked|allowed)(?: to)? you\\b[^?\\n]{0,60}');
/** "What changed in the bottle?" */
const changesIn = new RegExp(
  `${lead}what (?:has |have |was |were |is |did you )?(?:changed?|different|improved?)(?: (?:now|exactly))* (?:in|on|about|with|of|for) ((?:the|my) [^?.!\\n]{2,60})[\\s?.!]*$`,
);

/** Said after an export. */
const asksWhen = whole(
  '(?:when (?:is|will|can|do) (?:it|that|this|the (?:file|export|csv|download)|i|they)|is (?:it|that|the (?:file|export|csv)) (?:already |now |there )?|how long (?:does|will|until|till) (?:it|that|the (?:file|export))|where (?:is|do i find|can i (?:find|get|download)) (?:it|the (?:file|export|csv|download)))(?: (?:be|take|is|already|now|get|have))*(?: ?(?:ready|done|finished|there|complete|available|it|the file|download it))*',
);

/** After an undo: the undone version comes back as it was, and nothing is written anew. */
const redo = whole(
  '(?:please )?(?:(?:re-?do|redo) (?:it|that|this|the (?:last )?changes?|what you (?:just )?(?:undid|took back))|re-?do|undo (?:the|that|this|your) (?:undo|undoing)|(?:bring|put|take|get) (?:it|that|them|the (?:new (?:one|version|text)|changes?)) back(?: again)?|i (?:want|liked|prefer) (?:it|that|the new (?:one|version|text))(?: back)?(?: after all)?)(?:,? (?:please|again|then|after all))*',
);

const looks = new Set<string>([
  'show_usage',
  'list_cards',
  'read_card',
  'answer_from_card',
  'compare_versions',
  'list_tasks',
  'list_preferences',
]);
/** The newest turn that did something, or else that looked something up. */
export const workBefore = (earlier: Turn[]): Turn | undefined =>
  earlier.findLast(({ steps }) => steps.some(({ tool, output }) => !looks.has(tool) && isDone(output))) ??
  earlier.findLast(({ steps }) => steps.some(({ tool }) => !looks.has(tool))) ??
  earlier.findLast(({ steps }) => steps.some(({ tool }) => tool !== 'show_usage' && tool !== 'list_cards'));

/** Work on many that has changed one card is looked at like work on that card. */
const isOfOneCard = ({ steps }: Turn): boolean =>
  steps.some(({ output }) => 'done' in output && output.done?.changed_ids?.length === 1);

/**
 * Questions about what was done in this chat: why, for how much, what changed, how it was before, where it comes from. They
 * are answered, and nothing is done again. Null when the message is nothing of the kind.
 */
export function looksBack(earlier: Turn[], { text: said, message, asks }: Request): Ask[] | null {
  const text = said.trim();
  if (text.length > 160 || !isWordsAlone(message)) return null;
  const isCancelled = asks.some((ask) => ask.kind === 'call' && ask.tool === 'cancel_task');
  if (!isCancelled && never.test(text) && forGood.test(text)) return [say('never_again')];
  if (whySoMuch.test(text)) return [say('costs')];
  if (earlier.length > 0 && asksDone.test(text))
    return [say('done_so_far'), ...(costBeside.test(text) ? [call('show_usage')] : [])];
  const last = earlier.at(-1)?.steps.at(-1);
  if (last?.tool === 'restore_version' && isDone(last.output) && redo.test(text))
    return [{ kind: 'call', tool: 'restore_version', input: { version: 'previous' }, target: { kind: 'it' } }];
  const turn = workBefore(earlier);
  if (turn === undefined) return earlier.length > 0 && whoTold.test(text) ? [say('why_done')] : null;
  const has = (tool: string) => turn.steps.some((step) => step.tool === tool);
  const isText =
    has('improve_card') ||
    has('edit_card') ||
    isOfOneCard(turn) ||
    has('restore_version') ||
    has('compare_versions') ||
    has('reimport_card');
  if (has('export_cards') && asksWhen.test(text)) return [say('export_wait')];
  const isPriced = earlier.at(-1)?.steps.some(({ input }) => input?.dry_run === true) === true;
  if (asksCost.test(text) || (!isPriced && chargedSo.test(text))) return [call('show_usage')];
  if (asksWhy.test(text)) return [say('why_done')];
  const isLast = earlier.slice(earlier.indexOf(turn) + 1).every(({ steps }) => steps.length === 0);
  // A score is explained by itself, for which nothing is taken twice.
  const isChange = turn.steps.some(({ tool, output }) => !looks.has(tool) && !isScore.has(tool) && isDone(output));
  if (isLast && isChange && bareWhy.test(text)) return [say('why_done')];
  const compare: Ask[] = [{ kind: 'call', tool: 'compare_versions', input: {}, target: { kind: 'it' } }];
  if (isText && asksOld.test(text) && (sectionNamed(text).length > 0 || /\b(?:it|that|this|look|version)\b/.test(text)))
    return compare;
  const named = isText || has('improve_cards') ? changesIn.exec(text)?.[1] : undefined;
  const card = named === undefined || sectionNamed(named).length > 0 ? null : targetIn(named);
  if (card !== null && card.kind !== 'it') return [{ kind: 'call', tool: 'compare_versions', input: {}, target: card }];
  if (has('improve_cards') && (asksChanges.test(text) || whatHappened.test(text))) return [say('many_changed')];
  if (isText && (asksChanges.test(text) || whatHappened.test(text))) return compare;
  return has('list_tasks') || !asksSource.test(text) || asksField.test(text) ? null : [say('sources_told')];
}

/** "What did that cost me?", also beside what was done. */
export const asksSpent = (text: string): boolean =>
  [asksCost, chargedSo, asksDone].some((pattern) => pattern.test(text.trim()));

/** What a question about money is about: all of the chat, or the last work. */
export const isAboutWholeChat = (text: string): boolean => wholeChat.test(text) || asksDone.test(text.trim());
