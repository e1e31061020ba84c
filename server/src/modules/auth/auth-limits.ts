import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/client-network.ts';
import { ProblemError } from '../../http/problem-error.ts';

export interface AuthLimits {
  /** @throws ProblemError `rate_limited` when this address has called too often */
  countCall(address: string): Promise<void>;
  /** The same for an account, by its id; null (a token that nobody owns) is not counted. @throws ProblemError `rate_limited` */
  countCallOf(userId: string | null): Promise<void>;
  /** Counts a password try, before it is checked. @throws ProblemError `rate_limited` */
  countPassword(address: string, account: string): Promise<void>;
  /** Counts a request for an e-mail. @throws ProblemError `rate_limited` */
  countMail(address: string, account: string): Promise<void>;
  /** It was the owner: the account's tries are forgotten, and the one of the address, which many people may share. */
  forgive(account: string, address?: string): Promise<void>;
  /** Removes everything that is counted for the account. */
  forget(account: { id: string; email: string }): Promise<void>;
}

/** The number of tries allowed in a number of seconds. */
export interface LimitRates {
  calls: { points: number; duration: number };
  callsOfAccount: { points: number; duration: number };
  passwordsOfAddress: { points: number; duration: number };
  passwordsOfAccount: { points: number; duration: number };
  mailsOfAddress: { points: number; duration: number };
  mailsOfAccount: { points: number; duration: number };
}

const defaultRates: LimitRates = {
  calls: { points: 300, duration: 300 },
  callsOfAccount: { points: 100, duration: 300 },
  passwordsOfAddress: { points: 100, duration: 300 },
  passwordsOfAccount: { points: 10, duration: 900 },
  mailsOfAddress: { points: 100, duration: 600 },
  mailsOfAccount: { points: 5, duration: 3_600 },
};

/** Counts in the database, so that several servers share the counters. */
export function createAuthLimits(database: Database, changes: Partial<LimitRates> = {}): AuthLimits {
  const rates = { ...defaultRates, ...changes };
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await database.query(text, values);
      return { rows, rowCount: rows.length };
    },
  };
  const limiter = (keyPrefix: string, rate: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      ...rate,
      keyPrefix,
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  const calls = limiter('auth-call', rates.calls);
  const callsByAccount = limiter('auth-call-account', rates.callsOfAccount);
  const byAddress = limiter('auth-address', rates.passwordsOfAddress);
  const byAccount = limiter('auth-account', rates.passwordsOfAccount);
  const mailsByAddress = limiter('auth-mail-address', rates.mailsOfAddress);
  const mailsByAccount = limiter('auth-mail-account', rates.mailsOfAccount);
  return {
    countCall: (address) => consume(calls, networkOf(address)),
    countCallOf: async (userId) => {
      if (userId !== null) await consume(callsByAccount, accountKey(userId));
    },
    async countPassword(address, account) {
      await consume(byAddress, networkOf(address));
      await consume(byAccount, accountKey(account));
    },
    async countMail(address, account) {
      await consume(mailsByAddress, networkOf(address));
      await consume(mailsByAccount, accountKey(account));
    },
    async forgive(account, address) {
      await byAccount.delete(accountKey(account));
      if (address !== undefined) await byAddress.reward(networkOf(address));
    },
    async forget({ id, email }) {
      await callsByAccount.delete(accountKey(id));
      await byAccount.delete(accountKey(email));
      await mailsByAccount.delete(accountKey(email));
    },
  };
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new ProblemError('rate_limited', `Too many tries. Please try again in ${waitText(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  }
}

const waitText = (seconds: number) => {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** Hashed, so that the table holds nobody's address. */
const accountKey = (emailOrId: string) => createHash('sha256').update(emailOrId.trim().toLowerCase()).digest('hex');
