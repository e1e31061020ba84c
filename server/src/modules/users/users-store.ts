import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;

export interface UsersStore {
  byId(id: string): Promise<UserRow | null>;
  /** `email` in lower case. */
  byEmail(email: string): Promise<UserRow | null>;
  insert(row: UserRow): Promise<void>;
  /**
   * A new account; one whose address is not confirmed takes the newest password; a confirmed one stays as it is.
   * Returns the id of the account that waits for its confirmation, else null.
   */
  upsertUnconfirmed(tx: Orm, row: UserRow): Promise<string | null>;
  confirm(tx: Orm, id: string, at: Date): Promise<void>;
  setPassword(tx: Orm, id: string, hash: string, at: Date): Promise<UserRow | null>;
  /** False when the account is gone. */
  setName(id: string, name: string | null, at: Date): Promise<boolean>;
  /** Locks the account until the transaction ends; false when it is gone. */
  lock(tx: Orm, id: string): Promise<boolean>;
  /** Until the transaction ends nothing new can refer to the account. */
  lockForRemoval(tx: Orm, id: string): Promise<void>;
  /** Deletes the account and everything that refers to it. */
  remove(tx: Orm, id: string): Promise<void>;
  /** False when the account is gone, or its password is not `hash` any more (null: whatever it is). */
  setLastLogin(tx: Orm, id: string, hash: string | null, at: Date): Promise<boolean>;
  setPasswordHash(id: string, hash: string, at: Date): Promise<void>;
}

export function createUsersStore({ orm }: Database): UsersStore {
  return {
    byId: async (id) => (await orm.select().from(users).where(eq(users.id, id)))[0] ?? null,
    byEmail: async (email) => (await orm.select().from(users).where(eq(users.email, email)))[0] ?? null,
    insert: async (row) => {
      await orm.insert(users).values(row);
    },
    upsertUnconfirmed: async (tx, row) =>
      (
        await tx
          .insert(users)
          .values(row)
          .onConflictDoUpdate({
            target: users.email,
            set: { password_hash: row.password_hash, updated_at: row.updated_at },
            setWhere: isNull(users.email_verified_at),
          })
          .returning({ id: users.id })
      )[0]?.id ?? null,
    confirm: async (tx, id, at) => {
      await tx
        .update(users)
        .set({ email_verified_at: at, updated_at: at })
        .where(and(eq(users.id, id), isNull(users.email_verified_at)));
    },
    setPassword: async (tx, id, hash, at) =>
      (
        await tx
          .update(users)
          .set({
            password_hash: hash,
            email_verified_at: sql`coalesce(${users.email_verified_at}, ${at.toISOString()}::timestamptz)`,
            updated_at: at,
          })
          .where(eq(users.id, id))
          .returning()
      )[0] ?? null,
    setName: async (id, name, at) =>
      (await orm.update(users).set({ name, updated_at: at }).where(eq(users.id, id)).returning({ id: users.id }))
        .length > 0,
    remove: async (tx, id) => {
      await tx.delete(users).where(eq(users.id, id));
    },
    lock: async (tx, id) =>
      (await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')).length > 0,
    lockForRemoval: async (tx, id) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
    },
    setLastLogin: async (tx, id, hash, at) => {
      const account = and(eq(users.id, id), hash === null ? undefined : eq(users.password_hash, hash));
      return (await tx.update(users).set({ last_login_at: at }).where(account).returning({ id: users.id })).length > 0;
    },
    setPasswordHash: async (id, hash, at) => {
      await orm.update(users).set({ password_hash: hash, updated_at: at }).where(eq(users.id, id));
    },
  };
}
