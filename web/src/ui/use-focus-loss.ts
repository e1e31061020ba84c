import { useLayoutEffect, useRef } from 'react';

/**
 * For an element that may disappear while the focus is in it: `onLost` gets it while it is still there, and
 * gives the focus to something else. `onLost` must be a stable function.
 */
export function useFocusLoss<Of extends HTMLElement>(onLost: (going: Of) => void) {
  const ref = useRef<Of>(null);
  // Runs just before the element is removed; afterwards nothing tells where the focus was.
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) onLost(ref.current);
    },
    [onLost],
  );
  return ref;
}
