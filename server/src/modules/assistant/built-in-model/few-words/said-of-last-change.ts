import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type ToolStep, type Turn } from '../conversation.ts';
import { tail } from '../said-around.ts';
import { sum } from './in-other-words.ts';

const as = (pattern: string) => new RegExp(pattern, 'iu');
const before =
  "(?:(?:ok(?:ay)?|and|now|so|but|hm+|oh|well|no|nah|sorry|wait|oops|actually|right|rather|better|please|pls|great|good|perfect|lovely|yes|yeah|then|i mean|i meant|i think|on second thought)[\\s,.!–-]+|right, i['’]m back[\\s,.!]+)*";
const end = '(?:,? (?:please|pls|instead|then|rather|now|though|thanks|after all))*[\\s.!]*$';
const quoted = '["“”\'‘’«„]\\s*(\\S.{6,198}\\S)\\s*["“”\'‘’»][\\s.!]*$';
const it = '(?:it|this|that)';

/** "Make it 'Brass Lamp, E14'", "I'd like it to be …", "call it …". */
const given = as(
  `^${before}(?:(?:please |can you |could you |let['’]?s |let us |we could |i want to |i(?:['’]d| would) like to )*(?:make|call|name|rename|change|set|turn|put) ${it}(?: (?:to|into|as|be|say))?|(?:i(?:['’]d| would) (?:like|love|prefer|want)|i want|it should|it must|let ${it})(?: ${it})?(?: to)? (?:be|say|read)|(?:let['’]?s |let us |i(?:['’]ll| will) |please )*(?:go|going) (?:with|for)|(?:i(?:['’]ll| will) |please |just )*(?:take|use))(?: (?:the title|this|that))?\\s*:? ${quoted}`,
);
/** "Can I do the title myself? I want Stoneware Mug 350 ml, Glazed by Hand". */
const titleBehind = as(
  `\\b(?:title|headline)\\b[^.?!:\\n]{0,40}[.?!:]+ *(?:(?:please|i (?:want|think)|i(?:['’]d| would) (?:like|prefer)|it should (?:be|say)|make it|call it|use|take|set it to|let['’]?s use)\\b[:,]? *)+(?:it to be |to be |to say )?((?:\\p{Lu}|\\d)[^"“”?!\\n]{8,160}?)[\\s.]*$`,
);
/** A text in quotes that is to be taken, whatever it is for. */
export const givesText = (said: string): boolean => given.test(said.trim());
/** So many turns back the part is spoken of that the text is for. */
const lately = 3;
const parts =
  /\b(?:(titles?|headline|called|names?)|(descriptions?|bullets?|key features|keywords?|tags?|brand|category|specs?|specifications?|words?))\b/gi;

/** A number, with the unit or currency that it has. */
const other = as(
  `^${before}(?:(?:make|set|change|put|let['’]?s (?:make|say|do))(?: ${it})?(?: (?:to|at|be))? )?${sum}${end}`,
);
const measure = as(
  `^${before}(?:make|set|change|put) ${it}(?: (?:to|at|be))? (\\d+(?:[.,]\\d+)? ?(?:mm|cm|m|kg|g|mg|ml|cl|l|oz|lbs?|w|watts?|v|hours?|h|mah|inch(?:es)?|in|months?|years?|pieces|pcs))${end}`,
);
const leftAsItWas = as(
  `^${before}(?:leave|put|set|change|turn|bring|keep|make) (?:${it}|the price)(?: back)?(?: to)? (?:(?:as|how|what|the way) ${it} (?:was|used to be)|the (?:original|old|first|previous|earlier) (?:price|one|value))((?: (?:at|in) the (?:very )?(?:beginning|start)| originally| at first| before)?)${end}`,
);
const rounded = as(
  `^${before}(?:please )?(?:round|bring) ${it}((?: up| down)?)(?: (?:to|on|at))? ?(?:the next |the nearest |\\d*x*)?(\\.\\d\\d|,\\d\\d|whole (?:number|euro|dollar|amount))${end}`,
);
const word = "[\\p{L}\\d][\\p{L}\\d'’.-]*";
/** "Sorry, three ports, not two". */
const exchanged = as(
  `^${before}(?:it(?:['’]s| is| has) |they are |there are )?(${word})((?: ${word}){0,3}),? (?:and |but )?not (${word})((?: ${word}){0,3})${end}`,
);
const taken = as(
  `^${before}(?:forget|drop|scrap|lose|skip|take out|leave out|remove) (?:the word |the )?["“'‘]?([\\p{L}\\d-]{3,30}(?: [\\p{L}\\d-]{2,30})?)["”'’]?[,;.–-]+ ?(?:because |since |as )?(?:it|that|this|they)(?:['’]?s not| is ?n['’o]?t| are ?n['’o]?t| does ?n['’o]?t| was ?n['’o]?t|['’]s wrong| is wrong| is not)(?: (?:true|so|right|really|correct|that))*${tail}`,
);
const claimed = as(
  `^${before}(?:(?:the|that|this|your) (?:file|sheet|page|card|text|listing|description|title)|it|you)(?: also)? (?:says?|said|wrote|writes|claims?|claimed|has|states?|stated) (?:that )?(?:(?:it|this)(?:['’]?s| is) )?["“]?([\\p{L}\\d][^"”,;.]{2,40}?)["”]?(?:,| -|;|\\.)? ?(?:but |and |which )?(?:(?:that|it|this)(?:['’]?s| is) |is )?(?:not (?:true|right|correct)|n['’]?t true|wrong|it is ?n['’]?t|it is not|untrue|false)(?:[,;.]| -)? ?(?:(?:so|and|please|pls) )*(?:take|remove|delete|cut|get|leave|kick|drop)(?: (?:it|that|this|rid of it|rid of that))?(?: (?:out|away|off|from there))?${tail}`,
);
const kept = as(
  `^${before}(?:(?:please |could you |can you )*(?:keep|use|take|leave|restore|give me|put|bring|get)(?: me)?(?: back)?|i want) the (title|descriptions?|bullets?|keywords?|spec(?:ification)?s) (?:from before|as (?:it was|they were)(?: before)?|(?:that )?(?:we|i|it) had(?: before)?|(?:that was|which was) there(?: before)?|(?:how|the way) it was)(?: (?:back|anyway))*${end}`,
);

/** What is said of the change before, or of the text that was just spoken of, as the order that it is; null for other words. */
export function saidOfLastChange(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 260 || cardInHand(earlier, shownCardId) === null) return null;
  const [, title] = given.exec(said) ?? [];
  if (title !== undefined) return isTitle(title, earlier) ? `change the title to "${title.replaceAll('"', '')}"` : null;
  const [, written] = titleBehind.exec(said) ?? [];
  if (written !== undefined && isWrittenAsTitle(written)) return `change the title to "${written}"`;
  const [, section] = kept.exec(said) ?? [];
  const improved = earlier.slice(-lately).some(({ steps }) => steps.some(({ tool }) => tool === 'improve_card'));
  if (section !== undefined && improved) return `bring the old ${section} back`;
  const [, claim = ''] = claimed.exec(said) ?? [];
  if (claim !== '') return removalOf(claim, earlier);
  const [, dropped] = taken.exec(said) ?? [];
  if (dropped !== undefined && !/^(?:it|that|this|them|about)$/i.test(dropped)) return `remove "${dropped}" everywhere`;
  return ofEdit(said, earlier);
}

function ofEdit(said: string, earlier: Turn[]): string | null {
  const step = earlier.at(-1)?.steps.findLast(({ tool, output }) => tool === 'edit_card' && isDone(output));
  const edits = (step?.input?.edits ?? []) as ListingEdit[];
  const [edit, ...more] = edits;
  if (step === undefined || edit === undefined) return null;
  const priced = edits.find(({ field }) => field === 'price');
  if (priced !== undefined) {
    const [, way = '', to] = rounded.exec(said) ?? [];
    if (to !== undefined) return /\d/.test(to) ? `make the price end in .${to.slice(1)}` : `round the price${way}`;
  }
  if (priced !== undefined && more.length === 0) {
    const [, amount] = other.exec(said) ?? [];
    if (amount !== undefined) return `set the price to ${amount}`;
    const back = leftAsItWas.exec(said);
    const old = back === null ? null : priceBefore(earlier, /beginning|start|originally|first/i.test(back[0]));
    if (old !== null) return `set the price to ${old}`;
  }
  const [, measured] = measure.exec(said) ?? [];
  if (measured !== undefined && more.length === 0 && edit.field === 'specifications' && /\d/.test(edit.value ?? ''))
    return `set the specification ${edit.name} to ${measured}`;
  return exchangedIn(said, edits);
}

/** "Three ports, not two", of a value that was just entered. */
function exchangedIn(said: string, edits: ListingEdit[]): string | null {
  const [, right = '', rightOf = '', wrong = '', wrongOf = ''] = exchanged.exec(said) ?? [];
  if (wrong === '' || orders.test(right)) return null;
  const old = edits.find(({ op, value = '' }) => op !== 'remove' && hasWord(value, wrong));
  const value = old?.value ?? '';
  const of = (rightOf + wrongOf).toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
  // What is said to be wrong has to be what was entered.
  if (old === undefined || !of.every((one) => value.toLowerCase().includes(one))) return null;
  const mended = value.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(wrong)}(?![\\p{L}\\d])`, 'iu'), right);
  if (old.field === 'specifications') return `set the specification ${old.name} to "${mended}"`;
  return `replace "${value}" with "${mended}"`;
}
/** "Change it to not dishwasher safe" exchanges no word. */
const orders = /^(?:change|make|set|put|say|write|do|add|leave|keep|remove|is|it|this|that|but|why|please)$/i;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasWord = (text: string, one: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(one)}(?![\\p{L}\\d])`, 'iu').test(text);

/** What the price was before the last change, or before the first of those that followed one another. */
function priceBefore(earlier: Turn[], isFirst: boolean): string | null {
  const changes: string[] = [];
  for (const { steps } of earlier.toReversed()) {
    const found = steps.flatMap((step) => pricesIn(step));
    if (found.length === 0 && steps.length > 0) break;
    changes.push(...found);
  }
  return (isFirst ? changes.at(-1) : changes[0]) ?? null;
}
const pricesIn = (step: ToolStep): string[] =>
  step.tool === 'edit_card' && 'edits' in step.output
    ? step.output.edits.flatMap(({ field, before }) => (field === 'price' && before ? [before] : []))
    : [];

/** A specification of that name is what was entered; otherwise the words are meant. */
function removalOf(claim: string, earlier: Turn[]): string {
  const bare = claim.replace(/^(?:an?|the) /i, '').trim();
  const names = earlier
    .flatMap(({ steps }) => steps)
    .flatMap(({ tool, input }) => (tool === 'edit_card' ? ((input?.edits ?? []) as ListingEdit[]) : []))
    .flatMap(({ field, name }) => (field === 'specifications' && name !== undefined ? [name] : []));
  const own = names.find((name) => name.toLowerCase() === bare.toLowerCase());
  return own === undefined ? `remove "${bare}" everywhere` : `remove the specification "${own}"`;
}

/** Whether these words are meant as a title: because one was spoken of last, or because they are written as one. */
function isTitle(text: string, earlier: Turn[]): boolean {
  const all = text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  if (all.length < 2 || /[.!?]\s+\p{Lu}/u.test(text)) return false;
  for (const turn of earlier.slice(-lately).toReversed()) {
    const spoken = [...turn.text.matchAll(parts)].at(-1);
    const sections = turn.steps.flatMap(({ input }) => [input?.sections ?? []].flat());
    if (sections.length === 1 && sections[0] === 'title') return true;
    if (spoken !== undefined) return spoken[1] !== undefined;
  }
  return isWrittenAsTitle(text);
}

function isWrittenAsTitle(text: string): boolean {
  const all = text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  const capitals = all.filter((one) => /^[\p{Lu}\d]/u.test(one)).length;
  return all.length > 1 && capitals * 2 > all.length && !/[.!?]$/.test(text);
}
