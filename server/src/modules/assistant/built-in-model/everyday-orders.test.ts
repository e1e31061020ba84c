import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import { planOf } from './decide.ts';

/** What is done, without what measures and compares it. */
const done = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).flatMap(({ tool, input }) =>
    tool === 'score_card' || tool === 'compare_versions' || tool === 'list_cards' ? [] : [[tool, input]],
  );
const edit = (...edits: object[]) => [['edit_card', { edits }]];
const improve = (input: object) => [['improve_card', input]];

describe('where a bullet goes, with a reason behind it', () => {
  it.each([
    ['4th bullet to the top pls, ppl always ask about cleaning', { op: 'move', position: 4, to: 1 }],
    ['third bullet to the very bottom, buyers never care about that', { op: 'move', position: 3, to: -1 }],
    ['bullet 2 to: The top of the lid screws off', { op: 'set', position: 2, value: 'The top of the lid screws off' }],
  ])('%s', (text, { op, ...rest }) =>
    expect(done('card_shown', text)).toEqual(edit({ op, field: 'bullets', ...rest })),
  );
});

describe('texts that are to stay', () => {
  const [price, brand] = [
    { op: 'set', field: 'price', value: '+10%' },
    { op: 'set', field: 'brand', value: 'Lumo' },
  ];
  it.each([
    ['put the price up by 10%. Do not rewrite any of the texts, legal approved them as they are.', edit(price)],
    ['set the brand to Lumo. Please do not improve any of my bullets.', edit(brand)],
    ['do not rewrite any of the bullets, only the title', improve({ sections: ['title'] })],
    ['do not rewrite the bullets, only the title', improve({ sections: ['title'] })],
    [
      'improve it but do not touch any of the bullets',
      improve({ sections: ['title', 'description', 'specifications', 'keywords'] }),
    ],
    ['never change the title', [['lock_fields', { fields: ['title'], locked: true }]]],
  ])('%s', (text, calls) => expect(done('card_shown', text)).toEqual(calls));
});

describe('a listing that needs to be improved', () => {
  it.each([
    ['the listing needs to be improved for Amazon, at most 5 bullets', { bullets_max: 5, marketplace: 'amazon' }],
    [
      'my boss says the card must be optimized for walmart and have at most 4 bullets. Please do exactly that, nothing more.',
      { bullets_max: 4, marketplace: 'walmart' },
    ],
    [
      'the bullets need to be improved for amazon, at most 5',
      { sections: ['bullets'], bullets_max: 5, marketplace: 'amazon' },
    ],
  ])('%s', (text, input) => expect(done('card_shown', text)).toEqual(improve(input)));

  it('is each of them where every single one is meant', () =>
    expect(done('no_card', 'every single product needs a better description')).toEqual([
      ['improve_cards', { scope: { all: true }, sections: ['description'], dry_run: true }],
    ]));
});
