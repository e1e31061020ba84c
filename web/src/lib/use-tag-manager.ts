import { useEffect } from 'react';
import { useServices } from './services.tsx';
import { useSite } from './use-site.ts';

/** Starts the installation's tag manager, if it has one, when the page has been loaded and the browser is at rest. */
export function useTagManager(): void {
  const { now, logError } = useServices();
  const containerId = useSite()?.gtm_id ?? null;
  useEffect(() => {
    if (containerId === null) return undefined;
    const start = () =>
      import('./tag-manager.ts')
        .then(({ startTagManager }) => startTagManager(document, window, containerId, now().getTime()))
        .catch(logError);
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start, 1);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(start, { timeout: 3_000 });
    return () => window.cancelIdleCallback(handle);
  }, [containerId, now, logError]);
}
