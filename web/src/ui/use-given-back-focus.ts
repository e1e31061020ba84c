import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Whether the focus was meanwhile put outside the layer, where it stays. */
export function giveFocusBack(opener: Element | null, layer: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || layer?.contains(activeElement) === true;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Returns the focus to where it was when a layer over the page opened, even if the layer was mounted open or was
 * closed as soon as it came: the library does so only if it saw the layer open and close. The returned function must be
 * called once the layer is gone. `isWanted`: false when the focus goes elsewhere by itself.
 */
export function useGivenBackFocus(opened: boolean, ref: RefObject<HTMLElement | null>, isWanted = true): () => void {
  const openerRef = useRef<Element | null>(null);
  const isOpenRef = useRef(false);
  // Runs before the layer takes the focus, and again when a page that was suspended comes back.
  useLayoutEffect(() => {
    if (opened && !isOpenRef.current) openerRef.current = document.activeElement;
  }, [opened]);
  const onClosed = useEffectEvent(() => {
    if (isWanted) giveFocusBack(openerRef.current, ref.current);
  });
  // Runs after the page has settled without the layer: a button that waited for it can be used again.
  useEffect(() => {
    if (!opened) return;
    isOpenRef.current = true;
    return () => {
      isOpenRef.current = false;
      onClosed();
    };
  }, [opened]);
  // A layer that is closed as soon as it opens takes the focus after it has been returned.
  return () => onClosed();
}
