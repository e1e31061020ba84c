import { describe, expect, it } from 'vitest';
import { withoutWrongValue } from './corrected-facts.ts';

describe('a measure that is put right', () => {
  it.each([
    ['one thing is wrong there: it weighs 350 g not 320, we changed the lid in spring', 'it weighs 350 g'],
    ['something is off: it holds 750 ml, not 500', 'it holds 750 ml'],
    ['there is a mistake in it, the weight is 350 g not 320 g', 'the weight is 350 g'],
    ['it weighs 350 g, we changed the lid in spring', 'it weighs 350 g'],
    ['the mug is 9 cm high and 8 cm wide, not 10', 'the mug is 9 cm high and 8 cm wide'],
    ['it is 7 cm tall, 6 cm wide, not 9 and 8', 'it is 7 cm tall, 6 cm wide'],
    ['it is 12 x 8 cm, not 10 x 8', 'it is 12 x 8 cm'],
    ['no, swap that: 350 g and 300 ml', '350 g and 300 ml'],
    ['it is 30 x 20 cm wide', 'it is 30 x 20 cm wide'],
    ['it weighs 350 g rather than 320, because the lid is new', 'it weighs 350 g'],
  ])('stands alone: %s', (said, value) => expect(withoutWrongValue(said)).toBe(value));

  it.each([
    ['the brand is missing, its Holm', 'the brand is Holm'],
    ['the weight is wrong, it should be 300 g', 'the weight is 300 g'],
    ["hm, price is wrong, it's 19.90", 'the price is 19.90'],
  ])('is told for what is missing or wrong: %s', (said, value) => expect(withoutWrongValue(said)).toBe(value));

  it.each([
    'the brand is missing, why?',
    "the material is wrong. it's not steel",
    "the category is missing, it's still empty",
    'it weighs 300 g not 3 pieces',
    'it weighs 2 kg, the lid is 300 g of that',
    'one thing: can you make it shorter?',
    'it holds 750 ml, please add that',
  ])('keeps what is said beside it: %s', (said) => expect(withoutWrongValue(said)).toBe(said));
});
