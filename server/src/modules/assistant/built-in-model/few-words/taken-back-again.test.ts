import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Merino Beanie', 'Leather Belt'];
const worksOf = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const undone = [{ tool: 'restore_version', input: { card: 2, version: 'previous' } }];

it.each([
  ['improve the belt for eBay', 'no leave it, I liked the one from before'],
  ['improve the belt for eBay', 'I preferred what I had before'],
  ['add the bullet "Good against colds" to the belt', 'ok leave that out'],
  ['remove the brand from the title of the belt', 'hmm no put the brand back'],
])('%s – %s', (before, text) => {
  expect(worksOf(before, text)).toEqual(undone);
});

it.each([
  ['improve the belt for eBay', 'ok leave that out'],
  ['set the price of the belt to 20', 'put the brand back'],
  ['what can you do?', 'I liked the one from before'],
])('takes nothing back: %s – %s', (before, text) => {
  expect(worksOf(before, text).map(({ tool }) => tool)).not.toContain('restore_version');
});
