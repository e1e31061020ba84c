import { useState } from 'react';
import { useServices } from './services.tsx';
import type { KeyValueStore } from './storage.ts';
import { subjectOf } from './token-subject.ts';

export type AccountDrafts = Omit<KeyValueStore, 'clear'>;

/** What one account has written in this tab, under names that no other account has. */
export function draftsOf(drafts: AccountDrafts, subject: string | null): AccountDrafts {
  const named = (key: string) => `${key} of ${subject}`;
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
