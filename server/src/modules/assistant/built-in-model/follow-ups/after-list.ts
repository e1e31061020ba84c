import type { ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { ordinalPattern } from '../understanding/speech/number-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** What an order behind other work may begin with. */
export const lead =
  '(?:(?:and|now|then|ok(?:ay)?|please|so|no|hm+|well|also|just|but|rather|better|can you|could you)[\\s,.!]+)*';
const entry = new RegExp(
  `^(\\s*${lead}(?:remove|delete|drop|erase|take out|get rid of|scrap|kick out)) (?:the (${ordinalPattern}) one|(?:number|no\\.?|#) ?(\\d{1,2}))(?: (?:again|please|too|as well))*[\\s.!]*$`,
  'i',
);
const moreOf = new RegExp(
  `^\\s*${lead}add (?:(?:\\d|two|three|four|five|six|some|a few|a couple|another (?:two|three)) more|more|these|another one|one more)(?: ones?)?(?: too)?\\s*[:-]\\s*(?=\\S)`,
  'i',
);

/** "Drop the last one", "add two more: gift, picnic", behind bullets or keywords. */
export function inList(text: string, last: Turn): string | null {
  const section = spokenOf(last);
  if (section !== 'bullets' && section !== 'keywords') return null;
  const one = section === 'bullets' ? 'bullet' : 'keyword';
  const [, order, ordinal, place] = entry.exec(text) ?? [];
  if (order !== undefined) return ordinal === undefined ? `${order} ${one} ${place}` : `${order} the ${ordinal} ${one}`;
  const [more] = moreOf.exec(text) ?? [];
  return more === undefined || section === 'bullets' ? null : `add the keywords ${text.slice(more.length)}`;
}

const letters =
  '(?:lower|upper|title|sentence)[ -]?case|small letters|(?:all )?caps|capitals|capital letters|block letters';
const inOrder = '(?:alphabetical(?:ly)?|a(?: to |-)z|in (?:alphabetical )?order|by alphabet)';
const many = '(?:all of (?:them|these|those)|every one of them|each of them|(?:them|these|those)(?: all)?|all)';
const one = '(?:it|that|this)';
const restyled = (pointing: string) =>
  new RegExp(
    `^(\\s*${lead}(?:(?:lower|upper|title|sentence)[ -]?case|(?:de)?capitali[sz]e|alphabeti[sz]e|(?:make|put|write|set|turn|convert|change|have|get|want|need|sort|order|arrange))) ${pointing}(?=(?: (?:to |be |all |in |into |written |the )*(?:${letters}|${inOrder}))?(?: (?:please|too|as well|now|again|instead))*[\\s.!?]*$)`,
    'i',
  );
const lettersAlone = new RegExp(`^\\s*${lead}(?:all )?(?:in )?(${letters})(?: please)?[\\s.!]*$`, 'i');
const styledSections = ['title', 'description', 'bullets', 'keywords'];

/** The one text or list that the turn before changed, rewrote or spoke of. */
function spokenOf({ text, steps }: Turn): string | null {
  const step = steps.at(-1);
  const edited =
    step?.tool === 'edit_card' ? ((step.input?.edits ?? []) as ListingEdit[]).map(({ field }) => field) : [];
  const rewritten = step?.tool === 'improve_card' ? ((step.input?.sections ?? []) as string[]) : [];
  const named = [edited, rewritten, sectionNamed(text.toLowerCase())].find((names) => names.length > 0) ?? [];
  const [section, ...others] = new Set<string>(named);
  return section !== undefined && others.length === 0 && styledSections.includes(section) ? section : null;
}

/** "Lowercase all of them", behind keywords; alone, "make them" asks for nothing that is known. */
export function withSection(text: string, last: Turn): string | null {
  const section = spokenOf(last);
  if (section === null) return null;
  const isList = section === 'bullets' || section === 'keywords';
  const full = text
    .replace(restyled(isList ? many : one), `$1 the ${section}`)
    .replace(lettersAlone, `put the ${section} in $1`);
  return full === text || isUnsaid.test(full) ? null : full;
}
const isUnsaid =
  /\b(?:make|put|write|set|turn|convert|change|have|get|want|need|sort|order|arrange) the \w+(?: (?:please|too|as well|now|again|instead))*[\s.!]*$/i;
