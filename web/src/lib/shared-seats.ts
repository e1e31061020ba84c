import { endlessSeats, type Seat, type StreamSeats } from './stream-seats.ts';

interface SeatsOptions {
  locks: Pick<LockManager, 'request' | 'query'>;
  /** Carries the number of a seat that a window waits for to the others. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Milliseconds. */
  clock(): number;
}

const seatNumbers = [0, 1, 2, 3];
const lockOf = (seat: number): string => `cardwright-stream-${seat}`;
/** Milliseconds for which a stream keeps a seat that others wait for. */
const turnMs = 1_500;
const askEveryMs = 250;
/** Milliseconds after which a waiting stream tries another seat: the window that has this one may be stuck. */
const patienceMs = 6_000;

/**
 * Seats are Web Locks, so the browser gives back those of a closed or crashed window, and hands them on in the order of
 * asking. Who waits asks again and again, not who sits: in a hidden window timers hardly run, but messages arrive.
 */
export function createStreamSeats({ locks, channel, clock }: SeatsOptions): StreamSeats {
  const asked = new EventTarget();
  const onAsk = (seat: unknown) => asked.dispatchEvent(new Event(String(seat)));
  channel.onmessage = ({ data }) => onAsk(data);
  const ask = (seat: number) => {
    channel.postMessage(seat);
    onAsk(seat);
  };

  const seatOn = (seat: number, free: () => void): Seat => {
    const since = clock();
    const lost = new AbortController();
    const leave = () => {
      asked.removeEventListener(String(seat), giveWay);
      free();
    };
    const giveWay = () => {
      if (clock() - since < turnMs) return;
      lost.abort();
      leave();
    };
    asked.addEventListener(String(seat), giveWay);
    return { lost: lost.signal, leave };
  };
  /** Resolves once the seat is ours; to null when it is not free. */
  const sit = (seat: number, options: LockOptions): Promise<Seat | null> =>
    new Promise((resolve, reject) => {
      locks
        .request(lockOf(seat), options, async (lock) => {
          if (lock === null) return resolve(null);
          await new Promise<void>((free) => resolve(seatOn(seat, free)));
        })
        .catch(reject);
    });
  const takeFree = async () => {
    for (const seat of seatNumbers) {
      const free = await sit(seat, { ifAvailable: true });
      if (free !== null) return free;
    }
    return null;
  };
  /** The seat with the fewest streams on and behind it, but for the given one. */
  const shortestLine = async (except: number | null): Promise<number> => {
    const { held = [], pending = [] } = await locks.query();
    const lengthOf = (seat: number) => [...held, ...pending].filter(({ name }) => name === lockOf(seat)).length;
    const others = seatNumbers.filter((seat) => seat !== except);
    return others.reduce((best, seat) => (lengthOf(seat) < lengthOf(best) ? seat : best));
  };
  /** Null when it took too long. */
  const waitFor = async (seat: number, signal: AbortSignal | undefined): Promise<Seat | null> => {
    const given = new AbortController();
    const giveUp = () => given.abort();
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
    const patience = setTimeout(giveUp, patienceMs);
    const asking = setInterval(() => ask(seat), askEveryMs);
    try {
      const sitting = sit(seat, { signal: given.signal });
      ask(seat);
      return await sitting;
    } catch (error) {
      if (given.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(patience);
      clearInterval(asking);
      signal?.removeEventListener('abort', giveUp);
    }
  };

  return {
    takeFree,
    async take(signal) {
      let tried: number | null = null;
      for (;;) {
        signal?.throwIfAborted();
        let seat = await takeFree();
        if (seat === null) {
          tried = await shortestLine(tried);
          seat = await waitFor(tried, signal);
        }
        if (seat !== null && signal?.aborted) seat.leave();
        else if (seat !== null) return seat;
      }
    },
  };
}

/**
 * The seats of this browser. A plain-http install in a local network has no locks, and is left as it is; protocols after
 * HTTP/1.1 carry all streams on one connection.
 */
export function browserSeats(): StreamSeats {
  const { locks } = navigator as { locks?: LockManager };
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (locks === undefined || /^h[23]/.test(page?.nextHopProtocol ?? '')) return endlessSeats();
  const channel = new BroadcastChannel('cardwright-streams');
  return createStreamSeats({ locks, channel, clock: () => performance.now() });
}
