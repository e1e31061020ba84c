import { describe, expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';

const tools = (text: string) =>
  parseRequest(text, onCard).asks.map((ask) => (ask.kind === 'call' ? ask.tool : ask.topic));

describe('what is kept for all listings', () => {
  it.each([
    'always mention free shipping',
    'never use the word cheap again',
    'from now on write in a friendly tone',
    'in future avoid the word premium',
    'remember that we write litres as L',
    'in every listing mention our 2 year warranty',
    'our brand voice is calm and factual',
    'the word luxury is banned',
  ])('%s', (text) => {
    expect(tools(text)).toEqual(['remember_preference']);
  });
});

it.each([
  ['never add the keyword travel', 'avoid_words', 'travel'],
  ['do not ever put the keyword gift in', 'avoid_words', 'gift'],
  ['always add the keyword travel', 'include_keywords', 'travel'],
])('%s', (text, kind, value) => {
  const { asks } = parseRequest(text, onCard);
  expect(asks).toMatchObject([{ tool: 'remember_preference', input: { kind, value } }]);
});

it.each([
  ['i only sell on etsy, so from now on always assume etsy when i dont say anything', 'etsy'],
  ['always assume amazon unless i say something else', 'amazon'],
  ["from now on take ebay if I don't mention a marketplace", 'ebay'],
  ['if nothing else is said, use shopify from now on', 'shopify'],
])('a marketplace where none is named: %s', (text, value) => {
  expect(parseRequest(text, onCard).asks).toMatchObject([
    { tool: 'remember_preference', input: { kind: 'marketplace', value } },
  ]);
});

describe('what is asked for once', () => {
  it.each([
    'use a friendly tone in every bullet',
    'mention free shipping in every bullet',
    'improve it, with the material in every bullet',
    'improve it and never use the word cheap',
    'do not use the word cheap',
    'stop using the word premium',
    'make it formal',
    'make every bullet shorter',
    'improve the description and never mention the price',
    'never use the word cheap in this card',
  ])('%s', (text) => {
    expect(tools(text)).not.toContain('remember_preference');
    expect(tools(text)).toContain('improve_card');
  });
});

describe('what is forgotten', () => {
  const forgotten = (text: string) =>
    parseRequest(text, onCard).asks.map((ask) =>
      ask.kind === 'call' && ask.tool === 'forget_preference' ? ask.input : `not: ${JSON.stringify(ask)}`,
    );
  it.each<[string, object]>([
    ['forget all my preferences', {}],
    ['Forget everything you remember.', {}],
    ['forget everything you know about me', {}],
    ['clear my preferences', {}],
    ['forget everything about my brand voice', { kind: 'brand_voice' }],
    ['forget all my banned words', { kind: 'avoid_words' }],
    ['forget all my rules about units', { kind: 'units' }],
    ['forget the word cheap', { kind: 'avoid_words', value: 'cheap' }],
    ['forget everything I said about free shipping', { value: 'free shipping' }],
    ['The thing about our tone is out of date, you may forget it', { kind: 'brand_voice' }],
    ['The preference for inches is stale, you may forget about it', { value: 'inches' }],
    ['our tone is calm and plain, forget the exclamation marks', { value: 'exclamation marks' }],
    ['The banned words rule is history, drop it', { kind: 'avoid_words' }],
  ])('%s', (text, input) => {
    expect(forgotten(text)).toEqual([input]);
  });
  it.each([
    'Forget that, improve all my cards',
    'forget it, show me all my cards',
    'Forget that. Score everything.',
    'forget it please',
  ])('is nothing: %s', (text) => {
    expect(tools(text)).not.toContain('forget_preference');
  });
});

describe('facts and edits of one card', () => {
  const asked = { ...onCard, hasQuestions: true };
  it.each(['My brand is Acme', 'our brand is Acme and it weighs 300 g'])('are no preference: %s', (text) => {
    const [ask] = parseRequest(text, asked).asks;
    expect(ask).toMatchObject({
      tool: 'edit_card',
      input: { edits: expect.arrayContaining([{ op: 'set', field: 'brand', value: 'Acme' }]) },
    });
  });
  it.each(['My brand is Acme', 'We use recycled steel for the body'])('are none without a question: %s', (text) => {
    expect(tools(text)).not.toContain('remember_preference');
  });
  it('exchange words everywhere in this card, once', () => {
    expect(tools('Change the word cheap to affordable everywhere')).toEqual(['edit_card']);
    expect(tools('from now on say "budget" instead of "cheap"')).toEqual(['remember_preference']);
  });
});

describe('a rule is read by its kind', () => {
  const rules = (text: string) =>
    parseRequest(text, { ...onCard, hasCard: false }).asks.map((ask) =>
      ask.kind === 'call' && ask.tool === 'remember_preference' ? ask.input : `not: ${JSON.stringify(ask)}`,
    );
  it.each<[string, object[]]>([
    ['our units are metric, keep it in mind', [{ kind: 'units', value: 'our units are metric' }]],
    ['I only ever want ounces and inches', [{ kind: 'units', value: 'I only ever want ounces and inches' }]],
    ['our brand voice is dry, and do not forget it', [{ kind: 'brand_voice', value: 'dry' }]],
    [
      'make a note that "hand poured" should always be in my texts',
      [{ kind: 'include_keywords', value: 'hand poured' }],
    ],
    ['"10 year guarantee" always has to be in my bullets', [{ kind: 'include_keywords', value: '10 year guarantee' }]],
    [
      'keep in mind: the words gift wrapped belong in every description',
      [{ kind: 'include_keywords', value: 'gift wrapped' }],
    ],
    ['banned words: cheap, bargain', ['cheap', 'bargain'].map((value) => ({ kind: 'avoid_words', value }))],
    ['remember to avoid bulletproof, customers laugh about it', [{ kind: 'avoid_words', value: 'bulletproof' }]],
    [
      'the words vintage and retro must never appear in my texts',
      ['vintage', 'retro'].map((value) => ({ kind: 'avoid_words', value })),
    ],
    ['never say boho. wait, boho is fine, never say "shabby". save that', [{ kind: 'avoid_words', value: 'shabby' }]],
    ['perm black list: bargain', [{ kind: 'avoid_words', value: 'bargain' }]],
    [
      'Our partner demands that "Fairtrade" is included in every listing; please remember that keyword for good',
      [{ kind: 'include_keywords', value: 'Fairtrade' }],
    ],
    ['remember to use the keyword hand thrown in all I sell', [{ kind: 'include_keywords', value: 'hand thrown' }]],
    ['gave up on ebay, etsy is my only place now. note that for the future', [{ kind: 'marketplace', value: 'etsy' }]],
    [
      'We talk plainly and without jargon. Remember this as our voice.',
      [expect.objectContaining({ kind: 'brand_voice' })],
    ],
    ['never use the phrase salt and pepper', [{ kind: 'avoid_words', value: 'salt and pepper' }]],
    ['never use cheap, best or #1', ['cheap', 'best', '#1'].map((value) => ({ kind: 'avoid_words', value }))],
    [
      'never use cheap but always affordable',
      [
        { kind: 'avoid_words', value: 'cheap' },
        { kind: 'include_keywords', value: 'affordable' },
      ],
    ],
    [
      'always say "finest", never "best"',
      [
        { kind: 'include_keywords', value: 'finest' },
        { kind: 'avoid_words', value: 'best' },
      ],
    ],
    ['remember that we use American spelling in all texts', [expect.objectContaining({ kind: 'other' })]],
    [
      'remember two things: brand voice is dry, and units are imperial',
      [
        { kind: 'brand_voice', value: 'dry' },
        { kind: 'units', value: 'units are imperial' },
      ],
    ],
    ['Could you remember to always mention free returns?', [{ kind: 'include_keywords', value: 'free returns' }]],
  ])('%s', (text, expected) => {
    expect(rules(text)).toEqual(expected);
  });

  it.each(['note that it is dishwasher safe', 'make a note that the material is oak'])(
    'is a fact of the card: %s',
    (text) => {
      expect(tools(text)).not.toContain('remember_preference');
    },
  );

  it.each(['what did I ask you to remember?', 'is the word cheap banned?', 'what rules do you keep?'])(
    'looks up: %s',
    (text) => {
      expect(tools(text)).toEqual(['list_preferences']);
    },
  );
});

describe('rules about words, and what is no rule', () => {
  const preferences = (text: string) =>
    parseRequest(text, { ...onCard, hasCard: false }).asks.map((ask) =>
      ask.kind === 'call' ? [ask.tool, ask.input] : ask.topic,
    );
  it.each([
    ['never call my soaps "luxurious"', 'avoid_words', 'luxurious'],
    ['never describe our bowls as "perfect"', 'avoid_words', 'perfect'],
    ['from now on I want "small batch" worked into every text', 'include_keywords', 'small batch'],
    ['put "oiled by hand" into everything you write for us', 'include_keywords', 'oiled by hand'],
    ['we are selling only on eBay now, keep this saved', 'marketplace', 'ebay'],
  ])('keeps: %s', (text, kind, value) => {
    expect(preferences(text)).toEqual([['remember_preference', { kind, value }]]);
  });

  it.each([
    ['The tone we settled on is too stiff. Please drop it.', { kind: 'brand_voice' }],
    ['The rule about the word bargain was silly, forget it', { kind: 'avoid_words', value: 'bargain' }],
  ])('forgets: %s', (text, input) => {
    expect(preferences(text)).toEqual([['forget_preference', input]]);
  });

  it.each([
    'I like the tone, but the last sentence of the description is odd, delete it',
    'The notes on our tone are fine. The third picture is blurred, remove it',
  ])('forgets no rule where a part of the card is meant: %s', (text) =>
    expect(tools(text)).not.toContain('forget_preference'),
  );

  it('goes back to a version that is preferred', () => {
    expect(tools('I prefer to go back to how it was when I imported')).toEqual(['restore_version']);
    expect(tools('I made a mess. I prefer to return all of it as it was when I imported')).toEqual(['restore_version']);
  });
});

it.each([
  ['The voice of my brand is quiet and kind. Keep it in memory for all the next texts please.', 'quiet and kind'],
  ['The tone of our shop is warm and a bit cheeky. Please remember it.', 'warm and a bit cheeky'],
  ["Our brand's voice is dry and honest, store that", 'dry and honest'],
  ['remember that the voice of our label is bold', 'bold'],
])('the voice of a brand is remembered, and is no brand: %s', (text, value) => {
  expect(parseRequest(text, onCard).asks).toMatchObject([
    { tool: 'remember_preference', input: { kind: 'brand_voice', value } },
  ]);
});
