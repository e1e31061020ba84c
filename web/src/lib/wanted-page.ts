import { paths } from './paths.ts';
import type { KeyValueStore } from './storage.ts';

const storageKey = 'wanted-page';

/** Remembers, in this tab, the page of the app that a guest asked for and was sent to the sign-in instead. */
export function rememberWantedPage(drafts: KeyValueStore, address: string): void {
  const { pathname, search, hash } = new URL(address);
  // Two slashes at the start would name another site.
  drafts.setItem(storageKey, `${pathname.replace(/^\/+/, '/')}${search}${hash}`);
}

/** Where a sign-in leads: to the page that was asked for, once, else to a new chat. */
export function takeWantedPage(drafts: KeyValueStore): string {
  const wanted = drafts.getItem(storageKey);
  drafts.removeItem(storageKey);
  return wanted ?? paths.newChat();
}
