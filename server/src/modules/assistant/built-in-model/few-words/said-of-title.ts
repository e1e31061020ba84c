import { type Conversation, cardInHand } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';
import { isManner } from '../understanding/edits/text-manners.ts';

const as = (pattern: string) => new RegExp(`^${lead}${pattern}${tail}`, 'iu');
const words = '(?!the (?:first|last)\\b)(?:the |my |our )?([\\p{L}\\d][^.,;:!?\\n"]{1,50}?|"[^"\\n]{2,60}")';
const title = '(?:the |my |its )?(?:title|headline)';
const start = '(?:first|(?:at|to|in) the (?:very )?(?:start|beginning|front)|up front|in front)';
const end = '(?:last|(?:at|to) the (?:very )?end)';
/** "Title: put the size first", "the title also, put VW Golf 7 at the start". */
const putsFirst = as(
  `${title}(?:,? (?:too|also|as well))?(?:[,:]| -)? (?:please |pls |just |but )*(?:put|move|bring|have|write|place) ${words} (?:(${start})|${end})`,
);
/** "Write the title so that it starts with Eucalyptus". */
const startsWith = as(
  `(?:make|write|rewrite|redo|change) ${title} (?:so (?:that )?it (?:starts?|begins?)|to (?:start|begin)|start|begin|that (?:starts?|begins?)) with ${words}`,
);
/** "Now the title should say Germany too, but not longer than 70 characters". */
const saysToo = as(
  `${title} (?:should|must|has to|needs to|shall|can) (?:also )?(?:say|mention|have|include|contain|name) ${words}(?: (?:too|also|as ?well|in it))+(,? (?:but |and )?(?:(?:not|no) (?:longer|more) than|at most|max(?:imum)?|under|up to|within|below) \\d{2,3}(?: ?(?:characters?|chars?|letters|signs))?)?`,
);
/** "Now the description: warm and friendly, 2 or 3 sentences". */
const ofManner = as(
  '(?:the |my |its )?(title|headline|description|bullets?|bullet points)(?: now| next| too)?(?::| -|=) ?([^"\\n]{4,120}?)',
);

/** "And never use the word ergonomic, ok?" */
const agreedTo =
  /^((?:(?:and|but|please|pls|so|also|oh)[ ,]+)*(?:never|always|do not|don['’]?t|from now on|make|keep|use|write|add|remove|put|set|leave|skip|stop)\b[^?]{3,120}?),? (?:ok(?:ay)?|alright|all right|deal|got it|understood|yes|yeah|please|right)\s*\?+$/i;

/** How the title shall begin or what else it shall say, and how a text shall be, as an order; null for other words. */
export function saidOfTitle({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 160 || cardInHand(earlier, shownCardId) === null) return null;
  const asked = agreedTo.exec(said)?.[1];
  if (asked !== undefined) return asked;
  const [, moved, first] = putsFirst.exec(said) ?? [];
  if (moved !== undefined && isBrand.test(moved) && first !== undefined) return 'put the brand first in the title';
  if (moved !== undefined) return `${first === undefined ? 'end' : 'start'} the title with ${quoted(moved)}`;
  const [, begun] = startsWith.exec(said) ?? [];
  if (begun !== undefined && isBrand.test(begun)) return 'put the brand first in the title';
  if (begun !== undefined) return `start the title with ${quoted(begun)}`;
  const [, also, limit] = saysToo.exec(said) ?? [];
  if (also !== undefined)
    return limit === undefined
      ? `add ${quoted(also)} to the title`
      : `rewrite the title with the keyword ${quoted(also)}, ${limit.replace(/^,? ?(?:but |and )?/i, '')}`;
  const [, part, manner = ''] = ofManner.exec(said) ?? [];
  const number = /^bullet/i.test(part ?? '') ? /^(\d{1,2})(?=,|[\s.!]*$)/.exec(manner)?.[1] : undefined;
  const how = number === undefined ? manner : `at most ${number} bullets${manner.slice(number.length)}`;
  return part !== undefined && isManner(how) ? `rewrite the ${part}, ${how}` : null;
}

const isBrand = /^(?:the |my |our )?brand(?: name)?$/i;
const quoted = (text: string) => `"${text.replaceAll('"', '').trim()}"`;
