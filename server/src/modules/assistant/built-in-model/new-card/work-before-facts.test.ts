import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const done = (text: string) =>
  planOf(conversationAfter('no_card', text)).map(({ tool, input: { text: facts, ...input } }) =>
    facts === undefined ? [tool, input] : [tool, facts],
  );

describe('work that is named before the facts of a new card', () => {
  it.each([
    [
      'turn this into a listing and then score it for walmart: 12 pack AA rechargeable batteries, 2500 mAh, case included',
      '12 pack AA rechargeable batteries, 2500 mAh, case included',
      ['score_card', { marketplace: 'walmart' }],
    ],
    [
      'create a card out of this and score it: oak coat rack, 5 hooks, 60 cm wide',
      'oak coat rack, 5 hooks, 60 cm wide',
      ['score_card', {}],
    ],
    [
      'make a card of this and export it as csv: pine shelf, 80 cm, white, 39 eur',
      'pine shelf, 80 cm, white, 39 eur',
      ['export_cards', { format: 'csv' }],
    ],
  ])('%s', (text, facts, work) => expect(done(text)).toEqual([['create_card', facts], work]));

  it('is done for the marketplace that it names', () => {
    const plan = done('make a listing from this and improve it for etsy: macrame plant hanger, cotton, 90 cm, natural');
    expect(plan).toContainEqual(['create_card', 'macrame plant hanger, cotton, 90 cm, natural']);
    expect(plan).toContainEqual(['improve_card', { marketplace: 'etsy' }]);
  });

  it('is none where no card is ordered', () =>
    expect(done('score it for walmart and then improve it: the title is too long').map(([tool]) => tool)).not.toContain(
      'create_card',
    ));
});
