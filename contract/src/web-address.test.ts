import { expect, it } from 'vitest';
import { parseWebAddress } from './web-address.ts';

it.each([
  ['https://shop.example/mug', 'https://shop.example/mug'],
  ['  shop.example/mug ', 'https://shop.example/mug'],
  ['shop.example:8080/mug', 'https://shop.example:8080/mug'],
  ['HTTP://shop', 'http://shop/'],
  ['localhost:3000/mug', 'https://localhost:3000/mug'],
  ['127.0.0.1/mug', 'https://127.0.0.1/mug'],
  ['[::1]:3000', 'https://[::1]:3000/'],
  ['магазин.рф', 'https://xn--80aairftm.xn--p1ai/'],
  ['nope', null],
  ['nope.', null],
  ['nope/shop.example', null],
  ['nope:3000', null],
  ['two words', null],
  ['two words.', null],
  ['', null],
  ['ftp://shop.example/mug', null],
  ['javascript:alert(1)', null],
  ['mailto:shop@shop.example', null],
])('%j is read as %s', (text, address) => {
  expect(parseWebAddress(text)?.href ?? null).toBe(address);
});
