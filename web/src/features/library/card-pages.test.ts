import type { CardSummary } from '@cardwright/contract/library';
import { expect, it } from 'vitest';
import { type CardPages, cardsIn, withFreshCards, withoutThese } from './card-pages.ts';

const card = (id: string, title = id) => ({ id, title }) as CardSummary;
const pages: CardPages = {
  pageParams: ['', 'next'],
  pages: [
    { items: [card('a'), card('b')], next_cursor: 'next', total: 3 },
    { items: [card('c')], next_cursor: null },
  ],
};
const titles = (of: CardPages) => cardsIn(of).map(({ title }) => title);

it('puts changed cards in their places and takes those away that were not answered', () => {
  const fresh = withFreshCards(pages, ['b', 'c'], [card('b', 'b again')]);
  expect(titles(fresh)).toEqual(['a', 'b again']);
  expect(fresh.pages[0]?.total).toBe(2);
});

it('takes cards away, and keeps pages as they are that hold none of them', () => {
  expect(titles(withoutThese(pages, new Set(['a', 'c'])))).toEqual(['b']);
  expect(withoutThese(pages, new Set(['x']))).toBe(pages);
});
