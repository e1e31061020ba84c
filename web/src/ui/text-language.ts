import { createContext, useContext } from 'react';

/** For the app's own words inside a text in another language. */
export const appLanguage = 'en';

/** The language of the texts below that are not the app's own, such as `de`; null when it is not known. */
export const TextLanguage = createContext<string | null>(null);

/** For an element that holds such a text: screen readers speak its language, and it runs in its own direction. */
export function useTextAttributes(): { dir: 'auto'; lang?: string } {
  const language = useContext(TextLanguage);
  return { dir: 'auto', ...(language === null ? {} : { lang: language }) };
}
