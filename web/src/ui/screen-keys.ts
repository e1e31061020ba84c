import type { KeyboardEvent } from 'react';

/** Whether a field that takes the focus brings up keys on the screen: they hide half the page. */
export const hasScreenKeys = (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Enter sends what is written in several lines. On a screen's keys it is the only way to a new line, and a button sends. */
export const isSendKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && (ctrlKey || metaKey || !hasScreenKeys());
