import { describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { createBuiltInModel } from './built-in-model/built-in-model.ts';
import { createBulkWriting } from './bulk-writing.ts';
import { createFakeCards } from './testing/fake-cards.ts';
import type { ImproveWishes } from './tool-types.ts';

const writing = createBulkWriting({
  model: createBuiltInModel(async () => {}),
  report: { called: () => {}, failed: () => {} },
  clock: manualClock(),
  onError: () => {},
});
const card = createFakeCards().add('seller', 'Clear phone case, sage green');
card.current.listing.specifications = [{ name: 'Weight', value: '32 g' }];

describe('a card of work on many, without a language model', () => {
  const isRuled = (asked: ImproveWishes) => {
    const job = { marketplace: null, sections: null, wishes: { asked, preferences: [] } };
    return writing.optionsFor(job, card, new AbortController().signal).rewrite !== undefined;
  };

  it('is written as one card in a chat: a property that is not to be mentioned is left out by its value', () => {
    expect([isRuled({ avoid_words: ['weight'] }), isRuled({ avoid_words: ['cheap'] })]).toEqual([true, false]);
  });

  it('keeps a limit that its title does not keep yet', () => {
    expect([isRuled({ title_max: 20 }), isRuled({ title_max: 80 })]).toEqual([true, false]);
  });
});
