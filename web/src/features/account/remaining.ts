import type { UsageEntry } from '@cardwright/contract/billing';

/** What is left of a feature; null: unlimited. More used than allowed leaves nothing, not less. */
export function remaining({ used, limit }: Pick<UsageEntry, 'used' | 'limit'>): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
