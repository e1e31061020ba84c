import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EarlyKeys, type EarlySearch } from './EarlyKeys.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

const SearchOverlay = lazyPart(() => import('./SearchOverlay.tsx').then((file) => file.SearchOverlay));

/** Opens the search over any page by its shortcut; its code is loaded then. */
export function SearchLauncher({ asked, typed }: EarlySearch) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const open = useCallback(() => {
    // Pressed once more inside of the search, it is no other place to go back to.
    opener.current ??= document.activeElement;
    asked.current = true;
    setIsOpen(true);
  }, [asked]);
  useSearchShortcut(open);
  // Once this is there, and no earlier: the key may be pressed until then.
  useLayoutEffect(() => {
    if (asked.current) open();
  }, [asked, open]);
  const close = () => {
    asked.current = false;
    typed.current = '';
    setIsOpen(false);
  };
  // Only once the overlay is gone, because it keeps the focus inside.
  useEffect(() => {
    // Asked for before this was there, it is about to open.
    if (isOpen || asked.current || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [asked, isOpen]);
  if (!isOpen) return null;
  return (
    <LazyPart fallback={<EarlyKeys asked={asked} typed={typed} onEscape={close} />} onMissing={close}>
      <SearchOverlay
        typed={typed}
        onClose={close}
        onLeave={() => {
          // The page that follows takes the focus.
          opener.current = null;
          close();
        }}
      />
    </LazyPart>
  );
}
