import { useServices } from '../../lib/services.tsx';
import { storageKeys } from '../../lib/storage.ts';

/** Ends the session here at once, whether or not the server can be told. */
export function useLogOut(): () => void {
  const { api, tokens, store } = useServices();
  return () => {
    const refreshToken = tokens.refresh();
    tokens.clear();
    // A session that merely expires keeps them for its account.
    store.removeItem(storageKeys.chatDrafts);
    store.removeItem(storageKeys.taskDrafts);
    if (refreshToken === null) return;
    api.open('POST', '/auth/logout', { body: { refresh_token: refreshToken } }).catch(() => undefined);
  };
}
