import { useState } from 'react';
import { useServices } from './services.tsx';
import type { KeyValueStore } from './storage.ts';
import { subjectOf } from './token-subject.ts';

export type AccountDrafts = Pick<KeyValueStore, 'getItem' | 'setItem' | 'removeItem'>;

/** The storage key for one account, so that what other accounts store stays apart. */
export const accountKey = (key: string, subject: string | null): string =>
  subject === null ? key : `${key} of ${subject}`;

/** What one account has written in this tab, under keys that no other account has. */
export function draftsOf(drafts: AccountDrafts, subject: string | null): AccountDrafts {
  const named = (key: string) => accountKey(key, subject);
  return {
    getItem: (key) => drafts.getItem(named(key)),
    setItem: (key, value) => drafts.setItem(named(key), value),
    removeItem: (key) => drafts.removeItem(named(key)),
  };
}

/**
 * Removes everything that the tab keeps for the account that signs out. What other accounts have written stays: their sessions
 * ended by themselves.
 */
export function forgetDraftsOf(drafts: KeyValueStore, subject: string | null): void {
  const keys = Array.from({ length: drafts.length }, (_, index) => drafts.key(index));
  for (const key of keys) {
    if (key === null) continue;
    const owner = / of (\S+)$/.exec(key)?.[1];
    if (owner === undefined || owner === subject) drafts.removeItem(key);
  }
}

/** The drafts of whoever is signed in when the page opens: what is still stored when the session ends stays theirs. */
export function useAccountDrafts(): AccountDrafts {
  const { drafts, tokens } = useServices();
  const [own] = useState(() => draftsOf(drafts, subjectOf(tokens.access())));
  return own;
}
