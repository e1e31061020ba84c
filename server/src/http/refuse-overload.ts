import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** How often the process looks whether it is late, and how late is too late; milliseconds. */
const lookMs = 1_000;
const tooLateMs = 10_000;

/**
 * Refuses requests with `unavailable` while the process runs its timers more than ten seconds late, so that what waits can
 * be done. One busy second is no overload. Node's histogram of delays, which libraries use for this, wakes the process a
 * hundred times a second: two fifths of the CPU of a streamed answer.
 */
export function refuseOverload(app: FastifyInstance, now: () => number = () => performance.now()): void {
  let lookedAt = now();
  let lateMs = 0;
  const timer = setInterval(() => {
    const at = now();
    lateMs = at - lookedAt - lookMs;
    lookedAt = at;
  }, lookMs).unref();
  app.addHook('onRequest', async () => {
    if (lateMs > tooLateMs)
      throw new ProblemError('unavailable', 'The server is busy. Please try again in a few seconds.', {
        retryAfterSeconds: 10,
      });
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
