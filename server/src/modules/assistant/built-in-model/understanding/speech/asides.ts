import { oncePerText } from '../../kept-readings.ts';
import { isWordsAlone, splitMessage } from '../../pasted.ts';
import { isPraise } from '../questions/praise.ts';
import { normalForm, quotedPattern } from './normal-form.ts';

/** More is a tale or a text. */
const mostCharacters = 500;

const aside =
  '(?:by the way|btw|fyi|just so you know|for your information|come to think of it|now that i think (?:of|about) it)';
const laugh = '(?:lol|lmao|rofl|ha(?:ha)+h?|he(?:he)+|hihi|xd|:\\)+|;\\)+|:-\\)+|:d)';
const sound = `(?:${laugh}|wow|phew|ugh|oof|anyway|anyhow|anyways|cool cool|so yeah|ah|oh|aha|hm+|uh+|um+|er+m*)`;
/** Said before a fact or an order, and no part of it. */
const announces =
  '(?:(?:and |but |also )?(?:i|we) (?:almost |nearly |just |totally |completely )?(?:forgot|forget|remembered) (?:to (?:tell you|say|mention|add|write)|telling you)(?: you)?(?: that)?[,:]?|(?:and )?(?:one|1) (?:more|other|last) thing[,:]|(?:a |one |just a |just one )?(?:quick|short|small|little|last) (?:one|question|thing|q)\\s*[,:–-]+|before i forget[,:])';

const rules: [RegExp, string][] = [
  [new RegExp(`\\s*\\(\\s*${aside}\\s*\\)`, 'gi'), ''],
  // "It is 5 mm by the way, we changed it".
  [new RegExp(`(?:,\\s*|\\s+[-–—]\\s+|\\s+)${aside}(?=\\s*(?:[.,;!?]|$))`, 'gi'), ''],
  // "It does, by the way, fit both".
  [new RegExp(`,\\s*${aside},\\s*`, 'gi'), ' '],
  [new RegExp(`(^|[.!?;\\n]\\s*|,\\s+)(?:and |but |oh,? |ah,? )*${aside}[\\s,:–-]+(?=\\S)`, 'gi'), '$1'],
  [new RegExp(`(^|[.!?\\n]\\s*)(?:oh|ah|and|also|but|hm+)?[\\s,]*${announces}\\s+(?=\\S)`, 'gi'), '$1'],
  [new RegExp(`(^|[.!?\\n]\\s*)(?:${sound}[,.!…]+\\s*)+(?=\\S)`, 'gi'), '$1'],
  // "The straw is silicone, isn't that a selling point?": told, and only asked for a nod.
  [
    /^((?:(?:and|but|so|oh|also|well)[\s,]+)*(?:the|my|its|it|this|they|our)\b[^.?!,;\n]{4,100}),\s*(?:is ?n['’]?t|are ?n['’]?t|is not|would ?n['’]?t) (?:that|it|this|they)\b[^.?!\n]{0,40}\?+\s*$/i,
    '$1.',
  ],
  // "Stop, what did that cost?": nothing is done yet that could be stopped.
  [
    /^(?:stop|wait|hold on|hang on|one sec(?:ond)?)(?: (?:a|one) (?:sec(?:ond)?|moment|minute))?[\s,.!–-]+(?=(?:what|how|which|where|why|who|is|are|does|do|did|can|could)\b[^.!]*\??\s*$)/i,
    '',
  ],
  [new RegExp(`[\\s,]+${laugh}(?=\\s*(?:[.,!?]|$))`, 'gi'), ''],
  // "Hi, how are you today? Me fine. Please …", "I hope you are well".
  [
    /^(?:(?:hi|hello|hey|good (?:morning|day|afternoon|evening)|(?:my )?(?:dear )?(?:friend|sir|madam|team|all|there))[\s,.!]+)*(?:how (?:are|r|is) (?:you|u|it going|everything|things|life|business)(?: (?:today|doing|going|all))*|i hope (?:that )?(?:you are|you['’]re|all is|everything is|this (?:message |e?mail )?finds you)(?: (?:very|all|doing))* (?:fine|well|good|ok(?:ay)?))\s*[?!.,]+\s+(?:(?:i am|i['’]m|im|me|i)(?: also| too)? (?:fine|good|well|ok(?:ay)?)(?: (?:too|also|thanks|thank you))*[.!,]+\s+)?(?=\S.{8})/is,
    '',
  ],
  // "Un-publish the lamp" has no order to publish in it.
  [/\bun-(?=(?:publish|lock|do)\b)/gi, 'un'],
  // "…, thank you in advance and best regards, Mehmet": how a letter ends.
  [
    /[\s,.!;–-]+(?:(?:many )?thank(?:s| you)(?: (?:so |very )?much| a lot| in advance)*[\s,.!]+(?:and |& )?)?(?:(?:with |my |and )*(?:best|kind|warm|friendly|many) (?:regards|wishes|greetings)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?)(?:[\s,.!]+(?:(?:mr|mrs|ms|dr)\.? )?\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2})?[\s,.!]*$/u,
    '',
  ],
  // "Buyers ask if it fits under the machine, so: height 9 cm".
  [/^[^.!?:\n"]{10,160}[,;.] so:\s+(?=[\p{L} ]{3,24}\d)/iu, ''],
  // "Score: soap, mug, collar".
  [/^((?:please )?(?:score|improve|optimi[sz]e|export|publish|rewrite)):\s+(?=\p{L})/iu, '$1 '],
  // "No, 16 I meant".
  [
    /^((?:no|nope|sorry|oops|ah|oh|wait)[\s,.!]+)?([$€£]?\d[\d.,]*(?: ?[$€£%]| [a-z]{2,7})?),? i meant?[\s.!]*$/i,
    '$1i meant $2',
  ],
];

/** "Wonderful. What is still missing?": praise and thanks before what is wanted. */
function withoutPraise(text: string): string {
  const [first = '', praise = ''] = /^\s*([^.!?\n]{2,60})[.!]+\s+(?=\S)/.exec(text) ?? [];
  const rest = text.slice(first.length);
  const isMore = (rest.match(/[\p{L}\d]{2,}/gu) ?? []).length > 2 && !isPraise(normalForm(rest).text);
  const isPassed = content.test(praise) || (!agrees.test(praise) && isPraise(normalForm(praise).text));
  return praise !== '' && isMore && isPassed ? rest : text;
}
/** "This one is fine. Apron: shorter title", "you did great with the last one!": no answer, and no work on that one. */
const content =
  /^(?:(?:ok(?:ay)?|wow|oh|and|so|well)[\s,]+)*(?:(?:this|that)(?: one| card| listing)?(?: is|'s|’s| looks) (?:(?:now|all|just|quite|already) )*(?:fine|ok(?:ay)?|good|great|perfect|lovely)(?: (?:now|already|enough|for now|like (?:this|that)|as it is))*|you did (?:(?:so|really|very) )*(?:great|good|well|amazing(?:ly)?|fantastic(?:ally)?|wonderful(?:ly)?|an? [a-z]+ job)(?: (?:with|on) [^,;:]{2,40})?)$/i;
/** These may be an answer to what was asked, or say what the rest is about. */
const agrees =
  /\b(?:yes|yep|yeah|ok|okay|sure|fine|go|do|deal|works|right|exactly|done|already|well|titles?|headline|descriptions?|bullets?|keywords?|texts?|photos?|pictures?|images?)\b/i;

/**
 * A message without what is only said in passing: "by the way", "haha", "oh, I forgot to tell you that". Left away here once, so
 * that no reader behind has to know it. Quoted and pasted texts stay as they are.
 */
export const withoutAsides = oncePerText((text): string => {
  if (text.length > mostCharacters || !isWordsAlone(splitMessage(text))) return text;
  const quotes: string[] = [];
  const bare = text.replace(new RegExp(quotedPattern, 'gu'), (said) => `§${quotes.push(said) - 1}§`);
  const left = rules.reduce((said, [pattern, by]) => said.replace(pattern, by), withoutPraise(bare)).trim();
  // "Haha", and nothing else, is an answer of its own.
  if (left === bare.trim() || (left.match(/[\p{L}\d]{2,}/gu) ?? []).length < 2) return text;
  return left.replace(/§(\d+)§/g, (_, at: string) => quotes[Number(at)] ?? '');
});
