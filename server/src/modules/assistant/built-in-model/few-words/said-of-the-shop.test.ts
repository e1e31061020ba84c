import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Merino Beanie', 'Waxed Rain Jacket', 'Leather Belt', 'Desk Lamp'];
const worksOf = (...texts: string[]) => talkInLibrary(shop, ...texts).works;
const saidOf = (...texts: string[]) => talkInLibrary(shop, ...texts).said;

describe('work on all cards', () => {
  it.each(['get all my products ready for amazon', 'make everything ready for Amazon please'])('%s', (text) => {
    expect(worksOf(text)).toEqual([
      { tool: 'improve_cards', input: { scope: { all: true }, marketplace: 'amazon', dry_run: true } },
    ]);
  });

  it('is planned for each week while its price waits', () => {
    const [task] = worksOf('score all my listings', 'every monday do that again');
    expect(task).toMatchObject({ tool: 'schedule_task', input: { schedule: '0 9 * * 1' } });
  });
});

it('prices are looked up, and not changed for all cards at once', () => {
  expect(saidOf('raise all prices by 10%')).toContain('one listing at a time');
  expect(saidOf('what are my prices?', 'raise all prices by 10%')).toContain('one listing at a time');
});

it('several cards that are looked for are those of the next order', () => {
  const found = 'find the rain jacket, the beanie and the belt';
  expect(worksOf(found).map(({ input }) => input.card)).toEqual([2, 1, 3]);
  expect(worksOf(found, 'export those three for Amazon', 'csv would be better')).toEqual([
    { tool: 'export_cards', input: { cards: [2, 1, 3], format: 'csv' } },
  ]);
});

it.each(["my belt doesn't sell, what can I do?", 'the belt is not selling'])('is scored: %s', (text) => {
  expect(worksOf(text)).toEqual([{ tool: 'score_card', input: { card: 3 } }]);
});

it('a word that is wrong is replaced in the texts', () => {
  const [edit] = worksOf('improve the jacket', 'you wrote waterproof, it is only water resistant');
  const edits = edit?.input.edits as { name: string; value: string }[];
  expect(edits.every(({ name, value }) => name === 'waterproof' && value === 'water resistant')).toBe(true);
});

it('what a section says now is read', () => {
  expect(worksOf('improve the belt', 'what do the bullets say now?').map(({ tool }) => tool)).toEqual([
    'answer_from_card',
  ]);
});

it.each(['I want to sell silver earrings on etsy', "I'd like to sell mugs"])('facts are asked for: %s', (text) => {
  expect(saidOf(text)).toContain('Please tell me what is true of the product');
});

it('two cards of a list that were worked on one after the other are "both"', () => {
  const talk = ['show me my products', 'improve the second for eBay', 'same for the third'];
  expect(worksOf(...talk, 'export both for eBay')).toEqual([
    { tool: 'export_cards', input: { cards: [2, 3], format: 'ebay_csv' } },
  ]);
});
