import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface EarlyKeysProps {
  /** What was typed before the search box was there. */
  typed: RefObject<string>;
  onEscape(): void;
}

/** Stands in for the search while its code is loading: letters are kept for its box and reach nothing below. */
export function EarlyKeys({ typed, onEscape }: EarlyKeysProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    // An input method needs a box for its words.
    if (isShortcut || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') typed.current = [...typed.current].slice(0, -1).join('');
    else if ([...event.key].length === 1) typed.current += event.key;
    else if (event.key !== 'Enter') return;
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
