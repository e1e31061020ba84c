import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Slim Wallet', 'Oak Bench'];
const set = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
const add = (field: string, value: string) => ({ op: 'add', field, value });
const edits = (...texts: string[]) => {
  const { works } = talkInLibrary(library, ...texts);
  return works.map(({ tool, input }) => (tool === 'edit_card' ? { card: input.card, edits: input.edits } : tool));
};
const ofWallet = (...written: object[]) => [{ card: 1, edits: written }];

describe('behind a fact that was written', () => {
  const shown = 'show me the slim wallet';
  it.each([
    ['its handmade in Portugal', 'no not Portugal, Spain', set('Country of origin', 'Spain')],
    ['its handmade in Portugal', 'no, Spain', set('Country of origin', 'Spain')],
    ['the colour is black', 'no, silver', set('Color', 'silver')],
    ['the material is steel', 'oops, aluminium', set('Material', 'aluminium')],
    ['it weighs 640 g', 'make that 650', set('Weight', '650 g')],
    ['it weighs 640 g', 'also one for warranty, 2 years', { ...set('Warranty', '2 years'), op: 'add' }],
    [
      'it weighs 640 g and its dishwasher safe',
      'put both in the description',
      add('description', 'Weight: 640 g. Dishwasher safe.'),
    ],
    ['it weighs 640 g and its dishwasher safe', 'put them in the bullets too', add('bullets', 'Weight: 640 g')],
  ])('%s, %s', (before, text, edit) => expect(edits(shown, before, text)).toEqual(ofWallet(edit)));

  it.each(['no, the title', 'no, shorter', 'no, undo'])('is no other value: %s', (text) =>
    expect(JSON.stringify(edits(shown, 'the colour is black', text))).not.toContain('Color'),
  );
});

describe('what is told in one sentence', () => {
  const shown = 'show me the slim wallet';
  it.each([
    ['it weighs 2 kg and is made in Poland', [set('Weight', '2 kg'), set('Country of origin', 'Poland')]],
    ['it holds 6 keys and comes in cognac', [set('Capacity', '6 keys'), add('bullets', 'Comes in cognac')]],
    ['it holds 500 ml and is dishwasher safe', [set('Capacity', '500 ml'), add('bullets', 'Dishwasher safe')]],
    ['belt: material is vegetable tanned leather, not just leather', []],
    ['material is vegetable tanned leather, not just leather', [set('Material', 'vegetable tanned leather')]],
    ['add a spec: color temperature 4000 K', [{ ...set('Color temperature', '4000 K'), op: 'add' }]],
    ['add a spec weight limit 120 kg', [{ ...set('Weight limit', '120 kg'), op: 'add' }]],
    ['the description should say it is oven safe to 200 C', [add('description', 'It is oven safe to 200 C.')]],
    ['take the cord length out', [{ op: 'remove', field: 'specifications', name: 'Cord length' }]],
    ['remove the material please', [{ op: 'remove', field: 'specifications', name: 'Material' }]],
    ['wrong, its 1850 W not 2200', [set('Power', '1850 W')]],
  ])('is each its own: %s', (text, written) => {
    if (written.length > 0) expect(edits(shown, text)).toEqual(ofWallet(...written));
  });

  it.each(['it is actually 1850 W, the 2200 is wrong', '2200 W is wrong, should be 1850'])(
    'is put in the place of the wrong figure: %s',
    (text) => expect(JSON.stringify(edits(shown, text))).toMatch(/"name":"2200 W","value":"1850 W"|"value":"1850 W"/),
  );

  it('is on no card as an order', () => {
    expect(edits(shown, 'it weighs 640 g', 'have the color in it')).not.toContainEqual(
      expect.objectContaining({ edits: [add('bullets', 'Have the color in it')] }),
    );
    expect(edits(shown, 'put both in the description')).toEqual([]);
  });

  it('stands beside an answer to a question', () =>
    expect(edits('improve the slim wallet', 'it holds 6 cups and has a glass lid')).toEqual(
      ofWallet(set('Capacity', '6 cups'), add('bullets', 'Has a glass lid')),
    ));
});

describe('a list that was spoken of', () => {
  it.each([
    ['rewrite the keywords of the slim wallet', 'add "rucksack" to them', [add('keywords', 'rucksack')]],
    [
      'add the keyword bag to the slim wallet',
      'and remove led lamp from there',
      [{ op: 'remove', field: 'keywords', value: 'led lamp' }],
    ],
  ])('is "them": %s, %s', (before, text, written) => expect(edits(before, text)).toEqual(ofWallet(...written)));
});

describe('a card that a fact names, with none in hand', () => {
  it.each([
    ['show my cards', 'the oak bench holds 120 kg'],
    ['show my cards', 'the oak one lasts 20 years'],
    ['improve all cards', 'the bench is 120 x 40 cm'],
    ['improve all cards', 'oh and the bench is weatherproof'],
  ])('gets it: %s, %s', (before, text) => {
    const [work, ...others] = edits(before, text);
    expect(work).toMatchObject({ card: 2 });
    expect(others).toEqual([]);
  });
});

describe('behind work that was spoken of', () => {
  it('is only the title too long, where it alone was changed', () =>
    expect(
      talkInLibrary(library, 'set the title of the oak bench to Solid Oak Bench for Two', 'too long').works.at(-1),
    ).toEqual({
      tool: 'improve_card',
      input: { card: 2, sections: ['title'], length: 'shorter' },
    }));
  it.each(['why', 'fix what you can'])('is the worst card in hand once it was told: %s', (text) =>
    expect(talkInLibrary(library, 'which one is worst', text).works[0]).toMatchObject({ input: { card: 1 } }),
  );
  it('is a wrong figure, also where that is said first', () =>
    expect(edits('how much does the slim wallet weigh', 'thats wrong, its 2.6 kg')).toEqual(
      ofWallet(set('Weight', '2.6 kg')),
    ));
});
