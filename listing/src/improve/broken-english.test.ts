import { expect, it } from 'vitest';
import { mendedEnglish } from './broken-english.ts';

it.each([
  [
    'This cutter is very convenience to cut the vegetable, save your time in the kitchen.',
    'This cutter is very convenient to cut the vegetable and saves time in the kitchen.',
  ],
  ['Made of ABS, safety and durable.', 'Made of ABS, safe and durable.'],
  ['The hand guard protect your finger from be hurt.', 'The hand guard protects your finger from being hurt.'],
  ['Come with 5 blades, can be satisfied your different need.', 'Comes with 5 blades to meet your different needs.'],
  [
    'Our moon lamp use 3D print, make the surface same like real moon.',
    'Our moon lamp uses 3D print and makes the surface just like real moon.',
  ],
  ['It is have 16 colors can change by remote control.', 'It has 16 colors that can be changed by remote control.'],
  ['500mAh, charge 2 hours can use 8 hours', '500mAh, charges in 2 hours and runs for 8 hours'],
  ['The handle can be exchange left and right.', 'The handle can be exchanged left and right.'],
  ['Package include:', 'Package includes:'],
  ['Chair with 2 years warranty', 'Chair with 2-year warranty'],
  ['Suit for kids of 3 years', 'Suitable for kids of 3 years'],
  ['I sold it because i switched to a phone', 'I sold it because I switched to a phone'],
  ['Wooden stand include', 'Wooden stand included'],
  ['Pls dont put in water, USB rechargable.', "Please don't put in water, USB rechargeable."],
  ['16 brushes, can meet your daily need', '16 brushes to meet your daily needs'],
  ['RECHARGABLE BATTERY', 'RECHARGEABLE BATTERY'],
  ['Its a mug of stoneware', "It's a mug of stoneware"],
  ['Touch&Remote', 'Touch & Remote'],
  [
    'It crushes ice in 30 second, press the button two time.',
    'It crushes ice in 30 seconds, press the button two times.',
  ],
  ['The strap not press the knee.', 'The strap does not press the knee.'],
  ['The shell is hard and do not scratch the floor.', 'The shell is hard and does not scratch the floor.'],
])('%s: %s', (text, right) => expect(mendedEnglish(text, '')).toBe(right));

it.each([
  'The seams keep water out.',
  'The glass keeps tea hot and is safe and durable.',
  'Our make is known for its even glaze.',
  'The steel use of this frame saves weight.',
  'Lengths of 2 m include a hook each.',
  'The lid will keep tea hot for six hours.',
  'This case can protect your phone.',
  'The wool we use comes from Shetland.',
  'The pattern I have used is old.',
  'The glass and wood make a warm contrast.',
  'The straps let you keep both hands free.',
  'The inserts help keep the shape.',
  'The team make each bowl by hand.',
  'The single use filter is white.',
  'The travel make up bag is of linen.',
  'Its A-line cut is lined.',
  'Its in-built battery lasts 8 hours.',
  'Features include',
  'Peel and chop in one go, save your time and effort.',
  '2 more strong magnets hold the lid.',
  'A mount for the PLS 5 level.',
  'It is made of oak, and its lid is of cork.',
  'A 10 year warranty for 2 people.',
  'Buy the 2 piece and save.',
  'The lid can not slip.',
  'Whether it is tea or not start with cold water.',
])('leaves %s', (text) => expect(mendedEnglish(text, '')).toBe(text));

it('leaves the sign in a name of the maker', () => {
  expect(mendedEnglish('Mug by Hollin&Ashdown', 'Hollin&Ashdown')).toBe('Mug by Hollin&Ashdown');
});
