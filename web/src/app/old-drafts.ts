import { accountKey } from '../lib/account-drafts.ts';
import { type KeyValueStore, storageKeys } from '../lib/storage.ts';

const kinds = [
  { key: storageKeys.chatDrafts, list: 'chats', idOf: (entry: unknown) => (Array.isArray(entry) ? entry[0] : null) },
  {
    key: storageKeys.taskDrafts,
    list: 'tasks',
    idOf: (entry: unknown) => (typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : null),
  },
] as const;

const parsed = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Drafts used to be stored under a name without the account, which was inside them. They are moved once to where
 * that account finds its drafts, after what it has written since; drafts of nobody are deleted.
 */
export function moveOldDrafts(store: Pick<KeyValueStore, 'getItem' | 'setItem' | 'removeItem'>): void {
  for (const { key, list, idOf } of kinds) {
    const stored = store.getItem(key);
    if (stored === null) continue;
    const { subject, [list]: old } = parsed(stored);
    // Those of a session whose token tells no account stand there today.
    if (subject === undefined && Array.isArray(old)) continue;
    if (typeof subject === 'string') {
      const own = accountKey(key, subject);
      const newer = listIn(parsed(store.getItem(own))[list]);
      const known = new Set(newer.map(idOf));
      const all = [...listIn(old).filter((entry) => !known.has(idOf(entry))), ...newer];
      if (all.length > 0) store.setItem(own, JSON.stringify({ [list]: all }));
    }
    store.removeItem(key);
  }
}
