import { expect, it } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

it('leaves the signs out', () => {
  expect(plainMarkdown('## Your kettle\n\n- **58** to `83`\n> said __so__')).toBe('Your kettle\n58 to 83\nsaid so');
});

it('takes no longer for a text of empty lines', () => {
  const before = process.cpuUsage();
  plainMarkdown(`${'\n'.repeat(49_999)}x`);
  expect(process.cpuUsage(before).user).toBeLessThan(400_000);
});
