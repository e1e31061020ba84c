import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Leaves the focus where it was put meanwhile, outside the layer. */
export function giveFocusBack(opener: Element | null, layer: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === null || activeElement === body || layer?.contains(activeElement) === true;
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Gives the focus back to where it was when a layer over the page opened, also when the layer came already open or was
 * closed as soon as it came: the library gives it back only to what it saw opening and closing. The answer is to be
 * called once the layer is gone. `isWanted`: not when the focus goes elsewhere by itself.
 */
export function useGivenBackFocus(opened: boolean, ref: RefObject<HTMLElement | null>, isWanted = true): () => void {
  const openerRef = useRef<Element | null>(null);
  const isOpenRef = useRef(false);
  // Before the layer takes the focus. A page that is put away while something loads comes here again when it is back.
  useLayoutEffect(() => {
    if (opened && !isOpenRef.current) openerRef.current = document.activeElement;
  }, [opened]);
  const onClosed = useEffectEvent(() => {
    if (isWanted) giveFocusBack(openerRef.current, ref.current);
  });
  // After the page has become what it is without the layer: a button that waited for it can be used again.
  useEffect(() => {
    if (!opened) return;
    isOpenRef.current = true;
    return () => {
      isOpenRef.current = false;
      onClosed();
    };
  }, [opened]);
  // Closed as soon as it came, it took the focus after it had been given back.
  return () => onClosed();
}
