// @vitest-environment node
import type { ChatMessage } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { emptyHistory, type MessageHistory, withEarlier, withNewest } from './message-history.ts';

const message = (number: number, text = `${number}`): ChatMessage => ({
  id: `m${number}`,
  role: number % 2 === 0 ? 'user' : 'assistant',
  parts: [{ type: 'text', text }],
  created_at: '2026-11-21T11:00:00Z',
  run: null,
  alternatives: [],
});
const page = (from: number, to: number) => ({
  messages: Array.from({ length: to - from }, (_, index) => message(from + index)),
  earlier_cursor: from === 0 ? null : `before-${from}`,
});
const idsOf = ({ earlier, newest }: MessageHistory) =>
  [earlier, newest].map((part) => part.map(({ id }) => id).join(' '));

describe('the loaded messages of a chat', () => {
  it('come newest first, then page by page', () => {
    const newest = withNewest(emptyHistory, page(6, 10));
    const more = withEarlier(newest, page(2, 6));
    expect([idsOf(more), more.cursor]).toEqual([['m2 m3 m4 m5', 'm6 m7 m8 m9'], 'before-2']);
    expect(withEarlier(more, page(0, 2)).cursor).toBeNull();
  });

  it('stay the same objects when the newest page is asked for again, and move before it when it moves on', () => {
    const first = withEarlier(withNewest(emptyHistory, page(6, 10)), page(2, 6));
    const again = withNewest(first, page(6, 10));
    expect(again.earlier).toBe(first.earlier);
    expect(again.newest.every((known, index) => known === first.newest[index])).toBe(true);
    const later = withNewest(again, page(8, 12));
    expect([idsOf(later), later.cursor]).toEqual([['m2 m3 m4 m5 m6 m7', 'm8 m9 m10 m11'], 'before-2']);
    expect(later.newest[0]).toBe(first.newest[2]);
  });

  it('that changed are new objects, the others are not', () => {
    const first = withNewest(emptyHistory, page(0, 2));
    const next = withNewest(first, { messages: [message(0), message(1, 'another answer')], earlier_cursor: null });
    expect([next.newest[0] === first.newest[0], next.newest[1] === first.newest[1]]).toEqual([true, false]);
  });

  it('have no gap: a page that shares nothing with them takes their place', () => {
    const first = withNewest(emptyHistory, page(0, 4));
    expect(idsOf(withNewest(first, page(20, 24)))).toEqual(['', 'm20 m21 m22 m23']);
    expect(idsOf(withNewest(withEarlier(withNewest(emptyHistory, page(6, 8)), page(4, 6)), page(0, 2)))).toEqual([
      '',
      'm0 m1',
    ]);
  });
});
