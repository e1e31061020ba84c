const lead = '(?:(?:ok(?:ay)?|and|oh|so|btw|by the way|please note|note that|please|also)[\\s,:!]+)*';
const end = '(?: (?:now|again|too|as well|in the shop|from now on))*[\\s.!]*';
const sizeAlso = new RegExp(
  `^${lead}(?:the |an? )?(size|colou?r|length|scent|flavou?r) ([^.,;:?"“\\n]{1,30}?) (?:is|are) (?:(?:now |still )?also (?:now )?available${end}|(?:now )?available (?:too|as well)${end})$`,
  'i',
);
const alsoIn = new RegExp(
  `^${lead}(?:(?:it|they|this(?: one)?|we|i)(?:['’]s|['’]re| is| are| comes?| have it| have them| sell it)? )?(?:now )?also (?:is |are |comes? |exists? )?(?:available )?in ((?:an? |the )?(?:size |colou?r )?[^.,;:?"“\\n]{1,40}?)${end}$`,
  'i',
);
/** These are no choices of a product, or have a price of their own. */
const elsewhere =
  /[$€£]|\b(?:for \d|euros?|dollars?|usd|eur|gbp|titles?|descriptions?|bullets?|keywords?|tags?|stock|shops?|stores?|english|german|french|spanish|italian|csv|xlsx?|excel|json|files?|amazon|e-?bay|etsy|shopify|cards?|listings?|photos?|pictures?|store|sale)\b/i;

/** "It also comes in a gift box": with every piece, and no choice. */
const packed = /\b(?:box|boxes|bag|pouch|sleeve|wrapping|wrap|tube|packaging|case)$/i;

/** "Size 116 is also available": one more to choose from, which takes the place of none. */
export function withChoice(said: string): string {
  const [, name = '', value] = sizeAlso.exec(said) ?? [];
  const choice =
    value === undefined ? alsoIn.exec(said)?.[1] : `${/^colou?r$/i.test(name) ? '' : `${name.toLowerCase()} `}${value}`;
  if (choice === undefined || elsewhere.test(choice)) return said;
  return `add the bullet: ${packed.test(choice) && !/\bavailable\b/i.test(said) ? 'Comes' : 'Also available'} in ${choice}`;
}
