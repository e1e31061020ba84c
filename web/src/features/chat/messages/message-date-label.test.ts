// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { messageDateLabel } from './message-date-label.ts';

/** Local times, because the label is in the viewer's time zone. Saturday, 21 November 2026. */
const now = new Date(2026, 10, 21, 15, 30);

describe('the date label of a message', () => {
  it.each([
    ['today', new Date(2026, 10, 21, 9, 5), '09:05'],
    ['the first minute of today', new Date(2026, 10, 21, 0, 0), '00:00'],
    ['later today', new Date(2026, 10, 21, 23, 59), '23:59'],
    ['yesterday, in this week', new Date(2026, 10, 20, 23, 59), 'Fri'],
    ['the Sunday that starts this week', new Date(2026, 10, 15, 0, 0), 'Sun'],
    ['the Saturday before it', new Date(2026, 10, 14, 23, 59), '14 Nov'],
    ['another year', new Date(2025, 0, 3), '3 Jan'],
  ])('%s', (_name, date, label) => {
    expect(messageDateLabel(date, now)).toBe(label);
  });

  it('reads ISO times', () => {
    expect(messageDateLabel(new Date(2026, 10, 18, 8).toISOString(), now)).toBe('Wed');
  });

  it.each([
    ['an empty text', ''],
    ['no text', null],
    ['nothing', undefined],
    ['nonsense', 'yesterday-ish'],
    ['an invalid date', new Date(Number.NaN)],
  ])('is empty for %s', (_name, date) => {
    expect(messageDateLabel(date, now)).toBe('');
  });
});
