import { createHash, createHmac } from 'node:crypto';
import type { NewId } from '../../db/ids.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { RandomBytes } from './password-hash.ts';
import type { RefreshTokenStore } from './refresh-token-store.ts';

const lifeMs = 30 * 24 * 60 * 60 * 1000;
/** An old token presented again this soon was sent by a second tab, or its answer was lost. */
const graceMs = 30_000;

export interface RefreshTokens {
  /** Starts a family: one sign-in. */
  issue(userId: string): Promise<string>;
  /** The successor of a token, or null when it is unknown, expired, revoked, or was used before (then its family ends). */
  rotate(token: string): Promise<{ user_id: string; token: string } | null>;
  /** Ends the family of the token; an unknown one is no error. */
  revoke(token: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface RefreshTokensDeps {
  store: RefreshTokenStore;
  secret: Uint8Array;
  clock: Clock;
  newId: NewId;
  randomBytes: RandomBytes;
}

export function createRefreshTokens(deps: RefreshTokensDeps): RefreshTokens {
  const { store, secret, clock, newId, randomBytes } = deps;
  // Derived from the old token, so that asking twice within the grace period gives the same one and the session never forks.
  const successorOf = (token: string) => createHmac('sha256', secret).update(token).digest('base64url');
  const row = (token: string, familyId: string, userId: string) => {
    const now = clock.now();
    return {
      id: newId(),
      family_id: familyId,
      user_id: userId,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
      rotated_at: null,
      revoked_at: null,
    };
  };
  return {
    async issue(userId) {
      const token = randomBytes(32).toString('base64url');
      await store.insert(row(token, newId(), userId));
      return token;
    },
    rotate: (token) =>
      store.transaction(async (tx) => {
        const now = clock.now();
        const old = await store.lockByHash(tx, hashOf(token));
        if (old === null || old.revoked_at !== null || old.expires_at <= now) return null;
        const successor = successorOf(token);
        if (old.rotated_at === null) {
          await store.markRotated(tx, old.id, now);
          await store.insert(row(successor, old.family_id, old.user_id), tx);
        } else if (now.getTime() - old.rotated_at.getTime() > graceMs) {
          await store.revokeFamily(old.family_id, now, tx);
          return null;
        }
        return { user_id: old.user_id, token: successor };
      }),
    async revoke(token) {
      const family = await store.familyOf(hashOf(token));
      if (family !== null) await store.revokeFamily(family, clock.now());
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
