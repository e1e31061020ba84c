import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../../testing/done-after.ts';
import { factTold } from './further-facts.ts';

describe('a fact that is told beside what was said', () => {
  it.each([
    ['also its hallmarked 925', 'Hallmarked 925'],
    ['its stamped 925 as well', 'Stamped 925'],
    ['it is also waterproof', 'Waterproof'],
    ['also it comes with a pouch', 'Comes with a pouch'],
    ["and it's signed by the artist too", 'Signed by the artist'],
    ["plus it's nickel free", 'Nickel free'],
    ["also it's lead-free", 'Lead-free'],
    ['its also handmade', 'Handmade'],
    ['it also has a hidden pocket', 'Has a hidden pocket'],
    ['oh I forgot, it is machine washable', 'Machine washable'],
  ])('is written as it is told: %s', (text, value) => {
    for (const given of ['card_shown', 'after_score', 'after_improve', 'after_question'])
      expect(callsAfter(given, text)).toMatchObject([
        { tool: 'edit_card', input: { edits: [{ op: 'add', field: 'bullets', value }] } },
      ]);
  });

  it.each([
    "also it's too long",
    "it's also my favourite",
    'also it has typos',
    "also it's ugly",
    'it also has a bad title',
    "and it's signed off by my boss too",
    'it has a nice ring to it too',
    'it is not handmade too',
    'also its terrible',
    'is it also waterproof?',
  ])('is no fact of the product: %s', (text) => {
    expect(factTold(text)).toBeNull();
  });
});
