import { numberWord } from '../speech/number-words.ts';
import { clocksIn } from './clock-words.ts';
import { daysIn, type Take } from './day-words.ts';
import { withinTheDay } from './within-the-day.ts';

/** "2 hours later", "3 hours a day" say how long, and no time of the day. */
const duration =
  /\b\d{1,2} ?(?:h|hrs?|hours?|minutes?)(?=,? (?:later|earlier|sooner|before|after|ago|long|from now|a day|per)\b)/;
/** A figure alone is an hour after "at" or "to" only, where nothing is counted by it. */
const bareHour =
  /(?:^|\b(?:at|to|around|on) )(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[\s,.!]*(?:$|\b(?:on|every|each|daily|weekly|please|instead|sharp|and|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b))/;
const rhythm = /\b(?:every|each|daily|weekly|monthly|month|weekdays?|nightly)\b/;

/** "An hour later", "two hours earlier": by how much the time of a task moves. */
export const shiftOfTime =
  /\b(?:by )?(half an|an?|one|two|three|four|five|six|ten|twenty|\d{1,3}|a (?:couple|few) of|a few) (?:(?:more|full|whole) )?(hours?|minutes?|mins?) (later|earlier|sooner|before(?= that\b| it\b)|after(?= that\b| it\b))\b/;
function shifted(text: string, fields: string[]): string | null | undefined {
  const [, count, unit = '', way = ''] = shiftOfTime.exec(text) ?? [];
  if (count === undefined) return undefined;
  const each = unit.startsWith('h') ? 60 : 1;
  const size = count === 'half an' ? 0.5 : /^an?$/.test(count) ? 1 : numberWord(count);
  const [minute = '', hour = '', ...days] = fields;
  if (size === null || !/^\d+$/.test(minute) || !/^\d+$/.test(hour)) return null;
  const by = size * each * (/later|after/.test(way) ? 1 : -1);
  const at = Number(hour) * 60 + Number(minute) + by;
  // Over midnight the days would move as well.
  return at < 0 || at >= 24 * 60 ? null : [at % 60, Math.floor(at / 60), ...days].join(' ');
}

/**
 * The schedule of a task (cron, five fields) with the time or the days that these words name: "8 o'clock", "Tuesday at 7:30",
 * "every day". Null when they name none.
 */
export function timeChangeIn(words: string, schedule: string): string | null {
  const text = withoutOldTime(words.trim()).replace(/^(?:on |at )(?=\d|noon|midnight)/, '');
  const moved = shifted(text, schedule.split(' '));
  if (moved !== undefined) return moved;
  if (duration.test(text)) return null;
  const [minute = '0', hour = '9', monthDay = '*', month = '*', weekday = '*'] = schedule.split(' ');
  const time = timesOf(text);
  const hasHour = time !== null;
  const [at, of] = time ?? [minute, hour];
  const take: Take = (pattern) => pattern.exec(text);
  const days = daysIn(text, take, true);
  if (days === null) {
    const often = withinTheDay(take);
    if (often !== undefined) return often;
    const [, named] = /\b(morning|afternoon|evening)\b/.exec(text) ?? [];
    if (!hasHour && named !== undefined) return ['0', hours[named], monthDay, month, weekday].join(' ');
    return hasHour ? [at, of, monthDay, month, weekday].join(' ') : null;
  }
  const isWeekAlone = /\* \* 1$/.test(days.fields) && !/\bmon/.test(text) && !rhythm.test(text);
  if (isWeekAlone) return null;
  const own = days.part === null || hasHour ? of : (hours[days.part] ?? of);
  return [days.part !== null && !hasHour ? '0' : at, own, days.fields].join(' ');
}
const clock = "(?:at )?\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:[ap]m|h|o'?clock))?";
/** "To 8:00, 7:30 is before anyone is in", "10 am instead of 7:30": when it ran until now. */
const oldTimes = [
  new RegExp(`,? (?:instead of|rather than|and not|not) ${clock}(?![\\d:])`),
  new RegExp(
    `(?:^|[,;.:(-] ?)(?:(?:because|as|since|the|at) )*${clock} (?:is|was|are|were|seems|feels) (?!better|fine|ok|good|right|perfect|great|best|enough|when)[^,.;]*(?:[,.;] ?|[\\s!)]*$)`,
  ),
  new RegExp(
    `(?:^|(?<=[a-z] ))${clock} (?:is|was) (?:(?:much|way|far|a bit|just) )*too [a-z]+(?: for (?:me|us|it))?(?:[,.;] ?|$)`,
  ),
];
function withoutOldTime(text: string): string {
  const left = oldTimes.reduce((rest, old) => rest.replace(old, ' '), text).trim();
  return left === '' || (timesOf(left) === null && daysIn(left, (pattern) => pattern.exec(left), true) === null)
    ? text
    : left;
}
const hours: Record<string, string> = { morning: '9', afternoon: '15', evening: '18', night: '21' };

/** Minute and hour, of several the hours with commas where the minute is the same. */
function timesOf(text: string): [string, string] | null {
  const clocks = clocksIn(text);
  const [first] = clocks;
  if (first !== undefined) {
    const isAlike = clocks.every(({ minute }) => minute === first.minute);
    const all = isAlike && !/\bfrom\b.*\bto\b/.test(text) ? clocks : [clocks.at(-1) ?? first];
    return [String(all[0]?.minute ?? 0), [...new Set(all.map(({ hour }) => hour))].join(',')];
  }
  const hour = numberWord(bareHour.exec(text)?.[1] ?? '');
  return hour === null || hour > 24 ? null : ['0', String(hour % 24)];
}
