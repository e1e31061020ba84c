import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';

export type UserRow = typeof users.$inferSelect;

export interface UsersStore {
  byId(id: string): Promise<UserRow | null>;
  /** `email` in lower case. */
  byEmail(email: string): Promise<UserRow | null>;
  insert(row: UserRow): Promise<void>;
  setLastLogin(id: string, at: Date): Promise<void>;
  setPasswordHash(id: string, hash: string, at: Date): Promise<void>;
}

export function createUsersStore({ orm }: Database): UsersStore {
  return {
    byId: async (id) => (await orm.select().from(users).where(eq(users.id, id)))[0] ?? null,
    byEmail: async (email) => (await orm.select().from(users).where(eq(users.email, email)))[0] ?? null,
    insert: async (row) => {
      await orm.insert(users).values(row);
    },
    setLastLogin: async (id, at) => {
      await orm.update(users).set({ last_login_at: at }).where(eq(users.id, id));
    },
    setPasswordHash: async (id, hash, at) => {
      await orm.update(users).set({ password_hash: hash, updated_at: at }).where(eq(users.id, id));
    },
  };
}
