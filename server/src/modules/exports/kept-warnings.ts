import { keptWarnings } from '@cardwright/contract/exports';

export interface KeptWarning {
  card_id: string;
  message: string;
}

/** So many cards with the same sentence are kept, so that a common one leaves room for the rare. */
const keptOfOneSentence = 100;

/** The warnings of one export: the first are kept, all are counted. */
export function createKeptWarnings() {
  const kept: KeptWarning[] = [];
  const ofSentence = new Map<string, number>();
  let count = 0;
  return {
    add({ card_id, message }: KeptWarning): void {
      count += 1;
      if (kept.length >= keptWarnings) return;
      const before = ofSentence.get(message) ?? 0;
      if (before >= keptOfOneSentence) return;
      ofSentence.set(message, before + 1);
      kept.push({ card_id, message });
    },
    all: (): readonly KeptWarning[] => kept,
    count: () => count,
  };
}
