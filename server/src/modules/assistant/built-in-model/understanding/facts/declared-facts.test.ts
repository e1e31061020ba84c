import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../../testing/talk-in-library.ts';
import { statedParts } from './stated-facts.ts';

const told = (text: string) =>
  statedParts(text).map(({ fact }) => (fact === null ? null : [fact.name ?? fact.field, fact.value]));
const worksOf = (text: string) => talkInLibrary(['Oak Table', 'Wool Rug'], 'show me the table', text).works;

describe('what is told of a part', () => {
  it.each([
    ['the clasp is a lobster clasp', ['Clasp', 'lobster clasp']],
    ['the glass is K9', ['Glass', 'K9']],
    ['plating 0.5 micron', ['Plating', '0.5 micron']],
    ['GSM 240', ['GSM', '240']],
    ['the legs are steel', ['Legs', 'steel']],
    ['buckles r metal', ['Buckles', 'metal']],
    ['movement is Miyota 2035', ['Movement', 'Miyota 2035']],
    ['it comes in a gift box', ['bullets', 'Comes in a gift box']],
    ['bulb not included', ['bullets', 'Bulb not included']],
    ['the lamp is E27', ['Socket', 'E27']],
    ['the biggest arch is 36 cm wide', ['Biggest arch width', '36 cm']],
  ])('is a fact: %s', (text, fact) => expect(told(text)).toEqual([fact]));

  it.each([
    'the title is boring',
    'the tone is too stiff',
    'the handle is really nice',
    'the box is important to us',
    'the clasp is wrong',
    'the box is empty',
    'the buttons are not working',
    'the screen is frozen',
    'the switch is coming later',
    'the top is cut off',
    'the label is hard to read',
    'the keys are amazon seo',
    'emojis not included',
    'the customers are happy',
    'the photo is 20 years old',
  ])('is no opinion: %s', (text) => expect(told(text)).toEqual([null]));

  it('is written on the card in hand, whatever is called so elsewhere', () =>
    expect(worksOf('the hinges are painted steel')).toEqual([
      {
        tool: 'edit_card',
        input: {
          card: 1,
          edits: [{ op: 'set', field: 'specifications', name: 'Hinges', value: 'painted steel' }],
        },
      },
    ]));

  it.each([
    ['the legs are steel, not oak', 'Legs', 'steel', 'oak'],
    ['no, the legs are steel, not oak', 'Legs', 'steel', 'oak'],
    ['the knob is brass not silver', 'Knob', 'brass', 'silver'],
    ["the lining isn't leather it's PU", 'Lining', 'PU', 'leather'],
    ['colour isnt red its burgundy', 'Color', 'burgundy', 'red'],
  ])('names the wrong value beside the right one: %s', (text, name, value, wrong) =>
    expect(worksOf(text)).toMatchObject([
      { tool: 'edit_card', input: { card: 1, edits: [{ name, value, instead_of: wrong }] } },
    ]),
  );

  it('a figure keeps the name that it is told with', () =>
    expect(worksOf('length is 180 not 160')).toMatchObject([{ input: { edits: [{ name: 'Length', value: '180' }] } }]));
});
