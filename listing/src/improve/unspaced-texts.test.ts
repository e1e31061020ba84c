import { expect, it } from 'vitest';
import { isToldUnspaced, joinedSentences } from './unspaced-texts.ts';

const text = '刃渡りは165mm、全長は295mmです。柄は黒檀です。';

it.each(['刃渡り: 165mm', '刃渡り165mm', '柄:黒檀'])('%s is told', (line) =>
  expect(isToldUnspaced(line, text)).toBe(true),
);

it.each(['重量: 180g', '両刃', 'Blade 165 mm'])('%s is not', (line) => expect(isToldUnspaced(line, text)).toBe(false));

it('has no spaces between its sentences', () => {
  expect(joinedSentences(['柄は黒檀です。', '両刃です。'])).toBe('柄は黒檀です。両刃です。');
  expect(joinedSentences(['It is oak.', 'It is oiled.'])).toBe('It is oak. It is oiled.');
});
