import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import { decide } from '../decide.ts';
import { inUnit } from './measures-without-unit.ts';

const editsOf = (text: string) => callsAfter('card_shown', text).flatMap(({ input }) => input.edits ?? []);

describe('measurements without their unit', () => {
  it.each([
    'height 20.50 and width 34.00',
    'height 20.50, width 34.00',
    'width 34 height 20',
    'depth: 12.00',
    'set the diameter 12.50 and the depth 3.20',
    'overall length 20.50',
  ])('are no prices, and the unit is asked for: %s', (text) => {
    const { works, said } = doneAfter('card_shown', text);
    expect(works).toEqual([]);
    expect(said).toContain('In which unit');
  });

  it.each([
    ['height 20.50 and width 34.00', 'cm', ['Height', '20.50 cm'], ['Width', '34.00 cm']],
    ['depth: 12.00', 'its in inches', ['Depth', '12.00 inches']],
  ])('are written once the unit is told: %s, %s', (before, text, ...facts) => {
    const conversation = conversationAfter('card_shown', text);
    expect(decide({ ...conversation, earlier: [{ text: before, steps: [] }] })).toMatchObject({
      tool: 'edit_card',
      input: { edits: facts.map(([name, value]) => ({ field: 'specifications', name, value })) },
    });
  });

  it.each([
    ['weight 500 and length 20', 'cm'],
    ['capacity 20 and height 5', 'ml'],
    ['height 5', 'kg'],
  ])('are not written in a unit that they cannot have: %s, %s', (before, unit) =>
    expect(inUnit(unit, { text: before, steps: [] })).toBeNull(),
  );

  it.each([
    ['price 20.50', 'price', '20.50'],
    ['height 20.5 cm and width 34 cm', 'specifications', '20.5 cm'],
    ['set the height to 20.50', 'specifications', '20.50'],
    ['brand Acme, price 34.00', 'price', '34.00'],
  ])('are not what has a unit, a currency or another name: %s', (text, field, value) =>
    expect(editsOf(text)).toContainEqual(expect.objectContaining({ field, value })),
  );
});
