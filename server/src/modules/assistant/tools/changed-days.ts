import { z } from 'zod';
import { beginOfDay, calendarDay } from '../../../outside/clock/time-zone.ts';

const spans = ['yesterday', 'this_week', 'last_week', 'this_month', 'last_month'] as const;

/** When cards were changed last: by the calendar of the seller, and not by hours. */
export const changedWithin = z
  .union([z.number().int().min(1).max(366), z.enum(spans)])
  .describe('The last change: within so many days of the calendar, 1 is today alone, or in the span that is named');
export type ChangedWithin = z.infer<typeof changedWithin>;

/** The first day, and the first one behind the last, counted back from today. */
function daysBack(within: ChangedWithin, today: Date): [number, number] {
  const inWeek = today.getUTCDay();
  const inMonth = today.getUTCDate() - 1;
  if (within === 'yesterday') return [1, 0];
  if (within === 'this_week') return [inWeek, -1];
  if (within === 'last_week') return [inWeek + 7, inWeek];
  if (within === 'this_month') return [inMonth, -1];
  if (within !== 'last_month') return [within - 1, -1];
  const monthBefore = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
  return [inMonth + monthBefore.getUTCDate(), inMonth];
}

/** From when until before when that is; weeks begin on Sunday, as in the dates of messages. */
export function changedBetween(
  within: ChangedWithin,
  now: Date,
  timeZone: string | null | undefined,
): { since: string; until: string | null } {
  const zone = timeZone ?? 'UTC';
  const today = calendarDay(now, zone);
  const begin = (back: number) => {
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - back));
    return beginOfDay(day, zone).toISOString();
  };
  const [first, behind] = daysBack(within, today);
  return { since: begin(first), until: behind < 0 ? null : begin(behind) };
}

/** The narrower of two numbers of days; a span that is named stands for itself. */
export const narrower = (said: ChangedWithin, before: ChangedWithin | undefined): ChangedWithin =>
  typeof said === 'number' && typeof before === 'number' ? Math.min(said, before) : said;

const words: Record<(typeof spans)[number], string> = {
  yesterday: 'yesterday',
  this_week: 'this week',
  last_week: 'last week',
  this_month: 'this month',
  last_month: 'last month',
};
/** "Yesterday", "in the last 7 days", as a person says it. */
export function changedWords(within: ChangedWithin): string {
  if (typeof within !== 'number') return words[within];
  return within === 1 ? 'today' : within === 2 ? 'today or yesterday' : `in the last ${within} days`;
}
