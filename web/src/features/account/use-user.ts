import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { UserActions, UserState, UserStore } from './user-store.ts';

const UserStoreContext = createContext<UserStore | null>(null);

export const UserStoreProvider = UserStoreContext.Provider;

/** A part of the user state, or one of its actions; the component is drawn again when that part changes. */
export function useUser<T>(select: (user: UserState & UserActions) => T): T {
  const store = useContext(UserStoreContext);
  if (store === null) throw new Error('useUser needs a UserStoreProvider above it.');
  return useStore(store, select);
}
