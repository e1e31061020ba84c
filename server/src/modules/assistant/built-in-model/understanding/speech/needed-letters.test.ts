import { describe, expect, it } from 'vitest';
import { neededLetters } from './needed-letters.ts';

describe('the letters that a pattern needs', () => {
  it.each<[RegExp, string[]]>([
    [/\bscore (?:it|this)\b/, ['score ']],
    [/^(?:please )?(?:improve|re-?write) it/i, ['improve', 'write']],
    [/\b(?:titles?|headline)\b.*\bnow\b/, ['title', 'headline']],
    [/(?<=\bshow )me (?=all)/, ['show ']],
    [/Colou?r\s+is (?!not)/, ['colo']],
    [/(?:lamp){2,}|mugs+/, ['lamp', 'mugs']],
    [/[abc]\d\u0041\x41\p{Lu}cups/u, ['cups']],
  ])('%s', (pattern, letters) => {
    expect(neededLetters(pattern)).toEqual(letters);
  });

  it.each([
    /\d+/,
    /(?:all|it)\b/,
    /(?:score)?/,
    /(?:score)*x/,
    /(?:score){0,2}/,
    /(?!score)/,
    /score|\?$/,
    /(?i:score)/,
  ])('of %s are not known', (pattern) => {
    expect(neededLetters(pattern)).toBeNull();
  });
});
