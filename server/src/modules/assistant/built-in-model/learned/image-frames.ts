import { edit } from '../tables/image-rows.ts';
import { gallery } from '../tables/to-gallery.ts';
import type { Frames } from './frame.ts';

/** Pictures. */
export const imageFrames: Frames = {
  edit_image: (clause) => edit(clause),
  add_image_to_gallery: (clause) => gallery(clause),
};
