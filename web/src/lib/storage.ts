/** Keys in local storage (specification, section 3; the drafts of chats and tasks; recent searches). */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  currentExport: 'currentExport',
  /** What is not sent yet in each chat. */
  chatDrafts: 'chatDrafts',
  /** Tasks that are being written. */
  taskDrafts: 'taskDrafts',
  /** Set when the last session ended by itself: its drafts wait for their account. */
  sessionLost: 'sessionLost',
  /** Recent searches. */
  recentSearches: 'recentSearches',
  /** When a tab last saw that credits were taken, for the others. */
  creditsTaken: 'creditsTaken',
  /** What the installation said about itself last. */
  site: 'site',
} as const;

/** The part of the browser's storage that the app uses, so that tests can pass a map. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/** Storage that lasts as long as the page: the fallback when the browser refuses storage (private mode, full quota). */
export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** Storage that never throws: a refused write is kept for this page only. */
export function tolerantStore(read: () => KeyValueStore): KeyValueStore {
  const fallback = memoryStore();
  const attempt = <T>(action: (store: KeyValueStore) => T): T => {
    try {
      return action(read());
    } catch {
      return action(fallback);
    }
  };
  return {
    getItem: (key) => attempt((store) => store.getItem(key)),
    setItem: (key, value) => attempt((store) => store.setItem(key, value)),
    removeItem: (key) => attempt((store) => store.removeItem(key)),
    clear: () => attempt((store) => store.clear()),
    key: (index) => attempt((store) => store.key(index)),
    get length() {
      return attempt((store) => store.length);
    },
  };
}
