/** The messages of Chromium, Firefox, Safari and the bundler's preload when a part of the app could not be fetched. */
const messages =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

/** Texts that a page needs could not be fetched, however often that was tried. */
export class MissingTexts extends Error {
  /** Lets the next page that needs them ask for them again. */
  readonly forget: () => void;

  constructor(namespace: string, forget: () => void) {
    super(`The texts "${namespace}" could not be fetched.`);
    this.name = 'MissingTexts';
    this.forget = forget;
  }
}

/** True for a part of the app, code or texts, that is gone (a new version is out) or out of reach (no connection). */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof MissingTexts || (error instanceof Error && messages.test(error.message));

/** Called after the person was told: whatever can be requested again will be. */
export function forgetMissing(error: unknown): void {
  if (error instanceof MissingTexts) error.forget();
}
