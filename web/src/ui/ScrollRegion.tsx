import type { ComponentProps } from 'react';

type Label = { 'aria-label': string } | { 'aria-labelledby': string };

/** A scrolling part of a page: the keyboard can only scroll what is focusable, and what is focusable needs a name. */
export function ScrollRegion(props: Omit<ComponentProps<'section'>, keyof Label | 'tabIndex'> & Label) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above, a region without the focus could not be scrolled by keys
  return <section {...props} tabIndex={0} />;
}
