import type { Profile } from '@cardwright/contract/users';
import type { NewId } from '../../db/ids.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { UserRow, UsersStore } from './users-store.ts';

/** What sign-in needs to know of an account; it never leaves the server. */
interface Account {
  id: string;
  email_verified: boolean;
  /** Null: the account signs in through a provider only. */
  password_hash: string | null;
}

export interface UsersService {
  /** @throws ProblemError `unauthenticated` when the account is gone while its token still lives */
  profile(id: string): Promise<Profile>;
  accountByEmail(email: string): Promise<Account | null>;
  create(input: {
    email: string;
    name: string | null;
    password_hash: string | null;
    verified: boolean;
  }): Promise<string>;
  recordLogin(id: string): Promise<void>;
  setPasswordHash(id: string, hash: string): Promise<void>;
}

export function createUsersService(deps: { store: UsersStore; clock: Clock; newId: NewId }): UsersService {
  const { store, clock, newId } = deps;
  return {
    async profile(id) {
      const row = await store.byId(id);
      if (row === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
      return toProfile(row);
    },
    async accountByEmail(email) {
      const row = await store.byEmail(normalizeEmail(email));
      if (row === null) return null;
      return { id: row.id, email_verified: row.email_verified_at !== null, password_hash: row.password_hash };
    },
    async create({ email, name, password_hash, verified }) {
      const now = clock.now();
      const id = newId();
      await store.insert({
        id,
        email: normalizeEmail(email),
        password_hash,
        name,
        email_verified_at: verified ? now : null,
        is_admin: false,
        created_at: now,
        updated_at: now,
        last_login_at: null,
      });
      return id;
    },
    recordLogin: (id) => store.setLastLogin(id, clock.now()),
    setPasswordHash: (id, hash) => store.setPasswordHash(id, hash, clock.now()),
  };
}

/** Accounts are unique by address, whatever its letter case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

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
