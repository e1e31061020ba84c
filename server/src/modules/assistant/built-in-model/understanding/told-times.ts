import { weekday } from './day-words.ts';

const event =
  '(?:did|launch\\w*|start\\w*|go(?:es)? live|sold|made|wrote|finish\\w*|open\\w*|close[sd]?|had|meet|report\\w*|present\\w*|travel\\w*|leave[sd]?|ship\\w*|arrive[sd]?|come[sd]?|came)';
/** What a seller does again and again, and the assistant does not. */
const occasion =
  '(?:report|meeting|call|review|newsletter|stand-?up|update|digest|settlement|bill(?:ing)?|invoice|books|accounts?|audit|statement|summary|budget|tax(?:es)?)';
const often = `(?:daily|weekly|monthly|yearly|${weekday})`;
const told = new RegExp(
  `\\b(?:for|in|at|before|until) (?:the|my|our|a|his|her|this|next|that|their) ${weekday}(?:'s)?(?: (?!morning|evening|afternoon|night|at|on|and|or|please|every|each)[a-z]+)\\b|\\b(?:the|my|our|a|that|this|next) (?!task|export|import|score|scor|run|job|check|report |schedule)[a-z]+(?: [a-z]+)? (?:is|are|was|starts?|begins?|takes place|happens|visits?|comes?|arrives?|leaves?|meets?|opens?|closes?|looks?|returns?|wants? (?:it|them)|needs? (?:it|them)) (?:us |me |by |in |here |again |back |early )*(?:on |this |next |already )*${weekday}\\b|\\b(?:i|we|they|he|she|it|boss|client|shop|store) (?:\\w+ ){0,2}?${event}\\b[^.;!?]{0,40}?\\b(?:on |next |last |this |by )${weekday}\\b|\\b(?:for|in) (?:the|my|our|a|his|her) ${often} ${occasion}\\b|\\b(?:i|we) (?:have to |must |always |usually )?(?:write|prepare|do|hold|send|give|make) (?:the|my|our|a) ${often} ${occasion}\\b`,
);
const orders = new RegExp(
  `\\b(?:(?:every|each)(?! (?:single )?(?:one|listing|card|product|item|offer|title|thing|text|of)\\b)|schedul\\w+|automatic\\w*|remind\\w*|tasks?|at \\d|o'clock|once a|(?:daily|weekly|monthly)(?! ${occasion}))\\b`,
);
/** "I report the figure every Friday. What does it score?" */
const routine = new RegExp(
  `^(?:i|we|my (?:boss|manager|client|team)) (?:have to |must |always |usually )?(?:report|send|present|show|discuss|review|tell|go through|hand|talk)\\b[^,;:]*\\b(?:every|each) (?:${weekday}|day|week|month|morning|evening)s?$`,
);
export const isRoutine = (sentence: string): boolean => routine.test(sentence.replace(/[\s.!]+$/, ''));
const asksNow = /^(?:what|which|how|where|is|are|does|do|did|has|have)\b/;
/** One sentence tells what the seller does at its times, and every other asks for what is so now. */
function tellsRoutine(text: string): boolean {
  const sentences = text.split(/[.!?]+(?:\s+|$)/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const others = sentences.filter((one) => !isRoutine(one));
  return others.length > 0 && others.length < sentences.length && others.every((one) => asksNow.test(one));
}

/** "We launch next Tuesday", "for the weekly report": times that are told, and none at which work is to be done. */
export const tellsTime = (text: string): boolean => (told.test(text) && !orders.test(text)) || tellsRoutine(text);
