import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import { parseRequest } from './request.ts';
import { surroundingsOf } from './surroundings.ts';

/** What the tables read, before anything that is learned. */
const read = (text: string, given = 'card_shown') =>
  parseRequest(text, surroundingsOf(conversationAfter(given, text))).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input],
  );
const edit = (...edits: object[]) => [['edit_card', { edits }]];

describe('what is told beside an order', () => {
  it.each([
    ['we corrected the washing instructions on our side. could you load the page again?', 'after_import'],
    ['hm my helper fixed two mistakes there after you were done, load it again', 'after_import'],
  ])('is no work: %s', (text, given) => {
    expect(read(text, given)).toEqual([['reimport_card', {}]]);
  });

  it.each([
    [
      'My daughter found a better one. Please call it "Camp Kettle 1 l", nothing else.',
      edit({ op: 'set', field: 'title', value: 'Camp Kettle 1 l' }),
    ],
    [
      'The description was written by our lawyer. Please lock it.',
      [['lock_fields', { fields: ['description'], locked: true }]],
    ],
    [
      'The keywords are set by our agency. Please lock them so nobody changes them.',
      [['lock_fields', { fields: ['keywords'], locked: true }]],
    ],
  ])('says what the order is about: %s', (text, asks) => {
    expect(read(text)).toEqual(asks);
  });

  it.each([
    ['My boss found the bullets weak. Please redo them.', { sections: ['bullets'] }],
    ['Customers said the tone was too stiff. Please rewrite it.', { tone: 'friendly' }],
    ['The title got too long over the years. Shorten it.', { sections: ['title'], length: 'shorter' }],
  ])('may still say how: %s', (text, input) => {
    expect(read(text)).toEqual([['improve_card', input]]);
  });
});

describe('entries of a list that are spoken of first', () => {
  it.each([
    ['The bullet about washing is wrong, remove it', { op: 'remove', field: 'bullets', value: 'washing' }],
    ['the keyword thermos is silly, delete it', { op: 'remove', field: 'keywords', value: 'thermos' }],
    [
      "my intern put thermos into the keywords, I don't want that one",
      { op: 'remove', field: 'keywords', value: 'thermos' },
    ],
    [
      'The wide opening is our best argument, move that bullet to the top',
      { op: 'move', field: 'bullets', value: 'wide opening', to: 1 },
    ],
    ['put the bullet about the wide opening first', { op: 'move', field: 'bullets', value: 'wide opening', to: 1 }],
    [
      'in bullet 3 put "cup holder" where it says "holder"',
      { op: 'set', field: 'bullets', position: 3, name: 'holder', value: 'cup holder' },
    ],
    ['missing from the specs: depth 8 cm', { op: 'add', field: 'specifications', name: 'Depth', value: '8 cm' }],
    [
      'the title still says Tea Pot, change those two words to Teapot',
      { op: 'set', field: 'title', name: 'Tea Pot', value: 'Teapot' },
    ],
  ])('%s', (text, change) => {
    expect(read(text)).toEqual(edit(change));
  });

  it.each(['the keyword thermos is silly', 'the second bullet is weak, I do not like it'])(
    'are not changed without an order: %s',
    (text) => {
      expect(read(text).filter(([tool]) => tool === 'edit_card')).toEqual([]);
    },
  );
});
