import type { BulkRequest } from '@cardwright/contract/library';
import { v5 } from 'uuid';
import type { CardScope } from '../tool-types.ts';

/**
 * Work on many cards by what it does and on which cards. How the texts are to become is no part of it: it changes no price,
 * and a language model may word it anew at each try.
 */
export function workName(
  { action, marketplace, sections }: Pick<BulkRequest, 'action' | 'marketplace' | 'sections'>,
  { card_ids, ...match }: CardScope,
): string {
  const scope = Object.entries({ ...match, card_ids: card_ids?.toSorted() }).filter(([, value]) => value !== undefined);
  const sorted = scope.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([action, marketplace ?? null, sections?.toSorted() ?? null, sorted]);
}

/** Names the work that a message asks for: the same at each try of its answer. */
export const requestKey = (messageId: string, work: string): string => v5(work, messageId);
