import { useServices } from '../../lib/services.tsx';

/** Ends the session here at once, whether or not the server can be told. */
export function useLogOut(): () => void {
  const { api, tokens } = useServices();
  return () => {
    const refreshToken = tokens.refresh();
    tokens.clear();
    if (refreshToken === null) return;
    api.open('POST', '/auth/logout', { body: { refresh_token: refreshToken } }).catch(() => undefined);
  };
}
