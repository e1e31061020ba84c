import { holdsDirectOrder } from '../orders/order-forms.ts';
import { sectionNoun } from '../wishes/section-words.ts';

/** "Put both in the specs": what was told goes there, and nothing is written anew. */
const putsThere = new RegExp(
  `^(?:(?:and|so|please|can you|could you|just|then|now)[ ,]+)*(?:put|add|write|enter|note|take|fill) (?:both|them|that|it|this|those|these|all)(?: of (?:them|it|these|those))?(?: (?:too|also|please))? (?:in|into|to|on|under|down in) (?:the |its |my |our )*${sectionNoun}(?: (?:too|please|as well|then))*[\\s.!]*$`,
);

const asked =
  /(?:[,:;] ?| -+ )(?:(?:and|so|but|well|hm+|also)\s+)*(?:is|are|was|were|does|did|has|have) (?:it|this|that|they|those|these|there|the|my|our|its|any|both|all|i|we)\b(?! (?:possible|ok(?:ay)?|fine|alright|all right|worth|a way|any way|a chance|to be)\b)[^.!;]*\?\s*$/;

/** "All good, only the title not": what is not liked is told, and what shall become of it is not. */
const onlyNot = new RegExp(
  `\\b(?:only|just|but|except) (?:the|my|its) ${sectionNoun} (?:not|is not|are not|was not|were not)(?: (?:yet|so much|really|quite|any ?more))*(?=[\\s.!,;]*(?:$|[.!,;]))`,
);

/** "The thing with the lid, is that in the title?": what is spoken of stands before the question, and nothing is ordered. */
export function asksAboutIt(text: string): boolean {
  if (onlyNot.test(text) || putsThere.test(text.trim())) return true;
  const found = asked.exec(text);
  return found !== null && !holdsDirectOrder(text.slice(0, found.index));
}
