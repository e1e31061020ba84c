import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** Whether a token is stored, here or by another tab. */
export function useSignedIn(): boolean {
  const { tokens } = useServices();
  return useSyncExternalStore(tokens.subscribe, () => tokens.access() !== null);
}
