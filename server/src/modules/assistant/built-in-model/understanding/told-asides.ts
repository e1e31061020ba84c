import type { ListingEdit } from '../../tool-types.ts';
import type { Ask } from './ask.ts';

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
  /^(?:too|so|very|now|yet|sure|good|bad|nice|bold|here|there|me|you|it|that|this|enough|really|only|just|all|both|one|the|what|how|shorter|longer|better|worse)\b|\b(?:titles?|bullets?|description|keywords?|tags|cards?|listings?|score|price|image|picture|photo|amazon|ebay|etsy|shopify|walmart|google)\b/i;

/** "The stone is labradorite, not moonstone", "change 30 seeds to 25": the order that changes the words in all texts. */
export function exchangeTold(command: string): string | null {
  const said = withoutToldAsides(command).trim();
  if (said.length > 120) return null;
  const [, before = '', noun = '', after = ''] =
    counts.map((form) => form.exec(said)).find((found) => found !== null) ?? [];
  if (noun !== '') return `replace "${before} ${noun}" with "${after} ${noun}"`;
  const [, fresh = '', old = ''] = contrast.exec(said) ?? [];
  const isWord = (value: string) => value !== '' && !noWord.test(value);
  // "It is 25 seeds, not 30": of what there are 30 is said once.
  const [, things = ''] = /^\d+(?:[.,]\d+)? ([\p{L}-]+)$/u.exec(fresh) ?? [];
  if (things !== '' && /^\d+(?:[.,]\d+)?$/.test(old)) return `replace "${old} ${things}" with "${fresh}"`;
  return isWord(fresh) && isWord(old) && fresh.toLowerCase() !== old.toLowerCase()
    ? `replace "${old}" with "${fresh}"`
    : null;
}

/** "Correct the 30 cm to 32": no specification has that name. */
export const setsFigure = (ask: Ask): boolean =>
  ask.kind === 'call' &&
  ask.tool === 'edit_card' &&
  (ask.input.edits as ListingEdit[]).every(({ field, name = '' }) => field === 'specifications' && /^\d/.test(name));
