import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** Whether a token is stored, here or by another tab. */
export function useSignedIn(): boolean {
  const { tokens } = useServices();
  const isSignedIn = () => tokens.access() !== null;
  // The third argument is for the build, which prerenders the pages for guests.
  return useSyncExternalStore(tokens.subscribe, isSignedIn, isSignedIn);
}
