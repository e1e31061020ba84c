import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Silver chain with pendant', 'Desk Lamp'];
const worksOf = (...texts: string[]) => talkInLibrary(['Desk Lamp'], ...texts).works;
const inShop = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const specification = (name: string, value: string) => ({ op: 'set', field: 'specifications', name, value });
const set = (field: string, value: string) => ({ op: 'set', field, value });
const edited = (card: number, ...edits: object[]) => ({ tool: 'edit_card', input: { card, edits } });

describe('several wishes in one message', () => {
  it('are each followed, facts before the work', () => {
    const said = 'ok 1) add that it has a padded handle 2) color is red 3) then improve it';
    expect(worksOf('score it', said)).toEqual([
      edited(1, { op: 'add', field: 'bullets', value: 'Has a padded handle' }, specification('Color', 'red')),
      { tool: 'score_card', input: { card: 1 } },
      { tool: 'improve_card', input: { card: 1 } },
    ]);
  });

  it('are about the card that is named ahead of them', () => {
    expect(inShop('lamp: color white, also rename it "Fold" and set price 29.99')).toEqual([
      edited(2, specification('Color', 'white'), set('title', 'Fold'), set('price', '29.99')),
    ]);
  });

  it('stand in sentences of their own', () => {
    const works = worksOf('score it', 'weight is 300 g. make the title shorter. export as csv');
    expect(works.map(({ tool }) => tool)).toEqual(['edit_card', 'score_card', 'improve_card', 'export_cards']);
  });

  it.each(['improve it. Tone: friendly', 'improve it, brand first', 'make it friendlier, shorter and for etsy'])(
    'are no facts behind an order: %s',
    (text) => expect(worksOf('score it', text).filter(({ tool }) => tool === 'edit_card')).toEqual([]),
  );
});

describe('facts side by side', () => {
  it('need no verb for a scent, and no work beside them is lost', () => {
    const said = 'weight 120g, add bullet "No palm oil", scent honey & oat, then improve only keywords';
    expect(worksOf('score it', said)).toEqual([
      edited(
        1,
        specification('Weight', '120g'),
        { op: 'add', field: 'bullets', value: 'No palm oil' },
        specification('Scent', 'honey & oat'),
      ),
      { tool: 'score_card', input: { card: 1 } },
      { tool: 'improve_card', input: { card: 1, sections: ['keywords'] } },
    ]);
  });

  it('are each one of its own, and not all of them the first', () => {
    expect(worksOf('score it', 'material is TPE, size 183x61, 900 g, comes with strap')).toEqual([
      edited(
        1,
        specification('Material', 'TPE'),
        specification('Size', '183x61'),
        specification('Weight', '900 g'),
        specification('Included', 'strap'),
      ),
    ]);
  });

  it('go to the card at that place of the list', () => {
    expect(inShop('list', '2nd: brand Asana, colour purple, length 183cm')).toEqual([
      edited(2, set('brand', 'Asana'), specification('Color', 'purple'), specification('Length', '183cm')),
    ]);
  });

  it.each(['material: cotton, linen and silk', 'it comes in red, blue and green'])(
    'are one where they are a list: %s',
    (text) => expect(worksOf('score it', text).flatMap(({ input }) => input.edits)).toHaveLength(1),
  );
});

describe('a change that is said outright', () => {
  it.each([
    ['call it Vase Tulla', set('title', 'Vase Tulla')],
    ['rename it Vase Tulla please', set('title', 'Vase Tulla')],
    ['the pendant is 14 mm', specification('Pendant', '14 mm')],
    ['color is red', specification('Color', 'red')],
    ['add shipping weight 21 kg', specification('Shipping weight', '21 kg')],
    ['add battery life 10 hours', specification('Battery life', '10 hours')],
    ['its brand is Wickwell too', set('brand', 'Wickwell')],
  ])('is made: %s', (text, edit) => expect(worksOf('score it', text)).toEqual([edited(1, edit)]));

  it('tells which value is the wrong one, and finds the card by its part', () => {
    const edit = { ...specification('Chain', '50 cm'), instead_of: '45 cm' };
    expect(inShop('chain is 50 cm not 45')).toEqual([edited(1, edit)]);
    expect(inShop('the pendant is 14mm')).toEqual([edited(1, specification('Pendant', '14mm'))]);
  });

  it.each(['remove dishwasher safe from it, its not', 'take out dishwasher safe, its not true'])(
    'takes a claim out of all texts: %s',
    (text) => {
      const gone = ['title', 'description', 'bullets', 'keywords'].map((field) => ({
        op: 'remove',
        field,
        name: 'dishwasher safe',
      }));
      expect(worksOf('score it', text)).toEqual([edited(1, ...gone)]);
    },
  );

  it.each(['call it a day', 'call it something better', 'set the wattage of the lamp to be nice', 'remove it'])(
    'is none: %s',
    (text) => expect(worksOf('score it', text).filter(({ tool }) => tool === 'edit_card')).toEqual([]),
  );
});

describe('keywords', () => {
  const keywords = (op: string, value: string) => ({ op, field: 'keywords', value });
  it.each([
    ['add keyword candle gift, delete gift', [keywords('add', 'candle gift'), keywords('remove', 'gift')]],
    ['add the kewords oak and ash, kill gift', [keywords('add', 'oak, ash'), keywords('remove', 'gift')]],
    ['remove keyword led and add tags lamp, desk', [keywords('remove', 'led'), keywords('add', 'lamp, desk')]],
  ])('are added and taken out in one go: %s', (text, edits) =>
    expect(worksOf('score it', text)).toEqual([edited(1, ...edits)]),
  );

  it('need no name where they were asked for', () => {
    const asked = ['score it', 'tags?', 'add: oat shirt, summer shirt'];
    expect(worksOf(...asked)).toEqual([edited(1, keywords('add', 'oat shirt, summer shirt'))]);
    expect(worksOf(...asked, 'no drop summer shirt')).toEqual([edited(1, keywords('remove', 'summer shirt'))]);
  });

  it.each(['add: no emojis', 'remove it'])('are none: %s', (text) =>
    expect(worksOf('score it', 'tags?', text).filter(({ tool }) => tool === 'edit_card')).toEqual([]),
  );
});
