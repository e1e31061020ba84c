import { type KeyValueStore, storageKeys } from './storage.ts';

export interface TokenPair {
  access_token: string;
  refresh_token: string;
}

/** The session's two tokens. A stored access token means "signed in" (specification, section 4). */
export interface TokenStore {
  access(): string | null;
  refresh(): string | null;
  save(pair: TokenPair): void;
  clear(): void;
}

export function createTokenStore(store: KeyValueStore): TokenStore {
  return {
    access: () => store.getItem(storageKeys.accessToken),
    refresh: () => store.getItem(storageKeys.refreshToken),
    save(pair) {
      // The refresh token first: whoever sees the new access token must also see its partner.
      store.setItem(storageKeys.refreshToken, pair.refresh_token);
      store.setItem(storageKeys.accessToken, pair.access_token);
    },
    clear() {
      store.removeItem(storageKeys.accessToken);
      store.removeItem(storageKeys.refreshToken);
    },
  };
}
