import { createHash, createHmac } from 'node:crypto';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { UsersService } from '../users/users-service.ts';
import type { RandomBytes } from './password-hash.ts';
import type { RefreshTokenStore } from './refresh-token-store.ts';

const lifeMs = 30 * 24 * 60 * 60 * 1000;
/** An old token presented again this soon was sent by a second tab, or its answer was lost. */
const graceMs = 30_000;

export interface SessionToken {
  user_id: string;
  session_id: string;
  token: string;
}

export interface RefreshTokens {
  /** Starts a family: one sign-in. */
  issue(tx: Orm, userId: string): Promise<SessionToken>;
  /** Whose token it is, whether or not it is still good. */
  ownerOf(token: string): Promise<string | null>;
  /** The successor of a token, or null when it is unknown, expired, revoked, or was used before (then its family ends). */
  rotate(token: string): Promise<SessionToken | null>;
  /** Ends the family of the token; an unknown one is no error. */
  revoke(token: string): Promise<void>;
  /** Ends every session of a user. */
  revokeUser(tx: Orm, userId: string): Promise<void>;
  /** False once the family was ended, or its account is gone. */
  isLive(sessionId: string, userId: string): Promise<boolean>;
  removeExpired(): Promise<void>;
}

export interface RefreshTokensDeps {
  store: RefreshTokenStore;
  /** Held while a family changes: a rotation must not add a token that a revocation has missed. */
  lockAccount: UsersService['lock'];
  secret: Uint8Array;
  clock: Clock;
  newId: NewId;
  randomBytes: RandomBytes;
}

export function createRefreshTokens(deps: RefreshTokensDeps): RefreshTokens {
  const { store, lockAccount, secret, clock, newId, randomBytes } = deps;
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
    async issue(tx, userId) {
      const token = randomBytes(32).toString('base64url');
      const session_id = newId();
      await store.insert(tx, row(token, session_id, userId));
      return { user_id: userId, session_id, token };
    },
    ownerOf: async (token) => (await store.ownerOf(hashOf(token)))?.user_id ?? null,
    async rotate(token) {
      const owner = await store.ownerOf(hashOf(token));
      if (owner === null) return null;
      return store.transaction(async (tx) => {
        if (!(await lockAccount(tx, owner.user_id))) return null;
        const now = clock.now();
        const old = await store.byHash(tx, hashOf(token));
        if (old === null || old.revoked_at !== null || old.expires_at <= now) return null;
        const successor = successorOf(token);
        if (old.rotated_at === null) {
          await store.markRotated(tx, old.id, now);
          await store.insert(tx, row(successor, old.family_id, old.user_id));
        } else if (now.getTime() - old.rotated_at.getTime() > graceMs) {
          await store.revokeFamily(tx, old.family_id, now);
          return null;
        }
        return { user_id: old.user_id, session_id: old.family_id, token: successor };
      });
    },
    async revoke(token) {
      const owner = await store.ownerOf(hashOf(token));
      if (owner === null) return;
      await store.transaction(async (tx) => {
        await lockAccount(tx, owner.user_id);
        await store.revokeFamily(tx, owner.family_id, clock.now());
      });
    },
    revokeUser: (tx, userId) => store.revokeUser(tx, userId, clock.now()),
    isLive: (sessionId, userId) => store.isLive(sessionId, userId),
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
