import type { ExportWarningBody } from '@cardwright/contract/exports';

export interface WarningGroup {
  message: string;
  /** `title` is null for a card that is gone. */
  cards: { id: string; title: string | null }[];
}

/** Warnings with the same sentence become one, the most frequent first. */
export function groupWarnings(warnings: readonly ExportWarningBody[]): WarningGroup[] {
  const groups = new Map<string, WarningGroup>();
  for (const { card_id, message, card_title } of warnings) {
    const group = groups.get(message) ?? { message, cards: [] };
    if (!group.cards.some(({ id }) => id === card_id)) group.cards.push({ id: card_id, title: card_title ?? null });
    groups.set(message, group);
  }
  return [...groups.values()].toSorted((one, other) => other.cards.length - one.cards.length);
}
