import { useEffect, useRef } from 'react';

const changesIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-accepted]') ?? []),
];

/**
 * A choice takes its button away, and with it the focus, which goes on to the next change that is open, else to the heading.
 * `note` is called as a choice is made; `shown` is another value once its change is drawn.
 */
export function useNextChange(shown: unknown) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const placeRef = useRef<number | null>(null);
  const note = () => {
    const place = changesIn(listRef.current).findIndex((item) => item.contains(document.activeElement));
    placeRef.current = place === -1 ? Number.POSITIVE_INFINITY : place;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now is the trigger
  useEffect(() => {
    const place = placeRef.current;
    if (place === null) return;
    placeRef.current = null;
    if (document.activeElement !== document.body) return;
    const next = changesIn(listRef.current).find((item, at) => at >= place && item.dataset.accepted === 'false');
    (next?.querySelector('button') ?? headingRef.current)?.focus();
  }, [shown]);
  return { headingRef, listRef, note };
}
