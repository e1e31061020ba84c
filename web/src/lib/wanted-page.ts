import { type AccountDrafts, draftsOf } from './account-drafts.ts';
import { paths } from './paths.ts';
import type { KeyValueStore } from './storage.ts';

const wantedKey = 'wanted-page';
const leftKey = 'left-page';

/** Remembers, in this tab, the page of the app that a guest asked for and was sent to the sign-in instead. */
export function rememberWantedPage(drafts: KeyValueStore, address: string): void {
  const { pathname, search, hash } = new URL(address);
  // Two slashes at the start would name another site.
  drafts.setItem(wantedKey, `${pathname.replace(/^\/+/, '/')}${search}${hash}`);
}

/** Called when a guest goes somewhere else and so does not want that page any more. */
export function forgetWantedPage(drafts: KeyValueStore): void {
  drafts.removeItem(wantedKey);
}

/** Remembers, in this tab, the page that an account was on when its session ended by itself; another one is not led there. */
export function rememberLeftPage(drafts: AccountDrafts, subject: string | null, page: string): void {
  draftsOf(drafts, subject).setItem(leftKey, page);
}

/** Takes the page that this account was on; null if it did not lose its session here. */
export function takeLeftPage(drafts: AccountDrafts, subject: string | null): string | null {
  const own = draftsOf(drafts, subject);
  const left = own.getItem(leftKey);
  own.removeItem(leftKey);
  return left;
}

/** Where a sign-in leads: to the page that was asked for, once, else back to where the session ended, else to a new chat. */
export function takeWantedPage(drafts: KeyValueStore, subject: string | null): string {
  const wanted = drafts.getItem(wantedKey);
  forgetWantedPage(drafts);
  const left = takeLeftPage(drafts, subject);
  return wanted ?? left ?? paths.newChat();
}
