import { z } from 'zod';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';

const most = 8;
const termsSchema = z.array(z.string());

export interface RecentSearches {
  /** The newest first. */
  read(): string[];
  /** Puts a term at the front; it replaces an older term that it continues, or that continues it. */
  add(term: string): string[];
  clear(): void;
}

/** Recent searches, in this browser only. */
export function createRecentSearches(store: KeyValueStore): RecentSearches {
  const read = () => {
    try {
      const stored = termsSchema.safeParse(JSON.parse(store.getItem(storageKeys.recentSearches) ?? '[]'));
      return stored.success ? stored.data.slice(0, most) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    add(term) {
      const added = term.trim();
      if (added === '') return read();
      const folded = added.toLowerCase();
      const others = read().filter((other) => {
        const known = other.toLowerCase();
        return !known.startsWith(folded) && !folded.startsWith(known);
      });
      const terms = [added, ...others].slice(0, most);
      store.setItem(storageKeys.recentSearches, JSON.stringify(terms));
      return terms;
    },
    clear: () => store.removeItem(storageKeys.recentSearches),
  };
}
