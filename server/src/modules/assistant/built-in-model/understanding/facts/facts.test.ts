import { describe, expect, it } from 'vitest';
import { correctedStatement } from './corrected-facts.ts';
import { isSizes } from './fact-lists.ts';
import { measuredFact } from './measured-facts.ts';

describe('what a correction states', () => {
  it.each([
    ['300 grams not 250', '300 grams'],
    ["it's not blue, it's green", 'it is green'],
    ['the brand is not Acme but Norda', 'the brand is Norda'],
    ["the weight isn't 250 g, it's 300 g", 'the weight is 300 g'],
    ['made of bamboo instead of steel', 'made of bamboo'],
  ])('%s', (text, expected) => expect(correctedStatement(text)).toBe(expected));

  it.each<[string, string]>([
    ['made in Portugal, not China', 'made in Portugal'],
    ['the brand is Acme, not Norda', 'the brand is Acme'],
    ['made of steel, not plastic', 'made of steel'],
    ['it is 20 euros, not 25', 'it is 20 euros'],
  ])('%s', (text, expected) => expect(correctedStatement(text)).toBe(expected));
  it.each([
    'it is not waterproof, weighs 300 g',
    'made of steel, not dishwasher safe',
    'The lid is not removable, dishwasher safe',
    'brand Acme, not Waterproof',
    'it weighs 300 g, not 250 ml',
    'Made in Portugal, not Machine Washable',
  ])('none, for both are facts: %s', (text) => expect(correctedStatement(text)).toBeNull());
  it.each(['it is not good, please improve it', 'is it not blue?', 'it weighs 300 g', 'I do not'])('none: %s', (text) =>
    expect(correctedStatement(text)).toBeNull(),
  );
});

describe('a property and what it measures', () => {
  it.each([
    ['battery life is 10 hours', 'Battery life', '10 hours'],
    ['max load 1,500 kg', 'Max load', '1,500 kg'],
    ['Operating temperature: -20 to 40 °C', 'Operating temperature', '-20 to 40 °C'],
    ['the cable length is approx. 1.5 m', 'Cable length', 'approx. 1.5 m'],
    ['door height 5\'11"', 'Door height', '5\'11"'],
    ['weight 10–12 kg', 'Weight', '10–12 kg'],
  ])('%s', (text, name, value) => expect(measuredFact(text)).toMatchObject({ name, value }));

  it.each([
    'the title is 200 characters',
    'my budget is 300 hours',
    'it is 5 cm',
    'the photo has 2000 mp',
    'new gift 5 cm',
  ])('none: %s', (text) => expect(measuredFact(text)).toBeNull());
});

it('sizes are told from other values, in bounded time', () => {
  expect(['S, M and L', '36 to 42', 'small or large', 'XS-XXL'].every(isSizes)).toBe(true);
  expect(['M8 screws', 'small gift', '1'.repeat(60), 'two'].some(isSizes)).toBe(false);
});
