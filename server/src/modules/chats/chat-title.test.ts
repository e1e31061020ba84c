import { expect, it } from 'vitest';
import { chatTitleOf, productTitleOf } from './chat-title.ts';

it.each([
  ['Improve this listing for Amazon https://shop.example/kettle', 'Improve this listing for Amazon'],
  ['https://www.shop.example/p/1?a=b', 'Listing from shop.example'],
  ['\n\nHello there:\nsecond line', 'second line'],
  ['My kettle:\nsecond line', 'My kettle'],
  ['<h1>Kettle</h1><script>x</script>', 'Kettle x'],
  ['?!', null],
  ['Hi there!', null],
  ['word '.repeat(30), `${'word '.repeat(17)}word…`],
])('%j becomes %j', (text, title) => {
  expect(chatTitleOf(text)).toBe(title);
});

it('takes no longer for a line of 50,000 characters', () => {
  const before = process.cpuUsage();
  expect(chatTitleOf(`Kettle${':'.repeat(49_990)}x`)).toBe('Kettle');
  expect(chatTitleOf(`${'<'.repeat(49_990)}x`)).toBeNull();
  const { user } = process.cpuUsage(before);
  expect(user).toBeLessThan(400_000);
});

it.each([
  [
    'Improve this for Amazon https://shop.example/kettle',
    'Brewlin kettle, 1.2 l, stainless steel',
    'Improve Brewlin kettle for Amazon',
  ],
  ['please score it and then improve it', 'Brewlin kettle - matt black', 'Score Brewlin kettle'],
  ['https://shop.example/kettle', 'Brewlin kettle', 'Brewlin kettle'],
  ['make the background of the photo white', 'Brewlin kettle', 'Images of Brewlin kettle'],
  ['export it to eBay', 'word '.repeat(30), `Export ${'word '.repeat(13)}word… for eBay`],
  ['improve it', ' ', null],
])('%j about %j becomes %j', (request, product, title) => {
  expect(productTitleOf(request, product)).toBe(title);
});
