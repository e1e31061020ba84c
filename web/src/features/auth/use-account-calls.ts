import type { SocialProvider, Tokens } from '@cardwright/contract/auth';
import { useServices } from '../../lib/services.tsx';

/** The calls that need no session. Addresses are trimmed; passwords are sent exactly as typed. */
export function useAccountCalls() {
  const { api } = useServices();
  return {
    logIn: (email: string, password: string) =>
      api.call<Tokens>('POST', '/auth/login', { body: { email: email.trim(), password } }),
    register: (email: string, password: string) =>
      api.call<unknown>('POST', '/auth/register', { body: { email: email.trim(), password } }),
    sendActivation: (email: string) => api.call<unknown>('POST', '/auth/activation', { body: { email: email.trim() } }),
    activate: (token: string) => api.call<unknown>('POST', '/auth/activate', { body: { token } }),
    requestReset: (email: string) =>
      api.call<unknown>('POST', '/auth/password-reset', { body: { email: email.trim() } }),
    confirmReset: (token: string, password: string) =>
      api.call<unknown>('POST', '/auth/password-reset/confirm', { body: { token, password } }),
    providers: (signal: AbortSignal) => api.call<{ providers: SocialProvider[] }>('GET', '/auth/providers', { signal }),
    socialAddress: (provider: string) =>
      api.call<{ url: string }>('GET', `/auth/social/${encodeURIComponent(provider)}/authorize`),
    socialLogIn: (provider: string, code: string, state: string) =>
      api.call<Tokens>('POST', `/auth/social/${encodeURIComponent(provider)}/callback`, { body: { code, state } }),
  };
}
