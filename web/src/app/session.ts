import type { QueryClient } from '@tanstack/react-query';
import { createPath, type DataRouter } from 'react-router';
import type { UserStore } from '../features/account/user-store.ts';
import { forgetDraftsOf } from '../lib/account-drafts.ts';
import { paths } from '../lib/paths.ts';
import type { Services } from '../lib/services.tsx';
import { storageKeys } from '../lib/storage.ts';
import { subjectOf } from '../lib/token-subject.ts';
import type { TokenChange } from '../lib/tokens.ts';
import { rememberLeftPage, takeLeftPage } from '../lib/wanted-page.ts';
import type { RouteHandle } from './routes.ts';

interface SessionOptions {
  services: Pick<Services, 'tokens' | 'store' | 'drafts' | 'streams'>;
  user: UserStore;
  queryClient: Pick<QueryClient, 'clear'>;
  router: Pick<DataRouter, 'state' | 'navigate' | 'revalidate'>;
  /** The browser's `storage` and `pageshow` events. */
  events: EventTarget;
  /** Reloads the whole page. */
  reload(): void;
  /** Says that the session ended by itself, until somebody signs in. */
  endNotice: { show(): void; hide(): void };
}

/** Stored in the tab until somebody signs in, because the end of a session reloads the whole page. */
const endedKey = 'session-ended';

const accessOf = ({ state }: SessionOptions['router']): RouteHandle['access'] | undefined =>
  (state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.access;

/** A page that is still loading counts as private too: its guard may just have let it pass. */
const isOnPrivatePage = (router: SessionOptions['router']): boolean =>
  accessOf(router) === 'private' || router.state.navigation.state !== 'idle';

const isAnotherAccount = ({ before, after }: TokenChange): boolean => {
  const [old, current] = [subjectOf(before), subjectOf(after)];
  return old !== null && current !== null && old !== current;
};

/**
 * Follows the session from start-up on (specification, section 4): loads the signed-in seller, forgets everything about a
 * session that ended here or in another tab (except drafts, unless somebody signed out), and never shows one
 * account's data under another's token. Returns a function that stops it.
 */
export function startSession(options: SessionOptions): () => void {
  const { services, user, queryClient, router, events, reload, endNotice } = options;
  const { tokens, store, drafts, streams } = services;

  const forget = () => {
    user.getState().clear();
    queryClient.clear();
    if (tokens.access() !== null) void user.getState().loadUserData();
  };
  const onSessionEnd = async ({ isLost, before }: TokenChange) => {
    store.removeItem(storageKeys.currentExport);
    store.removeItem(storageKeys.recentSearches);
    const isPrivate = isOnPrivatePage(router);
    if (isLost) {
      // Somebody who did not sign out finds the drafts again; another account has its own.
      const { location, navigation } = router.state;
      if (isPrivate) rememberLeftPage(drafts, subjectOf(before), createPath(navigation.location ?? location));
      drafts.setItem(endedKey, 'yes');
      endNotice.show();
    } else forgetDraftsOf(drafts, subjectOf(before));
    streams.closeAll();
    // The page is closed first: if it stayed open, it would load everything again.
    if (isPrivate) await router.navigate(paths.landing());
    forget();
  };
  const onSignIn = ({ isElsewhere, after }: TokenChange) => {
    drafts.removeItem(endedKey);
    endNotice.hide();
    if (isElsewhere) {
      const left = accessOf(router) === 'guest-only' ? takeLeftPage(drafts, subjectOf(after)) : null;
      void (left === null ? router.revalidate() : router.navigate(left, { replace: true }));
    }
    void user.getState().loadUserData();
  };
  const onChange = (change: TokenChange) => {
    if (change.after === null) void onSessionEnd(change);
    else if (isAnotherAccount(change)) change.isElsewhere ? reload() : forget();
    else if (change.before === null) onSignIn(change);
  };
  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === storageKeys.accessToken || key === null) tokens.sync();
  };
  // The browser may bring back a page as it was left, without what has changed since.
  const onPageShow = (event: Event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    tokens.sync();
    void router.revalidate();
  };
  const start = async () => {
    const token = tokens.access();
    if (token === null && drafts.getItem(endedKey) !== null) endNotice.show();
    if (token === null || (await user.getState().loadUserData())) return;
    // Not when somebody has signed out, or in, during the load.
    const isSameSession = tokens.access() !== null && subjectOf(tokens.access()) === subjectOf(token);
    if (isSameSession && user.getState().error !== null) tokens.lose();
  };

  // Hardly anybody has any, so they are no part of the first load. If it fails, the next start moves them.
  if ([storageKeys.chatDrafts, storageKeys.taskDrafts].some((key) => store.getItem(key) !== null))
    void import('./old-drafts.ts').then(({ moveOldDrafts }) => moveOldDrafts(store)).catch(() => {});
  const unsubscribe = tokens.subscribe(onChange);
  events.addEventListener('storage', onStorage);
  events.addEventListener('pageshow', onPageShow);
  void start();
  return () => {
    unsubscribe();
    events.removeEventListener('storage', onStorage);
    events.removeEventListener('pageshow', onPageShow);
  };
}
