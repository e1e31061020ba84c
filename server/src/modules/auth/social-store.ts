import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { identities, socialSignIns, users } from '../../db/schema/accounts.ts';

type SocialSignInRow = typeof socialSignIns.$inferSelect;

export interface SocialStore {
  begin(row: SocialSignInRow): Promise<void>;
  /** Takes the sign-in that was begun with this state; a second call finds nothing. */
  take(provider: string, stateHash: string): Promise<SocialSignInRow | null>;
  removeExpired(before: Date): Promise<void>;
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /** Two sign-ins of one identity take turns until the transaction ends. */
  lockIdentity(tx: Orm, provider: string, subject: string): Promise<void>;
  userOfIdentity(tx: Orm, provider: string, subject: string): Promise<string | null>;
  /** The account with this address: `row` itself if there was none. Nobody removes it before the transaction ends. */
  userByEmailOrNew(tx: Orm, row: typeof users.$inferInsert): Promise<{ id: string; email_verified: boolean }>;
  join(tx: Orm, row: typeof identities.$inferInsert): Promise<void>;
}

export function createSocialStore({ orm }: Database): SocialStore {
  return {
    begin: async (row) => {
      await orm.insert(socialSignIns).values(row);
    },
    take: async (provider, stateHash) => {
      const mine = and(eq(socialSignIns.state_hash, stateHash), eq(socialSignIns.provider, provider));
      return (await orm.delete(socialSignIns).where(mine).returning())[0] ?? null;
    },
    removeExpired: async (before) => {
      await orm.delete(socialSignIns).where(lt(socialSignIns.expires_at, before));
    },
    transaction: (work) => orm.transaction((tx) => work(tx)),
    lockIdentity: async (tx, provider, subject) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtext('identities'), hashtext(${JSON.stringify([provider, subject])}))`,
      );
    },
    userOfIdentity: async (tx, provider, subject) => {
      const known = and(eq(identities.provider, provider), eq(identities.subject, subject));
      return (await tx.select({ id: identities.user_id }).from(identities).where(known))[0]?.id ?? null;
    },
    userByEmailOrNew: async (tx, row) => {
      const [user] = await tx
        .insert(users)
        .values(row)
        // Changes nothing: it makes the statement return the existing account, locked, even one that was made at this moment.
        .onConflictDoUpdate({ target: users.email, set: { email: row.email } })
        .returning({ id: users.id, verified_at: users.email_verified_at });
      if (user === undefined) throw new Error('neither an old nor a new account');
      return { id: user.id, email_verified: user.verified_at !== null };
    },
    join: async (tx, row) => {
      await tx.insert(identities).values(row);
    },
  };
}
