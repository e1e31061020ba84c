import { describe, expect, it } from 'vitest';
import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { plansText } from '../answers/plan-answers.ts';
import { decide, planOf } from '../decide.ts';
import { saidOutright } from './said-outright.ts';

const shop = ['Brass Desk Lamp Glass Shade', 'Silver Hoop Rings', 'Sony Walkman'];
const editsFor = (text: string) =>
  talkInLibrary(shop, 'show me the lamp', text).works.flatMap(({ tool, input }) =>
    tool === 'edit_card' ? (input.edits as object[]) : [{ tool }],
  );
const specification = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
const instead = (name: string, value: string, wrong: string) => ({ ...specification(name, value), instead_of: wrong });
const bullet = (value: string) => ({ op: 'add', field: 'bullets', value });

describe('what is said outright of the card in hand', () => {
  it.each([
    ['gold plated not silver', [instead('Material', 'gold plated', 'silver')]],
    ['the lamp is gold plated, not silver', [instead('Material', 'gold plated', 'silver')]],
    ["it's not silver, it's gold plated", [instead('Material', 'gold plated', 'silver')]],
    ['acrylic not glass', [instead('Material', 'acrylic', 'glass')]],
    ['it is blue, not green', [instead('Color', 'blue', 'green')]],
    ['its condition is good not very good', [instead('Condition', 'good', 'very good')]],
    ["it's in used condition, not new", [instead('Condition', 'used', 'new')]],
    ['condition used - good', [specification('Condition', 'used - good')]],
    ['add: vegan, no palm oil', [bullet('Vegan'), bullet('No palm oil')]],
    [
      "the description should say that it's made in Portugal",
      [{ op: 'add', field: 'description', value: 'It is made in Portugal.' }],
    ],
    [
      'the shade is not glass its acrylic, change everywhere',
      ['title', 'description', 'bullets', 'keywords'].map((field) => ({
        op: 'set',
        field,
        name: 'glass',
        value: 'acrylic',
      })),
    ],
  ])('is entered: %s', (text, edits) => expect(editsFor(text)).toEqual(edits));

  it.each(['good not great', 'add: no emojis', 'the condition is it new or used?'])('states nothing: %s', (text) =>
    expect(editsFor(text).filter((edit) => 'op' in edit)).toEqual([]),
  );

  it.each([
    ['no keywords yet? please add some', 'keywords'],
    ['there are no bullets, add some', 'bullets'],
  ])('is written where there is none: %s', (text, section) =>
    expect(talkInLibrary(shop, 'show me the lamp', text).works.at(-1)).toMatchObject({
      tool: 'improve_card',
      input: { sections: [section] },
    }),
  );

  it('moves no picture', () => {
    expect(decide(conversationAfter('card_shown', 'second picture should be first'))).toMatchObject({
      text: expect.stringContaining('I cannot move the pictures of a gallery'),
    });
  });

  it.each(['card_shown', 'no_card'])('agrees to nothing where nothing is open: %s', (given) => {
    for (const text of ['ok do it', 'yes'])
      expect(decide(conversationAfter(given, text))).toMatchObject({
        text: expect.stringContaining('Nothing waits for a yes'),
      });
  });
});

it.each(['is the lamp or the walkman more expensive', 'what costs less, the walkman or the lamp?'])(
  'prices of two are compared: %s',
  (text) => expect(talkInLibrary(shop, text).said).toContain('Both cost **24.90 USD**'),
);

describe('things under a price', () => {
  it.each([
    ['do I have rings under 20?', { query: 'ring', price_below: 20 }],
    ['any walkmans over 30?', { query: 'walkman', price_from: 30.01 }],
    ['which rings are under 20?', { query: 'ring', price_below: 20 }],
  ])('%s', (text, input) =>
    expect(planOf(conversationAfter('no_card', text))).toMatchObject([{ tool: 'list_cards', input }]),
  );
});

it.each(['do i have cards under 60?', 'show my etsy listings under 60'])('is not said of cards: %s', (text) =>
  expect(saidOutright(conversationAfter('no_card', text))).toBeNull(),
);

it.each(['set the rings under 20 to 25', 'raise the rings below 20 by 10%'])(
  'prices of several are changed one card at a time, and no card is asked for: %s',
  (text) => {
    const { said, works, looks } = talkInLibrary(['Silver Ring', 'Gold Ring', 'Oak Bench'], text);
    expect([said, works, looks]).toEqual([expect.stringContaining('one listing at a time'), [], 0]);
  },
);

describe('questions of plans', () => {
  const toldOf = (text: string) => {
    const { plans } = planCatalogue;
    const planned = planOf(conversationAfter('no_card', text)).map(({ tool }) => tool);
    return [planned, plansText(['free'], { plan: 'Free', plans, usage: [] }, text).split('\n')[0]];
  };
  it.each([
    ['is there a free trial?', 'There is no trial of the paid plans. The Free plan costs nothing'],
    ['can i pay yearly?', 'by the year it is 17 % cheaper'],
    ['is there a yearly plan?', 'by the year it is 17 % cheaper'],
    ['do you offer annual billing?', 'by the year it is 17 % cheaper'],
    [
      'what is the cheapest plan with ebay export?',
      'The cheapest plan with the files of all marketplaces is **Basic**',
    ],
    ["combien coûte l'abonnement ?", ''],
    ['Was kostet der Pro Tarif?', ''],
    ['¿cuánto cuesta el plan pro?', ''],
  ])('%s', (text, told) => expect(toldOf(text)).toEqual([['show_usage'], expect.stringContaining(told)]));

  it.each(['was kostet die Lampe?', 'is the trial bottle 50 ml?'])('but not: %s', (text) =>
    expect(toldOf(text)[0]).not.toContain('show_usage'),
  );
});
