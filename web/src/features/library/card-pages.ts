import type { CardSummary, CardSummaryPage } from '@cardwright/contract/library';
import type { InfiniteData } from '@tanstack/react-query';

export type CardPages = InfiniteData<CardSummaryPage, unknown>;

export const cardsIn = (pages: CardPages | undefined): CardSummary[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

export const isWorking = ({ status }: CardSummary): boolean => status === 'importing' || status === 'improving';

/** The pages with some of their cards as they are now; of the asked ids those that were not answered are gone. */
export function withFreshCards(
  pages: CardPages,
  asked: readonly string[],
  answered: readonly CardSummary[],
): CardPages {
  const fresh = new Map(answered.map((card) => [card.id, card]));
  const gone = new Set(asked.filter((id) => !fresh.has(id)));
  return withoutThese(
    {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, items: page.items.map((card) => fresh.get(card.id) ?? card) })),
    },
    gone,
  );
}

export function withoutThese(pages: CardPages, gone: ReadonlySet<string>): CardPages {
  const count = cardsIn(pages).filter(({ id }) => gone.has(id)).length;
  if (count === 0) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ id }) => !gone.has(id)),
      ...(page.total === undefined ? {} : { total: Math.max(0, page.total - count) }),
    })),
  };
}
