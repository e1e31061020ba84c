import type { DataRouter } from 'react-router';

/** Resolves when the router has loaded the page of the current address (or the page that says why it cannot). */
export function untilReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
