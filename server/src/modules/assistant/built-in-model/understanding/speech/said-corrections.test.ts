import { expect, it } from 'vitest';
import { correctionsAsOrders } from './said-corrections.ts';
import { withSpokenFigures } from './spoken-figures.ts';

it.each([
  ['correction, it has 8 card slots', 'it has 8 card slots'],
  ['its not RFID blocking, take it out', 'remove the words "RFID blocking"'],
  ['sorry, I meant vegan leather not leather', 'replace "leather" with "vegan leather"'],
  ["no wait it's the one eighty millimeter version not one sixty", 'replace "160 millimeters" with "180 millimeters"'],
  ['Legal does not allow the word "warranty", please use "guarantee" instead.', 'replace "warranty" with "guarantee"'],
  ["make sure it says it's not an original Honda part", "add that it's not an original Honda part"],
  ['why description not say about elastane? add it', 'mention elastane in the description'],
  [
    'people search for generator carb and mower carb so put those as keywords',
    'add the keywords generator carb, mower carb',
  ],
  ["is it kink free? i mean add that it's kink free", "add that it's kink free"],
  ["fine i'll take photos tomorrow. can you remind me what else i have to do?", 'what is missing?'],
])('is the order that it is: %s', (said, order) => {
  expect(correctionsAsOrders(withSpokenFigures(said))).toBe(order);
});

it.each([
  'sorry, I meant 8, not 9',
  'it is not good, take it out',
  'remind me every Monday what to do',
  'I mean the title',
])('stays as it was said: %s', (said) => {
  expect(correctionsAsOrders(said)).toBe(said);
});

it.each([
  ['it costs twelve ninety nine', 'it costs 12.99'],
  ['for six fifty', 'for 6.50'],
  ['the one eighty version', 'the 180 version'],
  ['one hundred thirty five grams', '135 grams'],
  ['built in nineteen ninety nine', 'built in nineteen ninety nine'],
  ['five ten minute sessions', 'five ten minute sessions'],
])('is a dictated figure: %s', (said, read) => {
  expect(withSpokenFigures(said)).toBe(read);
});
