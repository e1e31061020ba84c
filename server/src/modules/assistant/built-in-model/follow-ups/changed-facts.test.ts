import { describe, expect, it } from 'vitest';
import { answerOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter } from '../../testing/done-after.ts';
import type { Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const care = (value: string) => [
  { tool: 'edit_card', input: { edits: [{ op: 'set', field: 'specifications', name: 'Care', value }] } },
];
const worksOf = (given: string, text: string) => callsAfter(given, text).filter(({ tool }) => tool !== 'list_cards');

describe('how a product is cleaned', () => {
  it.each([
    ['change it to hand wash only', 'hand wash only'],
    ['make it hand wash only', 'hand wash only'],
    ["no, it's hand wash only", 'hand wash only'],
    ['change that to dry clean only please', 'dry clean only'],
    ['set it to machine wash 30 degrees', 'machine wash 30 degrees'],
  ])('is set, and nothing is charged for: %s', (text, value) => {
    for (const given of ['card_shown', 'after_score', 'after_improve', 'after_question'])
      expect(worksOf(given, text)).toMatchObject(care(value));
  });
});

describe('a fact that was just written', () => {
  const after = (edit: object, text: string) => {
    const input = { edits: [edit] };
    const edited: Turn = {
      text: 'change the card',
      steps: [{ tool: 'edit_card', input, output: answerOf('edit_card', input) } as never],
    };
    const { earlier, ...rest } = conversationAfter('card_shown', text);
    const action = decide({ ...rest, earlier: [...earlier, edited] });
    return action.kind === 'call' && action.tool === 'edit_card' ? action.input.edits : action;
  };
  const spec = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });

  it.each([
    [spec('Capacity', '500 ml'), 'change it to 750 ml', spec('Capacity', '750 ml')],
    [spec('Material', 'oak'), 'change it to beech', spec('Material', 'beech')],
    [spec('Care', 'dishwasher safe'), 'change it to hand wash only', spec('Care', 'hand wash only')],
    [spec('Frame', 'black'), 'change it to white', spec('Frame', 'white')],
    [{ op: 'set', field: 'brand', value: 'Acme' }, 'change it to Oak', { op: 'set', field: 'brand', value: 'Oak' }],
    [{ op: 'set', field: 'price', value: '20' }, 'change it to 25', { op: 'set', field: 'price', value: '25' }],
    [
      { op: 'add', field: 'bullets', value: 'Dishwasher safe' },
      'change it to not dishwasher safe',
      { op: 'set', field: 'bullets', name: 'Dishwasher safe', value: 'Not dishwasher safe' },
    ],
  ])('gets the other value: %o, %s', (edit, text, expected) => {
    expect(after(edit, text)).toEqual([expected]);
  });

  it.each([
    ['after_image', 'change it to black'],
    ['after_export', 'change it to black'],
    ['tasks_listed', 'change it to 750 ml'],
  ])('is not meant behind other work: %s, %s', (given, text) => {
    expect(worksOf(given, text).map(({ tool }) => tool)).not.toContain('edit_card');
  });
});
