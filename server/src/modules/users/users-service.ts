import { isBlank } from '@cardwright/contract/common';
import type { Profile } from '@cardwright/contract/users';
import type { Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { storable } from '../../db/storable-text.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { UserRow, UsersStore } from './users-store.ts';

/** What sign-in needs to know about an account; it never leaves the server. */
export interface Account {
  id: string;
  email: string;
  email_verified: boolean;
  /** Null: the account signs in through a provider only. */
  password_hash: string | null;
}

export interface UsersService {
  /** @throws ProblemError `unauthenticated` when the account is gone while its token still lives */
  profile(id: string): Promise<Profile>;
  accountByEmail(email: string): Promise<Account | null>;
  accountById(id: string): Promise<Account | null>;
  create(input: {
    email: string;
    name: string | null;
    password_hash: string | null;
    verified: boolean;
  }): Promise<string>;
  /** As `UsersStore.upsertUnconfirmed`. */
  register(tx: Orm, input: { email: string; password_hash: string }): Promise<string | null>;
  /** The owner has shown that the address is theirs. */
  confirm(tx: Orm, id: string): Promise<void>;
  /** Called with a link sent to the address, so it confirms that too. Returns the address, or null when the account is gone. */
  resetPassword(tx: Orm, id: string, hash: string): Promise<string | null>;
  /** A blank name is none. @throws ProblemError `unauthenticated` when the account is gone */
  rename(id: string, name: string | null): Promise<Profile>;
  /**
   * Holds the account until the transaction ends; false when it is gone. Whoever changes its sessions or links does this
   * first: then two changes take turns, and neither misses what the other has just added.
   */
  lock(tx: Orm, id: string): Promise<boolean>;
  /** Holds the account as `lock` does; also, nothing new can refer to it until the transaction ends. */
  lockForRemoval(tx: Orm, id: string): Promise<void>;
  /** Deletes the account and everything that refers to it. */
  remove(tx: Orm, id: string): Promise<void>;
  /** False when the account is gone, or `hash` is not its password's any more. Locks the account. */
  recordLogin(tx: Orm, id: string, hash: string | null): Promise<boolean>;
  setPasswordHash(id: string, hash: string): Promise<void>;
}

export function createUsersService(deps: { store: UsersStore; clock: Clock; newId: NewId }): UsersService {
  const { store, clock, newId } = deps;
  const newRow = (email: string, password_hash: string | null): UserRow => {
    const now = clock.now();
    return {
      id: newId(),
      email: normalizeEmail(email),
      password_hash,
      name: null,
      email_verified_at: null,
      is_admin: false,
      created_at: now,
      updated_at: now,
      last_login_at: null,
    };
  };
  const profile = async (id: string) => {
    const row = await store.byId(id);
    if (row === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
    return toProfile(row);
  };
  return {
    profile,
    accountByEmail: async (email) => toAccount(await store.byEmail(normalizeEmail(email))),
    accountById: async (id) => toAccount(await store.byId(id)),
    async create({ email, name, password_hash, verified }) {
      const row = newRow(email, password_hash);
      await store.insert({ ...row, name, email_verified_at: verified ? row.created_at : null });
      return row.id;
    },
    register: (tx, { email, password_hash }) => store.upsertUnconfirmed(tx, newRow(email, password_hash)),
    confirm: (tx, id) => store.confirm(tx, id, clock.now()),
    resetPassword: async (tx, id, hash) => (await store.setPassword(tx, id, hash, clock.now()))?.email ?? null,
    async rename(id, name) {
      const trimmed = name === null ? '' : storable(name).trim();
      await store.setName(id, isBlank(trimmed) ? null : trimmed, clock.now());
      return profile(id);
    },
    remove: (tx, id) => store.remove(tx, id),
    lock: (tx, id) => store.lock(tx, id),
    lockForRemoval: (tx, id) => store.lockForRemoval(tx, id),
    recordLogin: (tx, id, hash) => store.setLastLogin(tx, id, hash, clock.now()),
    setPasswordHash: (id, hash) => store.setPasswordHash(id, hash, clock.now()),
  };
}

/** Accounts are unique by address, whatever its letter case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const toAccount = (row: UserRow | null): Account | null =>
  row === null
    ? null
    : {
        id: row.id,
        email: row.email,
        email_verified: row.email_verified_at !== null,
        password_hash: row.password_hash,
      };

const toProfile = (row: UserRow): Profile => ({
  id: row.id,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  name: row.name,
  is_admin: row.is_admin,
  has_password: row.password_hash !== null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  last_login_at: row.last_login_at?.toISOString() ?? null,
});
