import { describe, expect, it } from 'vitest';
import { normalForm } from './normal-form.ts';
import { isOneSlip, repaired } from './vocabulary.ts';

describe('slips of the finger', () => {
  it.each([
    ['imrpove', 'improve'],
    ['exprot', 'export'],
    ['scroe', 'score'],
    ['chnage', 'change'],
    ['descripton', 'description'],
    ['backgroud', 'background'],
    ['optimise', 'optimize'],
    ['colour', 'color'],
    ['shw', 'show'],
  ])('%s is %s', (word, meant) => {
    expect(repaired(word)).toBe(meant);
  });

  it.each(['scope', 'expert', 'tiles', 'bottle', 'bamboo', 'nordfell', 'steel'])('%s is a word of its own', (word) => {
    expect(repaired(word)).toBe(word);
  });

  it('are one letter, and never the first one', () => {
    expect(isOneSlip('title', 'title')).toBe(false);
    expect(isOneSlip('titel', 'title')).toBe(true);
    expect(isOneSlip('bitle', 'title')).toBe(false);
    expect(isOneSlip('ttle', 'title')).toBe(true);
  });
});

describe('the normal form', () => {
  it('puts numbers in the place of what is quoted, and gives it back as it was written', () => {
    const form = normalForm('Set the title to “Export ALL my cards” please');
    expect(form.text).toBe('set the title to "0" please');
    expect(form.quotes).toEqual(['Export ALL my cards']);
    const start = form.text.indexOf('"');
    expect(form.raw(start, start + 3)).toBe('Export ALL my cards');
  });

  it('writes contractions out and keeps the seller’s own words', () => {
    const form = normalForm("Don't  touch it, what’s NORDFELL?");
    expect(form.text).toBe('do not touch it, what is nordfell?');
    expect(form.raw(form.text.indexOf('nordfell'), form.text.length - 1)).toBe('NORDFELL');
  });
});
