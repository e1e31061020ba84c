import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as "at the end". */
const endTolerance = 48;

/** Keeps a growing list at its end, but only while the reader is there. */
export function useFollowScroll(content: unknown) {
  const boxRef = useRef<HTMLDivElement>(null);
  const isFollowingRef = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const box = boxRef.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
    isFollowingRef.current = true;
    setIsAtEnd(true);
  }, []);

  const onScroll = useCallback(() => {
    const box = boxRef.current;
    if (box === null) return;
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= endTolerance;
    isFollowingRef.current = isNearEnd;
    setIsAtEnd(isNearEnd);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the content has changed, and reads only refs
  useLayoutEffect(() => {
    if (isFollowingRef.current) toEnd();
  }, [content, toEnd]);

  return { boxRef, onScroll, isAtEnd, toEnd };
}
