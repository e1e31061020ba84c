/**
 * A request whose answer must begin within `ms` milliseconds, counted until its headers are there; the body may
 * take as long as it likes. Otherwise, or once `cut` aborts, it rejects like a request without a network (`TypeError`),
 * and is aborted. Aborting `signal` rejects with its reason, and ends the answer too.
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
  // Stays as long as the answer is being read.
  else signal?.addEventListener('abort', follow, { once: true });
  cut?.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, ms);
  try {
    request.signal.throwIfAborted();
    // A request that first waits for a renewed session does not see the signal, so it is not only aborted but abandoned.
    const left = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    left.catch(() => undefined);
    return await Promise.race([open(request.signal), left]);
  } catch (error) {
    // There is no answer that would have to be ended.
    signal?.removeEventListener('abort', follow);
    throw error;
  } finally {
    clearTimeout(timer);
    cut?.removeEventListener('abort', giveUp);
  }
}
