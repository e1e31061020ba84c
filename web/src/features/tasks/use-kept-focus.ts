import { type RefObject, useRef } from 'react';

/** For a dialog whose button may be gone when it closes: then the focus goes to the element, instead of nowhere. */
export function useKeptFocus(keeper: RefObject<HTMLElement | null>) {
  const openerRef = useRef<Element | null>(null);
  return {
    openedBy(opener: Element | null) {
      openerRef.current = opener;
    },
    onGone() {
      const isThere = openerRef.current?.isConnected ?? true;
      openerRef.current = null;
      if (!isThere) keeper.current?.focus({ preventScroll: true });
    },
  };
}
