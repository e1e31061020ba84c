import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** Whether a token is stored, here or by another tab. */
export function useSignedIn(): boolean {
  const { tokens } = useServices();
  const isSignedIn = () => tokens.access() !== null;
  // The build, which writes the pages for guests, asks the third.
  return useSyncExternalStore(tokens.subscribe, isSignedIn, isSignedIn);
}
