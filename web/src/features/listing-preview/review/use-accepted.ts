import { useState } from 'react';
import { useAccountDrafts } from '../../../lib/account-drafts.ts';

/** Changes that the seller has reviewed and keeps; remembered as long as the tab is open, newest last. */
const mostRemembered = 500;

export function useAccepted(cardId: string) {
  const drafts = useAccountDrafts();
  const storageKey = `listing-kept-changes:${cardId}`;
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(() => read(drafts.getItem(storageKey)));
  const accept = (keys: readonly string[]) => {
    const next = [...accepted, ...keys].slice(-mostRemembered);
    setAccepted(new Set(next));
    drafts.setItem(storageKey, JSON.stringify(next));
  };
  return { accepted, accept };
}

function read(kept: string | null): ReadonlySet<string> {
  try {
    const keys: unknown = JSON.parse(kept ?? '[]');
    return new Set(Array.isArray(keys) ? keys.map(String) : []);
  } catch {
    return new Set();
  }
}
