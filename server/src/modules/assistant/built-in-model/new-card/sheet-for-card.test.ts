import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { decide } from '../decide.ts';

const library = ['Acacia Cutting Board', 'Brass Desk Lamp'];
const sheet = 'Material: acacia wood\nWeight: 1.3 kg\nPrice: 4.20\nCare: hand wash only';
const set = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
const facts = [set('Material', 'acacia wood'), set('Weight', '1.3 kg'), set('Care', 'hand wash only')];
const toolsOf = (text: string) => talkInLibrary(library, text).works;

describe('a data sheet for a card that is there', () => {
  it.each([
    `Here's the supplier sheet for the cutting board:\n\n${sheet}`,
    `My supplier sent me the details of the cutting board, here they are:\n\n${sheet}\n\nCould you put that on the card please?`,
  ])('goes on that card, without what the supplier asks for it: %s', (text) => {
    expect(toolsOf(text)).toEqual([{ tool: 'edit_card', input: { card: 1, edits: facts } }]);
  });

  it('may be a file, with work behind it', () => {
    const file = { file_id: 'f', name: 'lamp.txt', kind: 'text' as const, text: 'Desk lamp\nBulb: E14\n- dimmable' };
    const cards = library.map((title, at) => ({ card_id: `c${at}`, title, marketplace: 'generic', score: 50 }));
    const looked = { tool: 'list_cards', input: {}, output: { cards, more: false } };
    const text = 'put these specs on the brass lamp and then score it';
    const current = { text, files: [file], steps: [looked] };
    expect(decide({ earlier: [], current, shownCardId: null, files: [file] } as never)).toMatchObject({
      tool: 'edit_card',
      input: { card_id: 'c1', edits: [set('Bulb', 'E14'), { op: 'add', field: 'bullets', value: 'dimmable' }] },
    });
  });

  it.each([
    `Create a new card of these details:\n\n${sheet}`,
    `Here is the data sheet for the vase:\n\nVase, blue\n${sheet}`,
  ])('is a new product where no card is meant: %s', (text) => {
    expect(toolsOf(text).map(({ tool }) => tool)).not.toContain('edit_card');
  });
});
