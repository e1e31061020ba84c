import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const plan = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).filter(({ tool }) => tool !== 'list_cards');
const bottle = 'Acme Stainless Steel Water Bottle 500 ml';
const { $1: first = '', $2: second = '', $3: third = '', $4: fourth = '', $5: lamp = '' } = placeholders;

describe('all the others but one', () => {
  it.each([
    ['card_shown', 'skip the lamp and improve all the others', ['lamp']],
    ['card_shown', 'improve all others but the lamp', ['lamp']],
    ['card_shown', 'not the lamp, improve the rest', ['lamp']],
    ['no_card', "don't touch the mug, rewrite the others", ['mug']],
    ['no_card', 'improve all the others except the lamp and the mug', ['lamp', 'mug']],
    ['no_card', 'the lamp stays as it is, improve the others', ['lamp']],
    ['no_card', 'the mug is done already, now the others', ['mug']],
    ['cards_listed', 'leave the lamp alone, improve the rest', ['lamp']],
    ['cards_listed', 'not the lamp, the rest', ['lamp']],
    ['card_shown', 'keep the lamp as it is and polish the other cards', ['lamp']],
    ['after_improve', 'all the others but the lamp', ['lamp', bottle]],
    ['after_improve', 'the others too, but not the lamp', ['lamp', bottle]],
  ])('are priced without it: %s, %s', (given, text, except) => {
    expect(plan(given, text)).toMatchObject([
      { tool: 'improve_cards', input: { dry_run: true, scope: { all: true, except } } },
    ]);
  });

  it('are what an earlier price is told anew for', () => {
    for (const text of ['all others but the lamp', 'not the lamp, the rest', 'skip the lamp, do the others'])
      expect(plan('after_price', text)).toMatchObject([
        { tool: 'improve_cards', input: { dry_run: true, marketplace: 'etsy', scope: { except: ['lamp'] } } },
      ]);
  });

  it('are scored or written to a file where that is ordered', () => {
    expect(plan('no_card', 'leave out the lamp and score the remaining ones')).toMatchObject([
      { tool: 'score_cards', input: { dry_run: true, scope: { all: true, except: ['lamp'] } } },
    ]);
    for (const text of ['export all the others except the lamp', 'export everything but the lamp'])
      expect(decide(conversationAfter('cards_listed', text))).toMatchObject({
        tool: 'export_cards',
        input: { card_ids: [first, second, third, fourth] },
      });
  });

  it.each([
    ['card_shown', 'skip this one and improve the others'],
    ['card_shown', 'improve the others for Amazon'],
    ['after_improve', 'skip it, do the others'],
  ])('are not the card in hand: %s, %s', (given, text) => {
    expect(plan(given, text)).toMatchObject([
      { tool: 'improve_cards', input: { dry_run: true }, target: { kind: 'places', places: [], isExcept: true } },
    ]);
  });

  it.each([
    ['card_shown', 'leave the title alone and improve the rest', ['score_card', 'improve_card', 'compare_versions']],
    [
      'card_shown',
      "don't change the brand name but improve everything else",
      ['score_card', 'improve_card', 'compare_versions'],
    ],
    ['after_image', 'all others but the second picture', []],
    ['card_shown', 'improve the lamp', ['score_card', 'improve_card', 'compare_versions']],
  ])('are other things than parts of a card: %s, %s', (given, text, tools) => {
    expect(plan(given, text).map(({ tool }) => tool)).toEqual(tools);
  });

  it('are those of a list by place, too', () => {
    expect(decide(conversationAfter('cards_listed', 'skip the first one and improve the others'))).toMatchObject({
      tool: 'improve_cards',
      input: { dry_run: true, scope: { card_ids: [second, third, fourth, lamp] } },
    });
  });
});

describe('all but something that is not named', () => {
  const orders = [
    'improve everything but one thing',
    'improve all but one',
    'improve everything except for one part please',
    'redo all my listings but two',
    'rewrite the whole listing but keep one part untouched',
    'improve everything, but leave one thing as it is',
  ];
  it.each(orders)('is asked for: %s', (text) => {
    for (const given of ['card_shown', 'cards_listed', 'no_card']) {
      const said = decide(conversationAfter(given, text));
      expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('Which one shall I leave out?') });
    }
  });

  it.each(orders)('is left out once it is told: %s', (text) => {
    const { earlier, ...rest } = conversationAfter('card_shown', 'x');
    const answered = (said: string) =>
      planOf({ ...rest, earlier: [...earlier, { text, steps: [] }], current: { text: said, steps: [] } });
    const improvedBut = { sections: ['description', 'bullets', 'specifications', 'keywords'] };
    expect(answered('the title')).toMatchObject([{}, { tool: 'improve_card', input: improvedBut }, {}]);
    expect(answered('not the mug')).toMatchObject([
      { tool: 'improve_cards', input: { dry_run: true, scope: { except: ['mug'] } } },
    ]);
    expect(answered('never mind')).toEqual([]);
  });
});

describe('a section of all cards but one', () => {
  it.each([
    ['card_shown', 'redo all titles except the mug', 'title', 'mug'],
    ['no_card', 'improve all bullets but not those of the apron', 'bullets', 'apron'],
    ['no_card', "write every description anew, not the lamp's", 'description', 'lamp'],
  ])('is priced without it: %s, %s', (given, text, section, card) => {
    expect(plan(given, text)).toMatchObject([
      { tool: 'improve_cards', input: { sections: [section], scope: { all: true, except: [card] }, dry_run: true } },
    ]);
  });

  it.each(['improve all but one', 'improve all my cards but one', 'score all listings except two of them'])(
    'is asked for where it is not named: %s',
    (text) => {
      expect(plan('card_shown', text)).toEqual([]);
      const said = decide(conversationAfter('card_shown', text));
      expect(JSON.stringify(said)).toContain('Which one shall I leave out?');
    },
  );
});
