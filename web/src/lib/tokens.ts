import { type KeyValueStore, storageKeys } from './storage.ts';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** What happened to the stored access token. */
export interface TokenChange {
  before: string | null;
  after: string | null;
  /** True: another tab did it. */
  isElsewhere: boolean;
  /** True: the session ended by itself; nobody signed out. */
  isLost: boolean;
}

/** The session's two tokens. A stored access token means "signed in" (specification, section 4). */
export interface TokenStore {
  access(): string | null;
  refresh(): string | null;
  save(pair: TokenPair): void;
  /** Somebody signs out. */
  clear(): void;
  /** The session has ended by itself. */
  lose(): void;
  /** There is no token, and the session did not end by itself: what it left must not be kept. */
  isSignedOut(): boolean;
  /** Reads the storage again and reports what another tab has changed there. */
  sync(): void;
  /** Calls the listener after each change; returns a function that stops that. */
  subscribe(listener: (change: TokenChange) => void): () => void;
}

export function createTokenStore(store: KeyValueStore): TokenStore {
  const listeners = new Set<(change: TokenChange) => void>();
  const access = () => store.getItem(storageKeys.accessToken);
  const hasLost = () => access() === null && store.getItem(storageKeys.sessionLost) !== null;
  let known = access();

  const report = (isElsewhere: boolean) => {
    const after = access();
    const change = { before: known, after, isElsewhere, isLost: hasLost() };
    known = after;
    if (change.before !== change.after) for (const listener of [...listeners]) listener(change);
  };
  const remove = () => {
    store.removeItem(storageKeys.accessToken);
    store.removeItem(storageKeys.refreshToken);
    report(false);
  };
  return {
    access,
    refresh: () => store.getItem(storageKeys.refreshToken),
    save(pair) {
      store.removeItem(storageKeys.sessionLost);
      // The refresh token comes first: whoever sees the new access token must also see its partner.
      store.setItem(storageKeys.refreshToken, pair.refresh_token);
      store.setItem(storageKeys.accessToken, pair.access_token);
      report(false);
    },
    clear() {
      store.removeItem(storageKeys.sessionLost);
      remove();
    },
    lose() {
      // Comes first: when other tabs learn that the token is gone, they must be able to see why.
      store.setItem(storageKeys.sessionLost, 'yes');
      remove();
    },
    isSignedOut: () => access() === null && !hasLost(),
    sync: () => report(true),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
