import { expect, it } from 'vitest';
import { processorTime } from '../../../listing/testing/processor-time.ts';
import { plainMarkdown } from './plain-markdown.ts';

it('leaves the signs out', () => {
  expect(plainMarkdown('## Your kettle\n\n- **58** to `83`\n> said __so__')).toBe('Your kettle\n58 to 83\nsaid so');
});

it('leaves of a link its words, and of what is escaped the sign itself', () => {
  const linked = String.raw`I imported [Mug \[blue\], 5 \* 3](/library/1). Open [**it**](https://shop.example/a).`;
  expect(plainMarkdown(linked)).toBe('I imported Mug [blue], 5 * 3. Open it.');
  const others = String.raw`[1] and (2), [a] (b), C:\temp`;
  expect(plainMarkdown(others)).toBe(others);
});

it('leaves of a table its cells', () => {
  const table = '| Field | Score |\n|:---|---:|\n| **Title** | 99 |\n| A \\| B | |\nDone | so far --- and |\n| so on';
  expect(plainMarkdown(table)).toBe('Field · Score\nTitle · 99\nA | B\nDone | so far --- and |\n| so on');
});

it.each([
  [String.raw`Mug \`x\` \= 5`, 'Mug `x` = 5'],
  ['`__init__` and snake__case, __so__', '__init__ and snake__case, so'],
  ['[Bowl](https://shop.example/a_(blue)) [Cup](/library/1 "Its title").', 'Bowl Cup.'],
  [String.raw`[a \[b\] **c**](/x)`, 'a [b] c'],
])('reads signs in their order: %s', (text, plain) => {
  expect(plainMarkdown(text)).toBe(plain);
});

it.each([
  ['addresses that never close', '[a](b'.repeat(20_000)],
  ['parentheses', `[a](${'(b)'.repeat(15_000)}`],
  ['titles that never close', '[a](b "'.repeat(10_000)],
  ['empty lines', `${'\n'.repeat(49_999)}x`],
  ['brackets that never close', '[a'.repeat(25_000)],
  ['bars', '|'.repeat(50_000)],
  ['bars and lines', `${'|-'.repeat(25_000)}x`],
  ['escaped brackets that never close', '[\\['.repeat(15_000)],
])('takes no longer for a text of %s', (_, text) => {
  expect(processorTime(() => plainMarkdown(text))).toBeLessThan(400);
});
