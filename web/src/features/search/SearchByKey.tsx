import { useRef } from 'react';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { EarlyKeys } from './EarlyKeys.tsx';

// Guests cannot search, so they do not load it.
const SearchLauncher = lazyPart(() => import('./SearchLauncher.tsx').then((file) => file.SearchLauncher));

/** The search over any page, whose key is heard from the moment on that the page is there. */
export function SearchByKey() {
  const asked = useRef(false);
  const typed = useRef('');
  const close = () => {
    asked.current = false;
    typed.current = '';
  };
  return (
    <LazyPart fallback={<EarlyKeys asked={asked} typed={typed} onEscape={close} />}>
      <SearchLauncher asked={asked} typed={typed} />
    </LazyPart>
  );
}
