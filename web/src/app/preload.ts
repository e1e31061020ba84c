import type { i18n } from 'i18next';
import { loadParts } from '../ui/lazy-part.tsx';
import { type AppRoute, frameTexts } from './routes.ts';

/** Whether the browser is set to save data: then nothing is fetched for pages that may never be opened. */
export const savesData = (browser: object): boolean =>
  'connection' in browser &&
  typeof browser.connection === 'object' &&
  browser.connection !== null &&
  'saveData' in browser.connection &&
  browser.connection.saveData === true;

/**
 * Fetches in advance every signed-in page, its parts, its texts and the code that sends files, so that an offline seller can
 * still move about, and reads sentences instead of their keys. What cannot be fetched now is requested again when needed.
 */
export async function preloadPages(
  texts: Pick<i18n, 'loadNamespaces'>,
  table: AppRoute[],
  onError: (error: unknown) => void,
): Promise<void> {
  const own = table.filter((route) => route.access === 'private');
  const namespaces = new Set([...frameTexts, ...own.flatMap((route) => route.texts ?? [])]);
  const pages = own.map((route) => route.load());
  const results: PromiseSettledResult<unknown>[] = await Promise.allSettled([
    texts.loadNamespaces([...namespaces]),
    import('../lib/send-file.ts'),
    ...pages,
  ]);
  // Only the pages' own code knows their parts.
  results.push(...(await loadParts()));
  for (const result of results) if (result.status === 'rejected') onError(result.reason);
}
