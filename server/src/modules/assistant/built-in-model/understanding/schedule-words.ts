import { numberWord } from './number-words.ts';

/** When, as cron in five fields, with the stretches of the text that said so. */
export interface FoundSchedule {
  cron: string;
  timezone: string | null;
  spans: [number, number][];
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sat|sun)(?:day)?s?';
const numberOf = (name: string) => dayNames.findIndex((full) => full.startsWith(name.slice(0, 3)));

const each = '(?:every|each|on|all)';
const dayParts: Record<string, number> = {
  morning: 9,
  noon: 12,
  midday: 12,
  afternoon: 15,
  evening: 18,
  night: 21,
  midnight: 0,
};

const zones: [RegExp, string][] = [
  [/\b(?:utc|gmt)\b/, 'UTC'],
  [/\b(?:berlin|german|germany|cet)\b(?: time)?/, 'Europe/Berlin'],
  [/\b(?:london|uk|british)\b(?: time)?/, 'Europe/London'],
  [/\bparis\b(?: time)?/, 'Europe/Paris'],
  [/\bmadrid\b(?: time)?/, 'Europe/Madrid'],
  [/\brome\b(?: time)?/, 'Europe/Rome'],
  [/\bamsterdam\b(?: time)?/, 'Europe/Amsterdam'],
  [/\bwarsaw\b(?: time)?/, 'Europe/Warsaw'],
  [/\b(?:moscow|msk)\b(?: time)?/, 'Europe/Moscow'],
  [/\bistanbul\b(?: time)?/, 'Europe/Istanbul'],
  [/\b(?:new york|eastern|est|edt)\b(?: time)?/, 'America/New_York'],
  [/\b(?:chicago|central time|cst)\b(?: time)?/, 'America/Chicago'],
  [/\b(?:denver|mountain time)\b/, 'America/Denver'],
  [/\b(?:los angeles|pacific time|pst|pdt)\b(?: time)?/, 'America/Los_Angeles'],
  [/\btokyo\b(?: time)?/, 'Asia/Tokyo'],
  [/\b(?:shanghai|beijing|china) time\b/, 'Asia/Shanghai'],
  [/\b(?:dubai)\b(?: time)?/, 'Asia/Dubai'],
  [/\b(?:india|mumbai|delhi)\b(?: time)?/, 'Asia/Kolkata'],
  [/\bsydney\b(?: time)?/, 'Australia/Sydney'],
];

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const period = `(?:minutes?|hours?|days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|working days?|months?|quarters?|years?|${weekday})`;
/** What five fields of cron cannot say, or not in one task. */
const beyondCron = new RegExp(
  [
    `\\b(?:every|each) (?:other|second|third|fourth|2nd|3rd|4th|alternate|few|couple of) ${period}\\b`,
    `\\b(?:every|each) (?:\\d+|two|three|four|five|six|seven|ten) (?:days|weeks|months|quarters|years|${weekday})\\b`,
    '^(?:please )?(?:every|each) (?:quarter|year|fortnight)\\b',
    `\\b(?:first|second|third|fourth|last|[1-5](?:st|nd|rd|th)) (?:${weekday}|week|weekend|working day|weekday|business day) (?:(?:of|in) )?(?:every|each|the|a) month\\b`,
    '\\blast day of (?:every|each|the|a) month\\b',
    '\\b(?:twice|two times|three times|several times) (?:every|each) ',
  ].join('|'),
);
const anyTime = new RegExp(
  `\\b(?:every|each) (?:single )?(?:${period}|weekday)\\b|\\b\\d{1,2}(?::\\d{2}| ?[ap]m)\\b|^at \\d{1,2}\\b|\\bat \\d{1,2}$`,
);
/** What a text should say is no time of a task: "mention: change the filter every 2 weeks". */
const aboutText = /\b(?:bullets?|description|title|keywords?|mention|says?|state)\b/;

/** True for times that one schedule cannot have: asking is better than another rhythm than the seller's. */
export function isBeyondSchedule(text: string): boolean {
  const found = beyondCron.exec(text);
  return found !== null && !aboutText.test(text.slice(0, found.index));
}
/** Whether words of times are left after those of the schedule were taken out. */
export const hasTimesLeft = (text: string): boolean => anyTime.test(text.toLowerCase());

export function scheduleIn(text: string): FoundSchedule | null {
  const spans: [number, number][] = [];
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match !== null) spans.push([match.index, match.index + match[0].length]);
    return match;
  };
  const iana = take(/\(?\b(?:europe|america|asia|africa|australia|pacific|atlantic)\/[a-z_/]+\)?/);
  const zone = iana === null ? (zones.find(([pattern]) => take(pattern) !== null)?.[1] ?? null) : ianaName(iana[0]);
  const hourly = take(/\b(?:every (?:(\d{1,2}) )?hours?|hourly|once an hour|each hour)\b/);
  if (hourly?.[1] !== undefined && !isStep(hourly[1], 23)) return null;
  if (hourly !== null)
    return { cron: `0 ${hourly[1] === undefined ? '*' : `*/${hourly[1]}`} * * *`, timezone: zone, spans };
  const minutes = take(/\bevery (\d{1,2}) minutes\b/);
  if (minutes !== null && !isStep(minutes[1], 59)) return null;
  if (minutes !== null) return { cron: `*/${minutes[1]} * * * *`, timezone: zone, spans };
  const days = daysIn(take);
  if (days === null) return null;
  const { hour, minute } = timeIn(text, take);
  if (days.part !== null && hour === null)
    return { cron: `0 ${dayParts[days.part] ?? 9} ${days.fields}`, timezone: zone, spans };
  return { cron: `${minute} ${hour ?? 9} ${days.fields}`, timezone: zone, spans };
}

const isStep = (step: string | undefined, most: number) => Number(step) >= 1 && Number(step) <= most;

/** Region and city begin with capitals. */
const ianaName = (text: string) =>
  text
    .replace(/[()]/g, '')
    .replace(/(^|[/_])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());

type Take = (pattern: RegExp) => RegExpExecArray | null;

function daysIn(take: Take): { fields: string; part: string | null } | null {
  const monthDay =
    take(/\b(?:on )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?(?:every|each|the|a) month\b/) ??
    take(/\b(?:every|each) month on the (\d{1,2})(?:st|nd|rd|th)?\b/) ??
    take(/\bmonthly on the (\d{1,2})(?:st|nd|rd|th)?\b/);
  if (monthDay !== null && Number(monthDay[1]) >= 1 && Number(monthDay[1]) <= 31)
    return { fields: `${monthDay[1]} * *`, part: null };
  if (
    take(
      /\b(?:on )?(?:the )?first (?:day )?of (?:every|each|the|a) month\b|\b(?:every|each) month on the first\b|\bevery month\b|\beach month\b|\bmonthly\b|\bonce a month\b/,
    ) !== null
  )
    return { fields: '1 * *', part: null };
  if (
    take(
      new RegExp(
        `\\b(?:${each} )?(?:on )?(?:week ?days?|work(?:ing)? ?days?|business days?)(?: (?:mornings?|afternoons?|evenings?)(?= at))?\\b`,
      ),
    ) !== null ||
    take(/\bmon(?:day)?s? (?:to|through|till|until|-) fri(?:day)?s?\b/) !== null
  )
    return { fields: '* * 1-5', part: null };
  if (take(/\b(?:on |every |each )?weekends?\b/) !== null) return { fields: '* * 0,6', part: null };
  const named = take(
    new RegExp(
      `\\b(?:(?:${each}|weekly|once a week)(?: on)? )?(${day}(?:(?:,| and| &|, and) ${day})*)(?: (morning|afternoon|evening|night)s?)?\\b`,
    ),
  );
  if (
    named?.[1] !== undefined &&
    /\b(?:every|each|on|weekly|week)\b|days\b|:|task|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:at )?\d{1,2}(?::| ?[ap]m| ?h\b|\b)/.test(
      named.input,
    )
  ) {
    const numbers = (named[1].match(/[a-z]{3,}/g) ?? [])
      .filter((word) => word !== 'and')
      .map(numberOf)
      .filter((number) => number >= 0);
    take(/\b(?:weekly|once a week|every week)\b/);
    if (numbers.length > 0) return { fields: `* * ${[...new Set(numbers)].sort().join(',')}`, part: named[2] ?? null };
  }
  const daily = take(
    /\b(?:every|each) (?:single )?(day|morning|afternoon|evening|night)\b|\b(daily|nightly|once a day)\b/,
  );
  if (daily !== null)
    return {
      fields: '* * *',
      part: daily[1] === 'day' || daily[1] === undefined ? (daily[2] === 'nightly' ? 'night' : null) : daily[1],
    };
  if (take(/\b(?:every week|each week|weekly|once a week)\b/) !== null) return { fields: '* * 1', part: null };
  return null;
}

/** "at nine": as a figure would be found. */
function takeWord(take: Take): RegExpExecArray | null {
  const match = take(/\bat (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)()()\b(?: ?o'? ?clock)?/);
  if (match?.[1] !== undefined) match[1] = String(numberWord(match[1]) ?? 9);
  return match;
}

function timeIn(text: string, take: Take): { hour: number | null; minute: number } {
  const clock =
    take(/\b(?:at |around |by )?(\d{1,2})[:.](\d{2}) ?(am|pm|a\.m\.|p\.m\.)?(?: o'?clock)?(?!\d)/) ??
    take(/\b(?:at |around |by )?(\d{1,2})() ?(am|pm|a\.m\.|p\.m\.)(?!\w)/) ??
    take(
      /\b(?:at |around |by )?(\d{1,2})()() ?(?:h|hrs?|hours|uhr|o'? ?clock|o clock)\b(?! (?:ago|before|after|later|from))/,
    ) ??
    takeWord(take) ??
    take(/\bat (\d{1,2})()()(?: ?o'? ?clock| h| uhr)?\b(?! ?%)/);
  if (clock !== null) {
    const half = clock[3]?.startsWith('p') ? 12 : 0;
    const raw = Number(clock[1]);
    const evening = half === 0 && clock[3] === '' && raw < 12 && /\b(?:evening|night)\b/.test(text) ? 12 : 0;
    const hour = clock[3]?.startsWith('a') && raw === 12 ? 0 : raw === 12 && half === 12 ? 12 : raw + half + evening;
    if (hour <= 23) return { hour, minute: Number(clock[2] || 0) };
  }
  const part = take(/\b(?:at |in the )?(noon|midday|midnight|morning|afternoon|evening)\b/)?.[1];
  return { hour: part === undefined ? null : (dayParts[part] ?? null), minute: 0 };
}
