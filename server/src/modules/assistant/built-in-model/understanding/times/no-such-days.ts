import { ordinalWord } from '../speech/number-words.ts';
import { month, months } from './day-words.ts';

const full = 'January February March April May June July August September October November December'.split(' ');
/** February has its day of leap years. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const figure = '(\\d{2}(?:st|nd|rd|th)?|thirtieth|30[ -](?:first|second))';
const lead = '(?:^|\\b(?:on|every|each|by|for|at|to|and|yearly|annually|year)(?: (?:on|the|next))*|[,;:]) ?(?:the )?';
const date = new RegExp(`${lead}(?:${figure}(?: day)? (?:of )?${month}|${month} (?:the )?${figure})\\b`, 'g');
const ofMonth =
  /\b(?:the |every |each )?(\d{2})(?:st|nd|rd|th)?(?: day)? of (?:every|each|the|a) month\b|\b(?:monthly|(?:every|each) month),? on (?:the )?(\d{2})(?:st|nd|rd|th)?\b/g;
const works =
  /\b(?:score|rate|check|improve|rewrite|polish|optimi[sz]e|export|download|import|re-?import|compare|publish|run|schedule|task|remind|back ?up|move|change|shift|reschedule|make it|do (?:it|that|this|them|the))\b/;
/** What a text of the card is to say is no day of ours. */
const ofTexts =
  /"|\b(?:bullets?|titles?|description|keywords?|specs?|specifications?|mentions?|says?|saying|write|until|till|valid|expir\w+|born|warranty|sale (?:ends|starts)|ends on|starts on)\b/;

const dayOf = (said: string): number =>
  ordinalWord(said) ??
  (/^\d+$/.test(said) ? Number(said) : said === 'thirtieth' ? 30 : said.endsWith('first') ? 31 : 32);

/** "Every 30th of February": the day, and the month that has fewer (null: no month has so many); null when all days exist. */
export function noSuchDay(text: string): { day: number; month: string | null; most: number } | null {
  if (!works.test(text) || ofTexts.test(text)) return null;
  for (const [, before, name, other, behind] of text.matchAll(date)) {
    const at = months.indexOf((name ?? other ?? '').slice(0, 3));
    const day = dayOf(before ?? behind ?? '');
    const most = longest[at];
    if (most !== undefined && day > most) return { day, month: full[at] ?? null, most };
  }
  for (const [, one, two] of text.matchAll(ofMonth)) {
    const day = Number(one ?? two);
    if (day > 31) return { day, month: null, most: 31 };
  }
  return null;
}
