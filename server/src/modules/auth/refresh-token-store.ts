import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';

type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export interface RefreshTokenStore {
  insert(tx: Orm, row: RefreshTokenRow): Promise<void>;
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  byHash(tx: Orm, hash: string): Promise<RefreshTokenRow | null>;
  markRotated(tx: Orm, id: string, at: Date): Promise<void>;
  revokeFamily(tx: Orm, familyId: string, at: Date): Promise<void>;
  /** Ends every session of a user. */
  revokeUser(tx: Orm, userId: string, at: Date): Promise<void>;
  /** The family is this user's, and neither revoked nor deleted. */
  isLive(familyId: string, userId: string): Promise<boolean>;
  /** Whose token it is, whether or not it is still good. */
  ownerOf(hash: string): Promise<Pick<RefreshTokenRow, 'user_id' | 'family_id'> | null>;
  removeExpired(before: Date): Promise<void>;
}

export function createRefreshTokenStore({ orm }: Database): RefreshTokenStore {
  // Called on every request.
  const live = orm
    .select({ id: refreshTokens.id })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.family_id, sql.placeholder('family')),
        eq(refreshTokens.user_id, sql.placeholder('user')),
        isNull(refreshTokens.revoked_at),
      ),
    )
    .limit(1)
    .prepare('live_session');
  return {
    insert: async (tx, row) => {
      await tx.insert(refreshTokens).values(row);
    },
    transaction: (work) => orm.transaction((tx) => work(tx)),
    byHash: async (tx, hash) =>
      (await tx.select().from(refreshTokens).where(eq(refreshTokens.token_hash, hash)))[0] ?? null,
    markRotated: async (tx, id, at) => {
      await tx.update(refreshTokens).set({ rotated_at: at }).where(eq(refreshTokens.id, id));
    },
    revokeFamily: async (tx, familyId, at) => {
      await tx
        .update(refreshTokens)
        .set({ revoked_at: at })
        .where(and(eq(refreshTokens.family_id, familyId), isNull(refreshTokens.revoked_at)));
    },
    revokeUser: async (tx, userId, at) => {
      await tx
        .update(refreshTokens)
        .set({ revoked_at: at })
        .where(and(eq(refreshTokens.user_id, userId), isNull(refreshTokens.revoked_at)));
    },
    isLive: async (familyId, userId) => (await live.execute({ family: familyId, user: userId })).length > 0,
    ownerOf: async (hash) =>
      (
        await orm
          .select({ user_id: refreshTokens.user_id, family_id: refreshTokens.family_id })
          .from(refreshTokens)
          .where(eq(refreshTokens.token_hash, hash))
      )[0] ?? null,
    removeExpired: async (before) => {
      await orm.delete(refreshTokens).where(lt(refreshTokens.expires_at, before));
    },
  };
}
