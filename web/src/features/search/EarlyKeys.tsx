import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** What was pressed and typed before the search was there. */
export interface EarlySearch {
  asked: RefObject<boolean>;
  typed: RefObject<string>;
}

interface EarlyKeysProps extends EarlySearch {
  onEscape(): void;
}

/**
 * Stands in for the search while its code is loading: its shortcut is not lost, and letters after it are kept for its box and
 * reach nothing below.
 */
export function EarlyKeys({ asked, typed, onEscape }: EarlyKeysProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isControlled = ctrlKey || metaKey;
    if (isControlled && !altKey && !shiftKey && key.toLowerCase() === 'k') asked.current = true;
    else {
      const isShortcut = (isControlled || altKey) && !event.getModifierState('AltGraph');
      // An input method needs a box for its words.
      if (!asked.current || isShortcut || event.isComposing) return;
      if (key === 'Escape') onEscape();
      else if (key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
      else if ([...key].length === 1) typed.current += key;
      else if (key !== 'Enter') return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
  // Disappears in the same moment as the box appears.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return null;
}
