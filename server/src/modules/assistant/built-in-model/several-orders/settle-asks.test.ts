import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { parseRequest } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';

/** What the tables read, before anything that is learned. */
const read = (given: string, text: string) =>
  parseRequest(text, surroundingsOf(conversationAfter(given, text))).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input],
  );

describe('what stands beside a request', () => {
  it.each([
    ['after_improve', 'the old version was nicer, undo that', [['restore_version', { version: 'previous' }]]],
    ['card_shown', 'My bookkeeper uses Excel, so export this card please', [['export_cards', { format: 'xlsx' }]]],
    [
      'card_shown',
      'You can change the bullets again, unlock them please',
      [['lock_fields', { fields: ['bullets'], locked: false }]],
    ],
    [
      'no_card',
      'We finally open a shop on Walmart. Rewrite all my listings for it please',
      [['improve_cards', { scope: { all: true }, marketplace: 'walmart', dry_run: true }]],
    ],
    ['no_card', 'score all my Etsy cards', [['score_cards', { scope: { marketplace_is: 'etsy' }, dry_run: true }]]],
    [
      'card_shown',
      'do only the bullets, dont you dare change the title',
      [['improve_card', { sections: ['bullets'] }]],
    ],
    [
      'card_shown',
      'We launch on eBay next Friday, so rewrite this card for it',
      [['improve_card', { marketplace: 'ebay' }]],
    ],
    [
      'no_card',
      'A copy of all my cards in Excel please. You never know.',
      [['export_cards', { all: true, format: 'xlsx' }]],
    ],
    [
      'card_shown',
      'The weight is really 310 g, would you correct that in the specifications?',
      [['edit_card', { edits: [{ op: 'set', field: 'specifications', name: 'Weight', value: '310 g' }] }]],
    ],
    [
      'card_shown',
      'Customers ask for camp mug, so add that to the keywords',
      [['edit_card', { edits: [{ op: 'add', field: 'keywords', value: 'camp mug' }] }]],
    ],
    [
      'card_shown',
      'Since the merger we are called Halla Works. Update the brand field',
      [['edit_card', { edits: [{ op: 'set', field: 'brand', value: 'Halla Works' }] }]],
    ],
  ])('%s: %s', (given, text, asks) => {
    expect(read(given, text)).toEqual(asks);
  });
});

it('what a text does to its readers is no text', () => {
  const asks = read('no_card', 'The description of the oak stool sends people to sleep. Write a better one');
  expect(asks.filter((ask) => ask[0] === 'edit_card')).toEqual([]);
});

describe('questions that belong together', () => {
  it.each([
    'did the weight come across? what is it',
    'A buyer wants to know: is it dishwasher safe? Do we say anything about that?',
    'is it marked as in stock right now',
  ])('%s', (text) => {
    expect(read('card_shown', text)).toEqual([['answer_from_card', { question: text }]]);
  });
});

describe('what stands beside an order', () => {
  it('is a fact of the new card, and no wish for others', () => {
    const asks = read(
      'no_card',
      'Please make a card for my new product. Steel lunch box, 2 pieces, oven proof without cover.',
    );
    expect(asks.map(([tool]) => tool)).toEqual(['create_card']);
  });
  it.each([
    ['after_improve', 'I want to know what was changed in the text. Could you tell me?', ['compare_versions']],
    ['card_shown', 'Etsy cuts titles at 90 characters. Write one that fits', ['improve_card']],
  ])('%s: %s', (given, text, tools) => {
    expect(read(given, text).map(([tool]) => tool)).toEqual(tools);
  });
  it('is a question of its own, where it is about the product', () => {
    const tools = read('card_shown', 'score it. Is it waterproof or not?').map(([tool]) => tool);
    expect(tools).toEqual(['score_card', 'answer_from_card']);
  });
  it.each([
    "here's a photo of my new candle, fig, 200 g. make a listing",
    'this is a jug I made in spring, 1 litre, white glaze. write me a card for it',
  ])('a picture that came along shows the new product: %s', (text) => {
    expect(read('image_attached', text).map(([tool]) => tool)).toEqual(['create_card', 'add_image_to_gallery']);
  });
  it('a new card may be asked for in few words', () => {
    expect(
      read('no_card', 'I need new listing. Product: oak tray, 30 cm, no varnish. Thank you').map(([tool]) => tool),
    ).toEqual(['create_card']);
    expect(read('no_card', 'fresh off the bench: oak stool, 45 cm, oiled. card please').map(([tool]) => tool)).toEqual([
      'create_card',
    ]);
  });
  it('a picture that came along is told of, and none is made', () => {
    expect(
      read('image_attached', 'photo of a vase from my kiln, blue, 30 cm. make a card').map(([tool]) => tool),
    ).toEqual(['create_card', 'add_image_to_gallery']);
  });
});

it.each(['hmm, a bit stiff?? can you make it warmer', 'too pushy? make it warmer please', 'kinda cold? warmer please'])(
  'what a text seems like is no question beside a wish: %s',
  (text) => expect(read('after_improve', text)).toEqual([['improve_card', { tone: 'friendly' }]]),
);
it.each(['is it too heavy?', 'what does it weigh?'])('a question stays one: %s', (text) =>
  expect(read('card_shown', text)).toMatchObject([['answer_from_card', {}]]),
);

it.each([
  'rewrite it, it looks like every other dropship store',
  'redo it, it reads just like all the other shops out there',
  'rework it please, right now it is the same as any other gadget page',
])('what the text is like is no card to work on: %s', (text) =>
  expect(read('after_import', text)).toEqual([['improve_card', {}]]),
);

it.each([
  ['after_score', 'could you sort all of those for me?', ['improve_card']],
  ['after_score', 'well, can you sort that lot out', ['improve_card']],
  ['after_score', 'please deal with them all', ['improve_card']],
  ['cards_listed', 'could you sort all of those for me?', []],
])('what a score found is sorted out (%s): %s', (given, text, tools) =>
  expect(read(given, text).map(([tool]) => tool)).toEqual(tools),
);
