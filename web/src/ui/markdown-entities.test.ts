// @vitest-environment node
import { expect, it } from 'vitest';
import { decodeEntities, safeAddress } from './markdown-entities.ts';

it.each([
  ['a &amp; b', 'a & b'],
  ['&#65;&#x42;', 'AB'],
  ['&constructor; &toString; &__proto__; &unknown;', '&constructor; &toString; &__proto__; &unknown;'],
])('reads the entities of %j', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

it.each([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' java\r\nscript:alert(1)',
  'j\navascript\t:alert(1)',
  'data:x',
])('takes no address that could run code: %j', (href) => {
  expect(safeAddress(href)).toBe('');
});

it.each(['https://example.com/a', '/cards/1', 'mailto:a@example.com', '#part'])('takes %s', (href) => {
  expect(safeAddress(href)).toBe(href);
});
