import { cardinalPattern, numberWord } from '../speech/number-words.ts';

/** A time of the day, and the stretch of the text that says it. */
export interface FoundClock {
  hour: number;
  minute: number;
  span: [number, number];
}

const lead = '(?:\\b(?:at|around|by|about|from|from) (?:about |around |exactly )?|@ ?)?';
const half = '(?: ?(?<half>am|pm|a\\.m\\.?|p\\.m\\.?)(?![a-z]))';
const ofDay =
  '(?:,? ?(?:sharp |on the dot )?(?:in the|at|of the|each|every) (?:early |late )?(?<part>morning|afternoon|evening|night)s?\\b)';
const clockWord = "(?: ?(?:o'? ?clock)\\b)";
const notMeasured =
  '(?!\\d|[.,:]\\d| ?(?:%|percent|cm|mm|kg|g|oz|ml|usd|eur|dollars?|euros?|cards?|points?|weeks?|days?|months?|times|characters?)\\b| ?%)';
const tail = `${clockWord}?(?:${half}|${ofDay})?`;
const dayBefore =
  '(?:mornings?|afternoons?|evenings?|nights?|noons?|(?:every|each) (?:single )?day|daily|nightly|weekly|week ?days?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun)';
const minutes = '(?<share>half|(?:a )?quarter|five|ten|5|10|15|20|25|35|40|45|50|55)';
/** What a bare figure may stand before and still be an hour. */
const ends =
  '(?=[\\s,.;:!?)]*(?:$|[-,;:.!?]|(?:and|please|on|in|every|each|daily|score|export|improve|check|rate|send|make|sharp|instead)\\b))';

const forms = [
  `(?<![\\d.,:$€£])${lead}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})${notMeasured}(?: ?(?:h|hrs?|hours|uhr)\\b)?${tail}`,
  `${lead}\\b(?<hour>\\d{1,2})h(?<minute>\\d{2})\\b`,
  `${lead}\\b${minutes}(?: minutes?)? (?<way>past|to|before|after) (?<hour>${cardinalPattern})\\b${notMeasured}${tail}`,
  `${lead}\\bhalf (?<halfOf>${cardinalPattern})\\b${notMeasured}${tail}${ends}`,
  `${lead}\\b(?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<minute>15|30|45)\\b${tail}`,
  `(?<![\\d.,:$€£])${lead}\\b(?<hour>${cardinalPattern})${clockWord}?${half}`,
  `${lead}\\b(?<hour>${cardinalPattern})${clockWord}(?:${half}|${ofDay})?(?! (?:ago|later))`,
  `${lead}\\b(?<hour>\\d{1,2}) ?(?:h|hrs?|hours|uhr)\\b(?! (?:ago|before|after|later|from|long|a day|per|each))`,
  `(?:\\bat |@ ?)(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)\\b(?: ?(?:h|hrs?|hours))?`,
  `${lead}\\b(?<hour>${cardinalPattern})\\b${ofDay}`,
  `(?:\\b(?:at|around) |@ ?)(?<hour>${cardinalPattern})\\b${notMeasured}(?! (?:the latest|the (?:most|least)|a time))(?: sharp\\b)?`,
  `(?<=\\b${dayBefore},? )(?<hour>${cardinalPattern})\\b${notMeasured}${ends}`,
  '(?:\\bat |\\baround )?\\b(?<name>noon|mid-?day|midnight|lunch ?time)\\b',
].map((form) => new RegExp(form, 'g'));
const named: Record<string, number> = { noon: 12, midday: 12, lunchtime: 12, midnight: 0 };

/** All times of the day that a text in normal form names, in their order. */
export function clocksIn(text: string): FoundClock[] {
  const found: FoundClock[] = [];
  const parts = new Set([...text.matchAll(/\b(morning|afternoon|evening|night)s?\b/g)].map(([, part]) => part));
  const common = parts.size === 1 ? [...parts][0] : undefined;
  for (const form of forms)
    for (const match of text.matchAll(form)) {
      const span: [number, number] = [match.index, match.index + match[0].length];
      if (found.some(({ span: [from, to] }) => span[0] < to && from < span[1])) continue;
      const clock = clockOf(match.groups ?? {}, common);
      if (clock !== null) found.push({ ...clock, span });
    }
  return found.sort((one, other) => one.span[0] - other.span[0]);
}

type Said = Record<string, string | undefined>;
function clockOf(said: Said, common: string | undefined): { hour: number; minute: number } | null {
  if (said.name !== undefined) return { hour: named[said.name.replace(/[- ]/g, '')] ?? 12, minute: 0 };
  const raw = numberWord(said.hour ?? said.halfOf ?? '');
  if (raw === null || raw > 24) return null;
  const hour = onDial(raw, said.half?.[0] ?? said.part ?? common) % 24;
  if (said.halfOf !== undefined) return { hour, minute: 30 };
  if (said.share === undefined) {
    const minute = Number(said.minute ?? 0);
    return minute > 59 ? null : { hour, minute };
  }
  const share = /half/.test(said.share) ? 30 : /quarter/.test(said.share) ? 15 : (numberWord(said.share) ?? 0);
  if (/past|after/.test(said.way ?? '')) return { hour, minute: share };
  return share === 30 ? null : { hour: (hour + 23) % 24, minute: 60 - share };
}

/** "5 in the afternoon" is 17, "12 at night" is 0. */
function onDial(hour: number, part: string | undefined): number {
  if (hour > 12) return hour;
  if (part === 'a') return hour % 12;
  if (part === 'night') return hour === 12 ? 0 : hour > 4 ? hour + 12 : hour;
  if (part === 'p' || part === 'afternoon' || part === 'evening') return hour === 12 ? 12 : hour + 12;
  return hour;
}
