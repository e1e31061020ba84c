import { describe, expect, it } from 'vitest';
import { idsInScope } from './card-scope.ts';

const titles = ['Blue Desk Lamp', 'Lamps, set of two', 'Ceramic mug'];
const items = titles.map((title, index) => ({
  id: String(index + 1),
  score: 50 + index,
  updated_at: '2026-11-20T00:00:00.000Z',
  current: { listing: { title } },
}));
const context = {
  userId: 'seller',
  clock: { now: () => new Date('2026-11-21T00:00:00.000Z') },
  cards: { list: async () => ({ items, next_cursor: null }) },
} as never;
const ids = (scope: Parameters<typeof idsInScope>[1]) => idsInScope(context, scope);

describe('the cards of a scope', () => {
  it('have all words of one of the names', async () => {
    expect(await ids({ any_of: ['lamp'] })).toEqual(['1', '2']);
    expect(await ids({ any_of: ['desk lamp', 'mugs'] })).toEqual(['1', '3']);
  });

  it('are those that are not left out', async () => {
    expect(await ids({ all: true, except: ['mug'] })).toEqual(['1', '2']);
  });

  it('are none at all when what is to be left out is not there', async () => {
    await expect(ids({ all: true, except: ['vase'] })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are named ones that also match', async () => {
    expect(await ids({ card_ids: ['3', '1'] })).toEqual(['3', '1']);
    expect(await ids({ card_ids: ['3', '1'], score_below: 51 })).toEqual(['1']);
    expect(await ids({ card_ids: ['2', '3'], except: ['lamp'] })).toEqual(['3']);
  });
});
