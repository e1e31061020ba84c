import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';

export interface AuthLimits {
  /** @throws ProblemError `rate_limited` when this address has called too often */
  countCall(address: string): Promise<void>;
  /** Counts a password try, before it is checked. @throws ProblemError `rate_limited` */
  countPassword(address: string, account: string): Promise<void>;
  /** The password was right: the account's tries are forgotten. */
  forgive(account: string): Promise<void>;
}

/** Tries in so many seconds. */
export interface LimitRates {
  calls: { points: number; duration: number };
  passwordsOfAddress: { points: number; duration: number };
  passwordsOfAccount: { points: number; duration: number };
}

const defaultRates: LimitRates = {
  calls: { points: 300, duration: 300 },
  passwordsOfAddress: { points: 100, duration: 300 },
  passwordsOfAccount: { points: 10, duration: 900 },
};

/** Counts in the database, so that several servers share the counters. */
export function createAuthLimits(database: Database, rates: LimitRates = defaultRates): AuthLimits {
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
  const byAddress = limiter('auth-address', rates.passwordsOfAddress);
  const byAccount = limiter('auth-account', rates.passwordsOfAccount);
  return {
    countCall: (address) => consume(calls, address),
    async countPassword(address, account) {
      await consume(byAddress, address);
      await consume(byAccount, accountKey(account));
    },
    async forgive(account) {
      await byAccount.delete(accountKey(account));
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

/** The table keeps no addresses of people. */
const accountKey = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
