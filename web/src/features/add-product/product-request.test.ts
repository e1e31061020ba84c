// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addressesIn, isPage, pasteProblem, pasteRequest, sourceOf, webAddress } from './product-request.ts';

describe('a product address', () => {
  it.each([
    ['https://shop.example/mug', 'https://shop.example/mug'],
    ['  shop.example/mug ', 'https://shop.example/mug'],
    ['http://shop.example', 'http://shop.example/'],
    ['shop.example:8080', 'https://shop.example:8080/'],
    [`shop.example/${'a'.repeat(2_000)}`, null],
    ['nope', null],
    ['ftp://shop.example', null],
    ['javascript:alert(1)', null],
    ['two words', null],
  ])('%s is read as %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});

describe('several addresses', () => {
  it('are taken one a line, each once', () => {
    expect(addressesIn('shop.example/a\n\n https://shop.example/b \nshop.example/a')).toEqual({
      addresses: ['https://shop.example/a', 'https://shop.example/b'],
      problem: null,
    });
  });
  it.each([
    ['  ', { key: 'addressMissing' }],
    ['ftp://x.example', { key: 'addressInvalid' }],
    ['shop.example/a\ntwo words', { key: 'addressesInvalid', list: 'two words' }],
    [Array.from({ length: 51 }, (_, index) => `shop.example/${index}`).join('\n'), { key: 'addressesMany', max: 50 }],
  ])('%j are refused', (text, problem) => {
    expect(addressesIn(text).problem).toEqual(problem);
  });
});

describe('a paste', () => {
  it.each([
    ['<!doctype html><title>Mug</title>', true],
    ['<div><p>Mug</p><span>a</span><span>b</span></div>', true],
    ['Mug <b>blue</b>\nCapacity: 5 < 6 l', false],
    ['Mug', false],
  ])('%j is a page: %s', (text, page) => {
    expect(isPage(text)).toBe(page);
  });
  it('is sent as what it is', () => {
    expect(pasteRequest('Mug', 'shop.example', 'etsy')).toEqual({ text: 'Mug', marketplace: 'etsy' });
    expect(pasteRequest('<html>Mug', 'shop.example', 'etsy')).toEqual({
      html: '<html>Mug',
      source_url: 'https://shop.example/',
      marketplace: 'etsy',
    });
  });
  it('is refused when it is empty, too long, or from no address', () => {
    expect(pasteProblem(' ', '')).toEqual({ key: 'pasteMissing' });
    expect(pasteProblem('x'.repeat(200_001), '')).toEqual({ key: 'tooLong', max: 200_000 });
    expect(pasteProblem('<html>', 'two words')).toBe('address');
    expect(pasteProblem('Mug', 'two words')).toBeNull();
  });
});

it('the ways of older addresses still open the right tab', () => {
  expect(['html', 'text', 'file', 'manual', 'else', null].map(sourceOf)).toEqual([
    'paste',
    'paste',
    'file',
    'manual',
    'address',
    'address',
  ]);
});
