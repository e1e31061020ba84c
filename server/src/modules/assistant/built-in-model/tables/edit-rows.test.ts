import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const edits = (text: string) =>
  planOf(conversationAfter('card_shown', text)).map(({ tool, input }) => [tool, input.edits]);

describe('the number under the barcode', () => {
  it.each(['4006381333931', 'ean 4006381333931', 'its 4006381333931', 'GTIN: 4006381333931'])(
    'is entered as it is told: %s',
    (text) => {
      expect(edits(text)).toEqual([
        ['edit_card', [{ op: 'set', field: 'specifications', name: 'GTIN', value: '4006381333931' }]],
      ]);
    },
  );

  it('is none with a wrong check digit', () => {
    expect(edits('4006381333932')).toEqual([]);
  });
});

describe('a fact that is to be said', () => {
  it.each([
    ['add that its water repellent', 'bullets', 'Water repellent'],
    ['write in the bullets that it comes with a lid', 'bullets', 'Comes with a lid'],
    ['put it in the bullets that it is dishwasher safe', 'bullets', 'Dishwasher safe'],
    ['add to the bullets that we ship within 24 hours', 'bullets', 'We ship within 24 hours'],
    ['add a bullet that its handle stays cool', 'bullets', 'Its handle stays cool'],
    ['and put it in the description that it is vegan', 'description', 'It is vegan.'],
  ])('is entered without its "that": %s', (text, field, value) => {
    expect(edits(text)).toEqual([['edit_card', [{ op: 'add', field, value }]]]);
  });
});

describe('words that are to go everywhere', () => {
  it.each([
    'remove "leakproof" everywhere',
    'delete leakproof everywhere in this card',
    'take the word leakproof out of everything',
  ])('go from each text, and are no rule for later: %s', (text) => {
    const fields = ['title', 'description', 'bullets', 'keywords'];
    expect(edits(text)).toEqual([['edit_card', fields.map((field) => ({ op: 'remove', field, name: 'leakproof' }))]]);
  });
});

describe('a word that begins like "to" or "as"', () => {
  it.each([
    'change the title today',
    'change the title of this, took ages last time',
    'update the description together with the bullets',
    'change the category today',
    'change the brand together with the category',
    'change the title asap',
  ])('states no value: %s', (text) => {
    expect(edits(text).map(([tool]) => tool)).not.toContain('edit_card');
  });
});
