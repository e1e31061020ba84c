import { useSyncExternalStore } from 'react';

/** Calls back each time the network comes back. Returns a function that stops that. */
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

/** Whether the browser has a network. Only a hint: the server may be on the same computer, or unreachable nevertheless. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
