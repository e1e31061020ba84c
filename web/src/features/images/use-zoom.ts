import { type PointerEvent, useRef, useState } from 'react';

const least = 1;
const most = 4;
const step = 0.5;
/** How far a finger must move sideways for the next picture, in pixels. */
const swipeLength = 60;

interface View {
  zoom: number;
  /** Moved from the middle, in pixels. */
  x: number;
  y: number;
}

const fitted: View = { zoom: least, x: 0, y: 0 };

/** Size and place of the picture in the viewer: larger and smaller, pushed about when it is large, swiped when it is not. */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState<View>(fitted);
  const held = useRef<{ pointer: number; x: number; y: number; from: View } | null>(null);
  const zoomTo = (zoom: number) => {
    const bounded = Math.min(most, Math.max(least, zoom));
    setView(bounded === least ? fitted : (now) => ({ ...now, zoom: bounded }));
  };
  return {
    ...view,
    isLarge: view.zoom > least,
    canGrow: view.zoom < most,
    grow: () => zoomTo(view.zoom + step),
    shrink: () => zoomTo(view.zoom - step),
    fit: () => setView(fitted),
    toggle: () => zoomTo(view.zoom > least ? least : 2),
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: view };
        if (view.zoom > least) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        const start = held.current;
        if (start?.pointer !== event.pointerId || view.zoom === least) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        setView({ ...view, x: start.from.x + dx, y: start.from.y + dy });
      },
      onPointerUp(event: PointerEvent) {
        const start = held.current;
        held.current = null;
        if (start?.pointer !== event.pointerId || view.zoom > least) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (Math.abs(dx) >= swipeLength && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
      },
      onPointerCancel() {
        held.current = null;
      },
    },
  };
}
