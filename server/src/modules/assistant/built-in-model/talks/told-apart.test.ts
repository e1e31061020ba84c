import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shirts = ['Linen Shirt White', 'Linen Shirt Navy', 'Wool Beanie Grey'];
const leashes = ['Rope Leash 1.5 m', 'Rope Leash 3 m', 'Leather Collar M'];
const home = ['Glass Vase 30 cm', 'Stoneware Mug Blue', 'Stoneware Mug Grey', 'Oak Bench 120 cm'];
const [soap, lamp] = [['Lavender Soap Bar'], ['Desk Lamp with Dimmer']];
const edit = (...edits: object[]) => ({ tool: 'edit_card', input: expect.objectContaining({ edits }) });
const price = (card: number, value: string) => ({
  tool: 'edit_card',
  input: { card, edits: [{ op: 'set', field: 'price', value }] },
});
const on = (tool: string, card: number) => ({ tool, input: expect.objectContaining({ card }) });
const replaced = (name: string, value: string) =>
  ['title', 'description', 'bullets', 'keywords'].map((field) => ({ op: 'set', field, name, value }));
const worksOf = (titles: string[], ...texts: string[]) => talkInLibrary(titles, ...texts).works;
const improved = (card: number) => [on('score_card', card), on('improve_card', card)];

describe('what answers which card is meant', () => {
  it.each([
    ['navy', ['rewrite the linen shirt'], shirts, improved(2)],
    ['the white one please', ['rewrite the linen shirt'], shirts, improved(1)],
    ['2', ['rewrite the linen shirt'], shirts, improved(2)],
    ['blue', ['make the vase cheaper by 10%', 'set the mug to 22'], home, [price(2, '22')]],
    ['the bench i mean', ['make the vase cheaper by 10%', 'and the bank 20 dollars less'], home, [price(4, '-20 USD')]],
    ['navy', ['show my cards'], shirts, []],
  ])('is done as it was asked: %s', (text, before, titles, works) =>
    expect(worksOf(titles, ...before, text)).toEqual(works),
  );

  it('is asked where no card is called like what gets a price', () =>
    expect(worksOf(home, 'make the vase cheaper by 10%', 'and the bank 20 dollars less')).toEqual([]));
});

describe('a card that is told apart from another one', () => {
  const listed = ['show the leashes', 'first one: price 15'];
  it.each([
    ['and the other to 21', listed, leashes, [price(2, '21')]],
    ['put the long one to 22', listed, leashes, [price(2, '22')]],
    ['the short one to 14', listed, leashes, [price(1, '14')]],
    ['the other photo is better', listed, leashes, []],
    ['score the 3m leash', ['score the rope leash 1.5 m'], leashes, [on('score_card', 2)]],
    ['set the 3 m leash to 20', ['score the rope leash 1.5 m'], leashes, [price(2, '20')]],
    ['the bench i mean', ['set the vase to 20'], home, [on('restore_version', 1), price(4, '20')]],
  ])('is worked on: %s', (text, before, titles, works) => expect(worksOf(titles, ...before, text)).toEqual(works));

  it('is asked the question that was asked of the other one', () =>
    expect(worksOf(leashes, 'show the leashes', 'how much is the 1.5 m leash?', 'and the long one?')).toEqual([
      { tool: 'answer_from_card', input: { card: 2, question: expect.stringContaining('how much') } },
    ]));
});

describe('what is corrected or said behind work', () => {
  it.each([
    ['it says 8 W, should be 9 W', lamp, [edit(...replaced('8 W', '9 W'))]],
    ['it says Lamp in the title, should say Light', lamp, [edit({ ...replaced('Lamp', 'Light')[0] })]],
    ['and 40 cm not 38', lamp, [edit(...replaced('38 cm', '40 cm'))]],
    ['not 38 cm, 40', lamp, [edit(...replaced('38 cm', '40 cm'))]],
    ['ok actually keep the watt fix', lamp, []],
    ['keep the corrections please', lamp, []],
    [
      'soap is 200g btw and made with shea butter',
      soap,
      [
        edit(
          { op: 'set', field: 'specifications', name: 'Weight', value: '200g' },
          { op: 'add', field: 'bullets', value: 'Made with shea butter' },
        ),
      ],
    ],
  ])('is that change and no other work: %s', (text, titles, works) =>
    expect(worksOf(titles, 'improve my card', text)).toEqual(works),
  );

  it('opens what was locked by mistake', () =>
    expect(worksOf(soap, 'lock everything but the description in the soap', 'no just the title')).toEqual([
      { tool: 'lock_fields', input: { card: 1, fields: ['bullets', 'specifications', 'keywords'], locked: false } },
    ]));

  it('writes the whole card for each marketplace whose version is asked for', () =>
    expect(worksOf(soap, 'improve the title of the soap', 'great. now ebay and amazon versions please')).toEqual(
      ['ebay', 'ebay', 'amazon'].map((marketplace, at) => ({
        tool: at === 0 ? 'score_card' : 'improve_card',
        input: { card: 1, marketplace },
      })),
    ));

  it.each([
    [
      'only the candles',
      [{ tool: 'schedule_task', input: expect.objectContaining({ instruction: 'score my candles' }) }],
    ],
    ['candel it', [{ tool: 'cancel_task', input: expect.anything() }]],
  ])('changes the task: %s', (text, works) =>
    expect(worksOf(soap, 'every monday at 8 score all my cards', text)).toEqual(works),
  );

  it.each(['you didnt ask me before spending credits!', 'you took my credits and i never said yes'])(
    'is told what was charged: %s',
    (text) => expect(worksOf(soap, 'score the soap', text)).toEqual([{ tool: 'show_usage', input: {} }]),
  );
});

describe('a name beside what is asked of it', () => {
  it.each([
    ['what does the vanilla candle burn time say', ['Soy Candle Vanilla', 'Soy Candle Cedar'], 1],
    ['Wie viel kostet die Vase?', home, 1],
  ])('is the card: %s', (text, titles, card) => expect(worksOf(titles, text)).toEqual([on('answer_from_card', card)]));
});
