import type { Plans } from '@cardwright/contract/billing';
import type { ResourceLanguage } from 'i18next';

/** The data in a page's file, so that its first view fetches nothing (build/page-files.ts). */
export interface Brought {
  /** By namespace. */
  texts: ResourceLanguage;
  /** The plans as they were when the app was built. */
  plans?: Plans;
}

/** Element with the page's data; the development server's page has none. */
const elementId = 'brought';

/** Reads what the page has brought, and gives its markup the styles that it could not carry as attributes. */
export function takeBrought(document: Document): Brought {
  const text = document.getElementById(elementId)?.textContent;
  if (text === undefined || text === null) return { texts: {} };
  const { styles, ...brought } = JSON.parse(text) as Brought & { styles?: string[] };
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles?.[Number(element.dataset.style)] ?? '';
    element.removeAttribute('data-style');
  }
  return brought;
}
