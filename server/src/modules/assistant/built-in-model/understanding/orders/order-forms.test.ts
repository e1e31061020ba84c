import { expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { isPlainOrder, onlyTells } from './order-forms.ts';

const tells = (text: string) => onlyTells(normalForm(text).text);

it.each([
  'my cousin sold his stall last autumn',
  'the steel got dearer again',
  "it's raining and nobody buys anything",
  'we ran out of boxes',
])('only tells something: %s', (text) => {
  expect(tells(text)).toBe(true);
});

it.each([
  'it is too long, cut it down',
  'she said it was fine, so publish it',
  'I want the price in euros',
  'you could make it shorter',
  'is it any good?',
  'title: Steel Flask',
  'the newest changes',
  'the second one',
])('asks, orders or names something: %s', (text) => {
  expect(tells(text)).toBe(false);
});

it.each(['improve the dog bed', 'please score my phone case', 'can you rewrite the yoga mat'])(
  'orders work and says nothing else: %s',
  (text) => {
    expect(isPlainOrder(normalForm(text).text)).toBe(true);
  },
);

it.each([
  'improve the way you talk',
  'I could improve the dog bed',
  'improve the dog bed if it is cheap',
  'the dog bed',
])('says something else: %s', (text) => {
  expect(isPlainOrder(normalForm(text).text)).toBe(false);
});
