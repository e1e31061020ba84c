import { keptWarnings } from '@cardwright/contract/exports';

export interface KeptWarning {
  card_id: string;
  message: string;
}

/** How many cards with the same sentence are kept, so that a frequent one leaves room for rare ones. */
const keptOfOneSentence = 100;
/** How many of each sentence stay when new sentences need room. */
const keptOfEach = 5;

/**
 * The warnings of one export: as many as fit are kept, and all are counted. When there is no more room, the last cards of the
 * most frequent sentence make room for a rarer one, so that what most cards have does not hide what few have.
 */
export function createKeptWarnings() {
  const ofSentence = new Map<string, { at: number; warning: KeptWarning }[]>();
  let kept = 0;
  let count = 0;

  /** Takes one away of the sentence that has the most; false when none has more than each may keep. */
  const makeRoom = (): boolean => {
    let commonest: { at: number; warning: KeptWarning }[] = [];
    for (const list of ofSentence.values()) if (list.length > commonest.length) commonest = list;
    if (commonest.length <= keptOfEach) return false;
    commonest.pop();
    kept -= 1;
    return true;
  };

  return {
    add({ card_id, message }: KeptWarning): void {
      count += 1;
      const list = ofSentence.get(message) ?? [];
      if (list.length >= (kept < keptWarnings ? keptOfOneSentence : keptOfEach)) return;
      if (kept >= keptWarnings && !makeRoom()) return;
      list.push({ at: count, warning: { card_id, message } });
      ofSentence.set(message, list);
      kept += 1;
    },
    /** In the order in which they came. */
    all: (): readonly KeptWarning[] =>
      [...ofSentence.values()]
        .flat()
        .toSorted((one, other) => one.at - other.at)
        .map(({ warning }) => warning),
    count: () => count,
  };
}
