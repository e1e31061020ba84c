import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../../intents/seller-library.ts';
import { decide, planOf } from '../../decide.ts';
import { parseRequest } from '../../request.ts';
import { nothingAround } from '../ask.ts';
import { notEverywhere } from '../edits/everywhere.ts';
import { factsToAdd } from './told-to-add.ts';

const after = (text: string) => ({ earlier: [], current: { text, steps: [] }, shownCardId: idOf(1), files: [] });
const edits = (text: string) => {
  const [ask, ...more] = parseRequest(text, { ...nothingAround, hasCard: true }).asks;
  return ask?.kind === 'call' && ask.tool === 'edit_card' && more.length === 0 ? ask.input.edits : [ask, ...more];
};
const spec = (name: string, value: string) => ({ op: 'add', field: 'specifications', name, value });
const bullet = (value: string) => ({ op: 'add', field: 'bullets', value });

describe('facts that are told and then to be added', () => {
  it('are added each by itself, with thanks before them', () => {
    const said =
      'Thank you, that is kind. The strap is about 90 cm long, the buckle has a brass pin, and I ship it in a cotton bag. Could you please add these to the card?';
    expect(edits(said)).toEqual([
      spec('Strap', 'about 90 cm long'),
      bullet('The buckle has a brass pin'),
      bullet('Shipped in a cotton bag'),
    ]);
  });

  it.each([
    ['It comes in a felt pouch, add that please', [bullet('Comes in a felt pouch')]],
    ['It is also not suitable for the oven, please put', [bullet('Not suitable for the oven')]],
    ['Please write also that weight is 1,4 kg and base is cork', [spec('Weight', '1,4 kg'), spec('Base', 'cork')]],
    ['it also fits the 2012 model', [bullet('Fits the 2012 model')]],
    ['contains linalool and limonene, that must be written (allergens)', [bullet('Contains linalool and limonene')]],
    ['the lid has no seal - it has to be mentioned', [bullet('The lid has no seal')]],
    ['add that the clasp has a spring ring', [bullet('The clasp has a spring ring')]],
  ])('in other words: %s', (text, expected) => {
    expect(edits(text)).toEqual(expected);
  });

  it('are added to the card in hand where what they name is no card', () => {
    const looked = ({ cards = answerOf('list_cards', {}) }: { cards?: object }) => ({
      tool: 'list_cards' as const,
      input: {},
      output: cards as never,
    });
    const said = after('The buckle has a brass pin. Please add this to the card');
    const none = looked({ cards: { cards: [], more: false } });
    const action = decide({ ...said, current: { ...said.current, steps: [none, looked({})] } });
    expect(action).toMatchObject({ tool: 'edit_card', input: { card_id: idOf(1) } });
  });

  it.each([
    'The title is dull. Could you rewrite it and add this to the list?',
    'what is the weight? please add it',
    'The photo is too dark, make it brighter and add that',
    'I think it is fine. Add these to the card',
    'improve it, please',
  ])('are none in other messages: %s', (text) => {
    expect(factsToAdd(text)).toBeNull();
  });

  it('stay with the price, the bullet or the work that is changed beside them', () => {
    const color = { op: 'set', field: 'specifications', name: 'Color', value: 'red' };
    const price = { op: 'set', field: 'price', value: '24.99' };
    expect(edits('set the price to 24.99 and add colour red')).toEqual([price, color]);
    expect(edits('change the price to 24.99 and the colour to red')).toEqual([price, color]);
    expect(edits('remove the last bullet and add color red')).toContainEqual(color);
    expect(edits('add weight 2 kg')).toMatchObject([{ name: 'Weight', value: '2 kg' }]);
  });
});

describe('everywhere on the card', () => {
  it('is no rule for all cards', () => {
    expect(edits('the color is blue not green, fix that everywhere')).toMatchObject([{ name: 'Color', value: 'blue' }]);
    expect(edits('change straw lid to flip lid everywhere')).toEqual(
      edits('replace straw lid with flip lid everywhere'),
    );
    const tools = planOf(after('the lid is not straw its a flip lid can u change that everywhere'));
    expect(tools.map(({ tool }) => tool)).not.toContain('remember_preference');
  });

  it('is one where it says so', () => {
    const said = 'never write straw lid, change it to flip lid everywhere';
    expect(notEverywhere(said)).toBe(said);
  });
});
