import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

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

describe('words that are left out', () => {
  it.each([
    [
      'Could you redo the complete card in a plain tone, and leave the words amazing and ultimate out of it?',
      { tone: 'plain', avoid_words: ['amazing', 'ultimate'] },
    ],
    [
      'rewrite the description and keep the words cheap, best and perfect out of it',
      { sections: ['description'], avoid_words: ['cheap', 'best', 'perfect'] },
    ],
    ['improve it for etsy but leave the word premium out', { avoid_words: ['premium'], marketplace: 'etsy' }],
    ['improve it without the words must-have and top', { avoid_words: ['must-have', 'top'] }],
    ['improve this listing and leave out the words cheap and best', { avoid_words: ['cheap', 'best'] }],
    ['leave the bullets out of it, only the title', { sections: ['title'] }],
    [
      'improve it, but keep the title and the bullets out of it',
      { sections: ['description', 'specifications', 'keywords'] },
    ],
  ])('of what is written: %s', (text, input) => expect(done('card_shown', text)).toEqual(improve(input)));

  const out = (field: string, name: string) => ({ op: 'remove', field, name });
  it.each([
    [
      'take the word cheap out of it please',
      [out('title', 'cheap'), out('description', 'cheap'), out('bullets', 'cheap'), out('keywords', 'cheap')],
    ],
    [
      'remove the words amazing and ultimate from the description',
      [out('description', 'amazing'), out('description', 'ultimate')],
    ],
    [
      'remove the phrase rock and roll from the description',
      [{ op: 'remove', field: 'description', value: 'rock and roll' }],
    ],
    ['leave the word premium out of the keywords', [{ op: 'remove', field: 'keywords', value: 'premium' }]],
  ])('of what the card says: %s', (text, edits) => expect(done('card_shown', text)).toEqual(edit(...edits)));
});

describe('a section that alone is to be written, with a reason before it', () => {
  it.each([
    [
      'It is for a hotel chain, so it has to look serious. Rewrite the description only, make it longer and avoid the word "awesome". The title is fine.',
      { tone: 'formal', sections: ['description'], avoid_words: ['awesome'], length: 'longer' },
    ],
    [
      'it must sound serious. rewrite the title only and do not use "cool"',
      { tone: 'formal', sections: ['title'], avoid_words: ['cool'] },
    ],
    ['Improve it. The title should have 100 letters at most', { title_max: 100 }],
  ])('%s', (text, input) => expect(done('card_shown', text)).toEqual(improve(input)));
});

describe('what goes out of a text, and what a specification should be', () => {
  const set = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
  it.each([
    ['take all emojis out of the descripton', { op: 'restyle', field: 'description', style: 'no_emoji' }],
    ['take all exclamation marks out of the title', { op: 'restyle', field: 'title', style: 'no_exclamation_marks' }],
    ['in the specs the capacity shoud be 750 ml', set('Capacity', '750 ml')],
    ['the capacity in the specs should be 750 ml', set('Capacity', '750 ml')],
    ['specs: the lid color has to be matte black', set('Lid color', 'matte black')],
    ['set the weight in the specs to 350 g', set('Weight', '350 g')],
  ])('%s', (text, change) => expect(done('card_shown', text)).toEqual(edit(change)));

  it('is set without the wrong value', () => {
    const calls = done('card_shown', 'in the specifications the weight must be 350 g, not 320');
    expect(calls).toMatchObject([['edit_card', { edits: expect.arrayContaining([set('Weight', '350 g')]) }]]);
  });

  it.each(['the specs should be shorter', 'in the specs the weight is wrong'])('but nothing by this: %s', (text) =>
    expect(done('card_shown', text).filter(([tool]) => tool === 'edit_card')).toEqual([]),
  );
});

describe('some of the cards', () => {
  const many = (scope: object) => [['improve_cards', { scope, marketplace: 'etsy', dry_run: true }]];
  it.each([
    ['improve my three cheapest cards for Etsy, and tell me what that costs before you start', { cheapest: 3 }],
    ['please improve the cheapest three for etsy', { cheapest: 3 }],
    ['improve the 2 most expensive listings for etsy', { dearest: 2 }],
    ['improve all my cards for etsy', { all: true }],
  ])('by their price: %s', (text, scope) => expect(done('no_card', text).slice(0, 1)).toEqual(many(scope)));

  it.each([
    'csv export of only the cards scoring under 60',
    'export my cards under 60 points to csv',
    'give me a csv of everything with a score lower than 60',
  ])('by their score, into a file: %s', (text) => {
    expect(planOf(conversationAfter('no_card', text))).toMatchObject([
      { tool: 'export_cards', input: { all: true, score_below: 60, format: 'csv' }, target: null },
    ]);
  });
});

describe('a score that is asked for once', () => {
  it.each([
    ['how would this do on amazon, score wise', 'amazon'],
    ['why is my score so low on this one, i spent the whole sunday on it', undefined],
    ['score this one for eBay and explain to me in normal words what is wrong with it.', 'ebay'],
  ])('%s', (text, marketplace) =>
    expect(planOf(conversationAfter('card_shown', text)).map(({ tool, input }) => [tool, input.marketplace])).toEqual([
      ['score_card', marketplace],
    ]),
  );
});

it.each([
  'I want to try one of those AI pictures. Please generate a picture of the bottle on a beach.',
  'I have no camera, so I would like to try one of those made up pictures. Generate a picture of the bottle on a rock.',
])('a picture that is spoken of before it is ordered is made once: %s', (text) =>
  expect(done('card_shown', text)).toMatchObject([['generate_image', { kind: 'picture' }]]),
);

it.each(['the material should be named', 'the weight should be mentioned'])(
  'what is to be said is no value: %s',
  (text) => expect(done('card_shown', text)).toEqual([]),
);

describe('a wrong value beside the right one, and words that stand everywhere', () => {
  const set = (field: string, value: string, name?: string) => ({
    op: 'set',
    field,
    ...(name === undefined ? {} : { name }),
    value,
  });
  it.each([
    ['weight 320 is wrong its 350g', [set('specifications', '350g', 'Weight')]],
    ['the capacity 500 ml is not right, it is 530 ml', [set('specifications', '530 ml', 'Capacity')]],
    ['price 24.90 is wrong, it should be 22.50', [set('price', '22.50')]],
    ['change the brand from Acme to Lumo everywhere', [set('brand', 'Lumo')]],
    [
      'change colour from black to dark green everywhere',
      ['title', 'description', 'bullets', 'keywords'].map((field) => set(field, 'dark green', 'black')),
    ],
  ])('%s', (text, edits) => expect(done('card_shown', text)).toEqual(edit(...edits)));
});

it.each([
  ['rewrite the bullets, five of them', { sections: ['bullets'], bullets_max: 5 }],
  ['rewrite the bullets, two of them are too long', { sections: ['bullets'], length: 'shorter' }],
])('so many bullets: %s', (text, input) => expect(done('card_shown', text)).toEqual(improve(input)));

it.each(['dont use the word eco anymore', "please don't use the word eco any longer in my texts"])(
  'without a card in hand it is a rule for all of them: %s',
  (text) => expect(done('no_card', text)).toEqual([['remember_preference', { kind: 'avoid_words', value: 'eco' }]]),
);

describe('what is told beside a correction, a place or what stays', () => {
  const exchanged = (name: string, value: string) =>
    edit(...['title', 'description', 'bullets', 'keywords'].map((field) => ({ op: 'set', field, name, value })));
  it.each([
    ["it's not 500 ml, it is 550, please fix everywhere", exchanged('500 ml', '550 ml')],
    ['it is not black but green, please change that everywhere', exchanged('black', 'green')],
    [
      'add "Made in Portugal" to the specs as origin',
      edit({ op: 'set', field: 'specifications', name: 'Origin', value: 'Made in Portugal' }),
    ],
    [
      'improve the card for amazon but leave the price, brand and title exactly how they are',
      improve({ sections: ['description', 'bullets', 'specifications', 'keywords'], marketplace: 'amazon' }),
    ],
  ])('%s', (text, calls) => expect(done('card_shown', text)).toEqual(calls));

  it('is no fact of a new card', () =>
    expect(done('no_card', 'make me a card: hemp dog leash, 1.5 m, brass clip, 19 eur. for etsy please')).toEqual([
      ['create_card', { text: 'hemp dog leash, 1.5 m, brass clip, 19 eur', marketplace: 'etsy' }],
    ]));
});
