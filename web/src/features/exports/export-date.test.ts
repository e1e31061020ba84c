// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exportDate } from './export-date.ts';

describe('the dates of the export list', () => {
  it('are written the Russian way, in local time', () => {
    expect(exportDate(new Date(2026, 10, 20, 23, 48).toISOString())).toBe('20.11.2026, 23:48');
  });

  it('are empty while there is none', () => {
    expect(exportDate(null)).toBe('');
    expect(exportDate('soon')).toBe('');
  });
});
