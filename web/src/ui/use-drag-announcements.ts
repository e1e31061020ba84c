import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

export type DragStep = 'picked' | 'over' | 'dropped' | 'cancelled';

/** Announcements about a dragged entry: that it is picked up, each new place, and how it ended. */
export function useDragAnnouncements(
  words: (step: DragStep, active: Active, over: Over | null) => string,
): Announcements {
  const lastOver = useRef<UniqueIdentifier | null>(null);
  return {
    onDragStart: () => {
      lastOver.current = null;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (over === null || over.id === lastOver.current) return undefined;
      // Every drag first reports being over itself: from then on places are known, and keys move it.
      const step = lastOver.current === null && over.id === active.id ? 'picked' : 'over';
      lastOver.current = over.id;
      return words(step, active, over);
    },
    onDragEnd: ({ active, over }) => words('dropped', active, over),
    onDragCancel: ({ active }) => words('cancelled', active, null),
  };
}
