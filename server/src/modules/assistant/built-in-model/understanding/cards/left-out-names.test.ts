import { describe, expect, it } from 'vitest';
import { placeholders } from '../../../intents/seller-library.ts';
import { doneAfter } from '../../../testing/done-after.ts';
import { asLeftOut } from './left-out-names.ts';

const { $1: bottle, $2: board, $3: mug, $4: apron, $5: lamp } = placeholders;
const done = (given: string, text: string) =>
  doneAfter(given, text)
    .works.filter(({ tool }) => tool !== 'list_cards')
    .map(({ tool, input = {} }) => [tool, input.scope ?? input.card_ids ?? input]);

describe('cards that are left out by their names', () => {
  it.each([
    'improve all my cards but not the lamp and not the board',
    'improve all cards except the lamp and except the board',
    'improve all without the lamp, without the board',
    'all my cards but not the lamp and not the board: improve them',
    'improve everything but the lamp and also not the board',
  ])('are all left out: %s', (text) =>
    expect(done('no_card', text)).toEqual([['improve_cards', { all: true, except: ['lamp', 'board'] }]]),
  );

  it.each([
    [
      'cards_listed',
      'export the whole lot as CSV without the board, that one is discontinued.',
      [bottle, mug, apron, lamp],
    ],
    ['no_card', 'export all to csv, leave the lamp out', [bottle, board, mug, apron]],
    ['card_shown', 'export all cards as csv minus the apron', [bottle, board, mug, lamp]],
    ['no_card', 'export everything but the mug as json', [bottle, board, apron, lamp]],
    ['card_shown', 'export all cards except this one as csv', [board, mug, apron, lamp]],
  ])('are in no file (%s): %s', (given, text, cards) => expect(done(given, text)).toEqual([['export_cards', cards]]));

  it('a name that no card has is asked for', () =>
    expect(done('no_card', 'export all cards except the kettle as csv')).toEqual([]));

  it.each([
    'export all cards without the descriptions',
    'improve all cards but not the titles',
    'score everything for amazon, not the usual way',
    'export the mug without the apron',
    'improve all cards except the first and not the last',
  ])('nothing else is one: %s', (text) => expect(asLeftOut(text)).toBeNull());
});
