/** One entry of a topic. `data` is JSON text, kept as written so that every reader gets the same bytes. */
export interface LogEvent {
  seq: number;
  event: string;
  data: string;
}

/** What a tail waits on: events handed over in memory, and the news that the database holds more. */
interface Inbox {
  /** In order of seq; the reader shifts what it has used. */
  pushed: LogEvent[];
  /** Highest seq known to be stored. */
  storedSeq: number;
  /** Resolves at the next news (or when the signal aborts), or after `pollMs` without any. */
  wait(pollMs: number, signal: AbortSignal): Promise<'news' | 'timeout'>;
  close(): void;
}

/** A reader further behind than this goes back to reading the database. */
const maxPushed = 1_000;

/** Connects producers and readers inside one process. */
export interface EventHub {
  open(topic: string): Inbox;
  /** Hands an event to local readers before it is stored. */
  push(topic: string, event: LogEvent): void;
  /** Tells local readers that the database holds everything up to `seq`. */
  stored(topic: string, seq: number): void;
}

export function createEventHub(): EventHub {
  const inboxes = new Map<string, Set<Inbox & { notify(): void }>>();
  return {
    open(topic) {
      let wake: (() => void) | null = null;
      let news = false;
      const inbox = {
        pushed: [] as LogEvent[],
        storedSeq: 0,
        notify() {
          news = true;
          wake?.();
        },
        wait(pollMs: number, signal: AbortSignal) {
          return new Promise<'news' | 'timeout'>((resolve) => {
            const settle = (reason: 'news' | 'timeout') => {
              clearTimeout(timer);
              signal.removeEventListener('abort', onNews);
              wake = null;
              news = false;
              resolve(reason);
            };
            const onNews = () => settle('news');
            const timer = setTimeout(() => settle('timeout'), pollMs);
            signal.addEventListener('abort', onNews, { once: true });
            wake = onNews;
            if (news || signal.aborted) onNews();
          });
        },
        close() {
          const open = inboxes.get(topic);
          open?.delete(inbox);
          if (open?.size === 0) inboxes.delete(topic);
        },
      };
      const open = inboxes.get(topic) ?? new Set();
      inboxes.set(topic, open.add(inbox));
      return inbox;
    },
    push(topic, event) {
      for (const inbox of inboxes.get(topic) ?? []) {
        if (inbox.pushed.length >= maxPushed) inbox.pushed.length = 0;
        inbox.pushed.push(event);
        inbox.notify();
      }
    },
    stored(topic, seq) {
      for (const inbox of inboxes.get(topic) ?? []) {
        if (seq <= inbox.storedSeq) continue;
        inbox.storedSeq = seq;
        inbox.notify();
      }
    },
  };
}
