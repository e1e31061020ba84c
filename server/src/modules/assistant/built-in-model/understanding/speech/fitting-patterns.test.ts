import { describe, expect, it } from 'vitest';
import { casesOf } from '../../../intents/case-sets.ts';
import { partRows, wholeRows } from '../../tables/all-rows.ts';
import { fittingPatterns } from './fitting-patterns.ts';
import { normalForm } from './normal-form.ts';
import { rewordings } from './plain-speech.ts';

const texts = casesOf('requests').flatMap(({ text }) => [text, normalForm(text).text]);

describe('patterns that may fit a text', () => {
  it.each([
    ['rows for a whole message', wholeRows],
    ['rows for a part of one', partRows],
    ['rewordings', rewordings],
  ])('are all that do: %s', (_, table) => {
    const patterns = table.map(({ pattern }) => pattern);
    const fittingOf = fittingPatterns(patterns);
    const wrong = texts.flatMap((text) => {
      const fitting = fittingOf(text);
      return patterns.filter((pattern, index) => fitting[index] === 0 && text.search(pattern) >= 0);
    });
    expect(wrong).toEqual([]);
  });

  it('are few', () => {
    const fittingOf = fittingPatterns(rewordings.map(({ pattern }) => pattern));
    const tried = texts.reduce((sum, text) => sum + fittingOf(text).reduce((all, one) => all + one, 0), 0);
    expect(tried / texts.length).toBeLessThan(rewordings.length / 4);
  });

  it('are found whatever the case of their letters', () => {
    const fittingOf = fittingPatterns([/KIN(?:GS|DS)/iu, /kettle|\d/, /Score it/]);
    const of = (text: string) => [...fittingOf(text)];
    expect(of('\u212aIN\u017f, score it')).toEqual([1, 1, 1]);
    expect(of('a mug')).toEqual([0, 1, 0]);
    expect(of('')).toEqual([0, 1, 0]);
  });
});
