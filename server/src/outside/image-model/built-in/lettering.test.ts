import { describe, expect, it } from 'vitest';
import { plainHeading, textWidth, wrapped } from './lettering.ts';

describe('lines of a text', () => {
  const lines = (text: string, width: number, most: number) => wrapped(text, width, 40, 400, most);

  it('are no wider than there is room, parted between words where it can be', () => {
    expect(lines('A steel bottle', 2_000, 2)).toEqual(['A steel bottle']);
    const made = lines('Keeps drinks cold for a day and unbelievablylongwordshot for another', 300, 20);
    expect(made.join('').replaceAll(' ', '')).toBe('Keepsdrinkscoldforadayandunbelievablylongwordshotforanother');
    for (const line of made) expect(textWidth(line, 40, 400)).toBeLessThanOrEqual(300);
    expect(made[0]).toBe('Keeps drinks');
  });

  it('end with an ellipsis when there are too many', () => {
    const [first, second, third] = lines('one two three four five six seven eight', 200, 2);
    expect([first, third]).toEqual(['one two', undefined]);
    expect(second).toMatch(/^three.*…$/);
    expect(textWidth(second ?? '', 40, 400)).toBeLessThanOrEqual(200);
    expect(lines('', 200, 2)).toEqual([]);
    // Half of a number would be another one.
    expect(lines('Height 125.4 cm', 200, 1)).toEqual(['Height…']);
    expect(lines('10 cm / 3.94 in', 200, 1)).toEqual(['10 cm…']);
  });

  it('show a heading without signs that only decorate it, and keep every letter', () => {
    expect(plainHeading('✓ Bottle → now 😀 50 % off™')).toBe('Bottle now 50 % off™');
    expect(plainHeading('水筒 ±2')).toBe('水筒 ±2');
  });

  it.each([
    ['a word without end', `10 cm ${'x'.repeat(100_000)}`],
    ['words without end', 'wide words '.repeat(10_000)],
    ['marks that take no room', `a${'\u0301'.repeat(50_000)} ${'x'.repeat(50_000)}`],
  ])('take little time for %s', (_, text) => {
    lines('warm', 300, 2);
    const before = process.cpuUsage();
    expect(lines(text, 600, 2)).toHaveLength(2);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
