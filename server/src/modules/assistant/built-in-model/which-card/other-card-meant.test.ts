import { expect, it } from 'vitest';
import type { Conversation, ToolStep } from '../conversation.ts';
import type { Request } from '../request.ts';
import { mentionsIn } from '../understanding/cards/card-mentions.ts';
import { sameForMeant, withWrongUndone } from './other-card-meant.ts';

const card = { card_id: 'one', title: 'Gooseneck Kettle', marketplace: 'generic' as const, score: 50 };
const after = (tool: string, output: object = {}): Conversation => ({
  earlier: [{ text: 'do it', steps: [{ tool, output: { card, ...output } } as unknown as ToolStep] }],
  current: { text: '', steps: [] },
  shownCardId: 'one',
  files: [],
});
const meant = (text: string, talk = after('score_card')) => sameForMeant(talk, text, mentionsIn(text));

it.each([
  ['no, the guitar', 'the same for the guitar'],
  ['Wrong card, I meant the guitar!', 'the same for the guitar'],
  ['I was asking about my guitar', 'the same for my guitar'],
  ['oops wrong one, it should have been the guitar please', 'the same for the guitar'],
  ['sorry, i opened the wrong card. the guitar is the one that needs it', 'the same for the guitar'],
])('the last work is meant for another card: %s', (text, order) => {
  expect(meant(text)).toBe(order);
});

it.each([
  'no, the lid',
  'no, the guitar is fine as it is',
  'the guitar',
  'I was asking about the guitar yesterday, why?',
])('no other card is meant for it: %s', (text) => {
  expect(meant(text)).toBeNull();
});

it('is no answer to anything but work', () => {
  expect(meant('no, the guitar', after('list_tasks'))).toBeNull();
});

it.each([
  ['publish_case', {}, ['withdraw_case', 'publish_case']],
  ['improve_card', { changes: [{ field: 'title' }] }, ['restore_version', 'improve_card']],
  ['edit_card', { edits: [{ field: 'price' }] }, ['restore_version', 'edit_card']],
  ['edit_card', { edits: [] }, ['edit_card']],
  ['improve_card', { changes: [] }, ['improve_card']],
  ['score_card', {}, ['score_card']],
])('what was done to the wrong card goes back first: %s %j', (tool, output, tools) => {
  const ask = { kind: 'call', tool, input: {}, target: { kind: 'cards', card_ids: ['two'] } };
  const request = { asks: [ask] } as unknown as Request;
  const { asks } = withWrongUndone(after(tool, output), request);
  expect(asks.map((one) => (one.kind === 'call' ? one.tool : one.kind))).toEqual(tools);
});

it('stays as it is until the right card is found', () => {
  const ask = { kind: 'call', tool: 'publish_case', input: {}, target: { kind: 'unknown', look: {} } };
  const request = { asks: [ask] } as unknown as Request;
  expect(withWrongUndone(after('publish_case'), request)).toBe(request);
});
