import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';

type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export interface RefreshTokenStore {
  insert(row: RefreshTokenRow, tx?: Orm): Promise<void>;
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /** The row, locked until the transaction ends, so that two rotations take turns. */
  lockByHash(tx: Orm, hash: string): Promise<RefreshTokenRow | null>;
  markRotated(tx: Orm, id: string, at: Date): Promise<void>;
  revokeFamily(familyId: string, at: Date, tx?: Orm): Promise<void>;
  familyOf(hash: string): Promise<string | null>;
  removeExpired(before: Date): Promise<void>;
}

export function createRefreshTokenStore({ orm }: Database): RefreshTokenStore {
  return {
    insert: async (row, tx = orm) => {
      await tx.insert(refreshTokens).values(row);
    },
    transaction: (work) => orm.transaction((tx) => work(tx)),
    lockByHash: async (tx, hash) =>
      (await tx.select().from(refreshTokens).where(eq(refreshTokens.token_hash, hash)).for('update'))[0] ?? null,
    markRotated: async (tx, id, at) => {
      await tx.update(refreshTokens).set({ rotated_at: at }).where(eq(refreshTokens.id, id));
    },
    revokeFamily: async (familyId, at, tx = orm) => {
      await tx
        .update(refreshTokens)
        .set({ revoked_at: at })
        .where(and(eq(refreshTokens.family_id, familyId), isNull(refreshTokens.revoked_at)));
    },
    familyOf: async (hash) =>
      (
        await orm
          .select({ family: refreshTokens.family_id })
          .from(refreshTokens)
          .where(eq(refreshTokens.token_hash, hash))
      )[0]?.family ?? null,
    removeExpired: async (before) => {
      await orm.delete(refreshTokens).where(lt(refreshTokens.expires_at, before));
    },
  };
}
