import { beforeCostQuestion } from '../questions/cost-questions.ts';
import { normalForm, quotedPattern } from '../speech/normal-form.ts';
import { beginsWithOrder } from './order-forms.ts';

/** What a message of several sentences tells, and what it asks for. */
export interface ReasonedRequest {
  reasons: string[];
  request: string;
  /** What it points at in them was put in: it says all by itself. */
  isCompleted: boolean;
}

/** So many sentences are told before a request, and so long is one of them at least: "Great." is no reason. */
const mostReasons = 6;
const fewestWords = 4;
/** "Could you?" */
const fewestToAsk = 3;
const longest = 1_200;

const quoted = new RegExp(quotedPattern, 'g');
const sentenceEnd = /(?<!\b(?:max|min|incl|excl|no|nr|approx|ca|etc|vs|mr|mrs|dr|st))[.!?]+(?=\s+\S)/gi;

const asksYou =
  /\b(?:please|kindly)\b|\b(?:can|could|would|will|may|might|shall) (?:you|we|i)\b|\byou (?:can|could|may|might|should|must)\b|\blet us\b|\bwould it be (?:possible|ok|alright)\b|\bi (?:would|should) be (?:grateful|glad|happy|obliged|pleased)\b|\bmind [a-z]+ing\b/;
const wishes =
  /\b(?:i|we)(?: very much| really| just| also| now| only)* (?:(?:would|should|'d)(?: very much| really| just| also| now| only)* like|want|need|wish|prefer|ask)\b/;
/** What denies, puts off or rules all texts is read with the whole message. */
const reserved =
  /\b(?:if|unless|whenever|from now on|in (?:the )?future|remember|actually|i mean(?:t)?|scratch that|sorry|wait|yet|not now|later|tomorrow|also|too(?=[ ]*[.!?]*$)|as well|again and)\b/;
/** A wish of its own, for which no second one stands. */
const wished =
  /\b(?:should|must|needs|need (?:to be|some|more|work)|has to|have to|ought to|could (?:be|do|use)|deserves?|lacks?|requires?)\b/;
/** Somebody does something in it. */
const tells =
  /\b(?:am|is|are|was|were|been|be|has|have|had|does|did|do|can|will|would|might|may|could|[a-z]{2,}(?:s|ed|ing)|went|came|said|told|thought|knew|sold|bought|made|took|paid|wrote|rewrote|sent|found|kept|left|put|read|gave|got|ran|saw|began|cost|keep|sell|get|say|think|believe|make|use|write|come|look|buy|know|like|find)\b/;

/** The request of a message whose other sentences only tell why, with these; null for messages of another form. */
export function reasonedRequest(command: string): ReasonedRequest | null {
  if (command.length > longest || command.includes('\n') || beforeCostQuestion(command) !== null) return null;
  const sentences = sentencesOf(command);
  if (sentences.length < 2 || sentences.length > mostReasons + 1) return null;
  const forms = sentences.map((one) => normalForm(one).text);
  const asking = forms.map(
    (form, index) =>
      newText.test(sentences[index] ?? '') ||
      asksYou.test(form) ||
      wishes.test(form) ||
      beginsWithOrder(form) ||
      /\?/.test(form),
  );
  const at = asking.indexOf(true);
  const last = sentences.length - 1;
  if (at < 1 || at !== last) return null;
  const told = forms.slice(0, at);
  const isTold = told.every(
    (form) => !/\?/.test(form) && tells.test(form) && !wished.test(form) && form.split(' ').length >= fewestWords,
  );
  if (!isTold || (forms[at] ?? '').split(' ').length < fewestToAsk || forms.some((form) => reserved.test(form)))
    return null;
  const [said, reason] = withoutReason(sentences[at] ?? '');
  const reasons = [...sentences.slice(0, at), ...reason];
  const request = completed(said, reasons);
  return { reasons, request, isCompleted: request !== said };
}

/** "I have ten minutes only: which of them matters most?" */
const beforeColon = /^([^:?"“«]{12,120}): (?=(?:which|what|how|who|where|when|can|could|would|please)\b)/i;
function withoutReason(sentence: string): [request: string, reason: string[]] {
  const [lead = '', reason = ''] = beforeColon.exec(sentence) ?? [];
  const form = normalForm(reason).text;
  if (reason === '' || asksYou.test(form) || beginsWithOrder(form) || !tells.test(form)) return [sentence, []];
  return [sentence.slice(lead.length), [`${reason}.`]];
}

const inItsPlace =
  /\b(?:in (?:its|their|that) (?:place|stead)|(?:there )?instead(?! of)|in place of (?:it|that)|instead of (?:it|that))\b/i;
const putsQuote = /\b(?:put|use|write|say|have|insert)\s+(?:there\s+)?["“«'‘]/i;
const part =
  /\b(title|description|(?:first|second|third|fourth|fifth|last) bullet|bullet (?:number |no\.? ?)?\d{1,2})(?: point)?\b/gi;
/** "Use it word for word in place of the old one: …", "I would like it to read: …". */
const newText =
  /^[^:]{0,60}?\b(?:(?:use|take|put|insert|enter|set|adopt) (?:it|this|the following|that)\b[^:]{0,60}|(?:it|this|that) (?:should|must|shall|has to|is to|to) (?:now )?(?:read|say|be)(?: (?:as follows|like this))?|(?:replace|change|exchange) (?:it|this|that) (?:with|to|by|for)(?: this| the following)?|make it(?: read| say)?):\s+(?=\S)/i;

const pointsAtQuote =
  /\b(replace|exchange|swap|change|remove|delete|take|drop|forget) (?:it|that|this)(?= (?:with|by|for|out|from|off)\b|\s*[.!?]*$)(.*)$/is;
/** The request with what it only points at: the words that it exchanges, the text that it writes anew. */
function completed(request: string, reasons: string[]): string {
  const told = reasons.join(' ');
  const quotes = [...told.matchAll(quoted)];
  const old = quotes.at(-1)?.[0];
  const own = [...request.matchAll(quoted)];
  if (old !== undefined && own.length === 1 && inItsPlace.test(request) && putsQuote.test(request))
    return request.replace(inItsPlace, () => `in place of ${old}`);
  const pointed = quotes.length === 1 ? pointsAtQuote.exec(request) : null;
  const [, verb = '', rest = ''] = pointed ?? [];
  // "Replace it with …" has the new words of its own; "use it in the title" is read with the whole.
  if (pointed !== null && own.length === (/^(?:replace|exchange|swap|change)$/i.test(verb) ? 1 : 0))
    return `${request.slice(0, pointed.index)}${verb} ${old}${rest}`;
  const parts = new Set([...told.matchAll(part)].map(([, name = '']) => name.toLowerCase()));
  const [only] = parts;
  const lead = newText.exec(request)?.[0];
  return lead === undefined || only === undefined || parts.size > 1 || lead.match(part) !== null
    ? request
    : `Set the ${only} to: ${request.slice(lead.length)}`;
}

/** The sentences, as they were written; a mark inside of quotes ends none. */
function sentencesOf(command: string): string[] {
  const masked = command.replace(quoted, (said) => 'x'.repeat(said.length));
  const found: string[] = [];
  let from = 0;
  // Behind a colon stands what is to be written: it may fill several sentences.
  const colon = /:\s+\S/.exec(masked)?.index ?? masked.length;
  for (const { 0: mark, index } of masked.matchAll(sentenceEnd)) {
    if (index > colon) break;
    found.push(command.slice(from, index + mark.length).trim());
    from = index + mark.length;
  }
  return [...found, command.slice(from).trim()].filter((one) => one !== '');
}
