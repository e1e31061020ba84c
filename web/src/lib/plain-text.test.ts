// @vitest-environment node
import { expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

it('keeps the words of an answer and drops its signs', () => {
  const answer =
    '### What changed\n\n- **Title**: from 79 to 68 characters\n- *Bullets*: [two](https://a.example) added\n\nDone\\!';
  expect(plainTextOf(answer)).toBe('What changed\nTitle: from 79 to 68 characters\nBullets: two added\nDone!');
});

it('reads escaped signs and raw tags as the characters they are', () => {
  expect(plainTextOf('Mug \\*blue\\* \\<b> <i>x</i>')).toBe('Mug *blue* <b> <i>x</i>');
});

it('reads a table cell by cell', () => {
  expect(plainTextOf('| Name | Score |\n| --- | --- |\n| **Mug** | 92 |')).toBe('Name\nScore\nMug\n92');
});
