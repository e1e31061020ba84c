import type { KeyValueStore } from '../../lib/storage.ts';

const storageKey = 'social-state';

/**
 * Remembers, in this tab, which sign-in was started: the answer must carry the same state, or somebody else's sign-in was
 * slipped in (login CSRF; RFC 6749, section 10.12). False: the address carries no state.
 */
export function rememberSocialState(drafts: KeyValueStore, address: string): boolean {
  const state = URL.parse(address)?.searchParams.get('state') ?? '';
  if (state !== '') drafts.setItem(storageKey, state);
  return state !== '';
}

/** True when this tab started the sign-in with this state; it counts once. */
export function takeSocialState(drafts: KeyValueStore, state: string): boolean {
  const isSame = state !== '' && drafts.getItem(storageKey) === state;
  drafts.removeItem(storageKey);
  return isSame;
}
