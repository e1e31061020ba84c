import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import { saidAs } from '../said-around.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const section = '(title|description|bullets|bullet points|keywords|tags)';
const ofCard = '(?: (?:of|for|on) ((?:the|my) [\\p{L}\\d -]{2,40}?))?';
/** "The old title was better", "no the first was better". */
const oldBetter = saidAs(
  `(?:the |its |my )?(?:old|first|previous|earlier|original|last|other)(?: (?:one|version|text|${section}))?${ofCard} (?:was|is|were|looked|sounded|read)(?: (?:so|much|way|a lot|far))? (?:better|nicer|good|best|fine)`,
);
/** "I dont like the new mug title. old one back". */
const dislikedBack = saidAs(
  `(?:(?:i|we) )?(?:(?:do not|don['’]?t|dont|did not|didn['’]?t) (?:like|want)|hate|dislike) (?:the |this |that |its |your )?(?:new )?([\\p{L}\\d -]{0,40}?)(title|description|bullets|keywords)(?: of ((?:the|my) [\\p{L}\\d -]{2,40}?))?[\\s.,;!-]+(?:(?:so|please|pls|and|can i have|give me|i want|bring|put|get|take|restore|use|the|my|me)[\\s,]+)*(?:(?:old|previous|first|earlier|original|last) (?:one|version|title|description|text)?|(?:it )?back)(?: (?:back|again|please))*`,
);
/** "Too many. 4 max", "max 4", "only 4", behind bullets or keywords. */
const most = saidAs(
  `(?:(?:that['’]?s |thats |this is |that is |they are |its |it['’]?s )?(?:too (?:many|much)|way too many)[\\s.,;!-]+)?(?:(?:make it |keep |i want |give me |just |only |not more than |no more than |at most |up to |max(?:imum)?\\.? ?)+(\\d{1,2})(?: (?:max(?:imum)?|at most|only|of them|points?|are enough|is enough))?|(\\d{1,2}) (?:max(?:imum)?|at most|tops|only|are enough|is enough|will do))`,
);
/** "9am", behind a task. */
const hour = saidAs(
  `(?:at |make it |rather )?(\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)|\\d{1,2}:\\d{2}|\\d{1,2} o['’]?clock)`,
);
const forgetsIt = saidAs(
  `(?:forget|delete|remove|clear|drop) (?:it|that|them|those|these|all|everything)(?: (?:all|again))*`,
);
/** "Even shorter", behind a text that was made shorter. */
const further = saidAs('(?:even|still|much|way|a bit|a little|a lot|quite a bit)(?: more)? (shorter|longer)');
/** "And max load", behind a question about a value. */
const oneMoreValue = /^(?:and|what about|how about) (?:the |its )?([\p{L}][\p{L} -]{2,30}?)[\s.?]*$/iu;
const ownValue =
  /^(?:and|what about|how about) (?:the |its )?((?:[\p{L}-]+ )?(?:colou?r|size|weight|material|warranty|width|height|length|capacity|brand|price))[\s.]*$/iu;
/** "Ok take that out again", behind what was written. */
const takenOut = saidAs(
  '(?:take|throw|get) (?:it|that|this|them|those) (?:back )?(?:out|off|away)(?: again)?|(?:remove|delete|drop) (?:that|those|them) again',
);
/** "May I ask what …": the question itself. */
const asksPolitely =
  /^(?:(?:and|so|ok(?:ay)?|hm+|sorry|please)[\s,]+)*(?:may|can|could|might) i (?:please |just |also )*(?:ask|know|hear)(?: you)?,? (?=(?:what|how|why|which|when|where|if|whether)\b)/i;
const staysAnyway =
  /^((?:(?:please|pls|ok(?:ay)?|and|so|now)[\s,]+)*)(?:leave|keep) (?:the |my |its )?(?:price|brand|category|photos?|pictures?|images?)(?: (?:and|or) (?:the |my |its )?(?:price|brand|category|photos?|pictures?|images?))?(?: (?:as (?:it|they) (?:is|are)|as is|alone|untouched|unchanged|the same))?,? (?:but|and)(?: please)? (?=(?:rewrite|improve|make|optimi[sz]e|polish|redo|shorten|write)\b)/i;
/** The order or question without what stands before it: no improvement touches the price, so it need not be spared. */
function withoutPreface(said: string): string | null {
  if (said.length > 240) return null;
  if (asksPolitely.test(said))
    return `${said
      .replace(asksPolitely, '')
      .replace(/[\s.!]+$/, '')
      .replace(/^(what|how much) (this|that|it|all this|all that) (has|did)\b/i, '$1 $3 $2')}`;
  return staysAnyway.test(said) ? said.replace(staysAnyway, '$1') : null;
}
/** "And mug?", behind a change of another card: what shall be done with it is said next. */
const ofOther =
  /^(?:and|what about|how about|and what about|now)(?: the| my)? ([\p{L}][\p{L}'-]*(?: [\p{L}'-]+){0,2})\s*\?+$/iu;
const ofPart =
  /^(?:it|that|this|them|now|then|you|me|so|why|how|what|when|where|for|on|in|amazon|e-?bay|etsy|walmart|shopify|google|ozon|wildberries|woocommerce|.*\b(?:titles?|descriptions?|bullets?|keywords?|tags|specs?|specifications|price|brand|category|colou?r|size|weight|material|warranty|width|height|length|capacity|score|photos?|pictures?|images?|shipping|delivery|returns?|others?|rest|second|first|third|last|next)\b.*)$/i;
/** "Actually tuesday", behind the list of tasks. */
const toDay = saidAs(
  `(?:(?:actually|rather|better|sorry|wait|change it to|move it to|make it|on)[\\s,]+)*((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: at [\\d:.]+ ?(?:am|pm)?)?)`,
);
const another = saidAs(
  `(?:another|a different|a new|other|one more)(?: (?:one|version|try|title|idea))?|try again|again(?: differently)?`,
);

/** What is meant by few words behind work on one text, a task or a rule, in full; null for other words. */
export function meantShortly(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  const last = earlier.at(-1);
  const step = last?.steps.at(-1);
  const bare = withoutPreface(said);
  if (bare !== null) return bare;
  if (said.length > 160 || last === undefined) return null;
  const [, more] = oneMoreValue.exec(said) ?? [];
  if (more !== undefined && step?.tool === 'answer_from_card' && !ofPart.test(more) && !/\d/.test(more))
    return `what is the ${more}?`;
  const [, property] = ownValue.exec(said) ?? [];
  if (property !== undefined && step?.tool === 'answer_from_card') return `what is the ${property}?`;
  if (takenOut.test(said) && last.steps.some(writes)) return 'undo that';
  const [, at] = hour.exec(said) ?? [];
  if (at !== undefined) return step?.tool === 'schedule_task' && isDone(step.output) ? toHour(at, step, said) : null;
  const [, day] = toDay.exec(said) ?? [];
  const tasks = step?.tool === 'list_tasks' && 'tasks' in step.output ? step.output.tasks.length : 0;
  if (day !== undefined && tasks === 1) return `move the first one to ${day}`;
  if (step?.tool === 'list_preferences' && forgetsIt.test(said)) return 'forget everything you remember';
  if (cardInHand(earlier, shownCardId) === null) return null;
  const [, sibling] = ofOther.exec(said) ?? [];
  if (sibling !== undefined && step?.tool === 'edit_card' && isDone(step.output) && !ofPart.test(sibling))
    return `show me the ${sibling}`;
  const [, degree] = further.exec(said) ?? [];
  const lately = lastSection(earlier.slice(-1));
  if (degree !== undefined && lately !== null) return `make the ${lately} ${degree.toLowerCase()}`;
  const [, kind = '', disliked, of] = dislikedBack.exec(said) ?? [];
  if (disliked !== undefined) return `bring back the old ${disliked}${nameOf(kind, of)}`;
  const better = oldBetter.exec(said);
  if (better !== null) {
    const named = better[1] ?? lastSection(earlier);
    return named === null ? null : `bring back the old ${named.toLowerCase()}${nameOf('', better[2])}`;
  }
  const [, limit, other] = most.exec(said) ?? [];
  const list = listSpokenOf(earlier);
  if ((limit ?? other) !== undefined && list !== null) return `max ${limit ?? other} ${list}`;
  const one = lately;
  return another.test(said) && one !== null ? `improve the ${one} again` : null;
}

/** The task is at that hour already: then its list says so. */
function toHour(at: string, { input }: ToolStep, said: string): string | null {
  const [, minute = '', hour = ''] = /^(\d+) (\d+) /.exec(String(input?.schedule ?? '')) ?? [];
  const [, number = '', minutes = '00', half] = /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm)?/i.exec(at) ?? [];
  const asked =
    (Number(number) % 12) + (half?.toLowerCase() === 'pm' || (half === undefined && Number(number) > 11) ? 12 : 0);
  if (hour !== '' && Number(hour) === asked && Number(minute) === Number(minutes)) return 'what do I have scheduled?';
  return full(`make it ${at}`, said);
}

const full = (order: string, said: string) => (order.toLowerCase() === said.toLowerCase() ? null : order);

const nameOf = (kind: string, of: string | undefined) => {
  const name = of ?? (kind.trim() === '' ? '' : `the ${kind.trim()}`);
  return name === '' ? '' : ` of ${name}`;
};

/** The one text that the work of the turns before was on. */
function lastSection(earlier: Turn[]): string | null {
  const step = earlier.findLast(({ steps }) => steps.some(writes))?.steps.findLast(writes);
  const [only, ...others] = step === undefined ? [] : sectionsOf(step);
  return only !== undefined && others.length === 0 && texts.has(only) ? only : null;
}
const texts = new Set(['title', 'description', 'bullets', 'keywords']);
const writes = ({ tool, output }: ToolStep) => (tool === 'improve_card' || tool === 'edit_card') && isDone(output);
const sectionsOf = ({ tool, input }: ToolStep): string[] =>
  tool === 'improve_card'
    ? ((input?.sections ?? []) as string[])
    : [...new Set(((input?.edits ?? []) as ListingEdit[]).map(({ field }) => field))];

/** The list that was written or spoken of last: bullets or keywords. */
function listSpokenOf(earlier: Turn[]): string | null {
  const named = lastSection(earlier.slice(-2));
  if (named === 'bullets' || named === 'keywords') return named;
  const [spoken, ...others] = sectionNamed(earlier.at(-1)?.text.toLowerCase() ?? '');
  const isAnswered = outputFrom(earlier.at(-1)?.steps ?? [], 'answer_from_card') !== null;
  return isAnswered && others.length === 0 && (spoken === 'bullets' || spoken === 'keywords') ? spoken : null;
}
