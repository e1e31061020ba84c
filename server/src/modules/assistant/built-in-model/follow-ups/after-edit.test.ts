import { describe, expect, it } from 'vitest';
import type { ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { saidInFull } from './after-edit.ts';

const card = { card_id: 'c1', title: 'Wool Hat', marketplace: 'generic', score: 50 };
const after = (...edits: ListingEdit[]): Turn => ({
  text: 'a change',
  steps: [{ tool: 'edit_card', input: { card_id: 'c1', edits }, output: { card, edits: [], notes: [] } } as never],
});
const priced = after({ op: 'set', field: 'price', value: '25' });
const cutKeyword = after({ op: 'remove', field: 'keywords', position: -1 });
const asked = (text: string): Turn => ({ text, steps: [{ tool: 'answer_from_card', input: {}, output: {} } as never] });
const exported: Turn = {
  text: 'export it as csv.',
  steps: [{ tool: 'export_cards', input: { format: 'csv' }, output: {} } as never],
};
const cut: Turn = {
  text: 'the price 20% off',
  steps: [
    {
      tool: 'edit_card',
      input: { card_id: 'c1', edits: [{ op: 'set', field: 'price', value: '-20%' }] },
      output: { card, edits: [{ field: 'price', before: '149.00 EUR', after: '119.20 EUR' }], notes: [] },
    } as never,
  ],
};
const unknown: Turn = {
  text: 'what is the warranty?',
  steps: [{ tool: 'answer_from_card', input: {}, output: { card, found: false, answer: '' } } as never],
};
const sized = after({ op: 'set', field: 'specifications', name: 'Height', value: '9 cm' });
const boxed = after({ op: 'set', field: 'specifications', name: 'Dimensions', value: '12 x 8 cm' });
const stated = after({ op: 'set', field: 'specifications', name: 'Warranty', value: '10 years' });
const inFull = (text: string, last: Turn | undefined) => saidInFull(text, last === undefined ? [] : [last]);

describe('words that point to the change before', () => {
  it.each([
    [priced, 'raise it by ten percent', 'raise the price by ten percent'],
    [priced, 'hmm, round it up', 'hmm, round the price up'],
    [priced, 'drop it to 20', 'drop the price to 20'],
    [priced, 'double it!', 'double the price!'],
    [boxed, 'no, 11 by 8', 'set the specification Dimensions to 11 by 8 cm'],
    [sized, 'ok 12 then', 'set the specification Height to 12 cm'],
    [sized, 'make it 110 mm instead', 'set the specification Height to 110 mm'],
    [stated, 'then 12 please', 'set the specification Warranty to 12 years'],
    [priced, 'ok then just 22.50 eur', 'set the price to 22.50 eur'],
    [stated, 'put that in a bullet too', 'add the bullet "Warranty: 10 years"'],
    [stated, 'and add it as a new bullet point please', 'add the bullet "Warranty: 10 years"'],
  ])('%#: %s', (last, text, full) => expect(inFull(text, last)).toBe(full));

  it.each([
    [cutKeyword, 'lowercase all of them', 'lowercase the keywords'],
    [cutKeyword, 'make them all lower case please', 'make the keywords lower case please'],
    [cutKeyword, 'no, upper case', 'put the keywords in upper case'],
    [cutKeyword, 'sort them alphabetically', 'sort the keywords alphabetically'],
    [asked('show me the bullets'), 'capitalise them', 'capitalise the bullets'],
    [asked('which bullet points does it have?'), 'and put them in title case', 'and put the bullets in title case'],
    [asked('what are the tags'), 'could you uppercase these?', 'could you uppercase the keywords?'],
    [asked('what is the title'), 'make it title case', 'make the title title case'],
  ])('the letters of what was spoken of, %#: %s', (last, text, full) => expect(inFull(text, last)).toBe(full));

  it.each([
    [priced, 'no, I meant 44', 'set the price to 44'],
    [priced, 'sorry, 44.90 eur', 'set the price to 44.90 eur'],
    [stated, 'sorry, 12', 'set the specification Warranty to 12 years'],
    [stated, 'oops, it should be 2 years', 'set the specification Warranty to 2 years'],
    [stated, 'remove it again', 'remove the specification Warranty'],
    [after({ op: 'set', field: 'brand', value: 'Holm' }), 'ok delete that', 'remove the brand'],
    [after({ op: 'add', field: 'keywords', value: 'gift' }), 'take out that please', 'remove the keyword "gift"'],
    [asked('which keywords do I have'), 'drop the last one', 'drop the last keyword'],
    [asked('show the bullets'), 'please remove number 2', 'please remove bullet 2'],
    [asked('list the tags'), 'add two more: picnic and hostess gift', 'add the keywords picnic and hostess gift'],
    [{ text: 'fix the first one', steps: [] }, 'and the second', 'fix the second one'],
    [{ text: 'please solve the 2nd problem', steps: [] }, 'ok now the third', 'please solve the third problem'],
    [cut, 'too much, 10% off', 'set the price to 134.10 EUR'],
    [cut, 'no, I meant 5 percent', 'set the price to 141.55 EUR'],
    [cut, 'oops, I meant 20 % up', 'set the price to 178.80 EUR'],
    [unknown, '2 years', 'set the specification warranty to 2 years'],
    [exported, 'do that every monday at 8', 'every monday at 8 export it as csv'],
    [exported, 'and run the same daily at 7 please', 'every day at 7 export it as csv'],
  ])('what it is about, %#: %s', (last, text, full) => expect(inFull(text, last)).toBe(full));

  it.each([
    [{ text: 'show the first one', steps: [] }, 'and the second'],
    [cut, '10% off'],
    [cut, 'too much'],
    [cut, 'make it 10% more'],
    [priced, 'no, 10% off'],
    [unknown, 'I do not know'],
    [unknown, '2'],
    [{ ...unknown, text: 'is it heavy?' }, '2 years'],
    [priced, 'no, the second'],
    [priced, 'I meant the mug'],
    [priced, 'no 2 bullets'],
    [priced, 'remove it'],
    [stated, 'remove it from the shop'],
    [asked('show me the card'), 'drop the last one'],
    [asked('show the bullets'), 'improve the last one'],
    [asked('which keywords do I have'), 'do that every monday'],
    [{ ...exported, text: 'the same for the mug' }, 'do that every monday'],
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
  ])('others stay as they are, %#', (last, text) => expect(inFull(text, last)).toBe(text));
});

describe('texts that still say what a fact was before', () => {
  const note = 'The title still says “45 cm”. Say "replace 45 cm with 50 cm" to change it there too.';
  const told = (notes: string[]) => {
    const turn = after({ op: 'set', field: 'specifications', name: 'Length', value: '50 cm' });
    return { ...turn, steps: turn.steps.map((step) => ({ ...step, output: { ...step.output, notes } })) } as Turn;
  };

  it.each(['yes', 'yes please', 'change it there too', 'Fix that in the title as well!', 'everywhere please'])(
    'are changed by "%s"',
    (text) => {
      expect(saidInFull(text, [told([note])])).toBe('replace 45 cm with 50 cm');
      expect(saidInFull(text, [told([])])).toBe(text);
    },
  );

  it.each(['no', 'thanks', 'change it to 55 cm', 'improve it', 'make it shorter'])('stay with "%s"', (text) => {
    expect(saidInFull(text, [told([note])])).not.toContain('replace');
  });
});
