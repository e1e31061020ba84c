import { expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';

it.each([
  ['my customer says it is not aluminium but cast iron, please correct that everywhere', 'aluminium', 'cast iron'],
  ['buttons are not plastic but horn, so change that throughout', 'plastic', 'horn'],
])('a denied word is replaced wherever it stands: %s', (text, name, value) => {
  const calls = planOf(conversationAfter('card_shown', text));
  expect(new Set(calls.map(({ tool }) => tool))).toEqual(new Set(['edit_card']));
  expect(calls[0]?.input.edits).toContainEqual({ op: 'set', field: 'description', name, value });
});
