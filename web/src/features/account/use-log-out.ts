import { useServices } from '../../lib/services.tsx';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';

/** Takes away what was written and not sent: a session that merely expires keeps it for its account. */
export function forgetWritten(store: KeyValueStore): void {
  store.removeItem(storageKeys.chatDrafts);
  store.removeItem(storageKeys.taskDrafts);
}

/** Ends the session here at once, whether or not the server can be told. */
export function useLogOut(): () => void {
  const { api, tokens, store } = useServices();
  return () => {
    const refreshToken = tokens.refresh();
    tokens.clear();
    forgetWritten(store);
    if (refreshToken === null) return;
    api.open('POST', '/auth/logout', { body: { refresh_token: refreshToken } }).catch(() => undefined);
  };
}
