import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { exhaustedOf } from '../../lib/credits-exhausted.ts';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';
import type { UserStore } from './user-store.ts';

/** Triggers within this time cause one request; milliseconds. */
const gatherMs = 400;
/** The shortest time between two requests, however much happens; milliseconds. */
const shortestGapMs = 3_000;
/** A tab that was hidden for longer asks again, because another one may have spent credits; milliseconds. */
const oldAfterMs = 15_000;

/** Statuses of cards, bulk jobs, exports and runs that are still being worked on (decisions, "Statuses"). */
const working = new Set(['importing', 'improving', 'queued', 'running', 'processing']);

interface Work {
  id?: unknown;
  status?: unknown;
  active_run?: unknown;
  items?: unknown;
  pages?: unknown;
}

/** Ids of the open work in an answer of the server, whether it is one thing, a list or pages of a list. */
export function workIn(data: unknown): Set<string> {
  if (typeof data !== 'object' || data === null) return new Set();
  if (Array.isArray(data)) return new Set(data.flatMap((each) => [...workIn(each)]));
  const { id, status, active_run, items, pages } = data as Work;
  const own = typeof id === 'string' && (working.has(String(status)) || Boolean(active_run)) ? [id] : [];
  return new Set([...own, ...workIn(items), ...workIn(pages)]);
}

interface CreditWatchOptions {
  queryClient: Pick<QueryClient, 'getQueryCache' | 'getMutationCache'>;
  user: Pick<UserStore, 'getState'>;
  now(): Date;
  /** The document, and whether it is looked at. */
  page: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  /** Tells the other tabs of this browser, which hear of it by the window's `storage` events. */
  store: Pick<KeyValueStore, 'setItem'>;
  events: EventTarget;
}

/**
 * Keeps the credits that the app shows up to date without polling: asks after work that the page follows has ended, after
 * calls marked with `meta: { charges: true }`, also of other tabs, and when the tab becomes visible again. A refusal for lack of
 * credits brings its own figures. Returns a function that stops the watch.
 */
export function watchCredits({ queryClient, user, now, page, store, events }: CreditWatchOptions): () => void {
  const known = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let askedAt = now().getTime();

  const ask = () => {
    timer = null;
    askedAt = now().getTime();
    void user.getState().loadSubscription();
  };
  const askSoon = () => {
    const gap = shortestGapMs - (now().getTime() - askedAt);
    timer ??= setTimeout(ask, Math.max(gatherMs, gap));
  };
  const askInEveryTab = () => {
    askSoon();
    store.setItem(storageKeys.creditsTaken, now().toISOString());
  };
  const onQuery = (event: QueryCacheNotifyEvent) => {
    const { queryHash } = event.query;
    if (event.type === 'removed') known.delete(queryHash);
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const before = known.get(queryHash);
    const after = workIn(event.query.state.data);
    known.set(queryHash, after);
    if (before !== undefined && [...before].some((id) => !after.has(id))) askInEveryTab();
  };
  const onMutation = (event: MutationCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && event.mutation.meta?.charges === true) askInEveryTab();
    if (event.action.type !== 'error') return;
    const exhausted = exhaustedOf(event.action.error);
    if (exhausted === null) return;
    const { feature, used, limit, reset_date } = exhausted;
    user.getState().updateUsage({ [feature]: { used, limit, reset_date } });
  };
  const onVisible = () => {
    if (page.visibilityState === 'visible' && now().getTime() - askedAt >= oldAfterMs) askSoon();
  };

  const onStorage = (event: Event) => {
    if ((event as StorageEvent).key === storageKeys.creditsTaken) askSoon();
  };

  const stopQueries = queryClient.getQueryCache().subscribe(onQuery);
  const stopMutations = queryClient.getMutationCache().subscribe(onMutation);
  page.addEventListener('visibilitychange', onVisible);
  events.addEventListener('storage', onStorage);
  return () => {
    stopQueries();
    stopMutations();
    page.removeEventListener('visibilitychange', onVisible);
    events.removeEventListener('storage', onStorage);
    if (timer !== null) clearTimeout(timer);
  };
}
