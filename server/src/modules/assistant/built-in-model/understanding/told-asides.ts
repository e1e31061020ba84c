const stated = /\b(?:is|are|was|has|have|weighs?|holds?|measures?|costs?|to|not)\b|['’]s\b|\bits\b|[:=]/i;
/** How the wrong value came about, or how the right one was found. */
const reason =
  /[,;–-]+\s*(?:(?:sorry|because|as|since|and|but)[\s,]+)*(?:(?:the|my|our)(?: \w+){1,2}|i|we|it|that|there) (?:\w+ ){0,3}?(?:mistakes?|errors?|typos?|wrong(?:ly)?|mixed (?:it|them|that|these) up|confused (?:it|them)|(?:re-?)?measured|mis-?read|mis-?typed|mis-?measured|checked|looked (?:it )?up|weighed)\b[^\d,.;:!?"\n]{0,40}[\s.!]*$/i;
const tail =
  /(?<=[\p{L}\d%"”)])(?:,|\s+-)?\s+(?:actually|sorry|in fact|by the way|btw|my (?:bad|mistake)|oops|lol)(?:,? (?:actually|sorry|my bad|lol))*[\s.!]*$/iu;

/** "Thickness is 20.0 mm, the supplier made a mistake", "protein is 30 % actually": a value without what is said beside it. */
export function withoutToldAsides(command: string): string {
  if (command.length > 300 || /["“\n?]/.test(command)) return command;
  const withoutReason = command.replace(reason, '');
  const own = withoutReason.trim() !== '' && stated.test(withoutReason) ? withoutReason : command;
  const bare = own.replace(tail, '');
  return stated.test(bare) && bare.split(/\s+/).length >= 3 ? bare : own;
}

const word = '([\\p{L}\\d](?:[\\p{L}\\d.,%’-]*[\\p{L}\\d%])?(?: [\\p{L}\\d%’-]+){0,2}?)';
const courtesy = '(?:(?:no|oh|ah|sorry|wait|actually|and|but|hm+|ok|so|well)[\\s,.!]+)*';
const contrast = new RegExp(
  `^${courtesy}(?:(?:it['’]?s|this is|that['’]?s|they['’]?re)|(?:the |its |our )?[\\p{L} -]{2,40}? (?:is|are|should be|must be)) (?:actually |really |made of |an? )?${word}(?: actually| really)?,? (?:and )?(?:not|instead of|rather than) (?:an? |the )?${word}[\\s.!]*$`,
  'iu',
);
const count = new RegExp(
  `^${courtesy}(?:please )?(?:change|correct|update|fix) (?:the )?(\\d+(?:[.,]\\d+)?) ([\\p{L}-]{3,20}(?: [\\p{L}-]{3,20}){0,2}?) (?:in)?to (\\d+(?:[.,]\\d+)?)(?: \\2)?(?: everywhere)?(?: please)?[\\s.!]*$`,
  'iu',
);
/** No words of a product: "not now", "it is too long, not good". */
const noWord =
  /^(?:too|so|very|now|yet|sure|good|bad|nice|bold|here|there|me|you|it|that|this|enough|really|only|just|all|both|one|the|what|how|shorter|longer|better|worse)\b|\b(?:titles?|bullets?|description|keywords?|tags|cards?|listings?|score|price|image|picture|photo|amazon|ebay|etsy|shopify|walmart|google)\b/i;

/** "The stone is labradorite, not moonstone", "change 30 seeds to 25": the order that changes the words in all texts. */
export function exchangeTold(command: string): string | null {
  const said = withoutToldAsides(command).trim();
  if (said.length > 120) return null;
  const [, before = '', noun = '', after = ''] = count.exec(said) ?? [];
  if (noun !== '') return `replace "${before} ${noun}" with "${after} ${noun}"`;
  const [, fresh = '', old = ''] = contrast.exec(said) ?? [];
  const isWord = (value: string) => value !== '' && !noWord.test(value);
  return isWord(fresh) && isWord(old) && fresh.toLowerCase() !== old.toLowerCase()
    ? `replace "${old}" with "${fresh}"`
    : null;
}
