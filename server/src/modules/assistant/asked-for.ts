import { askedWords, asksByNo } from './asked-words.ts';
import { splitMessage } from './built-in-model/pasted.ts';
import { isPraise } from './built-in-model/understanding/questions/praise.ts';
import { foreignAsks } from './built-in-model/understanding/speech/foreign-words.ts';
import { normalForm } from './built-in-model/understanding/speech/normal-form.ts';
import type { ToolName } from './tool-types.ts';

const thanks = /\b(?:thanks?|thank you|thx|cheers|danke|merci|gracias|grazie|obrigad[oa])\b/i;
const agreement =
  /^\W*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|go\b|do (?:it|that|so)|please (?:do|go)|start|confirm|agreed?|sounds good|fine|alright|all right|of course|absolutely|definitely|correct|right|proceed|continue|ja|oui|s[ií]|да|sim|tak|evet|好|是|はい)(?![\p{L}])/iu;
const mostOfAgreement = 80;
/** A request of its own does not refer to what was said before it. */
const ownRequest =
  /(?:^|[.!?;,\n]\s*|\b(?:please|can you|could you|would you|will you|and|then|now|i want you to)\s+)(?:import|improve|optimi[sz]e|rewrite|score|show|list|read|open|export|compare|create|make|write|find|search|publish|undo|restore|lock|unlock|schedule|remember|forget|tell|explain|give|crop|resize|generate|what|how|why|which|who|when|where|is|are|does|do i|did|can i)\b/i;
const requestsLookedAt = 3;
/** The end of an answer, as far as a question in it goes. */
const questionLength = 400;

/**
 * The texts that say what the seller wants now. An agreement takes in what the answer before it asked, and what the
 * seller said before that; an answer to a question takes in the latter alone; a request of its own and thanks nothing.
 */
export function requestTexts(sellerTexts: readonly string[], lastAnswer: string): string[] {
  const current = commandOf(sellerTexts.at(-1) ?? '');
  const earlier = sellerTexts.slice(-requestsLookedAt, -1).map(commandOf);
  if (agreement.test(current) && current.length <= mostOfAgreement && !ownRequest.test(current))
    return thanks.test(current) && !/\b(?:yes|please|do it|go ahead)\b/i.test(current)
      ? [current]
      : [current, questionOf(lastAnswer), ...earlier];
  if (thanks.test(current) || ownRequest.test(current) || isPraise(normalForm(current).text)) return [current];
  return [current, ...earlier];
}

/** Without what the seller pasted and the words of addresses: strangers wrote those. */
function commandOf(text: string): string {
  const { command, text: pasted } = splitMessage(text);
  return command === '' && pasted !== null ? pasted.slice(0, longestCommand) : command;
}
const longestCommand = 600;

function questionOf(answer: string): string {
  const end = answer.lastIndexOf('?') + 1;
  return answer.slice(Math.max(0, end - questionLength), end);
}

/** Whether these texts ask for what the tool does. */
export function isAskedFor(name: ToolName, texts: readonly string[]): boolean {
  const pattern = askedWords[name];
  if (pattern === undefined) return true;
  // The words are English; of another language only what stays within the named cards goes unasked.
  if (bounded.has(name) && foreignAsks(texts[0] ?? '') !== null) return true;
  return texts.some((text) => pattern.test(asksByNo.has(name) ? text : withoutNo(text)));
}
const bounded: ReadonlySet<ToolName> = new Set(['improve_card', 'create_card', 'import_file', 'edit_card']);

/** "Import it, but do not publish it" asks for no publishing. */
const withoutNo = (text: string): string => text.replace(/\b(?:do not|don['’]?t|never|without)\s+\w+/gi, ' ');
