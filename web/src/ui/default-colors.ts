/** Replaces the library's palettes, which would be part of each first load: the theme has those that the app uses. */
export const DEFAULT_COLORS = {};
