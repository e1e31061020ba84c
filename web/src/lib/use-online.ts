import { useSyncExternalStore } from 'react';

/** Calls back each time the network comes back. Answers how to end that. */
export function whenOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

function subscribe(listener: () => void): () => void {
  const end = whenOnline(listener);
  window.addEventListener('offline', listener);
  return () => {
    end();
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network at all; that the server can be reached is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
