import { expect, it } from 'vitest';
import { answerOf } from '../../intents/seller-library.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { doneText } from './done-so-far.ts';

const step = (tool: string, output: object = answerOf(tool as 'score_card', {})): ToolStep =>
  ({ tool, input: {}, output }) as ToolStep;
const turn = (...steps: ToolStep[]): Turn => ({ text: 'do it', steps });

it('leaves out looks, prices, failures and the score before an improvement', () => {
  const failed = { error: { code: 'locked', message: 'It is locked.' } };
  const text = doneText([
    turn(step('list_cards'), step('improve_card', failed)),
    turn(step('improve_cards', { dry_run: true, card_count: 3 })),
    turn(step('score_card'), step('improve_card')),
    turn(step('score_card')),
  ]);
  expect(text.split('\n').filter((line) => /^\d/.test(line))).toEqual([
    expect.stringMatching(/^1\. Improved /),
    expect.stringMatching(/^2\. Scored /),
  ]);
});

it('says so when nothing was done', () => {
  expect(doneText([turn(step('list_cards'))])).toBe('I have not changed or made anything in this chat yet.');
});

it('tells the last twenty of a long chat, and how many came before', () => {
  const text = doneText(Array.from({ length: 23 }, () => turn(step('score_card'))));
  expect(text).toContain('after 3 others');
  expect(text.match(/^\d+\. /gm)).toHaveLength(20);
});
