import { expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';

it.each([
  'show me what i have on etsy',
  'list everything i have got on Etsy right now',
  'tell me what we have for etsy',
])('what is on a marketplace is listed, and no one card is asked for: %s', (text) =>
  expect(callsAfter('no_card', text)).toEqual([{ tool: 'list_cards', input: { marketplace: 'etsy' } }]),
);

it.each(['which are on etsy', 'whats on etsy', 'what is there on Etsy right now?'])(
  'and so it is when it is asked: %s',
  (text) => expect(callsAfter('card_shown', text)).toEqual([{ tool: 'list_cards', input: { marketplace: 'etsy' } }]),
);

it('its cards are all of them, and none of them is asked for', () => {
  expect(callsAfter('no_card', 'export etsy listings as csv').map(({ tool }) => tool)).toEqual([
    'list_cards',
    'export_cards',
  ]);
  expect(callsAfter('no_card', 'improve ebay listings')).toMatchObject([
    { tool: 'improve_cards', input: { dry_run: true } },
  ]);
});
