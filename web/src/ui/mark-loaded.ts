import type { SyntheticEvent } from 'react';

/** For `onLoad`: a picture gets its white ground once it is there. Before that, a dark page would flash with white boxes. */
export const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.toggleAttribute('data-loaded', true);
};
