import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { UserActions, UserState, UserStore } from './user-store.ts';

const UserStoreContext = createContext<UserStore | null>(null);

export const UserStoreProvider = UserStoreContext.Provider;

/** The user state itself, for those who change it without showing it. */
export function useUserStore(): UserStore {
  const store = useContext(UserStoreContext);
  if (store === null) throw new Error('The user state needs a UserStoreProvider above it.');
  return store;
}

/** A part of the user state, or one of its actions; the component is drawn again when that part changes. */
export const useUser = <T>(select: (user: UserState & UserActions) => T): T => useStore(useUserStore(), select);
