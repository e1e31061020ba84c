import { unquoted } from '../speech/normal-form.ts';
import { questionLead } from '../speech/question-lead.ts';

const who = '(?:i|we|one)';
const may = `(?:(?:can|may|could|should|must) ${who}|(?:am i|are we|is one) (?:still |legally |even |really )?(?:allowed|permitted) to|(?:is|would|will) it (?:be )?(?:still |legally |even |really )?(?:ok(?:ay)?|fine|allowed|legal|permitted|alright|a problem|against the rules|safe)(?: for (?:me|us))? (?:to|if ${who})|(?:do|would) (?:they|amazon|e-?bay|etsy|walmart|google|shopify) (?:mind|allow)(?: (?:it|me|us))?(?: if ${who}| to)?)`;
const writes =
  '(?:write|say|claim|state|call (?:it|this)|mention|advertise (?:it |this )?(?:as|with|that)?|use (?:the )?(?:words?|terms?|phrase|claim|name)|put (?:the )?(?:words?|terms?|phrase|claim|name))';
const asked = new RegExp(
  `${questionLead}${may} (?:also |even |just |still |legally |safely )*${writes}\\b[\\s:]*(?:that )?(.+?)[\\s?.!]*$`,
  'i',
);
const places =
  /\s+(?:(?:in|on|into|for|at|there|here) ?(?:(?:the|my|a|an|our|its) )?(?:titles?|bullets?|descriptions?|keywords?|listings?|texts?|card|amazon|e-?bay|etsy|walmart|google|shopify|woocommerce|ozon|wildberries)?|there|here|at all|then|now|legally)$/i;
/** What the assistant is asked to do with its own words. */
const ofOurs =
  /^(?:(?:an?|the|my) )?(?:[a-z]+er |new |other |different |second |own )?(?:texts?|titles?|descriptions?|bullets?|listings?|messages?|one|version)\b|^(?:it|this|that|so|something|anything|them|more|less)\b(?! (?:is|are|has|was|can|cures?|helps?))/i;
const longest = 160;

/** "Can I write that it cures acne?", "am I allowed to use the word guarantee on Amazon?": those words; null for other questions. */
export function wordingAsked(said: string): string | null {
  const text = said.trim();
  if (text.length > longest || /\n/.test(text)) return null;
  let words = asked.exec(text)?.[1]?.trim() ?? '';
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(places, '').trim();
  }
  words = unquoted(words);
  return words === '' || ofOurs.test(words) ? null : words;
}
