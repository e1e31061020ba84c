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
    ['I looked at it and the bullets should be rewritten. Please.', { sections: ['bullets'] }],
    ['The title got too long over the years. Shorten it.', { sections: ['title'], length: 'shorter' }],
  ])('may still say how: %s', (text, input) => {
    expect(read(text)).toEqual([['improve_card', input]]);
  });
});

it('a wish beside another order stays one', () => {
  expect(read('I looked at it and the title must be rewritten. Set the price to 20 as well.')).toEqual([
    ['improve_card', { sections: ['title'] }],
    ...edit({ op: 'set', field: 'price', value: '20' }),
  ]);
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

describe('single fields that are told in two steps', () => {
  it.each([
    'I like the brand, it is well known',
    'we love the brand, it is Swedish',
    'the price of our competitor was wrong, 21.50 is right',
    "Amazon's price was wrong, 21.50 is right",
    "remove the brand from this card's title",
    'delete the category from the product description',
    'not in the keywords please',
    'it is not in the bullets any more',
    'not in the bullets, in the title',
  ])('nothing of that is written: %s', (text) => {
    expect(JSON.stringify(read(text))).not.toMatch(/"op":"(?:set|add)"|"field":"(?:brand|category)"/);
  });
  it.each([
    [
      'the keyword thermos is wrong, replace it with jug',
      { op: 'set', field: 'keywords', name: 'thermos', value: 'jug' },
    ],
    ['why is "thermos" in the keywords? remove it', { op: 'remove', field: 'keywords', value: 'thermos' }],
    ['the spec about height is not true, remove it', { op: 'remove', field: 'specifications', name: 'Height' }],
    ["I don't want that bullet about washing", { op: 'remove', field: 'bullets', value: 'washing' }],
    ['the price on there is wrong, we sell it for 31.50', { op: 'set', field: 'price', value: '31.50' }],
    ['color must say dark red', { op: 'set', field: 'specifications', name: 'Color', value: 'dark red' }],
    ['correct the brand, it is Fjell Works and not Fjell', { op: 'set', field: 'brand', value: 'Fjell Works' }],
    ['we are Fjellheim now, put that as the brand', { op: 'set', field: 'brand', value: 'Fjellheim' }],
    ['the brand is wrong, Fjellheim is right', { op: 'set', field: 'brand', value: 'Fjellheim' }],
    ['delete the brand from this listing', { op: 'remove', field: 'brand' }],
    ['fix the brand, it is fjell works', { op: 'set', field: 'brand', value: 'fjell works' }],
    ['the brand, it is Fjellheim', { op: 'set', field: 'brand', value: 'Fjellheim' }],
    ['missing in the keywords thermos mug', { op: 'add', field: 'keywords', value: 'thermos mug' }],
    ['oh the price was still wrong, 31.50 is right', { op: 'set', field: 'price', value: '31.50' }],
    ['Height has to read 12 cm', { op: 'set', field: 'specifications', name: 'Height', value: '12 cm' }],
    [
      'Few keywords, true. Well then add "trail mug", I never thought of it',
      { op: 'add', field: 'keywords', value: 'trail mug' },
    ],
  ])('%s', (text, change) => {
    expect(read(text)).toEqual(edit(change));
  });

  it('are of the card in hand, whatever was sold last', () => {
    const text = 'The last piece went yesterday, mark it out of stock please.';
    const asks = parseRequest(text, surroundingsOf(conversationAfter('card_shown', text))).asks;
    expect(asks).toMatchObject([{ tool: 'edit_card', target: { kind: 'it' } }]);
  });

  it('are none where a part of the text is spoken of', () => {
    expect(read('fix the problem with the bullets', 'after_score')).toEqual([
      ['improve_card', { sections: ['bullets'] }],
    ]);
    expect(read('default marketplace = etsy', 'no_card')).toEqual([
      ['remember_preference', { kind: 'marketplace', value: 'etsy' }],
    ]);
  });
});

describe('wishes in few words', () => {
  it.each([
    [
      'New bullets. Must have the word leakproof, must not have the word cheap.',
      { sections: ['bullets'], include_keywords: ['leakproof'], avoid_words: ['cheap'] },
    ],
    ['etsy. title 90 max. formal.', { title_max: 90, tone: 'formal', marketplace: 'etsy' }],
    ['do whatever it needs', {}],
    ['Write it for eBay. Sorry, I mean Etsy, eBay we left long ago.', { marketplace: 'etsy' }],
  ])('%s', (text, input) => {
    expect(read(text)).toEqual([['improve_card', input]]);
  });

  it('are no rules for other times', () => {
    const text = 'the agency always wrote "luxurious" in there. remember that I never want that word';
    expect(read(text)).toEqual([['remember_preference', { kind: 'avoid_words', value: 'luxurious' }]]);
  });
});

describe('questions that are answered by looking', () => {
  it.each([
    ['how much of it is used up', 'no_card', 'show_usage', {}],
    ['I had a lamp in here, where is it', 'no_card', 'list_cards', { query: 'lamp' }],
    ['which of my wishes have you kept?', 'no_card', 'list_preferences', {}],
    ['which of them brings the most?', 'after_score', 'score_card', {}],
    ['I changed two things on my phone, count again', 'after_score', 'score_card', {}],
    ['why does the title say steel now?', 'after_improve', 'compare_versions', {}],
  ])('%s', (text, given, tool, input) => {
    expect(read(text, given)).toEqual([[tool, input]]);
  });

  it('or not known here', () => expect(read('which of our lamps sold best in may?', 'no_card')).toEqual(['sales']));
  it('beside an address are the import', () => {
    expect(read('I sell candles, here is one: https://wax.example/1 could you bring it in?', 'no_card')).toEqual([]);
  });
});

describe('what is told of how it was', () => {
  it.each([
    ['the old description was longer and I liked that', ['old_section']],
    ['it was warmer before', ['old_version']],
  ])('is no order: %s', (text, topics) => expect(read(text, 'after_improve')).toEqual(topics));

  it('is no work on pictures', () => {
    expect(read('My cousin came by and took better pictures. Show me the card.')).toEqual([['read_card', {}]]);
  });

  it('is no page that is fetched', () => {
    expect(read('I read it again', 'after_import').map(([tool]) => tool)).not.toContain('reimport_card');
    expect(read('please load it again', 'after_import')).toEqual([['reimport_card', {}]]);
  });

  it('takes nothing back where nothing is to be', () => {
    expect(read('undo nothing, only score it', 'after_improve')).toEqual([['score_card', {}]]);
  });
});

describe('after work', () => {
  it.each([
    ['after_image', 'make it square and it can go into the gallery', ['edit_image', 'add_image_to_gallery']],
    ['after_improve', 'that does not sound like us. can I have my version back', ['restore_version']],
    [
      'after_improve',
      'That is what I wanted. Would you give the apron the same treatment?',
      ['list_cards', 'score_card', 'improve_card', 'compare_versions'],
    ],
    ['after_export', 'give me the whole library the same way', ['export_cards']],
    ['after_image', 'Good. The same for every picture of this product', ['edit_image']],
    ['after_question', "Let me see... the supplier's list says 304 stainless steel, inside and out", ['edit_card']],
    ['card_shown', 'our shop runs on shopify, can I have this card as a file for it?', ['export_cards']],
    ['no_card', 'feature graphic for desk lamp', ['list_cards', 'generate_image']],
  ])('%s: %s', (given, text, tools) => {
    expect(planOf(conversationAfter(given, text)).map(({ tool }) => tool)).toEqual(tools);
  });
});
