import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { forgetRemoved, keysToRemove, rememberToRemove } from '../../db/files-to-remove.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { AccountEraser } from '../users/account-eraser.ts';
import type { Account, UsersService } from '../users/users-service.ts';
import type { AuthLimits } from './auth-limits.ts';
import { verifyPassword } from './password-hash.ts';

export interface AccountDeletion {
  /**
   * Erases the account with everything in it.
   * @throws ProblemError `invalid_request` for a missing or wrong password, `rate_limited`
   */
  remove(userId: string, password: string | undefined, address: string): Promise<void>;
  /** Removes the files that an interrupted deletion has left. */
  removeFiles(): Promise<void>;
}

export interface AccountDeletionDeps {
  database: Database;
  users: UsersService;
  mails: Pick<MailsService, 'erase'>;
  limits: AuthLimits;
  files: Pick<FileStore, 'remove'>;
  clock: Clock;
  erasers: AccountEraser[];
  /** Which of these files somebody still has: pictures share them. */
  keysInUse(keys: string[]): Promise<Set<string>>;
  /** Called with what could not be removed at once; the maintenance tries again. */
  onError(error: unknown): void;
}

/** Notifications on this channel are the ids of accounts that have been erased: their open streams end. */
export const erasedAccounts = 'erased_accounts';

const batch = 500;

export function createAccountDeletion(deps: AccountDeletionDeps): AccountDeletion {
  const { database, users, mails, limits, files, clock, erasers, keysInUse, onError } = deps;

  const checkPassword = async (account: Account, password: string | undefined, address: string) => {
    if (account.password_hash === null) {
      await limits.countCall(address);
      await limits.countCallOf(account.id);
      return;
    }
    if (password === undefined || password === '') throw refusal('Please enter your password');
    await limits.countPassword(address, account.email);
    if (!(await verifyPassword(password, account.password_hash))) throw refusal('This is not your password');
  };

  const eraseRows = async (tx: Orm, userId: string, email: string) => {
    const keys: string[] = [];
    for (const eraser of erasers) keys.push(...(await eraser.erase(userId, tx)));
    await rememberToRemove(tx, keys, clock.now());
    await mails.erase(email, tx);
    await users.remove(tx, userId);
  };

  const removeFiles = async () => {
    for (;;) {
      const keys = await keysToRemove(database.orm, clock.now(), batch);
      if (keys.length === 0) return;
      const used = await keysInUse(keys);
      await files.remove(keys.filter((key) => !used.has(key)));
      await forgetRemoved(database.orm, keys);
    }
  };

  return {
    removeFiles,
    async remove(userId, password, address) {
      const account = await users.accountById(userId);
      if (account === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
      await checkPassword(account, password, address);
      for (const eraser of erasers) await eraser.stop?.(userId);
      await database.orm.transaction(async (tx) => {
        // Until this ends nothing can be added that refers to the account, and then the account is gone.
        await users.lockForRemoval(tx, userId);
        await eraseRows(tx, userId, account.email);
        await tx.execute(sql`select pg_notify(${erasedAccounts}, ${userId})`);
      });
      // The account is gone, even if something fails from here on.
      await limits.forget(account).catch(onError);
      await removeFiles().catch(onError);
    },
  };
}

const refusal = (message: string) =>
  new ProblemError('invalid_request', `${message}.`, { errors: [{ path: 'password', message }] });
