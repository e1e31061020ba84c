import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { planOf } from '../decide.ts';

const asked: ToolStep[] = [
  { tool: 'list_cards', input: { query: 'amber' }, output: answerOf('list_cards', { query: 'amber' }) } as ToolStep,
  { tool: 'list_cards', input: {}, output: answerOf('list_cards', {}) } as ToolStep,
];
const after = (text: string): Conversation => ({
  earlier: [{ text: 'remove the first bullet of the toaster', steps: asked }],
  current: { text, steps: [] },
  shownCardId: idOf(1),
  files: [],
});
const removals = (text: string) =>
  planOf(after(text)).filter(({ tool, input }) => tool === 'edit_card' && JSON.stringify(input).includes('"remove"'));

describe('what comes behind "Which listing do you mean?"', () => {
  it.each(['the mug', 'the second one', 'the apron please'])('names it: %s', (text) => {
    expect(removals(text)).toHaveLength(1);
  });

  it.each([
    'write all sizes in inches too',
    'add the material',
    'describe the colours better',
    'translate the sizes too',
    'replace the word cheap',
    'every size in inches please',
  ])('is a request of its own, and not what was asked before: %s', (text) => {
    expect(removals(text)).toEqual([]);
  });
});
