import type { ListingEdit } from '../../../tool-types.ts';
import type { Ask } from '../ask.ts';
import { specName } from '../edits/edit-values.ts';
import { normalForm } from './normal-form.ts';

const courtesy = '(?:(?:please|pls|plz|so|and|now|kindly|just|(?:can|could|would|will) (?:you|u))[\\s,]+)*';
const place =
  '(?:in|on|of|for|to) (?:(?:the|my|this|our|its) )?(?:whole )?(?:listing|card|page|product|texts?|title|description|bullets?|specs?|specifications?)(?: too| as well)?|everywhere|throughout|there|accordingly';
const thanks = '(?: (?:please|pls|plz|thanks|thank you|asap|now|again))*';
const told = new RegExp(
  `^(.{3,120}?[^\\s,.;!-])(?:\\s*[,.;!]|\\s+-)?\\s+${courtesy}(?:correct|fix|update|change|adjust|amend|edit|mend)(?: (?:it|that|this|(?:the |my |this )?(?:listing|card)))?(?: (?:${place}))*${thanks}[\\s.!?]*$`,
  'i',
);
const isFact = /\b(?:is|are|has|was|weighs|holds|measures)\b|['’]s\b|\bits\b|[:=]/i;
/** What is only found fault with has no value yet; pictures are worked on, and a question asks. */
const isNoFact =
  /\b(?:wrong|incorrect|false|missing|empty|outdated|old|bad|boring|ugly|weak|poor|ok|okay|fine|good|too|very|so|not set|mess|mistakes?|typos?|errors?)\b|\b(?:photos?|pictures?|images?|background)\b|\?|["“\n]|^(?:please |can you |could you )*(?:set|change|make|add|remove|replace|rename|put|update|correct|improve|rewrite|write|score|export|what|which|why|how|is|are|does|do)\b/i;
const stated: ReadonlySet<ListingEdit['field']> = new Set([
  'specifications',
  'brand',
  'category',
  'price',
  'availability',
]);
const isStated = (ask: Ask) =>
  ask.kind === 'call' &&
  ask.tool === 'edit_card' &&
  (ask.input.edits as ListingEdit[]).every(({ op, field, name }) =>
    // "E14 and not E27": the one in place of the other.
    field === 'specifications'
      ? op === 'set' || op === 'add'
      : op === 'set' && (stated.has(field) || name !== undefined),
  );

/**
 * "Battery is 2.0 Ah, please correct in the listing": the fact alone says what is to be written, and what stands behind it
 * is no part of the value. Null for other messages; `read` takes the fact.
 */
export function mendedFact<R extends { asks: Ask[]; text: string }>(text: string, read: (said: string) => R): R | null {
  const fact = told.exec(text.trim())?.[1];
  if (fact === undefined || !isFact.test(fact) || isNoFact.test(fact)) return null;
  const made = read(fact);
  return made.asks.length > 0 && made.asks.every(isStated) ? { ...made, text: normalForm(text).text } : null;
}

const property = `(?:${specName}|colou?r|flavou?r|scent)`;
const ordered = new RegExp(
  `^(\\s*${courtesy})(?:change|set|update|correct|fix|adjust|switch) (?:the |its |my )?(${property}) (?:to|into) ([^,.;:?"“\\n]{1,60}?) (${place}|in (?:the |its )?(?:title|description|bullets|keywords|texts?)(?:(?:,| and|, and) (?:the |its )?(?:title|description|bullets|keywords|texts?)){1,3})([\\s.!]*)$`,
  'i',
);

const exchanged = new RegExp(
  `^(\\s*${courtesy})(?:change|set|update|correct|fix|adjust|switch) (?:the |its |my )?${property} from ([^,.;:?"“\\n]{1,40}?) (?:to|into) ([^,.;:?"“\\n]{1,40}?) ((?:in|on) (?:the |its )?(?:title|description|bullets|keywords|texts?)\\b.{0,60}|everywhere[\\s.!]*)$`,
  'i',
);
/** A measure that is put right on the card as a whole. */
const measured = new RegExp(
  `^(\\s*${courtesy}(?:change|set|update|correct|fix|adjust) (?:the |its |my )[\\p{L} -]{2,30}? to \\d[^,;:?"“\\n]{0,30}?) (?:in|on) (?:the|my|this) (?:whole )?(?:listing|card|page)([\\s.!]*)$`,
  'iu',
);

/** "Change the color to blue everywhere", "... in the description and bullets": where a value is written is no part of it. */
export function withoutPlaceOfValue(said: string): string {
  const [, lead = '', name = '', value = '', where = '', end = ''] = ordered.exec(said) ?? [];
  if (name === '') return said.replace(exchanged, '$1replace $2 with $3 $4').replace(measured, '$1$2');
  if (/^(?:everywhere|throughout)/i.test(where))
    return `${lead}set the ${name} to ${value} and replace ${name} with ${value} in the title, description and bullets${end}`;
  return /\b(?:title|description|bullets?|keywords|texts?)\b/i.test(where)
    ? `${lead}replace ${name} with ${value} ${where}${end}`
    : `${lead}set the ${name} to ${value}${end}`;
}
