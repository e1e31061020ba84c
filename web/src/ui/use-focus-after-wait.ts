import { useEffect, useRef } from 'react';

/**
 * For something that is switched off while the work runs which it started: it would lose the focus, and has it again
 * afterwards unless that went elsewhere. The page stays where it was scrolled to meanwhile.
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
