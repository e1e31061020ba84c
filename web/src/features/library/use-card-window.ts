import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface CardWindowOptions {
  /** Loaded cards. */
  count: number;
  columns: number;
  /** A guess in pixels; each line is measured once it is there. */
  lineHeight: number;
  hasMore: boolean;
  /** Asked for when the end of what is loaded comes near. */
  onMore(): void;
  onToggle(index: number, isRange: boolean): void;
}

/** Lines drawn beyond what can be seen. */
const overscan = 8;
/** Lines before the end at which more is asked for. */
const ahead = 6;

const steps: Record<string, (columns: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Draws only the lines of a long list that can be seen; arrow keys move between cards, Space chooses, Shift takes a range. */
export function useCardWindow(listRef: RefObject<HTMLElement | null>, options: CardWindowOptions) {
  const { count, columns, lineHeight, hasMore, onMore, onToggle } = options;
  const lines = Math.ceil(count / columns);
  const [margin, setMargin] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const wantedRef = useRef<number | null>(null);
  const scrollBox = () => listRef.current?.closest('main') ?? null;

  const virtualizer = useVirtualizer({
    count: lines,
    getScrollElement: scrollBox,
    estimateSize: () => lineHeight,
    overscan,
    // Drawn with the next frame: the lines beyond what can be seen give it the time, and scrolling does not wait.
    useFlushSync: false,
    scrollMargin: margin,
    // The focused card stays drawn, or the keyboard would lose its place while the list scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const line = focused === null ? null : Math.floor(focused / columns);
      return line === null || line >= lines || indexes.includes(line)
        ? indexes
        : [...indexes, line].sort((a, b) => a - b);
    },
  });
  // What stands above the list moves its beginning within the box that scrolls. Asking for places while it scrolls would
  // make the browser lay out every line at once.
  useLayoutEffect(() => {
    const [box, list] = [scrollBox(), listRef.current];
    if (box === null || list === null || virtualizer.isScrolling) return;
    const begin = list.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    if (Math.abs(begin - margin) >= 1) setMargin(begin);
  });
  // Other columns or another width, other heights: none that was measured or guessed holds.
  useEffect(() => {
    if (columns > 0 && lineHeight > 0) virtualizer.measure();
  }, [virtualizer, columns, lineHeight]);
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasMore && last >= lines - ahead) onMore();
  }, [hasMore, last, lines, onMore]);

  const linkOf = (index: number) => listRef.current?.querySelector<HTMLElement>(`[data-card="${index}"] a`) ?? null;
  useEffect(() => {
    const wanted = wantedRef.current;
    const link = wanted === null ? null : linkOf(wanted);
    if (link === null) return;
    wantedRef.current = null;
    link.focus({ preventScroll: true });
  });

  const indexOf = (target: EventTarget) =>
    target instanceof Element ? Number(target.closest<HTMLElement>('[data-card]')?.dataset.card ?? -1) : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      onToggle(index, event.shiftKey);
      return;
    }
    const step = steps[event.key]?.(columns);
    const next = step === undefined ? -1 : index + step;
    if (next < 0 || next >= count) return;
    event.preventDefault();
    if (event.shiftKey) onToggle(next, true);
    setFocused(next);
    virtualizer.scrollToIndex(Math.floor(next / columns), { align: 'auto' });
    wantedRef.current = next;
    linkOf(next)?.focus({ preventScroll: true });
  };

  return {
    virtualizer,
    drawn,
    margin,
    height: virtualizer.getTotalSize(),
    events: {
      onKeyDown,
      onFocus: (event: { target: EventTarget }) => setFocused(indexOf(event.target)),
      onBlur: () => setFocused(null),
    },
  };
}
