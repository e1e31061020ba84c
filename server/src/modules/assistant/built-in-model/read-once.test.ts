import { describe, expect, it } from 'vitest';
import type { Conversation } from './conversation.ts';
import { readOnce } from './read-once.ts';

const saying = (text: string): Conversation => ({
  earlier: [],
  current: { text, steps: [] },
  shownCardId: null,
  files: [],
});

describe('a reading that is kept', () => {
  it('is made once for the same conversation, whoever tells it and whichever tools are there', () => {
    const read: string[] = [];
    const reading = readOnce(({ current }) => read.push(current.text));
    expect(reading(saying('score it'))).toBe(1);
    expect(reading(saying('score it'))).toBe(1);
    expect(reading({ ...saying('score it'), offered: new Set(['score_card']) })).toBe(1);
    expect(read).toEqual(['score it']);
  });

  it('is another one for other words, another card, other turns before and another depth', () => {
    let count = 0;
    const reading = readOnce(() => (count += 1));
    const first = saying('score it');
    const others = [
      saying('export it'),
      { ...first, shownCardId: 'mug' },
      { ...first, earlier: [{ text: 'hi', steps: [] }] },
      { ...first, isScheduled: true },
    ];
    expect([first, ...others].map((one) => reading(one))).toEqual([1, 2, 3, 4, 5]);
    expect(reading(first, 1)).toBe(6);
    expect(reading(first)).toBe(1);
  });

  it('is forgotten after hundreds of others, the oldest first', () => {
    let count = 0;
    const reading = readOnce(() => (count += 1));
    for (let at = 1; at <= 201; at += 1) reading(saying(`${at}`));
    expect(reading(saying('2'))).toBe(2);
    expect(reading(saying('1'))).toBe(202);
  });
});
