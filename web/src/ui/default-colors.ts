/** In place of the library's palettes, which are a part of each first load: the theme has those that the app uses. */
export const DEFAULT_COLORS = {};
