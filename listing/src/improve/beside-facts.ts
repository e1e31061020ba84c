import type { Fact } from '../ground/facts.ts';

/** What a text says beside these facts of it, in their order. */
export const besideFacts = (text: string, facts: readonly Pick<Fact, 'start' | 'end'>[]): string =>
  facts.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
