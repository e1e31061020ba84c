import { describe, expect, it } from 'vitest';
import { keptReadings, oncePerText } from './kept-readings.ts';

describe('readings that are kept', () => {
  it('are as many as is said, the newest ones', () => {
    const read: string[] = [];
    const kept = keptReadings<number>(2);
    for (const key of ['a', 'b', 'a', 'c', 'c', 'a']) kept(key, () => read.push(key));
    expect(read).toEqual(['a', 'b', 'c', 'a']);
  });

  it('of long texts are fewer', () => {
    const read: string[] = [];
    const kept = keptReadings<number>(60);
    const texts = [...'abcdefghij'].map((letter) => letter.repeat(100_000));
    const ask = (text: string) => kept(text, () => read.push(text.slice(0, 1)));
    texts.forEach(ask);
    [...texts].reverse().forEach(ask);
    expect(read.join('')).toBe('abcdefghijba');
  });

  it('of a text are made once, also those that found nothing', () => {
    const read: string[] = [];
    const lengthOf = oncePerText((text) => {
      read.push(text);
      return text === '' ? null : text.length;
    });
    expect(['mug', '', 'mug', ''].map(lengthOf)).toEqual([3, null, 3, null]);
    expect(read).toEqual(['mug', '']);
  });
});
