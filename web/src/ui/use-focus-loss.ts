import { useLayoutEffect, useRef } from 'react';

/**
 * For an element that may go from the page while the focus is in it: `onLost` gets it while it still stands there, and
 * gives the focus to something else. `onLost` stays the same function.
 */
export function useFocusLoss<Of extends HTMLElement>(onLost: (going: Of) => void) {
  const ref = useRef<Of>(null);
  // Runs just before the element is taken away; afterwards nothing tells where the focus was.
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) onLost(ref.current);
    },
    [onLost],
  );
  return ref;
}
