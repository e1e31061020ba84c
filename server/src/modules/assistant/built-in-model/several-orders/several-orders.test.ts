import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';
import { parseRequest } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';

/** What the tables read, before anything that is learned. */
const read = (text: string, given = 'card_shown') =>
  parseRequest(text, surroundingsOf(conversationAfter(given, text))).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input],
  );
const set = (field: string, value: string) => ({ op: 'set', field, value });
const edit = (...edits: object[]) => ['edit_card', { edits }];

describe('several orders in one message', () => {
  it.each([
    [
      'rename it to Camp Mug Enamel and remove bullet 4',
      [edit(set('title', 'Camp Mug Enamel'), { op: 'remove', field: 'bullets', position: 4 })],
    ],
    [
      'change the title to camp mug enamel and brand to fjord',
      [edit(set('title', 'camp mug enamel'), set('brand', 'fjord'))],
    ],
    [
      'price 18, add keyword enamel mug, then open the card',
      [edit(set('price', '18'), { op: 'add', field: 'keywords', value: 'enamel mug' }), ['read_card', {}]],
    ],
    [
      'three changes: 1) price 12.50 2) remove the first bullet 3) brand Halla',
      [edit(set('price', '12.50'), { op: 'remove', field: 'bullets', position: 1 }, set('brand', 'Halla'))],
    ],
    [
      'set the brand to Halla first, after that rewrite the card for eBay',
      [edit(set('brand', 'Halla')), ['improve_card', { marketplace: 'ebay' }]],
    ],
    [
      'the title must say 2 l instead of 1.5 l, and after that I need it as Excel',
      [edit({ op: 'set', field: 'title', name: '1.5 l', value: '2 l' }), ['export_cards', { format: 'xlsx' }]],
    ],
    [
      'show my tasks and how many credits do I have',
      [
        ['list_tasks', {}],
        ['show_usage', {}],
      ],
    ],
    [
      'unlock the title, improve it for Etsy, and lock it again',
      [
        ['lock_fields', { fields: ['title'], locked: false }],
        ['improve_card', { marketplace: 'etsy' }],
        ['lock_fields', { fields: ['title'], locked: true }],
      ],
    ],
    ...['a better title, the price must be 21', 'give it a better title, the price has to be 21'].map(
      (text): [string, object[]] => [text, [['improve_card', { sections: ['title'] }], edit(set('price', '21'))]],
    ),
  ])('%s', (text, asks) => {
    expect(read(text)).toEqual(asks);
  });

  it('leaves praise alone', () => {
    expect(read('a better title')).toEqual(['thanks']);
  });

  it('changes each card as it is told', () => {
    expect(read('set the price of number 2 to 12 and the brand of number 4 to Halla', 'cards_listed')).toEqual([
      edit(set('price', '12')),
      edit(set('brand', 'Halla')),
    ]);
  });

  it.each([
    ['Salt, pepper and price lists belong in the title', []],
    ['Capacity is 2 l, fix the spec', [edit({ op: 'set', field: 'specifications', name: 'Capacity', value: '2 l' })]],
    ['improve it and use the keyword "enamel mug"', [['improve_card', { include_keywords: ['enamel mug'] }]]],
  ])('is one order: %s', (text, asks) => {
    expect(read(text)).toEqual(asks);
  });

  it('leaves facts of a new card together', () => {
    const [ask] = read('Create a card: enamel camp mug, 350 ml, brand Halla, price 14 euros', 'no_card');
    expect(ask?.[0]).toBe('create_card');
  });
});

describe('what becomes what', () => {
  it.each([
    ['change title from enamel cup to camp mug blue', [set('title', 'camp mug blue')]],
    ['change the title from 500 ml to 350 ml', [{ op: 'set', field: 'title', name: '500 ml', value: '350 ml' }]],
    ['capacity: 300 ml -> 350 ml', [{ op: 'set', field: 'specifications', name: 'Capacity', value: '350 ml' }]],
    ['colour -> green', [{ op: 'set', field: 'specifications', name: 'Color', value: 'green' }]],
    ['brand: Halla => Halla Works', [set('brand', 'Halla Works')]],
    [
      'add bullet: Stackable; BPA free',
      [
        { op: 'add', field: 'bullets', value: 'Stackable' },
        { op: 'add', field: 'bullets', value: 'BPA free' },
      ],
    ],
  ])('%s', (text, edits) => {
    expect(read(text)).toEqual([edit(...edits)]);
  });

  it.each(['remove the brand name from the keywords', 'use bullet 1 as the first line of the description'])(
    'writes nothing that is only pointed at: %s',
    (text) => {
      expect(read(text).filter((ask) => ask[0] === 'edit_card')).toEqual([]);
    },
  );

  it('offers what no edit does', () => {
    expect(read('split bullet 2 into two')).toEqual(['offer_improve']);
  });
});

describe('how a new text is to be written', () => {
  it.each([
    ['New bullets please, without "cheap" and "best"', { sections: ['bullets'], avoid_words: ['cheap', 'best'] }],
    [
      'redo the title, it must contain "camp mug" and must not contain "cup"',
      { sections: ['title'], include_keywords: ['camp mug'], avoid_words: ['cup'] },
    ],
    [
      'new description with "enamel mug" in it and without "luxury"',
      { sections: ['description'], include_keywords: ['enamel mug'], avoid_words: ['luxury'] },
    ],
    ['improve it and keep "BPA" out of the text', { avoid_words: ['BPA'] }],
    ['rework it, use "camp mug", never say "eco"', { include_keywords: ['camp mug'], avoid_words: ['eco'] }],
    ['Title must be max. 60 chars, please rewrite accordingly', { sections: ['title'], title_max: 60 }],
    [
      'The label has room for 300 characters. Rewrite the description to no more than that.',
      {
        sections: ['description'],
        description_max: 300,
      },
    ],
    ['Use the words BPA free and camp mug and rewrite it', { include_keywords: ['BPA free', 'camp mug'] }],
    [
      'make the description friendlier, the title under 80 characters',
      {
        sections: ['title', 'description'],
        title_max: 79,
        tone: 'friendly',
      },
    ],
    ['rewrite the bullets, and four of them at the most', { sections: ['bullets'], bullets_max: 4 }],
  ])('%s', (text, input) => {
    expect(read(text)).toEqual([['improve_card', input]]);
  });
});

describe('what is to be told after a change', () => {
  const planned = (given: string, text: string) =>
    planOf(conversationAfter(given, text)).filter(({ tool }) => tool !== 'list_cards');
  const setting = (field: string, value: string) => ({ tool: 'edit_card', input: { edits: [set(field, value)] } });
  it.each([
    ['set the brand to Acme and tell me what changed', setting('brand', 'Acme'), 'compare_versions'],
    ['change the price to 19 EUR and show me the difference', setting('price', '19 EUR'), 'compare_versions'],
    ['rename it to Steel Bottle and show me what is different', setting('title', 'Steel Bottle'), 'compare_versions'],
    ['set the title to Trail Bottle, then show me the changes', setting('title', 'Trail Bottle'), 'compare_versions'],
    [
      'set the category to Kitchen and let me know what you changed',
      setting('category', 'Kitchen'),
      'compare_versions',
    ],
    ['change the brand to Lumo and tell me the new score', setting('brand', 'Lumo'), 'score_card'],
    ['set the brand to Lumo and show me how it looks now', setting('brand', 'Lumo'), 'read_card'],
  ])('comes after it: %s', (text, edit, tool) => {
    expect(planned('card_shown', text)).toMatchObject([edit, { tool }]);
  });

  it.each([
    ['set the brand to Acme and tell me when it is done', setting('brand', 'Acme')],
    ["set the brand to Acme and let me know when it's ready", setting('brand', 'Acme')],
    ['set the brand to Show and Tell', setting('brand', 'Show and Tell')],
    ['set the description to Show me what changed', setting('description', 'Show me what changed')],
    ['set the title to "Grow and tell me what changed"', setting('title', 'Grow and tell me what changed')],
  ])('is no part of a value, and a value no order: %s', (text, edit) => {
    expect(planned('card_shown', text)).toMatchObject([edit]);
  });
});

describe('a fact behind a short value', () => {
  const told = (value: string) => ({ op: 'add', field: 'bullets', value });
  it.each([
    ['set the price to 39.90 and it has six card slots', [set('price', '39.90'), told('Has six card slots')]],
    [
      'change the price to 20 and the brand to Lumo and it comes with a lid',
      [set('price', '20'), set('brand', 'Lumo'), told('Comes with a lid')],
    ],
    [
      'The colour is blue and it comes with a lid',
      [{ op: 'set', field: 'specifications', name: 'Color', value: 'blue' }, told('Comes with a lid')],
    ],
  ])('is told as well, and no part of the value: %s', (text, edits) => {
    expect(read(text)).toEqual([edit(...edits)]);
  });

  it.each([
    ['set the description to A sturdy mug and it has a lid', [set('description', 'A sturdy mug and it has a lid')]],
    ['set the title to Steel mug and it has a lid', [set('title', 'Steel mug and it has a lid')]],
  ])('stays in a text: %s', (text, edits) => {
    expect(read(text)).toEqual([edit(...edits)]);
  });
});
