import { useEffect, useEffectEvent } from 'react';

/** Handles keys while the viewer is open. Keys with Ctrl, Alt or Command are left to the browser. */
export function useViewerKeys(isOpen: boolean, keys: readonly (readonly [key: string, work: () => void])[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = keys.find(([key]) => key === event.key);
    if (found === undefined) return;
    event.preventDefault();
    found[1]();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOpen]);
}
