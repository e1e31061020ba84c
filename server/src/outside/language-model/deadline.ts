/** A time-out that can be moved, and the caller's own signal, in one. */
export interface Deadline {
  /** Aborts when the time is over, when the caller stops, and on `abort`. */
  signal: AbortSignal;
  /** Whether the time is over. */
  readonly expired: boolean;
  /** The time begins anew with this length. */
  restart(ms: number): void;
  abort(): void;
  /** Nothing will happen any more. */
  clear(): void;
}

export function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let expired = false;
  let length = ms;
  const expire = () => {
    expired = true;
    controller.abort(new Error('the time is over'));
  };
  let timer = setTimeout(expire, ms);
  const onCaller = () => controller.abort(caller?.reason);
  if (caller?.aborted) onCaller();
  else caller?.addEventListener('abort', onCaller, { once: true });
  return {
    signal: controller.signal,
    get expired() {
      return expired;
    },
    restart(next) {
      // Moving a timer of the same length is nearly free, and this happens at each word.
      if (next === length) timer.refresh();
      else {
        clearTimeout(timer);
        length = next;
        timer = setTimeout(expire, next);
      }
    },
    abort: () => controller.abort(new Error('not needed any more')),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}
