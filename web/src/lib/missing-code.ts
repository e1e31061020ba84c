/** How Chromium, Firefox, Safari and the bundler's preload say that a part of the app could not be fetched. */
const messages =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

/** True for a part of the app that is gone (a new version was published) or out of reach (no connection). */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && messages.test(error.message);
