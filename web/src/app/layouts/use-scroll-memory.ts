import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useServices } from '../../lib/services.tsx';

const memoryKey = 'scroll';
/** Content that loads late is waited for this long, in ms, and no longer than the reader keeps still. */
const patienceMs = 5_000;
const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Every address that is opened by hand or by a link from outside has this key in the history of its document. */
const openedByHand = 'default ';

interface Memory {
  /** When the document was begun that has written it. */
  document: number;
  positions: Record<string, number>;
}

/** Whether the document was opened anew, neither loaded again nor gone back to. */
const isNewVisit = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type }) => type === 'navigate');

function readPositions(text: string | null): Map<string, number> {
  try {
    const { document, positions = {} } = JSON.parse(text ?? '{}') as Partial<Memory>;
    const isOfBefore = document !== performance.timeOrigin && isNewVisit();
    return new Map(Object.entries(positions).filter(([place]) => !isOfBefore || !place.startsWith(openedByHand)));
  } catch {
    return new Map();
  }
}

interface Restoring {
  isOver(): boolean;
  giveUp(): void;
}

/** Scrolls there as soon as the content is tall enough. */
function scrollWhenTallEnough(box: HTMLElement, position: number): Restoring {
  let isOver = false;
  const attempt = () => {
    box.scrollTop = position;
    if (Math.abs(box.scrollTop - position) <= 1) stop();
  };
  const sizes = new ResizeObserver(attempt);
  const contents = new MutationObserver(() => {
    for (const child of box.children) sizes.observe(child);
    attempt();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    sizes.disconnect();
    contents.disconnect();
    for (const sign of signsOfLife) box.removeEventListener(sign, stop);
  };
  for (const child of box.children) sizes.observe(child);
  contents.observe(box, { childList: true, subtree: true });
  for (const sign of signsOfLife) box.addEventListener(sign, stop, { passive: true });
  attempt();
  return { isOver: () => isOver, giveUp: stop };
}

/**
 * Scrolling of a part of the screen as the browser does it for whole pages: a new page begins at the top, back, forward
 * and reload return to where the reader was. A new address of the same page leaves it alone.
 */
export function useScrollMemory(boxRef: RefObject<HTMLElement | null>): void {
  const { drafts } = useServices();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}`;
  const positionsRef = useRef<Map<string, number> | null>(null);
  const shownPathRef = useRef<string | null>(null);
  positionsRef.current ??= readPositions(drafts.getItem(memoryKey));

  useLayoutEffect(() => {
    const box = boxRef.current;
    const positions = positionsRef.current;
    if (box === null || positions === null) return;
    const isSamePage = shownPathRef.current === pathname;
    shownPathRef.current = pathname;
    const wanted = (type === 'POP' ? positions.get(place) : isSamePage ? box.scrollTop : 0) ?? 0;
    const restoring = scrollWhenTallEnough(box, wanted);
    // As far as content that is too short yet lets it scroll is not where the reader was.
    const remember = () => positions.set(place, restoring.isOver() ? box.scrollTop : wanted);
    box.addEventListener('scroll', remember, { passive: true });
    return () => {
      restoring.giveUp();
      box.removeEventListener('scroll', remember);
    };
  }, [boxRef, place, pathname, type]);

  useEffect(() => {
    const save = () => {
      const positions = Object.fromEntries(positionsRef.current ?? []);
      drafts.setItem(memoryKey, JSON.stringify({ document: performance.timeOrigin, positions } satisfies Memory));
    };
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, [drafts]);
}
