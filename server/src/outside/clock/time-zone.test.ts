import { describe, expect, it } from 'vitest';
import { beginOfDay, calendarDay } from './time-zone.ts';

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-24T03:00:00Z', 'UTC', '2026-11-24'],
    ['2026-11-24T03:00:00Z', 'America/Los_Angeles', '2026-11-23'],
    ['2026-11-23T15:00:00Z', 'Asia/Tokyo', '2026-11-24'],
  ])('is that of the time zone: %s in %s', (at, zone, day) => {
    expect(calendarDay(new Date(at), zone).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  it.each([
    ['2026-11-24', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
    ['2026-11-24', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
    ['2026-11-24', 'Asia/Kolkata', '2026-11-23T18:30:00.000Z'],
    ['2026-11-24', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
    // On this day and on the day before it clocks are changed.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    // Midnight is left out.
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('begins at midnight there: %s in %s', (day, zone, begins) => {
    expect(beginOfDay(new Date(`${day}T00:00:00Z`), zone).toISOString()).toBe(begins);
  });
});
