import { clocksIn, type FoundClock } from './clock-words.ts';
import { dayOfYear, daysIn, type Take, weekday } from './day-words.ts';
import { withinTheDay } from './within-the-day.ts';

/** When, as cron in five fields, with the stretches of the text that said so. */
export interface FoundSchedule {
  cron: string;
  timezone: string | null;
  spans: [number, number][];
}

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
  [/\btokyo\b(?: time)?|\bjapan(?:ese)? time\b/, 'Asia/Tokyo'],
  [/\bkorean? time\b/, 'Asia/Seoul'],
  [/\b(?:shanghai|beijing|china) time\b/, 'Asia/Shanghai'],
  [/\b(?:dubai)\b(?: time)?/, 'Asia/Dubai'],
  [/\b(?:india|mumbai|delhi)\b(?: time)?/, 'Asia/Kolkata'],
  [/\bsydney\b(?: time)?/, 'Australia/Sydney'],
];

/** "Seoul time", "in Toronto time": the zone that is called by the city. */
function zoneOfCity(text: string, take: Take): string | null {
  const [, two = '', one = ''] = /\b((?:[a-z]+ )?([a-z]+)) time\b/.exec(text) ?? [];
  for (const city of [two, one]) {
    const zone = city === '' ? undefined : cities().get(city);
    if (zone !== undefined && take(new RegExp(`\\b${city} time\\b`)) !== null) return zone;
  }
  return null;
}
/** Places whose name with "time" says something else. */
const otherTimes = new Set(['christmas', 'easter', 'reunion', 'midway', 'center', 'palmer', 'troll']);
let known: Map<string, string> | undefined;
const cities = () => {
  known ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/'))
      .map((zone): [string, string] => [(zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(), zone])
      .filter(([city]) => !otherTimes.has(city)),
  );
  return known;
};

const period = `(?:minutes?|hours?|days?|mornings?|afternoons?|evenings?|nights?|weeks?|weekends?|working days?|months?|quarters?|years?|${weekday}s?)`;
/** One schedule has them where they are told and have the same minute: "twice a day, at 8 and at 20:00". */
const severalTimes =
  /\b(?:twice|(?:two|three|several|[2-9]) times) (?:a|per|every|each) (?:day|morning|\w+day|week)\b|\btwice (?:daily|weekly)\b/;
/** What five fields of cron cannot say, or not in one task. */
const beyondCron = new RegExp(
  [
    `\\b(?:every|each) (?:other|second|third|fourth|2nd|3rd|4th|alternate|few|couple of) ${period}\\b`,
    `\\b(?:every|each) (?:\\d+|two|three|four|five|six|seven|ten) (?:days|weeks|months|quarters|years|${weekday}s?)\\b`,
    '^(?:please )?(?:every|each) (?:quarter|year|fortnight)\\b',
    `\\b(?:first|second|third|fourth|last|[1-5](?:st|nd|rd|th)) (?:${weekday}s?|week|weekend|working day|weekday|business day) (?:(?:of|in) )?(?:every|each|the|a) month\\b`,
    '\\blast day of (?:every|each|the|a) month\\b',
    '(?:\\b(?:on|at|and|or|plus)|[,&]) (?:on )?(?:the )?(?:very )?last (?:working |business )?day\\b',
    `\\b(?:days?|daily|week ?days?|work(?:ing)? ?days?|business days?),? (?:but|except|excluding|apart from|other than)(?: for)?(?: not)?(?: on)? (?:${weekday}s?|weekends?)\\b`,
    severalTimes.source,
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
  if (found !== null && severalTimes.test(found[0]) && alikeClocks(text).length > 1) return false;
  if (found !== null && /year$/.test(found[0]) && dayOfYear.test(text)) return false;
  return found !== null && !aboutText.test(text.slice(0, found.index));
}
/** Whether words of times are left after those of the schedule were taken out. */
export const hasTimesLeft = (text: string): boolean => anyTime.test(text.toLowerCase());

/** Whether a text names a day, a rhythm or a time of the day. */
export const namesTime = (text: string): boolean =>
  clocksIn(text).length > 0 || daysIn(text, (pattern) => pattern.exec(text), true) !== null || / at \d/.test(text);

/** The time zone that a text names. */
export const zoneIn = (text: string): string | null => zoneTaken(text, (pattern) => pattern.exec(text));
function zoneTaken(text: string, take: Take): string | null {
  const iana = take(/\(?\b(?:europe|america|asia|africa|australia|pacific|atlantic)\/[a-z_/]+\)?/);
  return iana === null
    ? (zones.find(([pattern]) => take(pattern) !== null)?.[1] ?? zoneOfCity(text, take))
    : ianaName(iana[0]);
}

export function scheduleIn(text: string): FoundSchedule | null {
  const spans: [number, number][] = [];
  const take: Take = (pattern) => {
    const match = pattern.exec(text);
    if (match !== null) spans.push([match.index, match.index + match[0].length]);
    return match;
  };
  const zone = zoneTaken(text, take);
  const often = withinTheDay(take);
  if (often === null) return null;
  if (often !== undefined) return { cron: often, timezone: zone, spans };
  const days = daysIn(text, take);
  if (days === null) return null;
  const clocks = alikeClocks(text);
  const [first] = clocks;
  spans.push(...clocks.map(({ span }) => span));
  if (first === undefined) {
    const named = days.part ?? take(/\b(?:at |in the |first thing in the )?(morning|afternoon|evening|night)\b/)?.[1];
    return { cron: `0 ${dayParts[named ?? ''] ?? 9} ${days.fields}`, timezone: zone, spans };
  }
  take(/(?<!\w )\b(?:in the |at )(?:morning|afternoon|evening|night)s?\b/);
  const hours = [...new Set(clocks.map(({ hour }) => hour))].join(',');
  return { cron: `${first.minute} ${hours} ${days.fields}`, timezone: zone, spans };
}

/** The times that stand together and have the same minute, so that one schedule has them: "at 8 and at 20:00". */
function alikeClocks(text: string): FoundClock[] {
  const [first, ...others] = clocksIn(text);
  if (first === undefined) return [];
  const found = [first];
  for (const clock of others) {
    const before = found.at(-1) ?? first;
    const between = text.slice(before.span[1], clock.span[0]);
    if (clock.minute !== first.minute || !/^(?: ?(?:,|&|\+|and|then|again|at|in|on|the)){1,4} ?$/.test(between)) break;
    found.push(clock);
  }
  return found;
}

/** Region and city begin with capitals. */
const ianaName = (text: string) =>
  text
    .replace(/[()]/g, '')
    .replace(/(^|[/_])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
