import { afterEach, expect, it } from 'vitest';
import { isTypedInto } from './typed-in.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['<input type="search" data-focus>', true],
  ['<input data-focus>', true],
  ['<textarea data-focus></textarea>', true],
  ['<input type="checkbox" data-focus>', false],
  ['<button data-focus></button>', false],
  ['<a href="/chat" data-focus></a>', false],
  ['<div role="dialog"><input data-focus></div>', false],
  ['<p></p>', false],
])('%s: %s', (markup, expected) => {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  expect(isTypedInto()).toBe(expected);
});
