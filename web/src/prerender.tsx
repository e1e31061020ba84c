import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { App } from './app/App.tsx';
import type { Brought } from './app/brought.ts';
import { createServices } from './app/create-services.ts';
import { createI18n } from './app/i18n.ts';
import { buildRoutes } from './app/router.tsx';
import { layoutOf, routes } from './app/routes.ts';
import { untilReady } from './app/until-ready.ts';
import type { PathKey } from './lib/paths.ts';

/** Pages that are the same for every guest, so that the build can prerender them. */
const writtenAhead: PathKey[] = [
  'landing',
  'login',
  'registration',
  'resetRequest',
  'pricing',
  'about',
  'terms',
  'privacy',
  'notFound',
];

export interface WrittenPage {
  key: string;
  /** Patterns of the addresses that show it; `:name` stands for one segment, a `*` at the end for any number. */
  patterns: string[];
  layout: string | null;
  title: string;
  /** Markup for a guest; null: the page depends on who asks, or on the address. */
  markup: string | null;
  /** The texts used in the markup. */
  namespaces: string[];
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** Source file of a page or layout: both are named after their key. */
export const pageFile = (key: string): string => `src/app/pages/${capital(key)}Page.tsx`;
export const layoutFile = (key: string): string => `src/app/layouts/${key.split('-').map(capital).join('')}Layout.tsx`;

interface Written {
  markup: string;
  namespaces: string[];
}

/** @throws Error when a part of the page needs a browser */
async function markupOf(path: string, brought: Brought): Promise<Written> {
  const i18n = await createI18n(brought.texts);
  const services = createServices({ onSessionLost: () => undefined });
  const router = createMemoryRouter(buildRoutes(routes, services), { initialEntries: [path] });
  await untilReady(router);
  if (router.state.errors !== null) throw Object.values(router.state.errors)[0];
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App services={services} i18n={i18n} router={router} brought={brought} />, {
    onError: (error) => void errors.push(error),
    // Waits for everything, because parts that come later would need scripts to move them into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const markup = await new Response(prelude).text();
  router.dispose();
  if (errors.length > 0) throw new Error(`${path} cannot be written ahead: ${String(errors[0])}`);
  if (markup.includes('<script')) throw new Error(`${path} shows something only after a script has run`);
  return { markup, namespaces: i18n.reportNamespaces?.getUsedNamespaces() ?? [] };
}

/**
 * Every route's page as the build writes it. `brought`: all texts, and what the pages show beside them. A page that cannot be written ahead is
 * reported, and is rendered only in the browser.
 */
export async function writePages(brought: Brought, onFailure: (error: unknown) => void): Promise<WrittenPage[]> {
  const i18n = await createI18n(brought.texts);
  const pages: WrittenPage[] = [];
  for (const route of routes) {
    const written = writtenAhead.includes(route.key) ? await markupOf(route.path, brought).catch(onFailure) : undefined;
    pages.push({
      key: route.key,
      patterns: [route.exact ? route.path : `${route.path}/*`],
      layout: layoutOf(route, routes),
      title: `${i18n.t(`titles.${route.title}`)} · ${i18n.t('productName')}`,
      markup: written?.markup ?? null,
      namespaces: written?.namespaces ?? ['common'],
    });
  }
  return pages;
}
