import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EarlyKeys } from './EarlyKeys.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

const SearchOverlay = lazyPart(() => import('./SearchOverlay.tsx').then((file) => file.SearchOverlay));

interface SearchLauncherProps {
  /** Whether the shortcut was pressed before this was there. */
  asked: RefObject<boolean>;
}

/** Opens the search over any page by its shortcut; its code is loaded then. */
export function SearchLauncher({ asked }: SearchLauncherProps) {
  const [isOpen, setIsOpen] = useState(() => asked.current);
  const opener = useRef<Element | null>(isOpen ? document.activeElement : null);
  const typed = useRef('');
  useSearchShortcut(
    useCallback(() => {
      // Pressed once more inside of the search, it is no other place to go back to.
      opener.current ??= document.activeElement;
      setIsOpen(true);
    }, []),
  );
  useEffect(() => {
    asked.current = false;
  }, [asked]);
  const close = () => {
    typed.current = '';
    setIsOpen(false);
  };
  // Only once the overlay is gone, because it keeps the focus inside.
  useEffect(() => {
    if (isOpen || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <LazyPart fallback={<EarlyKeys typed={typed} onEscape={close} />} onMissing={close}>
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
