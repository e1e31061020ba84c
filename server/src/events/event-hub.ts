/** One entry of a topic. `data` is JSON text, kept as written so that every reader gets the same bytes. */
export interface LogEvent {
  seq: number;
  event: string;
  data: string;
  /** The frame of an event stream that shows it, made once for all readers of this process. */
  frame?: string;
}

/** What a tail waits on: events handed over in memory, and the news that the database holds more. */
interface Inbox {
  /** In order of seq; the reader shifts what it has used. */
  pushed: LogEvent[];
  /** Highest seq known to be stored. */
  storedSeq: number;
  /** Memory brings everything after the seq that the reader named, while this process writes the topic. */
  isServed(): boolean;
  /** Whether others may have written since the last call, so that the database has to be read. */
  takeDoubt(): boolean;
  /** Resolves at the next news, or when the signal aborts. */
  wait(signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A reader further behind than this goes back to reading the database. */
const maxPushed = 1_000;
/** Of a topic that this process writes, as many characters are kept for readers who come later. */
const maxKept = 2_000_000;

/** Connects producers and readers inside one process. */
export interface EventHub {
  /**
   * `afterSeq`: what a reader of the log has seen; of a topic that is written here it gets the rest from memory. Without it
   * the inbox is told of news alone.
   */
  open(topic: string, afterSeq?: number): Inbox;
  /** This process alone writes the topic from now on, after the event `afterSeq`. */
  own(topic: string, afterSeq: number): void;
  /** What this process has written to a topic that it owns; null when that was too much to keep. */
  kept(topic: string): readonly LogEvent[] | null;
  /** Others may have written to the topic, or will: its readers look into the database. */
  disown(topic: string): void;
  /** Hands an event to local readers before it is stored. */
  push(topic: string, event: LogEvent): void;
  /** Tells local readers that the database holds everything up to `seq`. */
  stored(topic: string, seq: number): void;
  /** Topics with readers here that another process may write. */
  foreign(): string[];
}

interface Owned {
  afterSeq: number;
  events: LogEvent[];
  /** Characters of them; more than `maxKept`: they are not kept any longer. */
  size: number;
}
type OpenInbox = Inbox & { notify(): void; isBehind: boolean; isInDoubt: boolean; isLog: boolean };

export function createEventHub(): EventHub {
  const inboxes = new Map<string, Set<OpenInbox>>();
  const owned = new Map<string, Owned>();
  const isKept = (own: Owned) => own.size <= maxKept;

  const openInbox = (topic: string): OpenInbox => {
    let wake: (() => void) | null = null;
    let news = false;
    const inbox: OpenInbox = {
      pushed: [],
      storedSeq: 0,
      isBehind: true,
      isInDoubt: false,
      isLog: false,
      isServed: () => !inbox.isBehind && owned.has(topic),
      takeDoubt() {
        const taken = inbox.isInDoubt;
        inbox.isInDoubt = false;
        return taken;
      },
      notify() {
        news = true;
        wake?.();
      },
      wait(signal) {
        return new Promise<void>((resolve) => {
          const onNews = () => {
            signal.removeEventListener('abort', onNews);
            wake = null;
            news = false;
            resolve();
          };
          if (news || signal.aborted) return onNews();
          signal.addEventListener('abort', onNews, { once: true });
          wake = onNews;
        });
      },
      close() {
        const open = inboxes.get(topic);
        open?.delete(inbox);
        if (open?.size === 0) inboxes.delete(topic);
      },
    };
    return inbox;
  };

  return {
    open(topic, afterSeq) {
      const inbox = openInbox(topic);
      const open = inboxes.get(topic) ?? new Set();
      inboxes.set(topic, open.add(inbox));
      inbox.isLog = afterSeq !== undefined;
      const own = owned.get(topic);
      if (afterSeq !== undefined && own !== undefined && isKept(own) && afterSeq >= own.afterSeq) {
        inbox.isBehind = false;
        inbox.pushed = own.events.filter((event) => event.seq > afterSeq);
      }
      return inbox;
    },
    own: (topic, afterSeq) => void owned.set(topic, { afterSeq, events: [], size: 0 }),
    kept(topic) {
      const own = owned.get(topic);
      return own !== undefined && isKept(own) ? own.events : null;
    },
    disown(topic) {
      owned.delete(topic);
      for (const inbox of inboxes.get(topic) ?? []) {
        inbox.isInDoubt = true;
        inbox.notify();
      }
    },
    push(topic, event) {
      const own = owned.get(topic);
      if (own !== undefined && isKept(own)) {
        own.size += event.data.length;
        own.events.push(event);
        if (!isKept(own)) own.events = [];
      }
      for (const inbox of inboxes.get(topic) ?? []) {
        if (inbox.pushed.length >= maxPushed) {
          inbox.pushed = [];
          inbox.isBehind = true;
        }
        inbox.pushed.push(event);
        inbox.notify();
      }
    },
    stored(topic, seq) {
      // What this process writes has reached its readers from memory.
      for (const inbox of inboxes.get(topic) ?? []) {
        if (seq <= inbox.storedSeq) continue;
        inbox.storedSeq = seq;
        if (!inbox.isServed()) inbox.notify();
      }
    },
    foreign: () =>
      [...inboxes]
        .filter(([, open]) => [...open].some((inbox) => inbox.isLog && !inbox.isServed()))
        .map(([topic]) => topic),
  };
}
