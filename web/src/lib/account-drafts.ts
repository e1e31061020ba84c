import { useState } from 'react';
import { useServices } from './services.tsx';
import type { KeyValueStore } from './storage.ts';
import { subjectOf } from './token-subject.ts';

export type AccountDrafts = Omit<KeyValueStore, 'clear'>;

/** The name of what one account keeps in the browser: what another one keeps there stands beside it. */
export const accountKey = (key: string, subject: string | null): string =>
  subject === null ? key : `${key} of ${subject}`;

/** What one account has written in this tab, under names that no other account has. */
export function draftsOf(drafts: AccountDrafts, subject: string | null): AccountDrafts {
  const named = (key: string) => accountKey(key, subject);
  return {
    getItem: (key) => drafts.getItem(named(key)),
    setItem: (key, value) => drafts.setItem(named(key), value),
    removeItem: (key) => drafts.removeItem(named(key)),
  };
}

/** Those of whoever is signed in when the page is opened: what is still to be kept when the session ends stays theirs. */
export function useAccountDrafts(): AccountDrafts {
  const { drafts, tokens } = useServices();
  const [own] = useState(() => draftsOf(drafts, subjectOf(tokens.access())));
  return own;
}
