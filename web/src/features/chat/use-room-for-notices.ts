import { type RefObject, useLayoutEffect } from 'react';

const property = '--app-notice-bottom';
const gap = 8;

/** Notices stand above what is at the foot of the page, however tall its queue, files and text make it. */
export function useRoomForNotices(footRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const foot = footRef.current;
    if (foot === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${foot.offsetHeight + gap}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(foot);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [footRef]);
}
