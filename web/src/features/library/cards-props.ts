import type { CardSummary } from '@cardwright/contract/library';

/** What both views of the library show. */
export interface CardsProps {
  cards: readonly CardSummary[];
  /** Of all that match; -1 when it is not known exactly. */
  total: number;
  selected: ReadonlySet<string>;
  onSelect(cardId: string, isSelected: boolean, isRange: boolean): void;
  onToggle(index: number, isRange: boolean): void;
  hasMore: boolean;
  onMore(): void;
}
