import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as "at the end". */
const endTolerance = 48;

/** The share of what is seen that a page key moves on by: the last lines stay to be found again. */
const pageShare = 0.85;

/** Page keys scroll the box from a field that has no page of its own to turn, too. Returns whether they did. */
export function pageByKey(event: KeyboardEvent, box: HTMLElement | null): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (box === null || (key !== 'PageUp' && key !== 'PageDown') || altKey || ctrlKey || metaKey || shiftKey)
    return false;
  if (!(target instanceof HTMLTextAreaElement) || target.scrollHeight > target.clientHeight) return false;
  event.preventDefault();
  box.scrollTop += (key === 'PageUp' ? -1 : 1) * pageShare * box.clientHeight;
  return true;
}

/** Keeps a growing list at its end, but only while the reader is there. `contentRef` is what grows inside the scrolled box. */
export function useFollowScroll() {
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const isFollowingRef = useRef(true);
  const heightRef = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const box = boxRef.current;
    isFollowingRef.current = true;
    if (box !== null) box.scrollTop = box.scrollHeight;
    setIsAtEnd(true);
  }, []);

  /** For somebody who is led to a place further up. */
  const leaveEnd = useCallback(() => {
    isFollowingRef.current = false;
    setIsAtEnd(false);
  }, []);
  const box = useCallback(() => boxRef.current, []);

  const onScroll = useCallback(() => {
    const box = boxRef.current;
    if (box === null) return;
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= endTolerance;
    // What grew since, and has not been followed yet, is no movement of the reader.
    const hasGrown = box.scrollHeight > heightRef.current;
    heightRef.current = box.scrollHeight;
    if (isNearEnd || !(hasGrown && isFollowingRef.current)) isFollowingRef.current = isNearEnd;
    setIsAtEnd(isNearEnd || isFollowingRef.current);
  }, []);

  // Everything that changes heights comes by here: words, pictures, the box itself when the keyboard of a phone opens.
  useEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current];
    if (box === null || content === null) return;
    const observer = new ResizeObserver(() => {
      if (isFollowingRef.current) box.scrollTop = box.scrollHeight;
      // Somebody may read on although the end is in sight.
      else setIsAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight <= endTolerance);
      heightRef.current = box.scrollHeight;
    });
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return { boxRef, contentRef, onScroll, isAtEnd, toEnd, leaveEnd, box };
}
