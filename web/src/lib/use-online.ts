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

/** Whether the browser has a network. A hint only: the server may be on the same computer, or unreachable all the same. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
