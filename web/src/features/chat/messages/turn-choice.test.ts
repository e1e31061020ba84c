// @vitest-environment node
import type { ChatMessage } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { toUiMessage } from '../ui-message.ts';
import { alternativesOf, answersTo } from './turn-choice.ts';

const at = '2026-11-21T11:00:00Z';
const message = (id: string, role: 'user' | 'assistant', change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id, role, parts: [{ type: 'text', text: id }], created_at: at, run: null, alternatives: [] },
  ...change,
});
const other = (id: string, number: number) => ({ id, parts: [], created_at: at, number });

describe('alternatives', () => {
  it('stand in their order, the current one at its place', () => {
    const second = message('b', 'assistant', {
      place: { number: 2, count: 3 },
      alternatives: [other('a', 1), other('c', 3)],
    });
    const { messages, current } = alternativesOf(toUiMessage(second));
    expect([messages.map(({ id }) => id), current]).toEqual([['a', 'b', 'c'], 1]);
  });

  it('without a place are earlier ones', () => {
    const { messages, current } = alternativesOf(
      toUiMessage(message('c', 'assistant', { alternatives: [other('a', 1)] })),
    );
    expect([messages.map(({ id }) => id), current]).toEqual([['a', 'c'], 1]);
  });

  it('of a request bring their own answers', () => {
    const { role: _, ...answer } = message('old answer', 'assistant');
    const wording = { ...other('old', 1), answers: [{ ...answer, role: 'assistant' as const }] };
    const request = toUiMessage(message('new', 'user', { alternatives: [wording] }));
    const turn = { key: 'new', request, answers: [toUiMessage(message('new answer', 'assistant'))] };
    expect(answersTo(turn, 'old').map(({ id }) => id)).toEqual(['old answer']);
    expect([answersTo(turn, 'new'), answersTo(turn, undefined)]).toEqual([turn.answers, turn.answers]);
  });
});
