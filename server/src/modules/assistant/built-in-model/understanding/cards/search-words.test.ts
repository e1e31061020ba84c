import { expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { changedWithinIn, scoreBelowIn } from './scope-words.ts';
import { queryIn, sortIn } from './search-words.ts';

it.each([
  ['find the oak bench', 'oak bench'],
  ['do we have a candle in there?', 'candle'],
  ['where is my sofa cover', 'sofa cover'],
  ['which velvet cushions listings need work', 'velvet cushion'],
  ['cards about linen', 'linen'],
  ['anything made of bamboo', 'bamboo'],
  ['did I already put the garden hose in or not', 'garden hose'],
  ['could you pull up every listing that has bamboo in it?', 'bamboo'],
  ['mugs please', 'mugs'],
  ['For my timesheet: which cards were edited in the last 14 days?', undefined],
  ['I have half an hour before pickup, so sort my listings', undefined],
  ['My auditor asks how many listings we have altogether', undefined],
  ['sort the catalogue A to Z, I am ticking it off against paper', undefined],
  ['give me the full inventory of cards in this account', undefined],
  ['of our amazon cards, which are below 80? those go into the next sprint', undefined],
])('looks for what stands beside the cards: %s', (text, query) => {
  expect(queryIn(normalForm(text).text)).toBe(query);
});

it.each([
  ['worst ones on top', 'score'],
  ['which product needs the most attention', 'score'],
  ['by points please', 'score'],
  ['in the order of the alphabet', 'title'],
  ['a-z', 'title'],
  ['which listings did I change', undefined],
])('an order in other words: %s', (text, sort) => {
  expect(sortIn(normalForm(text).text)).toBe(sort);
});

it.each([
  ['less than 50 pts', 50],
  ['sub-60s please', 60],
  ['our bar is 75 points, which cards do not reach it?', 75],
  ['anything that fails the 70 mark', 70],
  ['cards with less of 70 points', 70],
  ['title under 60 characters', null],
  ['our limit is 70 characters, shorten it below that', null],
])('a score that is not reached: %s', (text, below) => {
  expect(scoreBelowIn(normalForm(text).text)).toBe(below);
});

it.each([
  ['what cards was modified in last 3 days', 3],
  ['listings from this month', 'this_month'],
  ['listings from the past month', 31],
  ['cards from last week', 'last_week'],
  ['cards changed since last week', 7],
  ['what did I change in the last week', 7],
  ['changed this past week', 7],
  ['what did I edit this week', 'this_week'],
  ['which cards changed last month', 'last_month'],
  ['the ones from yesterday', 'yesterday'],
  ['changed since yesterday', 2],
  ['changed today and yesterday', 2],
  ['edited in the last 24 hours', 2],
  ['change the text at the end of the month', null],
  ['the last 3 sales', null],
])('how far back: %s', (text, days) => {
  expect(changedWithinIn(normalForm(text).text)).toBe(days);
});
