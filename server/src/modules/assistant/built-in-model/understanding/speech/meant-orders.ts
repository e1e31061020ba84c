/** "Sorry, meant 28", "leave it at what it was". */
const meant = /^(?:sorry|oops|ups|no|oh)[\s,.!]+mean(?:t)? (?=\S)/i;
const part = '(?:the )?(title|description|bullets|bullet points|keywords)';
const changed = '(?: (?:changed|improved|rewritten|done|redone|fixed))?[\\s.!]*$';
/** "Only the title I meant!", "I only wanted the title changed". */
const onlyMeant = [
  new RegExp(
    `^(?:no[\\s,.!]+|sorry[\\s,.!]+|but )*(?:only|just) ${part},? i (?:meant|mean|wanted|said|asked for)[\\s.!]*$`,
    'i',
  ),
  new RegExp(
    `^(?:no[\\s,.!]+|sorry[\\s,.!]+|but )*i (?:(?:only|just) (?:meant|mean|wanted|asked for)|(?:meant|wanted|asked for) (?:only|just)) ${part}${changed}`,
    'i',
  ),
  new RegExp(
    `^(?:no[\\s,.!]+|but )*you should (?:only have|have only|just have|have just) (?:changed|improved|done|rewritten|touched) ${part}[\\s.!]*$`,
    'i',
  ),
];
/** "No the atlas, dune stays". */
const otherStays =
  /^(?:no|nope|oops|sorry)[\s,.!]+(?:i (?:meant|mean) )?((?:the |my |our )?(?!(?:it|this|that|price|title)\b)[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}),? (?:and |but )?(?:the )?[\p{L}\d -]{2,40} (?:stays|remains|keeps its price|is fine|was fine|was right)(?: (?:as it (?:is|was)|at \S+|the same|unchanged))?[\s.!]*$/iu;
/** "Not the walkman, the satchel!" */
const thing =
  "(?:the|my|our) (?!(?:[\\p{L}'’-]+ ){0,2}(?:titles?|headline|descriptions?|bullets?|points?|keywords?|tags|specs?|specifications?|texts?|photos?|pictures?|images?|price|brand|category|first|second|third|fourth|fifth|last|other|one|ones|rest)\\b)[\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){0,2}";
const notThat = new RegExp(
  `^(?:no[\\s,.!]+|sorry[\\s,.!]+)*not ${thing}[\\s,.;!-]+(?:but |i meant? )?(${thing})(?: please)?[\\s.!]*$`,
  'iu',
);
const asItWas =
  /^(?:(?:actually|no|ok(?:ay)?|sorry|wait|hm+|oh|please)[\s,.!]+)*(?:leave|keep|put|set) (?:it|that|the price) (?:back )?(?:at|to|as|on) (?:what|how|where) it was(?: before)?[\s.!]*$/i;
/** "You wrote freshwater, I never said that. Take that out". */
const wrote =
  /^(?:hey|no|sorry|but|wait|hm+)?[\s,.!]*(?:why (?:did|have) )?you (?:wrote|put|added|invented|write|claim(?:ed)?|said|say|mention(?:ed)?)(?: that)?(?: it(?:'s| is))? ["“]?([\p{L}-]{3,30})["”]?[,.;!]\s.{0,80}?\b(?:(?:take|cut|leave|throw|get) (?:it|that|this|the word) (?:out|off|away)|(?:remove|delete|drop|erase) (?:it|that|this|the word))\b.{0,20}$/iu;

/** What was meant instead, as an order that the tables read; null for other words. */
export function meantOrder(said: string): string | null {
  const text = said.trim();
  if (text.length > 200 || text.includes('\n')) return null;
  if (meant.test(text)) return text.replace(meant, 'sorry, i meant ');
  const section = onlyMeant.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  if (section !== undefined) return `no, only the ${section.toLowerCase()}`;
  const [, other] = otherStays.exec(text) ?? [];
  if (other !== undefined) return `no, ${/^(?:the|my|our) /i.test(other) ? other : `the ${other}`}`;
  const [, rather] = notThat.exec(text) ?? [];
  if (rather !== undefined) return `no, ${rather}`;
  if (asItWas.test(text)) return 'undo that';
  const word = wrote.exec(text)?.[1];
  return word === undefined ? null : `remove the word "${word}" everywhere`;
}
