import { retrying } from './retrying.ts';
import type { TokenPair, TokenStore } from './tokens.ts';
import type { Wait } from './waiting.ts';

type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

interface SessionRefreshOptions {
  tokens: TokenStore;
  /** `POST /auth/refresh`; rejects when the server refuses. */
  requestTokens(refreshToken: string): Promise<TokenPair>;
  /** Runs the work while no other tab does the same. */
  exclusive: Exclusive;
  wait: Wait;
  /** Both tokens are gone; the app leaves for the landing page. */
  onSessionLost(): void;
}

/** Web Locks keep two tabs from spending the same refresh token; without them the server's 30 s grace does. */
export function tabLock(locks: LockManager | undefined): Exclusive {
  return (work) => (locks ? locks.request('cardwright-refresh', () => work()) : work());
}

/**
 * Makes `refresh(usedToken)`: a new access token for a request that got 401, or null when the request should fail as it is.
 * Calls that overlap share one refresh; a token that another tab already renewed is used without asking the server. Without
 * a refresh token nothing further happens (specification, section 8).
 */
export function createSessionRefresh(options: SessionRefreshOptions) {
  const { tokens, requestTokens, exclusive, wait, onSessionLost } = options;
  let running: Promise<string | null> | null = null;

  const renew = async (usedToken: string | null): Promise<string | null> => {
    const stored = tokens.access();
    if (stored !== null && stored !== usedToken) return stored;
    const refreshToken = tokens.refresh();
    if (refreshToken === null) return null;
    try {
      // A request that is cut off by leaving the page also fails: the pause before the next try outlives the page.
      const pair = await retrying(() => requestTokens(refreshToken), wait);
      // Whoever signed out meanwhile stays signed out.
      if (tokens.refresh() !== refreshToken) return tokens.access();
      tokens.save(pair);
      return pair.access_token;
    } catch {
      if (tokens.refresh() !== refreshToken) return tokens.access();
      tokens.clear();
      onSessionLost();
      return null;
    }
  };

  return (usedToken: string | null): Promise<string | null> => {
    running ??= exclusive(() => renew(usedToken)).finally(() => {
      running = null;
    });
    return running;
  };
}
