import type { KeyboardEvent } from 'react';

/** The key belongs to an input method that composes a word. Some browsers say it only by the old key code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
