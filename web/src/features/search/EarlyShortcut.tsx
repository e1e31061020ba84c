import { type RefObject, useLayoutEffect } from 'react';

interface EarlyShortcutProps {
  /** Whether the search was asked for before its code was there. */
  asked: RefObject<boolean>;
}

/** Stands in for the launcher while its code is loading: the key would be lost, or go to the browser. */
export function EarlyShortcut({ asked }: EarlyShortcutProps) {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      asked.current = true;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [asked]);
  return null;
}
