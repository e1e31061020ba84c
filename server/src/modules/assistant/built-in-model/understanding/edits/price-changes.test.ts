import { describe, expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { editsIn } from './edits.ts';

const prices = (text: string) =>
  editsIn(normalForm(text)).flatMap(({ field, value }) => (field === 'price' ? value : []));

describe('a change of the price by a rule', () => {
  it.each([
    ['Make it 20% less', '-20%'],
    ['make it 20% less expensive, please', '-20%'],
    ['make it 10% higher now', '+10%'],
    ['sell it 15% cheaper for the summer sale', '-15%'],
    ['make it 5 euros lower than now', '-5 EUR'],
  ])('%s', (text, value) => expect(prices(text)).toEqual([value]));

  it.each([
    ['Round the price to whole dollars', 'round'],
    ['round the price up', 'round up'],
    ['round down my price to the next full euro', 'round down'],
    ['let the price end in .95', 'round .95'],
  ])('%s', (text, value) => expect(prices(text)).toEqual([value]));

  it.each([
    'Make it 20% less formal',
    'make it 30% less wordy',
    'make it 10% higher quality',
    'make it 20% cheaper sounding',
    'make it 50% lower case',
  ])('is none of a text: %s', (text) => expect(prices(text)).toEqual([]));
});
