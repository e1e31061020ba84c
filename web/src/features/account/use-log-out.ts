import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { storageKeys } from '../../lib/storage.ts';

/** Ends the session here at once, whether or not the server can be told, and shows the landing page. */
export function useLogOut(): () => void {
  const { api, tokens, store } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return () => {
    const refreshToken = tokens.refresh();
    tokens.clear();
    store.removeItem(storageKeys.currentExport);
    if (refreshToken !== null) {
      api.open('POST', '/auth/logout', { body: { refresh_token: refreshToken } }).catch(() => undefined);
    }
    // The cache goes last: the pages that are still shown would load everything again.
    void Promise.resolve(navigate(paths.landing())).then(() => queryClient.clear());
  };
}
