import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';
import { plainOrder } from './loose-orders.ts';

const calls = (text: string) =>
  planOf(conversationAfter('card_shown', text)).map(({ tool, input }) => [tool, input.edits ?? input.value ?? null]);
const edit = (edit: object) => [['edit_card', [edit]]];

describe('loose orders do what they say', () => {
  it.each<[string, object]>([
    [
      'add it to the specs: bulb not included',
      { op: 'add', field: 'specifications', name: 'Bulb', value: 'not included' },
    ],
    ['please put that in the bullets: fits any strap', { op: 'add', field: 'bullets', value: 'fits any strap' }],
    ['put "15%" in the title then', { op: 'add', field: 'title', value: '15%' }],
    ['set the second bullet to: Fits all', { op: 'set', field: 'bullets', position: 2, value: 'Fits all' }],
    ['its for ebay', { op: 'set', field: 'marketplace', value: 'ebay' }],
    ['rename it to Cadence 39 as well, everywhere', { op: 'set', field: 'title', value: 'Cadence 39' }],
    ['add a note that it ships in 2 days', { op: 'add', field: 'bullets', value: 'Ships in 2 days' }],
    [
      'add a warning: CHOKING HAZARD - small parts. Not for children under 3 yrs.',
      { op: 'add', field: 'description', value: 'CHOKING HAZARD - small parts. Not for children under 3 yrs.' },
    ],
    [
      'add a note to the description: not for the dishwasher',
      { op: 'add', field: 'description', value: 'not for the dishwasher' },
    ],
    ['titles have to start with the brand Trailo', { op: 'add', field: 'title', value: 'Trailo', position: 1 }],
    ['lead time shouldnt be in there obviously', { op: 'remove', field: 'specifications', name: 'Lead time' }],
  ])('%s', (text, expected) => {
    expect(calls(text)).toEqual(edit(expected));
  });

  it.each([
    'stop using the word "premium" ever',
    'stop writing the word premium again',
    'quit saying the term premium anywhere',
    'dont use the word premium anymore',
    'never say the word premium again',
  ])('a word that is not wanted is no word to put in: %s', (text) => {
    expect(calls(text)).toEqual([['remember_preference', 'premium']]);
  });

  it('a word is left out of this card alone where no "ever" is said', () => {
    const improved = planOf(conversationAfter('card_shown', 'stop using the word "premium"'))[1];
    expect(improved).toMatchObject({ tool: 'improve_card', input: { avoid_words: ['premium'] } });
  });

  it.each(['bullets: each must start with a word in capitals', 'tags: they should be longer'])(
    'how texts shall be is no text: %s',
    (text) => {
      expect(JSON.stringify(calls(text))).not.toContain('edit_card');
    },
  );

  it.each([
    'why is japan in there?? its chinese',
    'why does it say Swiss on it?',
    'but why is "handmade" in the title?',
  ])('where a word stands takes no scoring credit: %s', (text) => {
    expect(calls(text).map(([tool]) => tool)).toEqual(['answer_from_card']);
  });
});

it.each([
  'why is the score so low',
  'the price should not be in there',
  'bullets: waterproof to 10 m',
  'rename it to Everywhere Bag',
  'titles have to start with a capital',
  'add it to the gallery',
  'stop using emojis',
  'its for my sister',
  'save me some work',
  'note that i always write in british english',
])('stays as it is: %s', (text) => {
  expect(plainOrder(text)).toBe(text);
});

it.each([
  ['heres the pic of it', 'here is the photo'],
  ['here is my photo', 'here is the photo'],
  ['ok ok good enough, save', 'save it'],
])('%s', (text, plain) => {
  expect(plainOrder(text)).toBe(plain);
});

describe('rules for two words, what comes first, and how a text is to be', () => {
  it.each<[string, unknown[][]]>([
    [
      'always say flask, not jug',
      [
        ['remember_preference', 'flask'],
        ['remember_preference', 'jug'],
      ],
    ],
    ['i have something else to fix first', []],
    ['bring back the description from before', [['restore_version', null]]],
    ['wait, i still have to check something first', []],
  ])('%s', (text, expected) => expect(calls(text)).toEqual(expected));

  it.each([
    ['write real sentences in the description', { sections: ['description'] }],
    ['use proper paragraphs please', { sections: ['description'] }],
    ['make another title: like this but shorter', { sections: ['title'], length: 'shorter' }],
  ])('how a text is to be is none of its words: %s', (text, input) =>
    expect(planOf(conversationAfter('card_shown', text))).toContainEqual(
      expect.objectContaining({ tool: 'improve_card', input: expect.objectContaining(input) }),
    ),
  );

  it.each([
    ['replace every "stainless" by "inox"', 'stainless', 'inox'],
    ['replace all stainless with inox', 'stainless', 'inox'],
    ['please change every "bottle" to "flask" everywhere', 'bottle', 'flask'],
  ])('a word is exchanged wherever it stands: %s', (text, word, other) => {
    expect(plainOrder(text)).toBe(`replace "${word}" with "${other}" everywhere`);
    expect(calls(text)).toEqual([
      ['edit_card', expect.arrayContaining([expect.objectContaining({ field: 'title', name: word, value: other })])],
    ]);
  });

  it.each(['replace all images with new ones', 'replace all titles with better ones', 'change every price to 20'])(
    'no word is exchanged: %s',
    (text) => expect(plainOrder(text)).toBe(text),
  );
});
