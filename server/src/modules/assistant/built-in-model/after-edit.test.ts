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
const cutKeyword = after({ op: 'remove', field: 'keywords', position: -1 });
const asked = (text: string): Turn => ({ text, steps: [{ tool: 'answer_from_card', input: {}, output: {} } as never] });
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
    [cutKeyword, 'lowercase all of them', 'lowercase the keywords'],
    [cutKeyword, 'make them all lower case please', 'make the keywords lower case please'],
    [cutKeyword, 'no, upper case', 'put the keywords in upper case'],
    [cutKeyword, 'sort them alphabetically', 'sort the keywords alphabetically'],
    [asked('show me the bullets'), 'capitalise them', 'capitalise the bullets'],
    [asked('which bullet points does it have?'), 'and put them in title case', 'and put the bullets in title case'],
    [asked('what are the tags'), 'could you uppercase these?', 'could you uppercase the keywords?'],
    [asked('what is the title'), 'make it title case', 'make the title title case'],
  ])('the letters of what was spoken of, %#: %s', (last, text, full) => expect(saidInFull(text, last)).toBe(full));

  it.each([
    [cutKeyword, 'make them better'],
    [cutKeyword, 'make them'],
    [cutKeyword, 'capitalise it'],
    [cutKeyword, 'sort them by price'],
    [cutKeyword, 'they should not be lower case'],
    [asked('show me the bullets and the keywords'), 'lowercase them'],
    [asked('show me the card'), 'lowercase all of them'],
    [stated, 'capitalise it'],
    [undefined, 'lowercase all of them'],
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
