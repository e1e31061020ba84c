import { describe, expect, it } from 'vitest';
import type { ListingEdit } from '../tool-types.ts';
import { saidInFull } from './after-edit.ts';
import type { Turn } from './conversation.ts';

const card = { card_id: 'c1', title: 'Wool Hat', marketplace: 'generic', score: 50 };
const after = (...edits: ListingEdit[]): Turn => ({
  text: 'a change',
  steps: [{ tool: 'edit_card', input: { card_id: 'c1', edits }, output: { card, edits: [], notes: [] } } as never],
});
const priced = after({ op: 'set', field: 'price', value: '25' });
const stated = after({ op: 'set', field: 'specifications', name: 'Warranty', value: '10 years' });

describe('words that point to the change before', () => {
  it.each([
    [priced, 'raise it by ten percent', 'raise the price by ten percent'],
    [priced, 'hmm, round it up', 'hmm, round the price up'],
    [priced, 'drop it to 20', 'drop the price to 20'],
    [priced, 'double it!', 'double the price!'],
    [priced, 'ok then just 22.50 eur', 'set the price to 22.50 eur'],
    [stated, 'put that in a bullet too', 'add the bullet "Warranty: 10 years"'],
    [stated, 'and add it as a new bullet point please', 'add the bullet "Warranty: 10 years"'],
  ])('%#: %s', (last, text, full) => expect(saidInFull(text, last)).toBe(full));

  it.each([
    [priced, 'put it in the second folder'],
    [priced, 'raise this card to the sky'],
    [priced, 'bullet 25'],
    [priced, 'hmm no put it back'],
    [priced, 'drop it'],
    [stated, 'raise it by ten percent'],
    [stated, 'put the material in a bullet'],
    [after({ op: 'remove', field: 'price' }), 'just 25'],
    [undefined, 'raise it by ten percent'],
  ])('others stay as they are, %#', (last, text) => expect(saidInFull(text, last)).toBe(text));
});
