import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const exported = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input, target }) => [tool, input, target?.kind ?? null]);

describe('an export like the last one', () => {
  it.each([
    'export again like last time',
    'the same export again',
    'same export again, please',
    'repeat my last export',
    'pls export the same as last week',
    'can you export them again',
  ])('is of the same cards in the same format: %s', (text) => {
    expect(exported('no_card', text)).toEqual([['export_cards', { as_last_time: true }, null]]);
  });

  it.each(['the same export but as json', 'same export again, as json please', 'repeat my last export in json'])(
    'is of the same cards in another format: %s',
    (text) => {
      const other = { as_last_time: true, other_format: 'json' };
      expect(exported('no_card', text)).toEqual([['export_cards', other, null]]);
      expect(exported('after_export', text)).toMatchObject([['export_cards', { format: 'json' }, 'cards']]);
    },
  );

  it('is of the card that is meant, or of all', () => {
    expect(exported('card_shown', 'export it like last time')).toEqual([
      ['export_cards', { as_last_time: true }, 'it'],
    ]);
    expect(exported('card_shown', 'export everything like last time')[0]?.[1]).toEqual({
      as_last_time: true,
      all: true,
    });
  });

  it.each([
    ['card_shown', 'export it again'],
    ['after_export', 'export it again'],
    ['card_shown', 'export it as json again'],
  ])('is not meant: %s, %s', (given, text) => {
    for (const [, input] of exported(given, text)) expect(input).not.toHaveProperty('as_last_time');
  });
});
