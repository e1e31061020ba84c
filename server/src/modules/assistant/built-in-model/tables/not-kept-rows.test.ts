import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const begun = (text: string) => ({ ...conversationAfter('card_shown', text), offered: null });
const said = (text: string) => {
  const action = decide(begun(text));
  return action.kind === 'say' ? action.text : action.tool;
};
const edits = (text: string) =>
  planOf(begun(text)).flatMap(({ tool, input }) => (tool === 'edit_card' ? (input.edits as object[]) : []));

describe('how many pieces there are', () => {
  it.each([
    'set our stock to 35 pieces',
    'the inventory is 7',
    'stock level: 120',
    'put the quantity in stock at 9',
    'only three left',
    'we still have 14 pcs left',
    'there are 8 of them in the warehouse',
    'add 20 to the stock',
    'lower the stock by two',
    'we received 60 more of these',
    'restocked with 24 pieces',
    'we are running low',
    'last pieces',
  ])('is kept on no card, and that is said: %s', (text) => {
    expect(said(text)).toContain('no number of pieces');
  });

  it.each([
    ['set stock to 0', 'out_of_stock'],
    ['inventory: zero', 'out_of_stock'],
    ['we have 16 in stock', 'in_stock'],
    ['25 pieces available', 'in_stock'],
    ['mark it as in stock', 'in_stock'],
    ['out of stock now', 'out_of_stock'],
  ])('whether there are any is kept: %s', (text, value) => {
    expect(edits(text)).toEqual([{ op: 'set', field: 'availability', value }]);
  });

  it.each([
    'how many are left?',
    'it comes in a set of 12',
    'we have 3 sizes left to photograph',
    'if we have 5 left, tell me',
    'set the price to 12',
    'the last bullet',
    'the last one',
    'show what is in stock',
    '12 left handed scissors',
  ])('something else is meant: %s', (text) => expect(said(text)).not.toContain('no number of pieces'));
});

describe('labels and tags', () => {
  it.each([
    'label it summer sale',
    'put it into the folder winter',
    'add this one to the gifts collection',
    'create a new collection called Camping',
    'add a badge "hot"',
    'mark it as a favourite',
    'group them by colour',
    'what folders do I have?',
    'label the mug as clearance',
  ])('there are no labels, and that is said: %s', (text) => expect(said(text)).toContain('no labels'));

  it.each([
    ['tag it with gift and office', 'gift, office'],
    ['tag this card as handmade', 'handmade'],
    ['tag this listing camping', 'camping'],
    ['add the tag "for dad" to this', 'for dad'],
    ['add the keyword picnic to this one please', 'picnic'],
    ['add keywords about travel to it', 'travel'],
  ])('a tag is a keyword: %s', (text, value) => {
    expect(edits(text)).toEqual([{ op: 'add', field: 'keywords', value }]);
  });

  it.each([
    'add keywords people search for to this listing',
    'add the tag line Handmade with love to the card',
    'tag it properly',
    'tag it please',
    'tag this product for SEO',
    'put keywords from my competitor on this listing',
  ])('no keyword is said: %s', (text) => expect(edits(text)).toEqual([]));

  it.each([
    ['tag it as sold out', 'out_of_stock'],
    ['tag this as in stock', 'in_stock'],
  ])('whether there are any is no tag: %s', (text, value) => {
    expect(edits(text)).toEqual([{ op: 'set', field: 'availability', value }]);
  });

  it('is written on the card that is named', () => {
    const plan = planOf(begun('tag the mug with gift'));
    expect(plan.at(-1)).toMatchObject({ tool: 'edit_card', input: { edits: [{ field: 'keywords', value: 'gift' }] } });
    const known = { ...begun('tag the mug with gift'), ...conversationAfter('cards_listed', 'tag the mug with gift') };
    expect(decide({ ...known, offered: null })).toMatchObject({ input: { card_id: placeholders.$3 } });
  });

  it.each([
    'the label on the bottle is black',
    'label: woven',
    'add the material of the label to the bullets',
    'do not tag it',
    'which tags does it have?',
    'mark it as sold out',
    'add a photo of the label',
    'create a group shot',
  ])('something else is meant: %s', (text) => {
    expect(said(text)).not.toContain('no labels');
    expect(edits(text).filter((edit) => 'field' in edit && edit.field === 'keywords')).toEqual([]);
  });
});
