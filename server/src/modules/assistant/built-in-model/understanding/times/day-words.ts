import { cardinalPattern, ordinalPattern, ordinalWord } from '../speech/number-words.ts';

/** The last three fields of cron, and the part of the day that stood with them ("every evening"). */
export interface FoundDays {
  fields: string;
  part: string | null;
}
export type Take = (pattern: RegExp) => RegExpExecArray | null;

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?';
const part = '(?: (morning|afternoon|evening|night)s?)?';
const numberOf = (name: string) => dayNames.findIndex((full) => full.startsWith(name.slice(0, 3)));

const each = '(?:every|each|on|all)';
const and = '(?:, and| and|,| &| \\+| plus| or| ?\\/) ?(?:on )?(?:the )?';
const andDay = `(?:${and}(?:every |each )?| (?=${weekday}))`;
const monthWord = '(?:(?:every|each|the|a|per|any) (?:single )?month|months?|monthly)';
/** A place in a list ("the second card") is no day of a month. */
const notPlace =
  '(?! (?:cards?|listings?|ones?|products?|items?|bullets?|images?|photos?|pictures?|points?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weeks?|weekends?|hours?|\\d+|two|three|of (?:my|the|these|those)\\b(?! month)))';
const date = `(?:${ordinalPattern})`;
const dates = `(${date}(?:${and}${date})*)\\b(?: days?)?${notPlace}`;
const isMonthly = /\b(?:every|each|the|a|per|any|of) (?:single )?month\b|\bmonthly\b/;
const datesOfMonth = new RegExp(`\\b(?:on )?(?:the |every |each )?${dates}(?: of)?(?: ${monthWord})?\\b`);
const bareDate =
  /\b(?:every|each) month(?:,)? on (?:the )?(\d{1,2})\b|\bmonthly,? on (?:the )?(\d{1,2})\b|\b(?:on )?(?:the )?(\d{1,2}) (?:of )?(?:every|each|the) month\b/;
const severalDates = new RegExp(
  `\\b(?:on )?(?:the |every |each )?(\\d{1,2}(?:st|nd|rd|th)(?:${and}\\d{1,2}(?:st|nd|rd|th))+)\\b${notPlace}(?: of (?:each|every|the|a) month\\b)?|\\b(?:every|each) (?!(?:second|third|fourth|[2-9](?:nd|rd|th))\\b)(\\d{1,2}(?:st|nd|rd|th))\\b${notPlace}`,
);
const monthAlone =
  /\b(?:at |on )?(?:the )?(?:very )?(?:start|beginning) of (?:every|each|the|a) month\b|\b(?:once |one time )?(?:every|each|a|per|of the) (?:single )?month\b|\bmonthly\b/;

/** `isBareFine`: the name of a day alone is a rhythm, as it is where a task is spoken of. */
export function daysIn(text: string, take: Take, isBareFine = false): FoundDays | null {
  return yearDayIn(take) ?? monthDaysIn(text, take) ?? weekDaysIn(take, isBareFine) ?? rhythmIn(take);
}

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** "Every 1st of December", "every year on March 3". */
export const dayOfYear = new RegExp(
  `\\b(?:(?:every|each)(?: year)?|yearly|annually|once a year),? (?:on )?(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}|${month} (\\d{1,2})(?:st|nd|rd|th)?)\\b(?! ?(?:am|pm|:))`,
);
function yearDayIn(take: Take): FoundDays | null {
  const [, before, name, other, behind] = take(dayOfYear) ?? [];
  const date = Number(before ?? behind);
  if (!(date >= 1 && date <= 31)) return null;
  return { fields: `${date} ${months.indexOf((name ?? other ?? '').slice(0, 3)) + 1} *`, part: null };
}

function monthDaysIn(text: string, take: Take): FoundDays | null {
  const found = take(severalDates) ?? (isMonthly.test(text) ? (take(bareDate) ?? take(datesOfMonth)) : null);
  const words = found?.slice(1).find((group) => group !== undefined) ?? '';
  const numbers = (words.match(/[a-z]+|\d+(?:st|nd|rd|th)?/g) ?? [])
    .map((word) => ordinalWord(word) ?? (/^\d+$/.test(word) ? Number(word) : null))
    .filter((number): number is number => number !== null && number >= 1 && number <= 31);
  const isOnce = take(monthAlone);
  if (numbers.length > 0) return { fields: `${[...new Set(numbers)].sort((a, b) => a - b).join(',')} * *`, part: null };
  return isOnce === null ? null : { fields: '1 * *', part: null };
}

function weekDaysIn(take: Take, isBareFine: boolean): FoundDays | null {
  const range = take(
    new RegExp(`\\b(?:${each} |from )?(?:day )?(${day}) ?(?:to|through|thru|till|til|until|up to|-|–) ?(${day})\\b`),
  );
  if (range !== null)
    return { fields: `* * ${rangeOf(numberOf(range[1] ?? ''), numberOf(range[2] ?? ''))}`, part: null };
  const work = take(
    new RegExp(
      `\\b(?:${each} )?(?:single )?(?:on )?(?:week ?days?|work(?:ing)? ?days?|business days?)${part}\\b|\\bmon(?:day)?s? ?- ?fri(?:day)?s?\\b`,
    ),
  );
  if (work !== null) return { fields: '* * 1-5', part: work[1] ?? null };
  const weekend = take(new RegExp(`\\b(?:on |at |every |each )?(?:the )?weekends?${part}\\b`));
  if (weekend !== null) return { fields: '* * 0,6', part: weekend[1] ?? null };
  const named = take(
    new RegExp(`\\b(?:(?:${each}|weekly|once a week)(?: on)? )?(?:single )?(${day}(?:${andDay}${day})*)${part}\\b`),
  );
  if (named?.[1] === undefined || !(isBareFine || isRecurring.test(named.input) || /\W[a-z]+/.test(named[1])))
    return null;
  const numbers = (named[1].match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !/^(?:and|plus|the|every|each)$/.test(word))
    .map(numberOf)
    .filter((number) => number >= 0);
  take(/\b(?:weekly|once a week|every week)\b/);
  return numbers.length === 0
    ? null
    : { fields: `* * ${[...new Set(numbers)].sort().join(',')}`, part: named[2] ?? null };
}
const isRecurring =
  /\b(?:every|each|on|weekly|week)\b|days\b|:|task|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:at )?\d{1,2}(?::| ?[ap]m| ?h\b|\b)/;

const rangeOf = (from: number, to: number) =>
  from <= to
    ? `${from}-${to}`
    : Array.from({ length: 7 }, (_, at) => at)
        .filter((number) => number >= from || number <= to)
        .join(',');

function rhythmIn(take: Take): FoundDays | null {
  const daily = take(
    /\b(?:every|each) (?:and every )?(?:single )?(day|morning|afternoon|evening|night)s?\b|\b(daily|nightly|everyday|(?:once|one time|twice|two times|three times|[23] times) (?:a|per|each|every) day|seven days a week|7 days a week|day by day)\b/,
  );
  if (daily !== null)
    return {
      fields: '* * *',
      part: daily[1] === 'day' || daily[1] === undefined ? (daily[2] === 'nightly' ? 'night' : null) : daily[1],
    };
  const plural = take(/\b(?:in the )?(mornings|afternoons|evenings|nights)\b/);
  if (plural?.[1] !== undefined) return { fields: '* * *', part: plural[1].replace(/s$/, '') };
  const weekly = take(
    new RegExp(`\\b(?:every|each|per) week\\b|\\bweekly\\b|\\b(?:once|${cardinalPattern} times?) (?:a|per) week\\b`),
  );
  return weekly === null || /\b(?!one\b|1\b)\w+ times/.test(weekly[0]) ? null : { fields: '* * 1', part: null };
}
