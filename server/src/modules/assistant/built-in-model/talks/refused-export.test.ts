import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const card_ids = [idOf(1), idOf(2), idOf(3)];
const refused = (input: object): Turn => ({
  text: 'export them as shopify csv',
  steps: [
    {
      tool: 'export_cards',
      input: { format: 'shopify_csv', ...input },
      output: { error: { code: 'plan_required', message: 'Your plan has no such file.' } },
    } as unknown as ToolStep,
  ],
});
const edited: Turn = {
  text: 'set its price to 30',
  steps: [
    { tool: 'edit_card', input: { card_id: idOf(3) }, output: answerOf('edit_card', { card_id: idOf(3) }) } as ToolStep,
  ],
};
const after = (text: string, input: object) =>
  decide({ earlier: [edited, refused(input)], current: { text, steps: [] }, shownCardId: null, files: [] });
const exported = (input: object) => ({ kind: 'call', tool: 'export_cards', input });

describe('after a file that the plan has not', () => {
  it.each([
    ['csv then', 'csv'],
    ['ok as csv', 'csv'],
    ['then give me excel', 'xlsx'],
    ['fine, json', 'json'],
    ['xlsx please', 'xlsx'],
    ['why not? ok csv then', 'csv'],
    ['oh, too bad. excel then please', 'xlsx'],
  ])('the same cards come in another one: %s', (text, format) => {
    expect(after(text, { card_ids })).toMatchObject(exported({ format, card_ids }));
    expect(after(text, { all: true })).toMatchObject(exported({ format, all: true }));
  });

  it('others come where they are named', () => {
    expect(after('then export the lamp as csv', { card_ids })).not.toMatchObject(exported({ card_ids }));
    expect(after('ok then all my cards as csv', { card_ids })).toMatchObject(exported({ format: 'csv', all: true }));
  });
});
