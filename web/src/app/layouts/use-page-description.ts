import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { PathKey } from '../../lib/paths.ts';
import type { RouteHandle } from '../routes.ts';

/** The pages that a search engine may list; the others keep the description of `index.html`. */
const described = ['landing', 'login', 'registration', 'pricing', 'about', 'terms', 'privacy'] as const;
type Described = (typeof described)[number];

const isDescribed = (key: PathKey | undefined): key is Described => described.some((known) => known === key);

/** Keeps what search engines show under the title in step with the page. */
export function usePageDescription(): void {
  const { t } = useTranslation();
  const key = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;
  const text = isDescribed(key) ? t(`descriptions.${key}`) : null;
  useEffect(() => {
    const element = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (element === null || text === null) return undefined;
    const before = element.content;
    element.content = text;
    return () => {
      element.content = before;
    };
  }, [text]);
}
