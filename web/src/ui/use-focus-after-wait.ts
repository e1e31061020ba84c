import { useEffect, useRef } from 'react';

/**
 * For something that is disabled while the work that it started runs: it would lose the focus, and gets it back
 * afterwards unless the focus went elsewhere. The page's scroll position does not change.
 */
export function useFocusAfterWait<Of extends HTMLElement>(isBusy: boolean) {
  const ref = useRef<Of>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return { ref, wasBusy };
}
