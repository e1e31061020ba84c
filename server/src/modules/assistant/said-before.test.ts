import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { cardsWorkedOn, saidBefore } from './said-before.ts';

const result = (toolName: string, value: object): ModelMessage => ({
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId: 'c',
      toolName,
      output: { type: 'json', value: JSON.parse(JSON.stringify(value)) },
    },
  ],
});

describe('what a conversation says before its turn', () => {
  it('is the seller’s texts, the last answer, and the cards that tools named', () => {
    const said = saidBefore([
      { role: 'user', content: 'list my cards' },
      result('list_cards', { cards: [{ card_id: 'a', title: 'Mug' }] }),
      { role: 'assistant', content: 'Which one?' },
      { role: 'user', content: 'show the lamp' },
      result('read_card', { card: { card_id: 'b', title: 'Lamp' } }),
      { role: 'assistant', content: [{ type: 'text', text: 'Shall I improve it?' }] },
      { role: 'user', content: 'yes' },
    ]);
    expect(said.sellerTexts).toEqual(['list my cards', 'show the lamp', 'yes']);
    expect(said.lastAnswer).toBe('Shall I improve it?');
    expect(said.hasReadBefore).toBe(true);
    expect([...said.cardsInChat]).toEqual(['b']);
    expect([...said.cardsSeen]).toEqual([
      ['a', 'Mug'],
      ['b', 'Lamp'],
    ]);
  });

  it('is nothing for a first message', () => {
    const said = saidBefore([{ role: 'user', content: 'hello' }]);
    expect(said).toMatchObject({ sellerTexts: ['hello'], fileTexts: [], lastAnswer: '', hasReadBefore: false });
  });

  it('takes the cards of a file, and stays calm over results of any shape', () => {
    expect(cardsWorkedOn({ card_ids: ['a', 7] })).toEqual(['a']);
    for (const output of [null, undefined, 'text', { card: null }, { card: 3, cards: 'x' }])
      expect(cardsWorkedOn(output)).toEqual([]);
  });
});
