import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import type { Conversation, ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';
import type { OpenQuestion } from '../understanding/facts/question-replies.ts';

const card = idOf(1);
const turn = (text: string, tool: ToolStep['tool'], more: object = {}): Turn => ({
  text,
  steps: [
    {
      tool,
      input: { card_id: card },
      output: { ...answerOf(tool, { card_id: card }), ...more },
    } as unknown as ToolStep,
  ],
});
const improved = (...questions: OpenQuestion[]) => turn('improve it', 'improve_card', { questions });
const after = (text: string, ...earlier: Turn[]): Conversation => ({
  earlier,
  current: { text, steps: [] },
  shownCardId: card,
  files: [],
});
const agreements = ['yes', 'Yes please', 'go', 'ok make', 'Fine, do it.', 'That sounds reasonable, please go ahead.'];

describe('an agreement to nothing that was offered', () => {
  const open: OpenQuestion[] = [
    { path: 'description', question: 'What should a buyer know that is not written yet?' },
    { path: 'bullets', question: 'Which other strong points does the product have?' },
    { path: 'keywords', question: 'Which words would you type to find this product?' },
    { path: 'identifiers/gtin', question: 'What is the GTIN, the number under the barcode?' },
  ];
  it.each(agreements)('answers no question: %s', (text) => {
    for (const question of open) {
      const action = decide(after(text, improved(question)));
      expect(action).toMatchObject({ kind: 'say', text: expect.stringContaining('I need answers to the questions') });
    }
  });

  it('is the value of a property that has none yet, and nothing else', () => {
    const edits = (text: string, question: string) =>
      decide(after(text, improved({ path: 'specifications', question })));
    expect(edits('1. yes', 'What is the value of “Dishwasher safe”?')).toMatchObject({
      input: { edits: [{ name: 'Dishwasher safe', value: 'yes' }] },
    });
    expect(edits('1. yes', 'Which of these can you state: size, weight?')).toMatchObject({ kind: 'say' });
  });

  it.each(agreements)('is offered the improvement after a score, and starts it with the next yes: %s', (text) => {
    const scored = turn('score it', 'score_card');
    expect(decide(after(text, scored))).toMatchObject({ kind: 'say', text: expect.stringContaining('20 credits') });
    expect(decide(after('yes', scored, { text, steps: [] }))).toMatchObject({ kind: 'call', tool: 'score_card' });
  });

  it('is told so after other work', () => {
    const action = decide(after('yes, go ahead', turn('export it', 'export_cards')));
    expect(action).toMatchObject({ kind: 'say', text: expect.stringContaining('Nothing waits for a yes') });
  });
});
