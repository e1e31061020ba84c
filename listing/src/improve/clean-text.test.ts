import { expect, it } from 'vitest';
import { capitalised } from './clean-text.ts';

it.each([
  ['keeps tea hot', 'Keeps tea hot'],
  ['“keeps” tea hot', '“Keeps” tea hot'],
  ['  — usb cable', '  — USB cable'],
  ['5 cm wide', '5 cm wide'],
  ['(2 pieces) of steel', '(2 pieces) of steel'],
  ['élan', 'Élan'],
  ['✓ 👍', '✓ 👍'],
  ['', ''],
])('the first word of %j gets its capital', (text, expected) => expect(capitalised(text)).toBe(expected));

it('signs before the first word are read once, however many there are', () => {
  const signs = '<'.repeat(400_000);
  expect(capitalised(signs)).toBe(signs);
  expect(capitalised(`${signs}a`)).toBe(`${signs}A`);
});
