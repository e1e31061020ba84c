// @vitest-environment node
import { expect, it } from 'vitest';
import { withNewerTurn } from './newer-turn.ts';
import type { ChatUiMessage } from './ui-message.ts';

const message = (id: string, text = ''): ChatUiMessage => ({
  id,
  role: id.startsWith('u') ? 'user' : 'assistant',
  parts: [{ type: 'text', text }],
});
const [u1, a1, u2, u3] = [message('u1'), message('a1'), message('u2'), message('u3')];
const growing = message('a2', 'Growing');

it('puts the turn that began meanwhile around the answer that is being followed', () => {
  expect(withNewerTurn([u1, growing], [u1, a1, u2], 'a2')).toEqual([u1, a1, u2, growing]);
  expect(withNewerTurn([u1, growing], [u1, a1, u2, message('a2')], 'a2')).toEqual([u1, a1, u2, growing]);
  expect(withNewerTurn([u1], [u1, a1, u2], 'a2')).toEqual([u1, a1, u2]);
});

it('leaves the screen as it is when it knows as much or more', () => {
  expect(withNewerTurn([u1, a1, u2, growing], [u1, a1, u2], 'a2')).toBeNull();
  expect(withNewerTurn([u1, a1, u2], [u1, a1], undefined)).toBeNull();
  expect(withNewerTurn([u1, a1, u3], [u1, a1, u2], 'a2')).toBeNull();
  expect(withNewerTurn([u1, a1], [], undefined)).toBeNull();
});
