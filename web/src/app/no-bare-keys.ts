import type { i18n } from 'i18next';
import { MissingTexts } from '../lib/missing-code.ts';

/** Comes with the page's file, and has the message for when other texts are missing. */
const atHand = 'common';

/**
 * The library treats texts that could not be fetched as loaded, and shows their keys. Here a page that needs them waits for
 * another try if only the prefetch failed, and is replaced by a message (`MissingTexts`) if its own request failed.
 */
export function refuseBareKeys(texts: i18n, language: string): void {
  const asked = new Set<string>();
  const missing = new Set<string>();
  texts.on('failedLoading', (_language: string, name: string) => {
    if (name !== atHand && asked.has(name)) missing.add(name);
  });
  const isHere = (name: string): boolean => {
    if (texts.hasResourceBundle(language, name)) return true;
    if (missing.has(name)) throw new MissingTexts(name, () => void missing.delete(name));
    asked.add(name);
    return false;
  };
  texts.hasLoadedNamespace = (names) => [names].flat().every(isHere);
}
