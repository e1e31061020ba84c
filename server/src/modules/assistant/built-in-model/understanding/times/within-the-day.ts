import type { Take } from './day-words.ts';

/** Cron begins anew with each hour and each day: a step that does not divide them is another rhythm. */
const isStep = (step: string, whole: number) => Number(step) >= 1 && Number(step) < whole && whole % Number(step) === 0;

/** "Every hour", "every 15 minutes", as cron; null for a step that cron does not have, undefined for other words. */
export function withinTheDay(take: Take): string | null | undefined {
  const hourly = take(/\b(?:(?:every|each) (?:single )?(?:(\d{1,2}) )?hours?|hourly|once an hour)\b/);
  if (hourly !== null) {
    const [, step] = hourly;
    return step === undefined ? '0 * * * *' : isStep(step, 24) ? `0 */${step} * * *` : null;
  }
  const minutes = take(/\b(?:every|each) (?:(\d{1,2}) minutes|(?:single )?minute|(half) (?:an )?hour)\b/);
  if (minutes === null) return undefined;
  const step = minutes[2] === undefined ? (minutes[1] ?? '1') : '30';
  if (!isStep(step, 60)) return null;
  return step === '1' ? '* * * * *' : `*/${step} * * * *`;
}
