import { accountKey } from '../../lib/account-drafts.ts';
import { useServices } from '../../lib/services.tsx';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';
import { subjectOf } from '../../lib/token-subject.ts';

/** Removes what an account wrote and did not send; a session that merely expires keeps it for its account. */
export function forgetWritten(store: KeyValueStore, subject: string | null): void {
  for (const key of [storageKeys.chatDrafts, storageKeys.taskDrafts]) store.removeItem(accountKey(key, subject));
}

/** Ends the session here at once, whether or not the server can be told. */
export function useLogOut(): () => void {
  const { api, tokens, store } = useServices();
  return () => {
    const refreshToken = tokens.refresh();
    const subject = subjectOf(tokens.access());
    tokens.clear();
    forgetWritten(store, subject);
    if (refreshToken === null) return;
    api.open('POST', '/auth/logout', { body: { refresh_token: refreshToken } }).catch(() => undefined);
  };
}
