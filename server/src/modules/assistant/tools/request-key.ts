import type { BulkRequest } from '@cardwright/contract/library';
import { v5 } from 'uuid';
import type { CardScope } from '../tool-types.ts';

/**
 * Names the work on many cards that a message asks for: the same at each try of its answer. How the texts are to become is no
 * part of it, because a language model may word that anew at each try.
 */
export function requestKey(
  messageId: string,
  { action, marketplace, sections }: Pick<BulkRequest, 'action' | 'marketplace' | 'sections'>,
  { card_ids, ...match }: CardScope,
): string {
  const scope = Object.entries({ ...match, card_ids: card_ids?.toSorted() }).filter(([, value]) => value !== undefined);
  const sorted = scope.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return v5(JSON.stringify([action, marketplace ?? null, sections?.toSorted() ?? null, sorted]), messageId);
}
