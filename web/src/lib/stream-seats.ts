/** The right to hold one long connection to the server. */
export interface Seat {
  /** Aborts when it is another stream's turn: the connection has to end, and may be opened again with the next seat. */
  readonly lost: AbortSignal;
  leave(): void;
}

/**
 * Browsers open six connections to one server over HTTP/1.1, for all windows together. Streams share the seats below; the
 * rest of the connections is for everything else. When there are more streams than seats, they take turns, each of them
 * resuming where it was.
 */
export interface StreamSeats {
  /** A seat that nobody has, or null. */
  takeFree(): Promise<Seat | null>;
  /** The next seat, which takes some seconds at most when there are more streams than seats. */
  take(signal?: AbortSignal): Promise<Seat>;
}

/** Where connections are not scarce, or windows cannot agree. */
export const endlessSeats = (): StreamSeats => {
  const seat = async (): Promise<Seat> => ({ lost: new AbortController().signal, leave: () => undefined });
  return { take: seat, takeFree: seat };
};
