// @vitest-environment node
import { expect, it } from 'vitest';
import { isOwnAddress } from './picture-address.ts';

it.each([
  ['/files/mug.webp?signature=x', true],
  ['https://cards.example/files/mug.webp', true],
  ['data:image/png;base64,AA', true],
  ['https://shop.example/mug.jpg', false],
  ['//shop.example/mug.jpg', false],
  ['http://cards.example/files/mug.webp', false],
  ['http://', false],
])('%s: %s', (address, isOwn) => {
  expect(isOwnAddress(address, 'https://cards.example')).toBe(isOwn);
});
