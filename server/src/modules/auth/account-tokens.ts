import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { accountTokens } from '../../db/schema/accounts.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { UsersService } from '../users/users-service.ts';

type AccountTokenKind = (typeof accountTokens.$inferSelect)['kind'];

const hour = 3_600_000;
/** Milliseconds (decisions, "Accounts"). */
const lives: Record<AccountTokenKind, number> = { activation: 24 * hour, password_reset: hour };

/** Tokens of the links that are sent by e-mail: single use, stored hashed. */
export interface AccountTokens {
  /** The token of the e-mail with this id: the same at each try, because it is derived and never stored. */
  issue(kind: AccountTokenKind, userId: string, mailId: string): Promise<string>;
  /**
   * Uses a token up, together with the account's others of its kind, and answers the account, which it locks.
   * @throws ProblemError `invalid_token` for one that is unknown, used, expired or of another kind
   */
  use(tx: Orm, kind: AccountTokenKind, token: string): Promise<string>;
  /** Whose token it is, whether or not it is still good. */
  ownerOf(token: string): Promise<string | null>;
  /** Links that were sent before stop working. */
  revoke(tx: Orm, kind: AccountTokenKind, userId: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface AccountTokensDeps {
  database: Database;
  lockAccount: UsersService['lock'];
  secret: Uint8Array;
  clock: Clock;
}

export function createAccountTokens({ database, lockAccount, secret, clock }: AccountTokensDeps): AccountTokens {
  const { orm } = database;
  const revoke = async (tx: Orm, kind: AccountTokenKind, userId: string) => {
    await tx
      .update(accountTokens)
      .set({ used_at: clock.now() })
      .where(and(eq(accountTokens.user_id, userId), eq(accountTokens.kind, kind), isNull(accountTokens.used_at)));
  };
  const ownerOf = async (token: string, tx: Orm = orm) =>
    (
      await tx
        .select({ id: accountTokens.user_id })
        .from(accountTokens)
        .where(eq(accountTokens.token_hash, hashOf(token)))
    )[0]?.id ?? null;
  return {
    ownerOf: (token) => ownerOf(token),
    revoke,
    async issue(kind, userId, mailId) {
      const token = createHmac('sha256', secret).update(`${kind} ${mailId}`).digest('base64url');
      const now = clock.now();
      const expires_at = new Date(now.getTime() + lives[kind]);
      await orm
        .insert(accountTokens)
        .values({ id: mailId, user_id: userId, kind, token_hash: hashOf(token), created_at: now, expires_at })
        // A mail that is tried again later gets its full time from then on; a link that was used stays used.
        .onConflictDoUpdate({ target: accountTokens.id, set: { expires_at: sql`excluded.expires_at` } });
      return token;
    },
    async use(tx, kind, token) {
      // The account is locked first, as everywhere: two links used at once take turns instead of deadlocking.
      const owner = await ownerOf(token, tx);
      if (owner !== null) await lockAccount(tx, owner);
      const now = clock.now();
      const [used] = await tx
        .update(accountTokens)
        .set({ used_at: now })
        .where(
          and(
            eq(accountTokens.token_hash, hashOf(token)),
            eq(accountTokens.kind, kind),
            isNull(accountTokens.used_at),
            gt(accountTokens.expires_at, now),
          ),
        )
        .returning({ user_id: accountTokens.user_id });
      if (used === undefined)
        throw new ProblemError('invalid_token', 'This link has expired or was used already. Please ask for a new one.');
      await revoke(tx, kind, used.user_id);
      return used.user_id;
    },
    removeExpired: async () => {
      // Kept for a while after their end, so that a mail tried again cannot bring a used link back.
      const before = new Date(clock.now().getTime() - 7 * 24 * hour);
      await orm.delete(accountTokens).where(lt(accountTokens.expires_at, before));
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
