import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isTypedInto } from '../../lib/typed-in.ts';

/** A part that an address names may come with data that is still loading; it is waited for this long, in ms. */
const patienceMs = 5_000;

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Calls back once an element with the id is on the page; the answer gives up. */
function whenThere(id: string, onFound: (element: HTMLElement) => void): () => void {
  const look = (): boolean => {
    const element = document.getElementById(id);
    if (element !== null) onFound(element);
    return element !== null;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * After a move to another page the keyboard and a screen reader continue there: at its heading, else at its main part,
 * unless the page has taken the focus itself, or the person types in the frame around it (a page may come late). An address
 * with a hash leads to the part it names.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shownPathRef = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a second click on the same link
  useEffect(() => {
    const isFirst = shownPathRef.current === null;
    const isSamePage = shownPathRef.current === pathname;
    shownPathRef.current = pathname;
    if (hash !== '' && (type !== 'POP' || isFirst)) {
      return whenThere(decoded(hash.slice(1)), (element) => {
        element.scrollIntoView();
        if (!isTypedInto()) focusOn(element);
      });
    }
    const main = document.querySelector('main');
    if (isFirst || isSamePage || main === null || main.contains(document.activeElement) || isTypedInto()) return;
    focusOn(main.querySelector('h1') ?? main);
  }, [pathname, hash, key, type]);
}
