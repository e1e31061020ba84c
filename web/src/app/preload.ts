import type { i18n } from 'i18next';
import { loadParts } from '../ui/lazy-part.tsx';
import { type AppRoute, frameTexts } from './routes.ts';

/** The person asked their browser to save data: nothing is fetched ahead for pages that may never be opened. */
export const savesData = (browser: object): boolean =>
  'connection' in browser &&
  typeof browser.connection === 'object' &&
  browser.connection !== null &&
  'saveData' in browser.connection &&
  browser.connection.saveData === true;

/**
 * Fetches every signed-in page, its parts, its texts and what sends files ahead, so that a seller whose connection goes can
 * still move about and reads sentences instead of their keys. What cannot be had now is asked for again when it is needed.
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
  // Only the pages' own code knows of their parts.
  results.push(...(await loadParts()));
  for (const result of results) if (result.status === 'rejected') onError(result.reason);
}
