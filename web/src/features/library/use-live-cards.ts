import { type CardSummary, cardsChangedSchema } from '@cardwright/contract/library';
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
  const { api, logError } = useServices();
  const refresh = useRefreshCards(view);
  const latest = useRef({ refresh, cards });
  useEffect(() => {
    latest.current = { refresh, cards };
  });

  useEffect(() => {
    const closed = new AbortController();
    const mend = (changed: string[] | null) => {
      const { refresh: now, cards: shown } = latest.current;
      const first = shown.filter(isWorking).concat(shown.filter((card) => !isWorking(card)));
      now(
        changed,
        first.slice(0, maxMended).map(({ id }) => id),
      ).catch((error: unknown) => !closed.signal.aborted && logError(error));
    };
    // What was kept from an earlier visit may be old.
    if (latest.current.cards.length > 0) mend(null);
    void followEvents({
      open: (headers, signal) => api.open('GET', '/cards/stream', { headers, signal }),
      onEvent: ({ event, data }) => {
        if (event !== 'cards_changed') return;
        try {
          mend(cardsChangedSchema.parse(JSON.parse(data)).card_ids);
        } catch (error) {
          logError(error);
        }
      },
      onError: logError,
      signal: closed.signal,
      wait,
      random: Math.random,
    });
    return () => closed.abort();
  }, [api, logError]);
}
