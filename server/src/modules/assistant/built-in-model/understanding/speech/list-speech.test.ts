import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';

const planned = (text: string) => planOf(conversationAfter('card_shown', text)).map(({ tool, input }) => [tool, input]);

describe('orders about the entries of lists, as they are said', () => {
  it.each([
    ['keywords two and four need swapping over', { op: 'swap', field: 'keywords', position: 2, to: 4 }],
    ['the second and the third bullet the other way round', { op: 'swap', field: 'bullets', position: 2, to: 3 }],
    ["I don't like the second bullet, remove it", { op: 'remove', field: 'bullets', position: 2 }],
    ['bullet 3 is boring, so drop it', { op: 'remove', field: 'bullets', position: 3 }],
    [
      'the second bullet is wrong, it should say "Holds 500 ml"',
      { op: 'set', field: 'bullets', position: 2, value: 'Holds 500 ml' },
    ],
    [
      'put in another spec there: Voltage, 12 V',
      { op: 'add', field: 'specifications', name: 'Voltage', value: '12 V' },
    ],
    [
      'add one specification: Guarantee - 3 years',
      { op: 'add', field: 'specifications', name: 'Guarantee', value: '3 years' },
    ],
    [
      "can you add a bullet saying: Fits a child's backpack",
      { op: 'add', field: 'bullets', value: "Fits a child's backpack" },
    ],
    [
      'Material details are not needed. Please delete from the specs.',
      { op: 'remove', field: 'specifications', name: 'Material' },
    ],
    ['The lid is important to people. Put that bullet first', { op: 'move', field: 'bullets', value: 'lid', to: 1 }],
    ['Steel sells it. Please move this bullet to the top', { op: 'move', field: 'bullets', value: 'Steel', to: 1 }],
    ['please delete from keywords the word tumbler', { op: 'remove', field: 'keywords', value: 'tumbler' }],
    ['no need for the capacity in the specs', { op: 'remove', field: 'specifications', name: 'Capacity' }],
    ['bullet 4 should stand in the place of bullet 2', { op: 'move', field: 'bullets', position: 4, to: 2 }],
    ['get the price off it completely, I take offers', { op: 'remove', field: 'price' }],
    ['leave the price blank', { op: 'remove', field: 'price' }],
    ['the price should finish with .49', { op: 'set', field: 'price', value: 'round .49' }],
    ['this one gets "Fits a cup holder" as a new bullet', { op: 'add', field: 'bullets', value: 'Fits a cup holder' }],
    ['it should get the keyword travel', { op: 'add', field: 'keywords', value: 'travel' }],
    [
      'somebody put emojis in the description, take them out please',
      { op: 'restyle', field: 'description', style: 'no_emoji' },
    ],
    ['there are smileys in my title, remove them', { op: 'restyle', field: 'title', style: 'no_emoji' }],
    [
      'the bullets are full of exclamation marks. Please get rid of them',
      { op: 'restyle', field: 'bullets', style: 'no_exclamation_marks' },
    ],
    ['make it end in 95 cents', { op: 'set', field: 'price', value: 'round .95' }],
  ])('%s', (text, edit) => {
    expect(planned(text)).toEqual([['edit_card', { edits: [edit] }]]);
  });

  it.each([
    'keep the price off the title please',
    'does the price end in .99?',
    'the price must not end in .99',
    'the sale ends in 10 days',
    'improve it but leave the price out',
  ])('changes no price: %s', (text) => {
    expect(planned(text).map(([tool]) => tool)).not.toContain('edit_card');
  });
  it('asks for a specification, and states none', () => {
    expect(planned('spec check: material?').map(([tool]) => tool)).not.toContain('edit_card');
  });
  it('takes a part off the price where a part is named', () => {
    expect(planned('take 5% off the price')).toEqual([
      ['edit_card', { edits: [{ op: 'set', field: 'price', value: '-5%' }] }],
    ]);
  });
});
