/**
 * A request whose answer has to begin within `ms` milliseconds, counted until its headers are there; what follows them may
 * take as long as it likes. Too late, or once `cut` aborts, it rejects as a request does that finds no network (`TypeError`),
 * and is given up. Aborting `signal` rejects with its reason, and ends the answer too.
 */
export async function answeredWithin(
  ms: number,
  open: (signal: AbortSignal) => Promise<Response>,
  { signal, cut }: { signal?: AbortSignal | undefined; cut?: AbortSignal | undefined } = {},
): Promise<Response> {
  const request = new AbortController();
  const giveUp = () => request.abort(new TypeError('The server did not answer in time.'));
  const follow = () => request.abort(signal?.reason);
  if (signal?.aborted) follow();
  // Stays for as long as the answer is read.
  else signal?.addEventListener('abort', follow, { once: true });
  cut?.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, ms);
  try {
    request.signal.throwIfAborted();
    // What waits for a renewed session first does not hear the signal, so it is not only told, but left.
    const left = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    left.catch(() => undefined);
    return await Promise.race([open(request.signal), left]);
  } catch (error) {
    // Nothing comes that would have to be ended.
    signal?.removeEventListener('abort', follow);
    throw error;
  } finally {
    clearTimeout(timer);
    cut?.removeEventListener('abort', giveUp);
  }
}
