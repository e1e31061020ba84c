import { type CardSummary, cardsChangedSchema } from '@cardwright/contract/library';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { followEvents } from '../../lib/event-feed.ts';
import { useServices } from '../../lib/services.tsx';
import { wait } from '../../lib/waiting.ts';
import { useRefreshCards } from './card-list-queries.ts';
import { isWorking } from './card-pages.ts';
import type { LibraryView } from './library-view.ts';

/** So many cards around the working ones are asked for again after a pause of the stream. */
const maxMended = 100;

/** Keeps the shown cards as the server has them: it tells of each change. */
export function useLiveCards(view: LibraryView, cards: readonly CardSummary[]): void {
  const { api, streams, logError } = useServices();
  const refresh = useRefreshCards(view);
  const latest = useRef({ refresh, cards });
  // A hidden tab gives its connection back: browsers open only six to one server over HTTP/1.1.
  const isVisible = useDocumentVisibility() !== 'hidden';
  const hasFollowedRef = useRef(false);
  useEffect(() => {
    latest.current = { refresh, cards };
  });

  useEffect(() => {
    if (!isVisible) return;
    const closed = new AbortController();
    const mend = (changed: string[] | null) => {
      const { refresh: now, cards: shown } = latest.current;
      const first = shown.filter(isWorking).concat(shown.filter((card) => !isWorking(card)));
      now(
        changed,
        first.slice(0, maxMended).map(({ id }) => id),
      ).catch((error: unknown) => !closed.signal.aborted && logError(error));
    };
    // What was kept from an earlier visit, or from before the tab was hidden, may be old.
    if (latest.current.cards.length > 0 || hasFollowedRef.current) mend(null);
    hasFollowedRef.current = true;
    let isFirst = true;
    void followEvents({
      open: (headers, signal) => {
        // Who comes back is told first that any card may have changed, even if no event came before.
        const known = isFirst ? headers : { 'last-event-id': '0', ...headers };
        isFirst = false;
        return api.open('GET', '/cards/stream', { headers: known, signal });
      },
      onEvent: ({ event, data }) => {
        if (event !== 'cards_changed') return;
        try {
          mend(cardsChangedSchema.parse(JSON.parse(data)).card_ids);
        } catch (error) {
          logError(error);
        }
      },
      onError: logError,
      seats: streams.seats,
      signal: closed.signal,
      wait,
      random: Math.random,
    });
    return () => closed.abort();
  }, [api, streams, logError, isVisible]);
}
