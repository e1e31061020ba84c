import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../../listing/testing/processor-time.ts';
import { continuedRequest, onlyMarketplace } from '../follow-ups/follow-ups.ts';
import { yes } from '../open-price/agreements.ts';
import { splitMessage } from '../pasted.ts';
import { cardRows, questionRows } from '../tables/card-rows.ts';
import { editRows } from '../tables/edit-rows.ts';
import { exportRows } from '../tables/export-rows.ts';
import { imageRows } from '../tables/image-rows.ts';
import { importRows } from '../tables/import-rows.ts';
import { improveRows } from '../tables/improve-rows.ts';
import { lastRows, nounFirstRows, plainRows, plainWishRows } from '../tables/plain-rows.ts';
import { preferenceRows } from '../tables/preference-rows.ts';
import { refusalRows } from '../tables/refusal-rows.ts';
import { helpRows, smallTalkRows } from '../tables/talk-rows.ts';
import { taskRows } from '../tables/task-rows.ts';

const rows = [
  ...nounFirstRows,
  ...plainRows,
  ...plainWishRows,
  ...lastRows,
  ...taskRows,
  ...preferenceRows,
  ...helpRows,
  ...refusalRows,
  ...importRows,
  ...editRows,
  ...imageRows,
  ...exportRows,
  ...cardRows,
  ...improveRows,
  ...questionRows,
  ...smallTalkRows,
];
const patterns = [
  yes,
  onlyMarketplace,
  ...rows.flatMap(({ pattern, unless }) => [pattern, ...(unless ? [unless] : [])]),
];
/** Only what repeats a group can take exponential time. */
const repeating = [...new Set(patterns)].filter(({ source }) => /\)[+*]/.test(source));

/** As long as a command can be. */
const characters = 2_400;
const separators = [',', ' ', '.', '!', ', ', '\n', '"1" '];
/** Twenty at first: a pattern that takes for ever at 2,400 characters is found without waiting for it. */
const repeats = (word: string) => [word.repeat(24), word.repeat(Math.ceil(characters / word.length))];

function wordsOf({ source }: RegExp): string[] {
  const phrases = source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, ' ').match(/[a-z]+(?: [a-z]+)*/g) ?? [];
  return [...new Set(phrases.flatMap((phrase) => [phrase, ...phrase.split(' ')]))];
}

describe('time that patterns take', () => {
  it('stays short when their own words are repeated before a wrong end', () => {
    const slow: string[] = [];
    for (const pattern of repeating)
      for (const word of [...wordsOf(pattern).map((own) => `${own} `), ...separators])
        for (const text of repeats(word)) {
          const ms = processorTime(() => pattern.test(`${text}§7`));
          if (ms > 200) slow.push(`${pattern.source.slice(0, 80)} with "${word}": ${ms} ms`);
          if (ms > 200) break;
        }
    expect(slow).toEqual([]);
  });

  it.each([
    [',', ''],
    ['good ', ''],
    ['thank you ', ''],
    ['would ', 'create a listing: '],
    [' please', 'always use metric units'],
    ['a', 'every monday '],
    ['title: ', ''],
  ])('stays short for whole messages of "%s"', (word, before) => {
    for (const text of repeats(word)) {
      const said = `${before}${text} 7`;
      const current = { text: said, steps: [] };
      expect(processorTime(() => splitMessage(said))).toBeLessThan(200);
      expect(
        processorTime(() => continuedRequest({ earlier: [], current, shownCardId: null, files: [] })),
      ).toBeLessThan(1_500);
    }
  });
});
