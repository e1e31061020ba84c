import { retrying } from './retrying.ts';
import type { TokenPair, TokenStore } from './tokens.ts';
import type { Wait } from './waiting.ts';

/** `hasWaited`: another tab was refreshing just before. */
type Exclusive = <T>(work: (hasWaited: boolean) => Promise<T>) => Promise<T>;

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

const lockName = 'cardwright-refresh';
/** What one tab stores reaches the others a moment later, possibly after the lock; how often and how long to check, in ms. */
const lookEveryMs = 20;
const lookForMs = 100;
const lookAfterWaitingForMs = 1_000;

/** Web Locks keep two tabs from spending the same refresh token; without them the server's 30 s grace does. */
export function tabLock(locks: LockManager | undefined): Exclusive {
  return async (work) => {
    if (locks === undefined) return work(false);
    const attempt = await locks.request(lockName, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await work(false) },
    );
    return attempt === null ? locks.request(lockName, () => work(true)) : attempt.result;
  };
}

/**
 * Makes `refresh(usedToken)`: a new access token for a request that got 401, or null when the request should fail as it is.
 * Calls that overlap share one refresh; a token that another tab already renewed is used without asking the server. Without
 * a refresh token nothing further happens (specification, section 8).
 */
export function createSessionRefresh(options: SessionRefreshOptions) {
  const { tokens, requestTokens, exclusive, wait, onSessionLost } = options;
  let running: Promise<string | null> | null = null;

  const renew = async (usedToken: string | null, hasWaited: boolean): Promise<string | null> => {
    const patience = hasWaited ? lookAfterWaitingForMs : lookForMs;
    for (let looked = 0; looked < patience && tokens.access() === usedToken; looked += lookEveryMs) {
      if (tokens.refresh() === null) return null;
      await wait(lookEveryMs);
    }
    const stored = tokens.access();
    if (stored !== null && stored !== usedToken) return stored;
    const refreshToken = tokens.refresh();
    if (refreshToken === null) return null;
    try {
      // A request that is cut off by leaving the page also fails; the page is gone before the next try.
      const pair = await retrying(() => requestTokens(refreshToken), wait);
      // Somebody who signed out meanwhile stays signed out.
      if (tokens.refresh() !== refreshToken) return tokens.access();
      tokens.save(pair);
      return pair.access_token;
    } catch {
      if (tokens.refresh() !== refreshToken) return tokens.access();
      tokens.lose();
      onSessionLost();
      return null;
    }
  };

  return (usedToken: string | null): Promise<string | null> => {
    running ??= exclusive((hasWaited) => renew(usedToken, hasWaited)).finally(() => {
      running = null;
    });
    return running;
  };
}
