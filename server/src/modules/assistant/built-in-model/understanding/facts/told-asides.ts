import type { ListingEdit } from '../../../tool-types.ts';
import type { Ask } from '../ask.ts';

const stated =
  /\b(?:is|are|was|has|have|weighs?|holds?|measures?|costs?|to|not)\b|['’]s\b|\bits\b|[:=]|\d ?(?:mm|cm|m|kg|g|ml|l|w|v|oz|inch)\b/i;
/** How the wrong value came about, or how the right one was found. */
const reason =
  /[,;–-]+\s*(?:(?:sorry|because|as|since|and|but)[\s,]+)*(?:(?:the|my|our)(?: \w+){1,2}|i|we|it|that|there) (?:\w+ ){0,3}?(?:mistakes?|errors?|typos?|wrong(?:ly)?|mixed (?:it|them|that|these) up|confused (?:it|them)|(?:re-?)?measured|mis-?read|mis-?typed|mis-?measured|checked|looked (?:it )?up|weighed)\b[^\d,.;:!?"\n]{0,40}[\s.!]*$/i;
const tail =
  /(?<=[\p{L}\d%"”)])(?:,|\s+-)?\s+(?:actually|sorry|in fact|by the way|btw|my (?:bad|mistake)|oops|lol|i mean(?:t)?|(?:i )?forgot(?: (?:that|it|to (?:say|tell)))?|(?:i )?(?:do not|don['’]?t|dont) want (?:any )?(?:trouble|problems|complaints|returns))(?:,? (?:actually|sorry|my bad|lol))*[\s.!]*$/iu;

/** "…, but that's not on the card yet": why a fact is told. */
const notThere =
  /(?<=[\p{L}\d%)])(?:,|\s+-)?\s+(?:(?:and|but)\s+)?(?:(?:it|that|this|which)(?:['’]s| is)\s+(?:still\s+)?not\s+(?:(?:mentioned|written|named|stated)\s+)?(?:on|in)\s+(?:the|my)\s+(?:card|listing)(?:\s+(?:yet|so far|at all))?|(?:still\s+)?not\s+(?:yet\s+)?(?:on|in)\s+(?:the|my)\s+(?:card|listing)\s+(?:yet|so far))(?=[\s.!]*$|[,.;]\s*(?:(?:so|and|please)\s+)*(?:add|write|put|enter|note)\b)/iu;
const ofPicture = /\b(?:pictures?|photos?|images?|pics?)\b/i;

/** "Thickness is 20.0 mm, the supplier made a mistake", "protein is 30 % actually": a value without what is said beside it. */
export function withoutToldAsides(command: string): string {
  if (command.length > 300 || /["“\n?]/.test(command)) return command;
  const told = ofPicture.test(command) ? command : command.replace(notThere, '');
  const withoutReason = told.replace(reason, '');
  const own = withoutReason.trim() !== '' && stated.test(withoutReason) ? withoutReason : told;
  const bare = own.replace(tail, '');
  return stated.test(bare) && bare.split(/\s+/).length >= 3 ? bare : own;
}

const word = '([\\p{L}\\d](?:[\\p{L}\\d.,%’-]*[\\p{L}\\d%])?(?: [\\p{L}\\d%’-]+){0,2}?)';
const courtesy = '(?:(?:no|oh|ah|sorry|wait|actually|and|but|hm+|ok|so|well)[\\s,.!]+)*';
const contrast = new RegExp(
  `^${courtesy}(?:(?:it['’]?s(?! [\\p{L}-]+(?: [\\p{L}-]+)? (?:is|are)\\b)|this is|that['’]?s|they['’]?re)|(?:the |its |our )?[\\p{L} -]{2,40}? (?:is|are|should be|must be)) (?:(?:actually |really |made of |from |an? )*)${word}(?: actually| really| now)*,? (?:and )?(?:not|instead of|rather than) (?:from )?(?:an? |the )?${word}[\\s.!]*$`,
  'iu',
);
/** "It's not brass, it's brass coloured steel". */
const denied = new RegExp(
  `^${courtesy}(?:it['’]?s|it is|they['’]?re|they are|that['’]?s|(?:the |its )[\\p{L} -]{2,30}? (?:is|are)) not (?:made of |an? )?${word},?\\s+(?:(?:but )?(?:it['’]?s|it is|they['’]?re|they are|that['’]?s)|but|rather) (?:actually |really |made of |an? )?${word}[\\s.!]*$`,
  'iu',
);
const figure = '(\\d+(?:[.,]\\d+)?)';
const measure = '(?:ml|cl|l|g|kg|mg|oz|lbs?|mm|cm|m|w|v|kw|mah|gb|tb|hz|%|°c|°f|["″])';
const counts = [
  `(?:change|correct|update|fix) (?:(?:the|all|every) )?${figure} ([\\p{L}-]{3,20}(?: [\\p{L}-]{3,20}){0,2}?) (?:in)?to ${figure}(?: \\2)?`,
  // "Change 500 ml to 600 ml", "make the 30 seeds 25 seeds".
  `(?:change|correct|update|fix) (?:(?:the|all|every) )?${figure} ?(${measure}) (?:in)?to ${figure}(?: ?\\2)?`,
  `make (?:(?:the|all|every) )?${figure} ?([\\p{L}-]{1,20}) (?:into )?${figure} ?\\2`,
].map((form) => new RegExp(`^${courtesy}(?:please )?${form}(?: everywhere)?(?: please)?[\\s.!]*$`, 'iu'));
/** No words of a product: "not now", "it is too long, not good". */
const noWord =
  /^(?:too|so|very|now|yet|sure|good|bad|nice|bold|my|your|his|her|our|their|its|it['’]s|mine|yours|ours|true|right|wrong|cheap|expensive|fair|easy|possible|allowed|needed|important|worth|ready|done|clear|about|ugly|long|short|here|there|me|you|it|that|this|enough|really|only|just|all|both|one|the|what|how|shorter|longer|better|worse)\b|\b(?:titles?|bullets?|description|keywords?|tags|cards?|listings?|score|price|image|picture|photo|amazon|ebay|etsy|shopify|walmart|google)\b/i;

const noCount =
  '(?!(?:years?|months?|weeks?|days?|hours?|minutes?|credits?|cards?(?! (?:slots?|holders?|pockets?|places|compartments))|listings?|images?|pictures?|photos?|bullets?|tags?|keywords?|titles?|words?|characters?|points?|percent|euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp|people|times?|chats?|tasks?)\\b)';
/** What one measures is told of a property. */
const noUnit =
  '(?!(?:grams?|kilos?|kilograms?|pounds?|ounces?|lit(?:er|re)s?|met(?:er|re)s?|inch(?:es)?|feet|watts?|volts?|mah|degrees|megapixels?|gigabytes?|followers|reviews|stars|photos|variants?|sizes|colou?rs|left|sales|orders|views|customers|in)\\b)';
const since = '(?:,? (?:now|actually|sorry|since [\\p{L} ]{3,20}|i (?:have )?(?:re-?)?counted(?: (?:it|them|again))*))';
/** "Actually it's 54 pcs", "its a 19 cm pot since this year": what there are so many of is there with another number. */
const recounted = [
  `^(?:(?:no|oh|sorry|wait|actually|and|but)[\\s,]+)+(?:it['’]?s|it is|they['’]?re|there are|it has) (?:actually |really |now |only )*${figure} ${noCount}([\\p{L}-]{3,20})${since}*[\\s.!]*$`,
  `^${courtesy}(?:it['’]?s|it is|they['’]?re|there are|it has) (?:actually |really |now |only )*${figure} ${noCount}([\\p{L}-]{3,20})${since}+[\\s.!]*$`,
  `^${courtesy}(?:it['’]?s|it is|they['’]?re) (?:actually |really |now )*an? ${figure} ?(${measure} ${noCount}[\\p{L}-]{3,20})${since}*[\\s.!]*$`,
  // "The lure set has 15 pieces", "there are 15 pieces in the set".
  `^${courtesy}(?:it|this|they|(?:the|my|our|this|each|every) [\\p{L} -]{2,40}?) (?:actually |really |now |only )*(?:has|have|contains?|includes?|comes? with|consists? of) (?:actually |really |now |only |just )*${figure} ${noCount}${noUnit}([\\p{L}-]{3,20}(?: [\\p{L}-]{3,20}s(?=[\\s.!,]|$))?)(?: in (?:it|total|the [\\p{L}]+))?(?:,? (?:and |but )?not ${figure})?${since}*[\\s.!]*$`,
  `^${courtesy}there are (?:actually |really |now |only |just )*${figure} ${noCount}${noUnit}([\\p{L}-]{3,20}) in (?:it|(?:the|each|every|a|one) [\\p{L}]+(?: [\\p{L}]+)?)${since}*[\\s.!]*$`,
].map((form) => new RegExp(form, 'iu'));

/** "It's a set of 4 actually", "no, they come in a pack of 6": so many belong together. */
const setOf = new RegExp(
  `^${courtesy}(?:it['’]?s|it is|its|they['’]?re|they are|these are|this is|(?:it|they) comes? (?:in|as)|it should be)(?: (?:actually|really|now|only))* an? (set|pack|box|bundle|case|bag) of (\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)${since}*(?:,? not (?:of )?(?:\\d{1,4}|[a-z]{3,6}))?[\\s.!]*$`,
  'iu',
);

/** "..., please fix that everywhere". */
const fixIt =
  /(?<=[\p{L}\d%"”])[,;.]+\s+(?:(?:please|so|and|now|can you|could you)\s+){0,3}(?:fix|change|correct|update|mend)(?: (?:it|that|this))?(?: (?:everywhere|throughout|please|then|now)){0,2}[\s.!?]*$/iu;
/** "The stone is labradorite, not moonstone", "change 30 seeds to 25": the order that changes the words in all texts. */
export function exchangeTold(command: string): string | null {
  const said = withoutToldAsides(command).replace(fixIt, '').trim();
  if (said.length > 120) return null;
  const [, before = '', noun = '', after = ''] =
    counts.map((form) => form.exec(said)).find((found) => found !== null) ?? [];
  if (noun !== '') return `replace "${before} ${noun}" with "${after} ${noun}"`;
  // "It also has 2 compartments" tells of more, and corrects no number.
  const isMore = /\b(?:also|another|as well)\b/i.test(said);
  const [, number = '', things = ''] =
    (isMore ? null : recounted.map((form) => form.exec(said)).find((found) => found !== null)) ?? [];
  if (things !== '') return `replace "… ${things}" with "${number} ${things}"`;
  const [, kind = '', many = ''] = setOf.exec(said) ?? [];
  if (kind !== '') return `replace "${kind} of …" with "${kind} of ${many}"`;
  const [, wrong = '', right = ''] = denied.exec(said) ?? [];
  const [, fresh = right, old = wrong] = contrast.exec(said) ?? [];
  const isWord = (value: string) => value !== '' && !noWord.test(value);
  // "It is 25 seeds, not 30": of what there are 30 is said once.
  const [, counted = ''] = /^\d+(?:[.,]\d+)? ([\p{L}-]+)$/u.exec(fresh) ?? [];
  if (counted !== '' && /^\d+(?:[.,]\d+)?$/.test(old)) return `replace "${old} ${counted}" with "${fresh}"`;
  // "It is not 500 ml, it is 550", "not 24 pieces, 26": in the same unit.
  const unit = /^\d+(?:[.,]\d+)?$/.test(fresh) ? (/^\d+(?:[.,]\d+)?( ?[\p{L}%°"″-]+)$/u.exec(old)?.[1] ?? '') : '';
  return isWord(fresh) && isWord(old) && fresh.toLowerCase() !== old.toLowerCase()
    ? `replace "${old}" with "${fresh}${unit}"`
    : null;
}

/** "Correct the 30 cm to 32": no specification has that name. */
export const setsFigure = (ask: Ask): boolean =>
  ask.kind === 'call' &&
  ask.tool === 'edit_card' &&
  (ask.input.edits as ListingEdit[]).every(({ field, name = '' }) => field === 'specifications' && /^\d/.test(name));

/** "The lid is beech, not bamboo": a value is not said with what it is not. */
export const setsContrast = (ask: Ask): boolean =>
  ask.kind === 'call' &&
  ask.tool === 'edit_card' &&
  (ask.input.edits as ListingEdit[]).every(
    ({ op, field, value = '' }) =>
      op === 'set' && field === 'specifications' && /,? not (?:an? )?[\p{L}-]+$/u.test(value),
  );
