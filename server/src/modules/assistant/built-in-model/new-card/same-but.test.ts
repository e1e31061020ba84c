import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import type { ToolStep } from '../conversation.ts';
import { sameBut } from './same-but.ts';

const made = (text: string, said: string) => {
  const output = { card: { card_id: idOf(1), title: 'It', marketplace: 'generic', score: 30 }, questions: [] };
  const steps = [{ tool: 'create_card', input: { text }, output } as unknown as ToolStep];
  return sameBut({ earlier: [{ text, steps }], current: { text: said, steps: [] }, shownCardId: null, files: [] });
};
const phoneCase = 'phone case for iphone 13, clear tpu, price 9.99';

it.each([
  [phoneCase, 'same case for iphone 14', 'phone case for iphone 14, clear tpu, price 9.99'],
  [phoneCase, "and one for the 15 pro, that's 11.99", 'phone case for iphone 15 pro, clear tpu, price 11.99'],
  ['brake disc, 160 mm, price 12.99', 'another one same thing but 180 mm and 14.99', 'brake disc, 180 mm, price 14.99'],
  ['scarf, wool, red, $20', 'the same but blue', 'scarf, wool, blue, $20'],
])('copies %s: %s', (text, said, copy) => {
  expect(made(text, said)).toBe(copy);
});

it.each(['same style for the title', 'make it the same but nicer', 'one for my sister', 'the same for eBay'])(
  'copies nothing for: %s',
  (said) => {
    expect(made(phoneCase, said)).toBeNull();
  },
);
