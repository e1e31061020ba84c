import { expect, it } from 'vitest';
import { chatTitleOf } from './chat-title.ts';

it.each([
  ['Improve this listing for Amazon https://shop.example/kettle', 'Improve this listing for Amazon'],
  ['https://www.shop.example/p/1?a=b', 'Listing from shop.example'],
  ['\n\nHello there:\nsecond line', 'Hello there'],
  ['<h1>Kettle</h1><script>x</script>', 'Kettle x'],
  ['?!', null],
  ['Hi there!', null],
  ['word '.repeat(30), `${'word '.repeat(11)}word…`],
])('%j becomes %j', (text, title) => {
  expect(chatTitleOf(text)).toBe(title);
});
