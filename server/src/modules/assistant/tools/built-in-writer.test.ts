import { expect, it } from 'vitest';
import { cutSentences, cutText } from './built-in-writer.ts';

const text = 'A slim case. The corners take drops from 2 m. It is 1.2 mm thick.\n\n• Material: TPU';

it('keeps as many sentences as are wished for, and nothing behind them', () => {
  expect(cutSentences(text, 2)).toBe('A slim case. The corners take drops from 2 m.');
  expect(cutSentences(text, 9)).toBe(text);
  expect(cutSentences('<p>One. Two.</p><p>Three.</p>', 2)).toBe('<p>One. Two.</p>');
  expect(cutSentences('<p>One. Two.</p><p>Three.</p>', 1)).toBe('<p>One.</p>');
  expect(cutSentences('<ul><li>One. Two.</li></ul>', 1)).toBe('<ul><li>One. Two.</li></ul>');
});

it('cuts no sentence at the point of a figure', () => {
  const figures = 'It is thin. The case is 1.2 mm thick. Needle size 2.5 mm. It is clear.';
  expect(cutSentences(figures, 2)).toBe('It is thin. The case is 1.2 mm thick.');
  expect(cutText(figures, 60)).toBe('It is thin. The case is 1.2 mm thick. Needle size 2.5 mm.');
});
