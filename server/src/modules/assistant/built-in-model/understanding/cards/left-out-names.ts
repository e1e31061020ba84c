import { sectionNamed } from '../wishes/wishes.ts';
import { mentionsIn } from './card-mentions.ts';

const name =
  "(?:the|my|our) (?!(?:rest|others?|same|first|second|last|two|three)\\b)[\\p{L}\\d'’-]+(?: (?!(?:and|or|nor|but|not|as|to|in|into|for|is|are|out|please|that|which|because)\\b)[\\p{L}\\d'’-]+){0,3}";
const without = '(?:except(?: for)?|but(?: not)?|not|without|minus|apart from|excluding|nor)';
const every = /\b(?:all|every|everything|whole|entire|each)\b/i;
const again = new RegExp(
  `(\\b${without} ${name}(?:(?:,| and| or|,? &) ${name})*)(?:,| and| or| but|,? &)*(?: also)? (?:${without}|nor) (?=(?:for )?(${name}))`,
  'giu',
);

const anyWithout = new RegExp(`^${without}`, 'i');

const all =
  '(?:(?:all|every one)(?: (?:of )?(?:my|the|our|these|those|them))?(?: (?:cards|listings|products|items))?|everything|(?:the )?(?:whole|entire) (?:lot|catalog(?:ue)?|library|shop|store|range)|the lot)';
const file = '(?: (?:as|to|in|into) (?:an? |one )?(?:csv|xlsx|excel|json|spreadsheet)(?: file)?)?';
const lead = '(?:(?:hi|hello|ok(?:ay)?|please|pls|now|then|and|so|can you|could you|would you|kindly)[\\s,.!]+)*';
const spared = new RegExp(
  `^(${lead}(?:export|score|rate|improve|optimi[sz]e|re-?write|download|polish)) ${all}(${file}),? (?:(?:but |and |just |please )*(?:leave|keep) (${name}) (?:out|aside|alone)(?: of it)?|(?:without|minus|excluding|except(?: for)?|but(?: not| without)?|but leave out|leave out|leaving out|not) (${name}))(?=\\s*[.,;!?]|\\s*$| (?:as|to|in|into|for|please)\\b)`,
  'iu',
);

const isCard = (called: string) =>
  sectionNamed(called.toLowerCase()).length === 0 && mentionsIn(`improve ${called}`).some(({ start }) => start > 0);

/**
 * "All but the mug, not the lamp", "the whole lot as CSV without the board": said as "all cards except the mug and the
 * lamp". Null for messages that leave no such names out.
 */
export function asLeftOut(text: string): string | null {
  if (!every.test(text)) return null;
  const joined = text.replace(again, (found, before: string, next: string) =>
    isCard(next) ? `${before.replace(anyWithout, 'except')} and ` : found,
  );
  const said = joined.replace(spared, (found, order: string, where: string, left?: string, right?: string) => {
    const called = left ?? right ?? '';
    return isCard(called) ? `${order} all cards except ${called}${where}` : found;
  });
  return said === text ? null : said;
}
