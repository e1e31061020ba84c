import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a button that goes away with its press, so that the next one comes under the pointer or gets the focus: the second click
 * of a double click, and a key that is held down, do not press that one too.
 */
export const singlePress = (action: () => void) => ({
  onClick: ({ detail }: MouseEvent) => {
    if (detail < 2) action();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
  },
});
