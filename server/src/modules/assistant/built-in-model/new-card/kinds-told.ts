import { numberWord } from '../understanding/speech/number-words.ts';

const count = '(\\d|two|three|four|five|six)';
const kind = '(kinds?|types?|sorts?|flavou?rs?|varieties|versions?|scents?|models?|designs?|variants?|colou?rs?|sizes)';
/** "I sell honey. 3 kinds: acacia 250g 6.50, linden 250g 6.90. Make 2 cards". */
const told = new RegExp(
  `^(?:(?:hi|hello|hey|ok|so|and|please)[\\s,.!]+)*(?:i|we) (?:sell|make|have|offer|produce|bake|knit|sew)(?: (?:my own|our own|some|handmade|homemade))? ([\\p{L}][\\p{L} -]{2,40}?)(?:[.,;:!–-]+| in| of which| and i have| and we have| with) *(?:(?:i have|we have|there are|it comes in|they come in|in) )?${count} (?:different )?${kind} ?[:,–-]+ *([^\\n?]{8,500})$`,
  'iu',
);
const order =
  /[.;!\n]\s*(?:(?:please|pls|can you|could you|so|now)[\s,]+)*(?:make|create|write|add|set up|do|i need|i want)(?: me)?(?: (?:(?:\d|an?|one|two|three|four|five|six|the|new|separate))){0,3} (?:cards?|listings?)(?: (?:each|for each|of each|for (?:them|all|each)|for (?:each|every) (?:one|kind|type)|please|pls))*[\s.!]*$/i;

/** "I have two products. One is a lunch box, … The other is a cutlery set, …": each with its facts. */
const twoTold =
  /^(?:(?:hi|hello|hey|ok|so|and|please|good morning)[\s,.!]+)*(?:i|we)(?:['’]ve| have| got| sell| make)+ (?:two|2) (?:(?:new|different) )?(?:products|things|items|articles)[.,:;]\s*(?:the )?(?:first|one)(?: one)?(?: is|:| -)? (?:an? |the )?([^\n?]{10,300}?)[.;,]\s+(?:and )?(?:the )?(?:other|second)(?: one)?(?: is|:| -)? (?:an? |the )?([^\n?]{10,300}?)(?:[.;!]\s*(?:please |can you |so )*(?:make|create|add|list|write|do|set up)\b[^.,\d]{0,40})?[\s.!?]*$/i;
/** Each of the kinds as a product of its own, in the words of the seller; null where that is not what is told and ordered. */
export function kindsTold(said: string): string[] | null {
  const body = said.trim();
  const [, one, other] = twoTold.exec(body) ?? [];
  if (one !== undefined && other !== undefined) return [one, other].map((product) => product.replace(/[\s.,;]+$/, ''));
  if (!order.test(body)) return null;
  const [, thing = '', number = '', of = '', list = ''] = told.exec(body.replace(order, '')) ?? [];
  const most = number === '' ? null : numberWord(number.toLowerCase());
  const items = list.split(/\s*[,;]\s*(?:and )?|\s+and\s+/).filter((item) => item.trim() !== '');
  if (thing === '' || most === null || items.length !== most || most > 6) return null;
  return items.map((item) => productOf(item.trim(), thing.trim(), /^size/i.test(of)));
}

/** "Acacia 250g 6.50" of honey: "acacia honey, 250g, price 6.50"; a number alone, at the end, is its price. */
function productOf(item: string, thing: string, isSize: boolean): string {
  const [, name = '', rest = ''] = /^(\D*?)\s*((?:[$€£]?\d.*)?)$/u.exec(item) ?? [];
  const [, facts = '', price] =
    /^(.*?)\s*((?:[$€£]\s?)?\d+(?:[.,]\d{1,2})?(?:\s?(?:[$€£]|eur|euros?|usd|gbp|dollars?))?)$/iu.exec(rest) ?? [];
  const full =
    isSize || name.toLowerCase().includes(thing.toLowerCase()) ? `${thing} ${name}`.trim() : `${name} ${thing}`.trim();
  const sum = price === undefined ? [rest] : [facts, `price ${price}`];
  return [full, ...sum].filter((part) => part.trim() !== '').join(', ');
}
