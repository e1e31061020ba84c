import { expect, it } from 'vitest';
import { callsAfter } from '../../testing/done-after.ts';

it.each([
  'show me what i have on etsy',
  'list everything i have got on Etsy right now',
  'tell me what we have for etsy',
])('what is on a marketplace is listed, and no one card is asked for: %s', (text) =>
  expect(callsAfter('no_card', text)).toEqual([{ tool: 'list_cards', input: { marketplace: 'etsy' } }]),
);
